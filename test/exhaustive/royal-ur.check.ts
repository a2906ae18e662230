/** The Royal Game of Ur at length: three tokens solved, two compared with the oracle, thousands of games. */

import { simulate } from 'azulejo/agents';
import {
  applyChance,
  applyMove,
  decodeState,
  encodeState,
  legalMoves,
  newGame,
  perft,
  ROLLS,
  type Rules,
  royalUr,
  solve,
} from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { countPositions } from '../royal-ur/oracle/count.js';
import * as game from '../royal-ur/oracle/game.js';
import { solve as solveByOracle } from '../royal-ur/oracle/solve.js';
import { decode, encode } from '../royal-ur/oracle/text.js';
import { unfinishedPlayers } from '../royal-ur/positions.js';

const OTHER: Partial<Rules> = {
  ...{ safeRosettes: false, rosettesGrantRolls: false, capturesGrantRolls: true, zero: 'again' },
};

function oracleOf(encoded: readonly [string, string], rules: Partial<Rules>) {
  const state = decode(...encoded, rules);
  if (state === undefined) throw new Error(`The oracle refuses ${encoded.join(' ')}.`);
  return state;
}

describe('solved games', () => {
  test('of three tokens: the chance of the player who begins', async () => {
    const table = await solve({ tokens: 3 });
    expect(Math.abs(table.winShare(newGame({ rules: { tokens: 3 } })) - 0.5162011022)).toBeLessThan(
      1e-7,
    );
    // Tokens at home on both sides make the smaller game.
    const smaller = table.winShare(decodeState(['A-', 'A2PH1B2PH1']));
    expect(Math.abs(smaller - 0.5185729075)).toBeLessThan(1e-7);
  });

  test.each([{}, OTHER])(
    'of two tokens: every position as the oracle has it, %o',
    async (rules) => {
      const table = await solve({ ...rules, tokens: 2, tolerance: 1e-11 });
      const solution = solveByOracle(game.start({ ...rules, tokens: 2 }).rules, 1e-12);
      const wrong = unfinishedPlayers(2).filter((players) => {
        const encoded = ['A-', players] as const;
        const chance = solution.chance(oracleOf(encoded, rules));
        return !(Math.abs(table.winShare(decodeState(encoded, { rules })) - chance) < 1e-9);
      });
      expect(wrong).toEqual([]);
    },
  );
});

test.each([{}, OTHER])('every position with two tokens leads to the same ones, %o', (rules) => {
  const wrong = unfinishedPlayers(2).filter((players) =>
    ROLLS.some((roll, number) => {
      const encoded = ['A-', players] as const;
      const state = applyChance(decodeState(encoded, { rules }), roll);
      const oracle = game.applyChance(oracleOf(encoded, rules), number);
      const moves = legalMoves(state);
      return (
        String(encodeState(state)) !== String(encode(oracle)) ||
        String(moves) !== String(game.legalMoves(oracle)) ||
        moves.some(
          (move) =>
            String(encodeState(applyMove(state, move))) !==
            String(encode(game.applyMove(oracle, move))),
        )
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  [1, 217, 30, 248],
  [2, 12_869, 242, 13_112],
  [3, 263_121, 1_182, 264_304],
  [4, 2_602_822, 4_124, 2_606_947],
  [5, 14_669_769, 11_070, 14_680_840],
  [6, 53_188_365, 24_022, 53_212_388],
  [7, 137_870_097, 43_838, 137_913_936],
])('positions with %i tokens', (tokens, bothUnfinished, oneFinished, all) => {
  expect(countPositions(tokens)).toEqual({ bothUnfinished, oneFinished, all });
});

test('the sequences of seven steps are counted', () => {
  expect(perft(newGame(), 7)).toBe(1_064_116);
  expect(perft(newGame({ rules: { tokens: 2 } }), 7)).toBe(744_897);
});

test.each([
  ['random', 156.3 - 12.6, 1],
  ['easy', 403.4 - 29.7, 12],
  ['medium', 860 - 60.6, 25],
] as const)('games of two players %s have %d moves, give or take %d', async (name, mean, error) => {
  const options = { agents: [name, name], games: 2000, seed: 1, workers: 0 } as const;
  const { moves } = await simulate(royalUr, options);
  expect(Math.abs((moves?.mean ?? 0) - mean)).toBeLessThan(error);
  expect(moves?.max).toBeLessThan(5000);
});
