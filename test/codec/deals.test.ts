/** Deals as text, and what is wrong with others. */
import {
  applyChance,
  type Deal,
  decodeState,
  drawTile,
  encodeState,
  type GameState,
  IllegalChanceError,
  newGame,
  sampleChance,
  seededRng,
} from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oracleDealPossible } from '../oracle/index.js';
import { games, play } from '../support/games.js';

function fresh(): GameState {
  return decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
}

describe('a deal', () => {
  test('is the factories part of the shared string', () => {
    const deal = 'F0cdde1bbbe2abde3cdee4bcce';
    expect(encodeState(applyChance(fresh(), deal))[0]).toBe(`A${deal}CfB1915161614D0000000000`);
  });

  test('that is possible is what the oracle calls possible', () => {
    const draws = fc.array(fc.constantFrom(...'abcde'), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(games, draws, (game, tiles) => {
        for (const { before, event } of play(game)) {
          if (before.phase !== 'round-end' || event === 'F') continue;
          const encoded = encodeState(before);
          const count = 4 * (2 * before.rules.players + 1);
          const colours = Array.from({ length: count }, (_, index) => tiles[index % 20] ?? 'a');
          const factories = Array.from({ length: count / 4 }, (_, factory) => {
            return `${factory}${colours
              .slice(4 * factory, 4 * factory + 4)
              .sort()
              .join('')}`;
          });
          const random = `F${factories.join('')}`;
          for (const deal of [random, event.slice(0, -1), event.replace('a', 'b')]) {
            const isPossible = oracleDealPossible(encoded, deal, before.rules);
            const give = () => applyChance(before, deal as Deal); // It begins with F.
            if (isPossible) expect(give().phase).toBe('drafting');
            else expect(give).toThrow(IllegalChanceError);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('that was sampled is the one that the same numbers deal', () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, seed) => {
        for (const { before } of play(game)) {
          if (before.phase !== 'round-end') continue;
          const deal = sampleChance(before, seededRng(seed));
          expect(encodeState(applyChance(before, deal))).toEqual(
            encodeState(applyChance(before, seededRng(seed))),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  test('can be sampled in the middle of a round: what bag and discard hold', () => {
    const state = newGame({ rng: seededRng(2) });
    expect(sampleChance(state, seededRng(3))).toMatch(/^F(\d[a-e]{4}){5}$/);
  });

  test('is sampled for the factories of the game, also where a text fills others', () => {
    const shared = 'AF5aaaa8bbbbCcfB2020202020D0000000000';
    const state = decodeState([shared, 'A0MSFB0MSF'], { validate: false });
    const deal = sampleChance(state, seededRng(3));
    expect(deal.replace(/[a-e]{4}/g, '-')).toBe('F0-1-2-3-4-');
  });
});

describe('drawing', () => {
  test('gives a colour that the bag holds, the discard when the bag is empty, else nothing', () => {
    const draw = (piles: string) =>
      drawTile(decodeState([`AFCf${piles}`, 'A0MSFB0MSF'], { validate: false }), () => 0.999);
    expect(draw('B0001020000D0000000001')).toBe('c');
    expect(draw('B0000000000D0000000001')).toBe('e');
    expect(draw('B0000000000D0000000000')).toBeUndefined();
  });

  test('gives every tile the same chance', () => {
    const rng = seededRng(4);
    const state = decodeState(['AFCfB0102030400D0000000020', 'A0MSFB0MSF'], { validate: false });
    const drawn = Array.from({ length: 20_000 }, () => drawTile(state, rng));
    const shares = [...'abcde'].map((colour) => drawn.filter((tile) => tile === colour).length);
    shares.forEach((count, colour) => {
      const expected = [2000, 4000, 6000, 8000, 0][colour] ?? 0;
      expect(Math.abs(count - expected)).toBeLessThanOrEqual(5 * Math.sqrt(expected));
    });
  });

  test('refuses a generator that leaves its range', () => {
    for (const number of [1, 2, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => newGame({ rng: () => number })).toThrow(RangeError);
    }
    for (const number of [0, 1 - 2 ** -53]) {
      const state = newGame({ rng: () => number });
      expect(encodeState(state)[0]).toMatch(/^[AB]F(\d[a-e]{4}){5}CfB/);
    }
  });
});
