/**
 * Rules of Azul that come from outside.
 *
 * @packageDocumentation
 */
import { checkedRules, type RulesResult } from '../../engine/game/check-rules.js';
import type { Rules } from '../../state/vocabulary.js';
import { SETTINGS } from './settings.js';

/** Rules of Azul, or everything that is wrong with them. */
export type DecodeRulesResult = RulesResult<Rules>;

/**
 * Check rules that come from outside, such as from a request, without throwing.
 *
 * @param given - any value: an object with some of the settings, such as JSON.parse returns it;
 * `undefined` gives the default rules
 * @returns `{ ok: true, rules }` with every setting, or `{ ok: false, issues }` with every setting
 * that has an unknown value, then every property that is no setting
 *
 * @example
 * ```ts
 * const result = safeDecodeRules({ players: 3, mosaic: 'fixed' });
 * result.ok && result.rules; // { players: 3, mosaic: 'fixed', tilingOrder: 'top-down' }
 * ```
 */
export function safeDecodeRules(given: unknown): DecodeRulesResult {
  return checkedRules(SETTINGS, given);
}
