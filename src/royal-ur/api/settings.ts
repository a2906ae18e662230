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
  PLAYER_IDS,
  type PlayerId,
  type Rules,
  TOKEN_COUNTS,
  ZERO_RULES,
} from '../state/vocabulary.js';

const YES_FIRST = [true, false] as const;
const NO_FIRST = [false, true] as const;

/** The settings of the rules. */
export const SETTINGS: Settings<Rules> = /* @__PURE__ */ deepFreeze<Settings<Rules>>({
  tokens: oneOf(TOKEN_COUNTS, 'number of tokens of each player', 7),
  safeRosettes: oneOf(YES_FIRST, 'whether a token on the shared rosette is safe'),
  rosettesGrantRolls: oneOf(YES_FIRST, 'whether landing on a rosette grants a roll'),
  capturesGrantRolls: oneOf(NO_FIRST, 'whether a capture grants a roll'),
  zero: oneOf(ZERO_RULES, 'what a roll of 0 does'),
});

/** Complete rules with the defaults; throw for unknown values, and for what cannot be rules. */
export function completeRules(given: RulesOptions | undefined): Rules {
  return complete(SETTINGS, given);
}

/** Return the number of a player; throw for one who does not exist. */
export function playerIndex(player: PlayerId): number {
  const index = PLAYER_IDS.indexOf(player);
  if (index >= 0) return index;
  throw new RangeError(`Player: found ${showValue(player)}, expected ${listChoices(PLAYER_IDS)}.`);
}
