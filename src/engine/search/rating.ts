/**
 * Ratings of moves by a search.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../game/game.js';
import { addToOutlook, type Decision, type Outlook, type Sums } from './tree.js';

/** A move's rating. */
export interface MoveRating<Move extends string = string> {
  /** The move. */
  readonly move: Move;
  /** Number of visits. */
  readonly visits: number;
  /** Mean value to the player to move, from 0 to 1: the win, and the lead in points if it counts. */
  readonly value: number;
  /** Share of the win that this player can expect, from 0 to 1. */
  readonly wins: number;
  /** Share of the win that each player can expect, in turn order: from 0 to 1, together 1. */
  readonly returns: readonly number[];
  /** Points that each player can expect, in turn order; absent in a game without points. */
  readonly scores?: readonly number[] | undefined;
}

/** Fewest visits of the best move in a search that can be relied on. */
export const FEWEST_VISITS = 30;

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
    ...{ value: equal, wins: equal },
    returns: Array.from({ length: players }, () => equal),
  };
  const all = decision.edges.reduce<Outlook | undefined>(
    (sum, { outlook }) => (outlook === undefined ? sum : addToOutlook(sum, outlook)),
    undefined,
  );
  const mean = meansOf(decision, all, unvisited);
  const tried = decision.edges.map((edge) => {
    return { move: edge.move, visits: edge.visits, ...meansOf(edge, edge.outlook, mean) };
  });
  tried.sort((one, other) => other.visits - one.visits || other.value - one.value);
  const untried = decision.untried.map(({ move }) => ({ move, visits: 0, ...mean }));
  return [...tried, ...untried.reverse()];
}

/** The means of a rating. */
type Means = Omit<MoveRating, 'move' | 'visits'>;

function meansOf(
  { visits, value, wins }: Sums,
  outlook: Outlook | undefined,
  unvisited: Means,
): Means {
  if (visits === 0 || outlook === undefined) return unvisited;
  const { returns, scores } = outlook;
  const mean = (sum: number) => sum / visits;
  return {
    value: mean(value),
    wins: mean(wins),
    returns: returns.map(mean),
    ...(scores && { scores: scores.map(mean) }),
  };
}
