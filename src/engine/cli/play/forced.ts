/**
 * Forced moves: those without an alternative, which people need not type.
 *
 * @packageDocumentation
 */
import type { AnyGame } from '../console.js';

/** Return the only legal move of a position; `undefined` if there are others, or none. */
export function forcedMove(game: AnyGame, state: unknown): string | undefined {
  const [move, other] = game.legalMoves(state);
  return other === undefined ? move : undefined;
}
