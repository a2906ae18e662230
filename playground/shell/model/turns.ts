/** Whose turn it is among the people at one device. */
import { isOver, seatToMove, stateAt } from './match.js';
import type { Page } from './page.js';
import { HUMAN, type Seat } from './seats.js';

/** Whether two people or more sit at the table. */
export function isShared(seats: readonly Seat[]): boolean {
  return seats.filter((seat) => seat === HUMAN).length > 1;
}

/** Return the player to hand the device to, while the board is covered; `undefined` if it is not covered. */
export function coveredFor({ game, match, holder, elsewhere }: Page): number | undefined {
  if (match === undefined || !match.covers || elsewhere || !isShared(match.seats)) return undefined;
  if (isOver(game, match) || seatToMove(game, match) !== HUMAN) return undefined;
  const player = game.rules.playerToMove(stateAt(match));
  return player === holder ? undefined : player;
}
