/**
 * Ratings of moves by a search; and reasons: why a move is better than another, by the parts of the points that each
 * leads to.
 */

import { integerInRange, listOf, ownProperties } from '../../boundary/values.js';
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

/** The means of a rating. */
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

/** The part of a reason that is what the other players get less. */
const DENIAL = 'denial';

/** Points below which a difference comes from the rounding of sums. */
const ROUNDING = 1e-9;

/**
 * A reason why one move is better than another: a part of the difference between the points that they lead to.
 * {@link reasonsFor} returns reasons.
 */
export interface PointsReason {
  /**
   * The part's name, such as `placement`, or `denial` for the points that the other players can expect less, on
   * average.
   */
  readonly part: string;
  /** Points by which the move is better in this part; below 0 if it is worse. */
  readonly points: number;
}

/**
 * List the reasons why one move is better than another, by the parts of the points that each leads to.
 *
 * The points of all reasons add up to the change of the player's lead over the mean of the other players. A gain or
 * loss that all players share is not a reason.
 *
 * @param move - the rating of a move
 * @param other - the rating of another move of the same position
 * @param player - number of the player to move in turn order, from 0
 * @returns the reasons, the largest gain or loss first; none if a rating has no parts
 * @throws RangeError if there is no player of that number; TypeError if a rating is not an object, or its parts are not
 * lists
 *
 * @example
 * ```ts
 * import { AGENTS, decodeState, seededRng } from 'azulejo';
 * import { reasonsFor } from 'azulejo/agents';
 *
 * const state = decodeState(['AFCaaB1820202020D0000000000', 'A0MSFfB0MSF']);
 * const ratings = AGENTS.search({ iterations: 200 }).analyse(state, { rng: seededRng(1) });
 * const [best] = ratings;
 * const drop = ratings.find(({ move }) => move === 'ACaF');
 * const reasons = best && drop ? reasonsFor(best, drop, 0) : [];
 * reasons.slice(0, 2).map(({ part }) => part); // ['denial', 'placement']
 * ```
 */
export function reasonsFor(
  move: Pick<MoveRating, 'parts'>,
  other: Pick<MoveRating, 'parts'>,
  player: number,
): PointsReason[] {
  integerInRange('Player', player, 0);
  const parts = partsOf(move);
  const others = partsOf(other);
  const reasons: PointsReason[] = [];
  let denial = 0;
  for (const [part, points] of Object.entries(parts)) {
    const before = others[part];
    if (before === undefined) return [];
    integerInRange('Player', player, 0, points.length - 1);
    const gains = points.map((number, each) => number - (before[each] ?? 0));
    const shared = sharedBy(gains);
    const own = (gains[player] ?? 0) - shared;
    const all = gains.reduce((sum, gain) => sum + gain - shared, 0);
    reasons.push({ part, points: own });
    if (gains.length > 1) denial -= (all - own) / (gains.length - 1);
  }
  reasons.push({ part: DENIAL, points: denial });
  return reasons
    .filter(({ points: number }) => Math.abs(number) > ROUNDING)
    .sort((one, two) => Math.abs(two.points) - Math.abs(one.points));
}

/** Copy the parts of a rating; none if it has none. */
function partsOf(rating: Pick<MoveRating, 'parts'>): Parts {
  const parts = ownProperties('Parts', ownProperties('Rating', rating).parts);
  const lists = Object.entries(parts).map(([part, points]) => [
    part,
    listOf('Points', points, 'a list of numbers'),
  ]);
  return Object.fromEntries(lists);
}

/** Return what all players gain, or all lose, at least; 0 if some gain and others lose. */
function sharedBy(gains: readonly number[]): number {
  if (gains.length < 2) return 0;
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  return least > 0 ? least : Math.min(0, most);
}

/** Points below which a reason is not worth a word, and number of reasons in a sentence. */
const LEAST_POINTS = 0.1;
const MOST_REASONS = 3;

/** Write points with their sign. */
function signedPoints(points: number): string {
  return `${points < 0 ? '-' : '+'}${Math.abs(points).toFixed(1)}`;
}

/** Write the largest reasons in words; none if all are small. */
export function reasonWords(
  reasons: readonly PointsReason[],
  words: Readonly<Record<string, string>> = {},
): string | undefined {
  const written = reasons
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .slice(0, MOST_REASONS)
    .map(({ part, points }) => `${words[part] ?? part} ${signedPoints(points)}`);
  return written.length === 0 ? undefined : written.join(', ');
}
