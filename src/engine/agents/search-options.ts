/** Search options; and solved positions: what their moves lead to, known exactly, in place of a search. */

import {
  checkedFunction,
  integerInRange,
  ownProperties,
  positiveNumber,
} from '../../boundary/values.js';
import { quote, showValue } from '../../text/message.js';
import type { Game, GameTypes } from '../game/game.js';
import {
  copyParts,
  type Evaluate,
  type Explain,
  evaluateByRollout,
  type Parts,
  type PointsWeight,
  sumOfParts,
  valuesOf,
} from './evaluation.js';
import type { MoveRating, Search } from './rating.js';

/**
 * A move of a solved position, with the exact result under best play. A {@link Solve} function returns one for each
 * legal move.
 *
 * @typeParam Move - the type of the game's moves
 */
export interface SolvedMove<Move extends string = string> {
  /** The move in the game's notation, such as `A0c2` in Azul. */
  readonly move: Move;
  /** Win share of each player, in turn order: the expected share of the win, from 0 to 1; the sum is 1. */
  readonly returns: readonly number[];
  /** Points of each player, in turn order; absent in a game without points. */
  readonly scores?: readonly number[] | undefined;
  /** The parts of these points, by the part's name; absent if they are not known. */
  readonly parts?: Parts | undefined;
  /** The moves of best play, this one first; this move alone by default. */
  readonly line?: readonly Move[] | undefined;
}

/**
 * A function that solves positions exactly, such as endgames. The option `solve` of {@link searchAgent} takes one.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 * @param state - a state with a player to move
 * @param isInTime - whether there is time left; absent without a time limit. A solver that can take longer than a
 * millisecond should call it regularly, and return `undefined` once there is none
 * @returns every legal move once, the best first; `undefined` if the position cannot be solved
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
    winShare: returns[player] ?? 0,
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
  return Object.freeze({
    // Callers may wait until a search has run for so long.
    get iterations() {
      return done;
    },
    exact: true,
    run: (iterations: number) => {
      done += integerInRange('Iterations', iterations, 0);
    },
    moves: () => ratingsOfSolved(moves, player, points),
  });
}

/**
 * A function that returns the prior probability of each move, by which a search explores. The option `priors`
 * of {@link searchAgent} takes one.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 * @param state - a state with a player to move
 * @param moves - the legal moves, in the order of `legalMoves`
 * @returns for each move, in the same order, the probability that it is the best: from 0 to 1; the sum is 1
 */
export type Priors<State, Move extends string> = (
  state: State,
  moves: readonly Move[],
) => readonly number[];

/**
 * Options of a Monte Carlo tree search; all have defaults. {@link searchAgent} takes them.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface SearchOptions<State, Move extends string> {
  /** Function that evaluates the position of a new node; by default, a random playout to the end of the game. */
  readonly evaluate?: Evaluate<State> | undefined;
  /** Function that returns the same evaluation with its parts, for ratings; without it, ratings have no parts. */
  readonly explain?: Explain<State> | undefined;
  /** Function that returns the prior probability of each move; equal ones by default. */
  readonly priors?: Priors<State, Move> | undefined;
  /** Function that solves positions: one that it solves is not searched. None by default. */
  readonly solve?: Solve<State, Move> | undefined;
  /**
   * Exploration constant of PUCT, above 0: the higher it is, the more often moves are tried that are not the best so
   * far. 1 by default.
   */
  readonly exploration?: number | undefined;
  /** The weight of a lead in points, next to that of the win; by default, only the win counts. */
  readonly points?: PointsWeight | undefined;
  /** Maximum number of moves in a random playout, an integer from 1; 1,000 by default. */
  readonly rolloutMoves?: number | undefined;
}

/** Exploration constant and length of rollouts by default. */
const DEFAULTS = { exploration: 1, rolloutMoves: 1000 } as const;

/**
 * Complete search options.
 *
 * @throws RangeError if a number is out of its range
 */
export function completeOptions<Types extends GameTypes>(
  game: Game<Types>,
  given: SearchOptions<Types['state'], Types['move']>,
) {
  const options = ownProperties('Options', given);
  const { exploration = DEFAULTS.exploration, rolloutMoves = DEFAULTS.rolloutMoves } = options;
  const { evaluate, explain, priors, solve } = options;
  const points = options.points === undefined ? undefined : ownProperties('Points', options.points);
  positiveNumber('Exploration', exploration);
  checkedFunction('Evaluate', evaluate);
  checkedFunction('Explain', explain);
  checkedFunction('Priors', priors);
  checkedFunction('Solve', solve);
  if (points !== undefined) {
    const { scale, share } = points;
    positiveNumber('Points, scale', scale);
    if (typeof share !== 'number' || !(share >= 0 && share <= 1)) {
      throw new RangeError(
        `Points, share: found ${showValue(share)}, expected a number from 0 to 1.`,
      );
    }
  }
  integerInRange('Rollout, moves', rolloutMoves, 1, Number.MAX_SAFE_INTEGER);
  return {
    exploration,
    points,
    priors,
    explain,
    solve,
    evaluate: evaluate ?? evaluateByRollout(game, rolloutMoves),
  };
}

export type CompleteOptions<Types extends GameTypes> = ReturnType<typeof completeOptions<Types>>;
