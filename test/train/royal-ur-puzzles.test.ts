/** The themes of the puzzles of Ur: what a move does. */
import { decodeState, type Move } from 'azulejo/royal-ur';
import { expect, test } from 'vitest';
import type { Theme } from '../../playground/games/royal-ur/themes.js';
import { themeOf } from '../../tools/train/royal-ur/themes.js';

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
