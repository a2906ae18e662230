/** Numbers of the game that are known from outside, or were computed by another program. */

import { simulate } from 'azulejo/agents';
import {
  decodeState,
  evaluateProgress,
  expectiminimax,
  newGame,
  perft,
  type Rules,
  royalUr,
  solve,
} from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';

describe('perft', () => {
  test.each([
    [7, [1, 5, 28, 192, 1492, 12_469, 112_552]],
    [2, [1, 5, 28, 192, 1441, 11_338, 91_339]],
  ] as const)('with %i tokens', (tokens, counts) => {
    const state = newGame({ rules: { tokens } });
    expect(counts.map((_, depth) => perft(state, depth))).toEqual(counts);
  });

  test('begins with the move of a roll that waits, and ends with the game', () => {
    expect(perft(decodeState(['A1', 'A1P03H0B1P04H0']), 1)).toBe(2);
    expect(perft(decodeState(['A1', 'A0P14H1B2PH0']), 1)).toBe(1);
    expect(perft(decodeState(['A1', 'A0P14H1B2PH0']), 2)).toBe(0);
    const over = decodeState(['A#', 'A0PH2B2PH0']);
    expect([perft(over, 0), perft(over, 1)]).toEqual([1, 0]);
  });
});

test('the outcomes of the dice have the mean 2', () => {
  const outcomes = royalUr.chance?.outcomes?.(newGame()) ?? [];
  expect(outcomes.map(({ probability }) => 16 * probability)).toEqual([1, 4, 6, 4, 1]);
  const mean = outcomes.reduce((sum, { probability }, roll) => sum + probability * roll, 0);
  expect(mean).toBe(2);
});

describe('best play', () => {
  const two = () => {
    solved ??= solve({ tokens: 2 });
    return solved;
  };
  let solved: ReturnType<typeof solve> | undefined;
  const chanceOf = async (rules: Partial<Rules> & { tokens: 1 | 2 | 3 }) =>
    (await solve(rules)).winShare(newGame({ rules }));

  test('gives the player who begins a chance that is known', async () => {
    expect(Math.abs((await chanceOf({ tokens: 1 })) - 0.5300498395)).toBeLessThan(1e-9);
    expect(
      Math.abs((await two()).winShare(newGame({ rules: { tokens: 2 } })) - 0.5185729075),
    ).toBeLessThan(1e-9);
  });

  test.each([
    [{ safeRosettes: false }, 0.5187140915],
    [{ rosettesGrantRolls: false }, 0.518409871],
    [{ zero: 'again' }, 0.5185581888],
  ] as const)('gives another with other rules: %o', async (rules, chance) => {
    expect(Math.abs((await chanceOf({ tokens: 2, ...rules })) - chance)).toBeLessThan(1e-9);
  });

  test.each([
    ['A0P14H0B0P14H0', 4 / 7],
    ['A0P13H0B0P14H0', 116 / 161],
    ['A0P14H0B0P13H0', 74 / 161],
  ])('of one token each has the chance that is computed by hand: %s', async (players, chance) => {
    const table = await solve({ tokens: 1, tolerance: 1e-13 });
    expect(table.winShare(decodeState(['A-', players]))).toBeCloseTo(chance, 12);
  });

  test('of two tokens each has chances that are known', async () => {
    const table = await two();
    const chances = [
      ['A1P04H0B2PH0', 0.57957743],
      ['A1P08H0B2PH0', 0.65404894],
      ['A2PH0B1P08H0', 0.38442079],
      ['A0P1214H0B0P1314H0', 0.51088971],
      ['A1PH1B2PH0', 0.77797646],
    ] as const;
    for (const [players, chance] of chances) {
      const found = table.winShare(decodeState(['A-', players]));
      expect(Math.abs(found - chance)).toBeLessThan(1e-8);
    }
  });
});

test('random games, and those of the players of the program, are as long as they are known to be', async () => {
  const meanOf = async (name: 'random' | 'easy') => {
    const { moves } = await simulate(royalUr, {
      agents: [name, name],
      games: 60,
      seed: 1,
      workers: 0,
    });
    return moves?.mean ?? 0;
  };
  // Moves are rolls but for those that pass: 156.3 - 12.6, and 403.4 - 29.7.
  expect(Math.abs((await meanOf('random')) - 143.7)).toBeLessThan(12);
  expect(Math.abs((await meanOf('easy')) - 373.7)).toBeLessThan(100);
});

test('a rating that another function makes is the same as that of the library', () => {
  const state = decodeState(['A2', 'A3P0206H1B3P091214H0']);
  const own = expectiminimax(state, {
    depth: 3,
    evaluate: (each, player) => evaluateProgress(each, player),
  });
  expect(expectiminimax(state, { depth: 3 })).toEqual(own);
});
