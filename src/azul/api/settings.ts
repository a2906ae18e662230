/** Checks of arguments: the rules of a game, a player of it. */
import { knownOptions } from '../../boundary/values.js';
import { oneOf, type Settings } from '../../engine/game/settings.js';
import {
  PLAYER_COUNTS,
  type RulesOptions,
  rulesOf,
  SETTING_NAMES,
  settingsOf,
  unknownSettings,
} from '../../state/rules.js';
import {
  MOSAICS,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
  TILING_ORDERS,
} from '../../state/vocabulary.js';
import { listChoices, showValue } from '../../text/message.js';

/** The settings of Azul's rules. */
export const SETTINGS: Settings<Rules> = /* @__PURE__ */ Object.freeze({
  players: /* @__PURE__ */ oneOf(PLAYER_COUNTS, 'number of players'),
  mosaic: /* @__PURE__ */ oneOf(MOSAICS, 'kind of mosaic'),
  tilingOrder: /* @__PURE__ */ oneOf(TILING_ORDERS, 'order in which full storage rows are tiled'),
});

/** Complete rules with the defaults; throw for unknown settings, and for what cannot be rules. */
export function completeRules(given: RulesOptions | undefined): Rules {
  return rulesOf(settingsFor(given));
}

/** Complete rules, as the number by which states hold them. */
export function settingsFor(given: RulesOptions | undefined): number {
  // The engine's check, which serves any game, would make programs that play a fortieth larger.
  const rules = knownOptions('Rules', given, SETTING_NAMES);
  const [unknown] = unknownSettings(rules);
  if (unknown !== undefined) {
    const { name, found, allowed } = unknown;
    throw new RangeError(
      `Rules, ${name}: found ${showValue(found)}, expected ${listChoices(allowed)}.`,
    );
  }
  return settingsOf(rules, rules.players ?? PLAYER_COUNTS[0]);
}

/** Return the number of a player; throw for one who is not in the game. */
export function playerIndex(player: PlayerId, players: number): number {
  const index = PLAYER_IDS.indexOf(player);
  if (index >= 0 && index < players) return index;
  const expected = listChoices(PLAYER_IDS.slice(0, players));
  throw new RangeError(`Player: found ${showValue(player)}, expected ${expected}.`);
}
