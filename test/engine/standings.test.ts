/** Standings as text: written, read, refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayerStanding } from '../../src/engine/game/game.js';
import {
  readStanding,
  type StandingFields,
  writeStanding,
} from '../../src/engine/game/standings.js';
import { azul } from '../../src/index.js';
import { anyText } from '../support/any-text.js';

/** A standing with every kind of field, some of which may be absent. */
interface Standing extends PlayerStanding {
  readonly rank: number;
  readonly left?: number;
  readonly reason?: string;
  readonly timed: boolean;
}

const FIELDS: StandingFields<Standing> = {
  rank: 'number',
  winner: 'flag',
  left: 'optional number',
  reason: 'optional word',
  timed: 'flag',
};

const PLAYERS = ['A', 'B', 'C'];

const read = (text: string) => readStanding<Standing>(FIELDS, PLAYERS, text);

const numbers = fc
  .oneof(fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), fc.integer({ min: -9, max: 99 }))
  .map((number) => number + 0);

const standings: fc.Arbitrary<Standing> = fc.record(
  {
    player: fc.constantFrom(...PLAYERS),
    rank: numbers,
    winner: fc.boolean(),
    left: numbers,
    reason: fc.constantFrom('edge', 'loop', 'winner', 'left=3', '-', '='),
    timed: fc.boolean(),
  },
  { requiredKeys: ['player', 'rank', 'winner', 'timed'] },
);

describe('a standing', () => {
  test.each<[Standing, string]>([
    [{ player: 'A', rank: 1, winner: true, timed: false }, 'A rank=1 winner'],
    [
      { player: 'B', rank: 2, winner: false, left: 0, reason: 'edge', timed: true },
      'B rank=2 left=0 reason=edge timed',
    ],
    [{ player: 'C', rank: -3, winner: false, timed: false }, 'C rank=-3'],
  ])('%j is written as %s', (standing, text) => {
    expect(writeStanding(FIELDS, standing)).toBe(text);
    expect(read(text)).toEqual({ ok: true, value: standing });
  });

  test('of Azul has points, rows, and whether the player wins', () => {
    const { standingFields } = azul;
    const standing = { player: 'A', score: 19, rows: 1, winner: true } as const;
    expect(writeStanding(standingFields, standing)).toBe('A score=19 rows=1 winner');
    const text = writeStanding(standingFields, { ...standing, score: 0, winner: false });
    expect(text).toBe('A score=0 rows=1');
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(standings, (standing) => {
        expect(read(writeStanding(FIELDS, standing))).toEqual({ ok: true, value: standing });
      }),
      { numRuns: 500 },
    );
  });

  test('that is read is written as it was', () => {
    const words = fc.constantFrom(
      ...['A', 'D', 'rank=1', 'rank=', 'winner', 'left=2', 'reason=x', 'reason=', 'timed', '', 'x'],
    );
    const texts = fc.array(words, { maxLength: 6 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.oneof(texts, anyText(20)), (text) => {
        const result = read(text);
        if (result.ok) expect(writeStanding(FIELDS, result.value)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    '',
    ' ',
    'D rank=1',
    'a rank=1',
    'A ',
    'A rank=1 ',
    'A  rank=1',
    'A winner rank=1',
    'A rank=1 rank=1',
    'A rank=1 winner=true',
    'A rank=01',
    'A rank=+1',
    'A rank=-0',
    'A rank=1.5',
    'A rank=1e3',
    'A rank=',
    'A rank',
    'A rank=1000000000000000',
    'A rank=1 reason=',
    'A rank=1 timed winner',
    'A rank=1 __proto__=1',
  ])('%j is refused', (text) => {
    expect(read(text)).toEqual({
      ok: false,
      faults: [
        {
          found: expect.stringMatching(/^".*"$/),
          expected: 'a player, rank=, [winner], [left=], [reason=], [timed]',
        },
      ],
    });
  });
});
