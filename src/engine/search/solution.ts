/**
 * Solved positions: what their moves lead to, known exactly, in place of a search.
 *
 * @packageDocumentation
 */
import { integerInRange } from '../../boundary/number-in-range.js';
import { quote } from '../../text/message.js';
import { copyParts, type Parts, sumOfParts } from './evaluation.js';
import type { MoveRating, Search } from './rating.js';
import { type PointsWeight, valuesOf } from './value.js';

/** What a move of a solved position leads to under best play. */
export interface SolvedMove<Move extends string = string> {
  /** The move. */
  readonly move: Move;
  /** Share of the win of each player, in turn order: from 0 to 1, together 1. */
  readonly returns: readonly number[];
  /** Points of each player, in turn order; absent in a game without points. */
  readonly scores?: readonly number[] | undefined;
  /** What these points consist of; absent if that is not known. */
  readonly parts?: Parts | undefined;
  /** Best play, from this move on; the move alone by default. */
  readonly line?: readonly Move[] | undefined;
}

/**
 * Solve a position in which there is a player to move: return every legal move, the best first; `undefined` if the
 * position is out of reach.
 *
 * @param isInTime - whether there is time left; absent without a time limit. A solver that can take longer than a
 * millisecond should call it regularly, and return `undefined` once there is none
 */
export type Solve<State, Move extends string> = (
  state: State,
  isInTime?: () => boolean,
) => readonly SolvedMove<Move>[] | undefined;

/**
 * Check the moves of a solved position.
 *
 * @throws RangeError if they are not every legal move once
 */
export function checkSolution<Move extends string>(
  solved: readonly SolvedMove<Move>[],
  legal: readonly Move[],
): void {
  const moves = solved.map(({ move }) => move);
  const known = new Set(moves);
  if (moves.length === legal.length && legal.every((move) => known.has(move))) return;
  const found = moves.length === 0 ? 'no move' : quote(moves.join(' '));
  throw new RangeError(`Solve: found ${found}, expected every legal move once, or undefined.`);
}

/** Rate the moves of a solved position, in the same order. */
function ratingsOfSolved<Move extends string>(
  moves: readonly SolvedMove<Move>[],
  player: number,
  points: PointsWeight | undefined,
): MoveRating<Move>[] {
  return moves.map(({ move, returns, scores, parts, line }) => ({
    move,
    visits: 0,
    value: valuesOf({ returns, scores }, points)[player] ?? 0,
    wins: returns[player] ?? 0,
    returns: [...returns],
    ...(scores && { scores: parts ? sumOfParts(parts) : [...scores] }),
    ...(parts && { parts: copyParts(parts) }),
    line: line ? [...line] : [move],
    exact: true,
  }));
}

/**
 * Make a search of a solved position, which is finished before it begins.
 *
 * @param only - the moves that are rated; all by default
 */
export function solvedSearch<Move extends string>(
  solved: readonly SolvedMove<Move>[],
  player: number,
  points: PointsWeight | undefined,
  only: readonly Move[] | undefined,
): Search<Move> {
  const moves = solved.filter(({ move }) => only === undefined || only.includes(move));
  let done = 0;
  return {
    // Callers may wait until a search has run for so long.
    get iterations() {
      return done;
    },
    exact: true,
    run: (iterations) => {
      done += integerInRange('Iterations', iterations, 0);
    },
    moves: () => ratingsOfSolved(moves, player, points),
  };
}
