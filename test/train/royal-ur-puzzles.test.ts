/** The puzzles of Ur: their program writes the same file again, and names what a move does. */
import { readFile } from 'node:fs/promises';
import { decodeState, type Move } from 'azulejo/royal-ur';
import { expect, test } from 'vitest';
import { findPuzzles } from '../../train/royal-ur/find-puzzles.js';
import { puzzlesFile } from '../../train/royal-ur/puzzles-file.js';
import { type Theme, themeOf } from '../../train/royal-ur/themes.js';

test('the file of the playground is written again from its seed', async () => {
  const written = await readFile('playground/games/royal-ur/puzzle-positions.ts', 'utf8');
  expect(puzzlesFile(await findPuzzles(24, 1))).toBe(written);
});

test('there are no more than there are', async () => {
  await expect(findPuzzles(300, 1)).rejects.toThrow(
    /^Puzzles of 2 tokens: found \d\d, expected 100\.$/,
  );
});

type Row = readonly [
  why: string,
  shared: string,
  players: string,
  move: Move,
  theme: Theme | undefined,
];

const ROWS: readonly Row[] = [
  ['captures, from out of reach or not', 'A2', 'A0P0507H0B0P0409H0', 'A0709', 'capture'],
  ['a token on its own squares is captured by nobody', 'A1', 'A1P12H0B1P13H0', 'A1213', undefined],
  ['comes home', 'A2', 'A0P0513H0B1P07H0', 'A1315', 'home'],
  ['lands on an own rosette', 'A1', 'A0P0306H0B1P05H0', 'A0304', 'rosette'],
  ['lands on the shared rosette', 'A1', 'A1P07H0B1P06H0', 'A0708', 'rosette'],
  ['leaves the reach of a token one behind', 'A4', 'A1P05H0B1P04H0', 'A0509', 'escape'],
  ['leaves the reach of a token four behind', 'A1', 'A1P09H0B1P05H0', 'A0910', 'escape'],
  ['is out of reach of a token five behind', 'A1', 'A1P10H0B1P05H0', 'A1011', undefined],
  ['is out of reach of a token ahead', 'A1', 'A1P09H0B1P11H0', 'A0910', undefined],
  ['stays in reach', 'A1', 'A1P09H0B1P07H0', 'A0910', undefined],
  ['leaves the other one on the rosette', 'A1', 'A0P0810H0B1P05H0', 'A1011', 'hold'],
  ['the other one would go into reach', 'A2', 'A0P0410H0B1P03H0', 'A1012', 'safety'],
  ['goes into reach as the other one would', 'A1', 'A0P0409H0B0P0308H0', 'A0910', undefined],
];

test.each(ROWS)('%s: %s %s %s', (_, shared, players, move, theme) => {
  expect(themeOf(decodeState([shared, players]), move)).toBe(theme);
});
