/**
 * What a search found out about moves.
 *
 * @packageDocumentation
 */
import type { Choice, Yield } from './tree.js';

/** Rate a move. */
export interface MoveRating<Move extends string = string> {
  /** The move. */
  readonly move: Move;
  /** How often the search tried it. */
  readonly visits: number;
  /** What it is worth to the player who moves, from 0 to 1: mostly the win, partly the lead. */
  readonly value: number;
  /** The share of the win that this player can expect, from 0 to 1. */
  readonly wins: number;
}

/**
 * Rate the moves of a position, the best first: by visits, then by value.
 *
 * Moves that were not tried come last, and are taken to be as good as the tried ones on average.
 */
export function ratingsOf<State, Move extends string>(
  choice: Choice<State, Move>,
  players: number,
): MoveRating<Move>[] {
  const equal = 1 / players;
  const average = meansOf(choice, { value: equal, wins: equal });
  const tried = choice.branches.map((branch) => {
    return { move: branch.move, visits: branch.visits, ...meansOf(branch, average) };
  });
  tried.sort((one, other) => other.visits - one.visits || other.value - one.value);
  const untried = choice.untried.map(({ move }) => ({ move, visits: 0, ...average }));
  return [...tried, ...untried.reverse()];
}

function meansOf({ visits, worth, wins }: Yield, nothing: { value: number; wins: number }) {
  return visits === 0 ? nothing : { value: worth / visits, wins: wins / visits };
}
