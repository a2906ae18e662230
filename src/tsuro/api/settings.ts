/**
 * The settings of the rules, and checks of arguments.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../boundary/freeze.js';
import { completeRules as complete, oneOf, type Settings } from '../../engine/game/settings.js';
import { listChoices, showValue } from '../../text/message.js';
import type { RulesOptions } from '../codec/read-state.js';
import {
  ENDS,
  LEGALITIES,
  PLAYER_COUNTS,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
  SUPPLIES,
} from '../state/vocabulary.js';

/** The settings of the rules. */
export const SETTINGS: Settings<Rules> = /* @__PURE__ */ deepFreeze<Settings<Rules>>({
  players: oneOf(PLAYER_COUNTS, 'number of players'),
  supply: oneOf(SUPPLIES, 'where tiles come from'),
  legality: oneOf(LEGALITIES, 'which placements are legal'),
  end: oneOf(ENDS, 'when the game ends'),
});

/** Complete rules with the defaults; throw for unknown values, and for what cannot be rules. */
export function completeRules(given: RulesOptions | undefined): Rules {
  return complete(SETTINGS, given);
}

/** Return the number of a player; throw for one who is not in the game. */
export function playerIndex(
  { players }: { readonly players: readonly unknown[] },
  player: PlayerId,
): number {
  const ids = PLAYER_IDS.slice(0, players.length);
  const index = ids.indexOf(player);
  if (index >= 0) return index;
  throw new RangeError(`Player: found ${showValue(player)}, expected ${listChoices(ids)}.`);
}
