/**
 * Who wins.
 *
 * @packageDocumentation
 */
import { isInGame, NOBODY, type Position, roundLeft, Status } from '../state/position.js';

/** What the rank of a player goes by, more being better: those with the same share a rank. */
export function rankValue(status: number): number {
  if (isInGame(status)) return Number.POSITIVE_INFINITY;
  return status >= Status.Forfeited ? -1 : roundLeft(status);
}

/** Whether the game is over. */
export function isOver({ turn }: Position): boolean {
  return turn === NOBODY;
}

/**
 * Whether a player with a status does best: is still in the game or, where nobody is, left by the rules
 * in the last round in which anyone did.
 */
export function isBest({ players }: Position, status: number): boolean {
  const value = rankValue(status);
  return value >= 0 && players.every((other) => rankValue(other) <= value);
}
