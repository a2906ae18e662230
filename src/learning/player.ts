/**
 * The check of a player whom a caller names.
 *
 * @packageDocumentation
 */
import { showValue } from '../game/settings.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';

/** Number a player of a game; refuse one who is not in it. */
export function playerIndex(player: PlayerId, players: number): number {
  const index = PLAYER_IDS.indexOf(player);
  if (index >= 0 && index < players) return index;
  const expected = PLAYER_IDS.slice(0, players).join(' or ');
  throw new RangeError(`Player: found ${showValue(player)}, expected ${expected}.`);
}
