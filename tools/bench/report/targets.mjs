/** The targets of the library. */
import { BUNDLES } from '../subject/bundles.mjs';
import { measureOf } from './rows.mjs';

/**
 * Minimum ratio by row, or maximum where less is better; sizes in kB.
 *
 * @type {Readonly<Record<string, number>>}
 */
const TARGETS = {
  'random games, 2 players, fixed': 0.5,
  'random games, 2 players, variant': 0.35,
  'rollout, 2 players, fixed': 0.6,
  'search, random rollouts, 2 players, fixed': 0.5,
  'search, choice of a move, 2 players, fixed': 0.29,
  // A match takes at most 1.8 times as long as the bare functions.
  'match of random agents, 2 players, fixed': 0.56,
  'perft 4': 8,
  'Ur: random games': 0.35,
  'Ur: expectiminimax, 3 rolls ahead, median': 5,
  'Ur: solve, 2 tokens': 0.5,
  'Ur: solve, 3 tokens': 20,
  'Tsuro: random games': 0.3,
  'Tsuro: legalMoves of a turn, total': 20,
  'Tsuro: legalMoves of a turn, reference': 20,
  'Cube Blokus: random games': 0.3,
  'Cube Blokus: legalMoves, median': 150,
  'Cube Blokus: legalMoves, worst position': 1000,
  'Cube Blokus: first call, with tables': 30,
  'decodeState, average': 1.5,
  'encodeState, average': 1.5,
  'azulejo validate, 200,000 states': 0.5,
  'azulejo --version': 1.5,
  ...Object.fromEntries(
    BUNDLES.flatMap(({ name, most, mostCompressed }) => [
      [`${name}, minified`, most],
      [`${name}, compressed`, mostCompressed],
    ]),
  ),
};

/**
 * Return the target of a row, and whether it is met.
 *
 * @param {import('./rows.mjs').Row} row
 * @returns {{ wanted: string, isMet: boolean } | undefined} undefined if it has no target
 */
export function targetOf(row) {
  /** @type {number | undefined} */
  const target = TARGETS[row.name];
  if (target === undefined) return undefined;
  return row.lessIsBetter
    ? { wanted: `at most ${target}`, isMet: measureOf(row) <= target }
    : { wanted: `at least ${target}`, isMet: measureOf(row) >= target };
}
