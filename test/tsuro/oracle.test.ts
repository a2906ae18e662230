/** The library and the oracle, which was written without it, say the same of everything. */
import {
  canonicalRotation,
  exitOf,
  isStateValid,
  PORTS,
  ROTATIONS,
  type Rules,
  safeDecodeState,
  seededRng,
  TILES,
} from 'azulejo/tsuro';
import { expect, test } from 'vitest';
import { mutate } from '../fuzz/mutate.js';
import * as text from './oracle/text.js';
import * as tiles from './oracle/tiles.js';
import { differenceInGame, noCounts, SOME_RULES } from './oracle-games.js';

test('of every tile: its wires, and what rotating it does', () => {
  for (const [tile, wires] of TILES.entries()) {
    for (const rotation of ROTATIONS) {
      expect(canonicalRotation(tile, rotation)).toBe(tiles.canonicalRotation(tile, rotation));
      for (const port of PORTS) {
        expect(exitOf(tile, rotation, port)).toBe(tiles.exitOf(tile, rotation, port));
      }
    }
    for (const [one, other] of wires) expect(tiles.exitOf(tile, 'n', one)).toBe(other);
  }
});

test.each(SOME_RULES)('of random games: $players players, $supply, $legality, $end', (rules) => {
  const counts = noCounts();
  // One game; thousands, by all rules, are played by test/exhaustive.
  expect(differenceInGame(rules, 1, counts, true)).toBeUndefined();
  expect(counts.games).toBe(1);
});

/** Texts of states, some of which are valid. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['A0HTB00-34', 'A-B-C-'],
  ['A0H000102TB03-34', 'A-B-C-'],
  ['B0HT1002nB03-34', 'A10cB-C-'],
  [
    'A4H0128T0503n0625e0708e0816e0901n1619n2018n2126w2600e3013s3128e3623e8614n8709e8824w9815nB00,02-15,17-27,29-34',
    'A30dB36fC86hD05a',
  ],
  ['A1H0407T0134n1034nB', 'A01cB10eCX0'],
  ['-6HT3013nB', 'AX6B30fCX5'],
  ['C0H060708T0102n5003nB09-34', 'A01eB50fC-D-'],
  ['-3H0203T3013nB04-34', 'AF3B30fCX3'],
  ['B2H3401T0102n0209n1103n1012n9005nB02-34', 'A02eB90eC11d'],
];

test('of which texts are states, and as what they are read', () => {
  const rng = seededRng(5);
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(rng() * values.length)] as Value;
  let valid = 0;
  for (let number = 0; number < 1500; number++) {
    const [[shared, players], [otherShared, otherPlayers]] = [pick(TEXTS), pick(TEXTS)];
    const given = [
      rng() < 0.5 ? mutate(rng, shared, otherShared) : shared,
      rng() < 0.5 ? mutate(rng, players, otherPlayers) : players,
    ] as const;
    const rules: Partial<Rules> = { supply: pick(['bag', 'cycle', 'endless'] as const) };
    // A number of more than three digits is no round here; the oracle has no limit.
    if (/\d{4,}/.test(given[0].slice(1, 6)) || /[XLF]\d{4}/.test(given[1])) continue;
    const isValid = isStateValid(given, { rules });
    const isAlone = /[XL]0/.test(given[1]);
    if (!isAlone) {
      expect([...given, rules.supply, isValid]).toEqual([
        ...given,
        rules.supply,
        text.decode(...given, rules) !== undefined,
      ]);
    }
    const read = safeDecodeState(given, { rules, validate: false });
    // A board with two tiles on a square has no state here, valid or not.
    if (!read.ok && read.issues.every(({ code }) => code === 'board.square-repeated')) continue;
    expect([...given, read.ok]).toEqual([...given, text.readState(...given, rules) !== undefined]);
    if (isValid) valid++;
  }
  expect(valid).toBeGreaterThan(100);
});
