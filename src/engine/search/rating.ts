/**
 * Ratings of moves by a search.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../game/game.js';
import type { Decision, Sums } from './tree.js';

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
}

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
  const mean = meansOf(decision, { value: equal, wins: equal });
  const tried = decision.edges.map((edge) => {
    return { move: edge.move, visits: edge.visits, ...meansOf(edge, mean) };
  });
  tried.sort((one, other) => other.visits - one.visits || other.value - one.value);
  const untried = decision.untried.map(({ move }) => ({ move, visits: 0, ...mean }));
  return [...tried, ...untried.reverse()];
}

function meansOf({ visits, value, wins }: Sums, unvisited: { value: number; wins: number }) {
  return visits === 0 ? unvisited : { value: value / visits, wins: wins / visits };
}
