/** Ratings of moves by a search. */

import type { GameTypes } from '../game/game.js';
import { copyParts, type Parts, sumOfParts } from './evaluation.js';
import {
  addToSums,
  type Decision,
  type Edge,
  inOrder,
  type PlayerSums,
  type Sums,
} from './search-tree.js';

/**
 * A search's rating of one legal move: how good it is, and what is expected after it. {@link SearchAgent.analyse}
 * returns one for each legal move.
 *
 * @typeParam Move - the type of the game's moves
 */
export interface MoveRating<Move extends string = string> {
  /** The move in the game's notation, such as `A0c2` in Azul. */
  readonly move: Move;
  /** Number of iterations in which the search tried the move, from 0. */
  readonly visits: number;
  /**
   * Mean value of the move for the player to move, from 0 to 1: the win share, mixed with the lead in points if the
   * option `points` is set.
   */
  readonly value: number;
  /**
   * Win share that the player to move can expect after the move, from 0 to 1: with two players, the win probability.
   */
  readonly winShare: number;
  /** Win share that each player can expect, in turn order: from 0 to 1; the sum is 1. */
  readonly returns: readonly number[];
  /** Points that each player can expect, in turn order; absent in a game without points, and before any iteration. */
  readonly scores?: readonly number[] | undefined;
  /**
   * The parts of these points: by the part's name, the points of each player in turn order. Absent if the search has no
   * option `explain`.
   */
  readonly parts?: Parts | undefined;
  /**
   * The moves that are expected, this one first: up to the next chance event at most, each of those after it tried at
   * least ten times by the search.
   */
  readonly line: readonly Move[];
  /** Whether the rating is exact, because the position is solved; `visits` is 0 then. */
  readonly exact: boolean;
}

/**
 * A search of one position, which can be run in slices, as long as needed. {@link SearchAgent.search} starts one.
 *
 * @typeParam Move - the type of the game's moves
 */
export interface Search<Move extends string = string> {
  /**
   * Number of iterations so far, including those of earlier searches whose tree this one continues. Iterations of a
   * solved position do nothing.
   */
  readonly iterations: number;
  /** Whether the position is solved by the option `solve`: then the ratings are exact from the beginning. */
  readonly exact: boolean;
  /**
   * Run more iterations, or none if there is no player to move.
   *
   * @param iterations - number of iterations to run, an integer from 0
   * @throws RangeError if the number is not an integer from 0, an option of the search returns wrong numbers, or an
   * earlier iteration has thrown; TypeError if an option of the search returns another type; any error that it throws
   */
  run(iterations: number): void;
  /**
   * Rate every legal move, by the iterations so far.
   *
   * @returns the moves, best first; none if there is no player to move
   */
  moves(): MoveRating<Move>[];
}

/** Fewest visits of the best move in a search that can be relied on. */
export const FEWEST_VISITS = 30;

/** Fewest visits of a move that is expected to follow. */
const FEWEST_VISITS_OF_LINE = 10;

/**
 * Rate the moves of a decision node, best first: by visits, then by value.
 *
 * Moves that were not tried come last, with the mean of those that were.
 */
export function ratingsOf<Types extends GameTypes>(
  decision: Decision<Types>,
  players: number,
): MoveRating<Types['move']>[] {
  const equal = 1 / players;
  const unvisited: Means = {
    value: equal,
    winShare: equal,
    returns: Array.from({ length: players }, () => equal),
  };
  const { player } = decision;
  const mean = meansOf(decision, totalOf(decision), player, unvisited);
  const tried = decision.edges.map((edge) => {
    const { move, visits, playerSums } = edge;
    const own = copyOf(meansOf(edge, playerSums, player, mean));
    return { move, visits, ...own, line: lineOf(edge), exact: false };
  });
  tried.sort((one, other) => other.visits - one.visits || other.value - one.value);
  const untried = inOrder(decision.untried).map((move) => ({
    move,
    visits: 0,
    ...copyOf(mean),
    line: [move],
    exact: false,
  }));
  return [...tried, ...untried];
}

type Means = Omit<MoveRating, 'move' | 'visits' | 'line' | 'exact'>;

function meansOf(
  { visits, value }: Sums,
  playerSums: PlayerSums | undefined,
  player: number,
  unvisited: Means,
): Means {
  if (visits === 0) return unvisited;
  const own = { value: value / visits };
  // What was visited in an earlier search alone has no sums by player.
  if (playerSums === undefined) return { ...unvisited, ...own };
  const mean = (sum: number) => sum / playerSums.visits;
  const parts =
    playerSums.parts &&
    Object.fromEntries(
      Object.entries(playerSums.parts).map(([name, sums]) => [name, sums.map(mean)]),
    );
  const scores = parts ? sumOfParts(parts) : playerSums.scores?.map(mean);
  const returns = playerSums.returns.map(mean);
  return {
    ...own,
    winShare: returns[player] ?? 0,
    returns,
    ...(scores && { scores }),
    ...(parts && { parts }),
  };
}

/** Copy means: callers may change the lists of a rating, which is theirs alone. */
function copyOf({ returns, scores, parts, ...means }: Means): Means {
  return {
    ...means,
    returns: [...returns],
    ...(scores && { scores: [...scores] }),
    ...(parts && { parts: copyParts(parts) }),
  };
}

/** Add up what is known of all moves. */
function totalOf<Types extends GameTypes>({ edges }: Decision<Types>): PlayerSums | undefined {
  let total: PlayerSums | undefined;
  for (const { playerSums } of edges) {
    if (playerSums !== undefined) total = addToSums(total, playerSums, playerSums.visits);
  }
  return total;
}

/** Follow the moves that were visited most. */
function lineOf<Types extends GameTypes>(first: Edge<Types>): Types['move'][] {
  const line = [first.move];
  let edge = mostVisited(first);
  while (edge !== undefined && edge.visits >= FEWEST_VISITS_OF_LINE) {
    line.push(edge.move);
    edge = mostVisited(edge);
  }
  return line;
}

/** Return the move after another that was visited most; `undefined` where chance or nothing follows. */
function mostVisited<Types extends GameTypes>({ node }: Edge<Types>): Edge<Types> | undefined {
  if (node.next?.kind !== 'decision') return undefined;
  let best: Edge<Types> | undefined;
  for (const edge of node.next.edges) {
    if (best === undefined || edge.visits > best.visits) best = edge;
  }
  return best;
}
