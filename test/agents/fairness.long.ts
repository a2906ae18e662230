/** Whole games of random play are like those that the public functions play, drawing from lists. */
import { describe, expect, test } from 'vitest';
import type { Rng } from '../../src/game.js';
import {
  applyChance,
  applyMove,
  type GameState,
  legalMoves,
  newGame,
  type Rules,
  rollout,
  seededRng,
} from '../../src/index.js';
import { ALL_RULES } from '../support/games.js';

interface Result {
  readonly score: number;
  readonly moves: number;
  readonly rounds: number;
}

/** Play to the end by the public functions, drawing each move from the list of legal ones. */
function playByList(start: GameState, rng: Rng, limit: number): Result {
  let state = start;
  let moves = 0;
  let rounds = 0;
  while (state.phase !== 'game-over' && moves < limit) {
    const list = legalMoves(state);
    const move = list[Math.floor(rng() * list.length)];
    if (move === undefined) rounds++;
    else moves++;
    state = move === undefined ? applyChance(state, rng) : applyMove(state, move);
  }
  const score = state.scores.reduce((sum, points) => sum + points, 0);
  return { score, moves, rounds };
}

function playByRollout(start: GameState, rng: Rng, limit: number): Result {
  const { scores, moves, rounds } = rollout(start, rng, { moves: limit });
  return { score: scores.reduce((sum, points) => sum + points, 0), moves, rounds };
}

const GAMES = 1500;

/** How many standard errors the means of two samples lie apart. */
function distance(ours: readonly number[], theirs: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
  const error = (values: readonly number[]) =>
    values.reduce((sum, x) => sum + (x - mean(values)) ** 2, 0) / values.length ** 2;
  return Math.abs(mean(ours) - mean(theirs)) / Math.sqrt(error(ours) + error(theirs) + 1e-12);
}

describe('a rollout', () => {
  test.each<Rules>(ALL_RULES)('is as random play is: $players, $mosaic, $tilingOrder', (rules) => {
    const sample = (play: typeof playByList, stream: number) =>
      Array.from({ length: GAMES / rules.players }, (_, game) => {
        const rng = seededRng(100_000 * stream + game);
        return play(newGame({ rules, rng }), rng, 200 * rules.players);
      });
    const ours = sample(playByRollout, 1);
    const theirs = sample(playByList, 2);
    for (const name of ['score', 'moves', 'rounds'] as const) {
      const apart = distance(
        ours.map((result) => result[name]),
        theirs.map((result) => result[name]),
      );
      expect(apart).toBeLessThan(5);
    }
  });
});
