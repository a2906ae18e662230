/** Moves that are shown on the board without being played: a line of the analysis, or a better move. */
import type { PastEvent } from 'azulejo/board';
import type { GameTypes } from 'azulejo/game';
import type { PlayedGame } from '../played-game.js';
import { type Match, pastOf, stateAt } from './match.js';

export interface Preview {
  /** Number of events before the position that the moves begin in. */
  readonly from: number;
  /** The moves of the line, all of them legal. */
  readonly moves: readonly string[];
  /** How many of them are shown. */
  readonly steps: number;
}

/** Make a preview of a line; `undefined` if it has no legal move. */
export function previewOf(
  game: PlayedGame,
  match: Match,
  { from, moves, steps }: Preview,
): Preview | undefined {
  let state = stateAt(match, from);
  const legal: string[] = [];
  for (const move of moves) {
    if (game.rules.explainMove(state, move) !== undefined) break;
    state = game.rules.applyMove(state, move);
    legal.push(move);
  }
  if (legal.length === 0) return undefined;
  return { from, moves: legal, steps: Math.max(0, Math.min(steps, legal.length)) };
}

/** Return the state that a preview shows, with the move that led to it, if one did. */
export function previewedEvent(
  game: PlayedGame,
  match: Match,
  { from, moves, steps }: Preview,
): { readonly state: unknown; readonly before: unknown; readonly event: string | undefined } {
  const shown = moves.slice(0, steps);
  const first = stateAt(match, from);
  const before = shown
    .slice(0, -1)
    .reduce((state, move) => game.rules.applyMove(state, move), first);
  const event = shown.at(-1);
  return {
    state: event === undefined ? first : game.rules.applyMove(before, event),
    before,
    event,
  };
}

/** List the events before the state that a preview shows, the latest first. */
export function* previewedPast(
  game: PlayedGame,
  match: Match,
  { from, moves, steps }: Preview,
): Iterable<PastEvent<GameTypes>> {
  for (let step = steps; step > 0; step--) {
    const { before, event } = previewedEvent(game, match, { from, moves, steps: step });
    if (event !== undefined) yield { before, event };
  }
  yield* pastOf(match, from);
}
