/**
 * The check of rules that a caller asks for.
 *
 * @packageDocumentation
 */
import { kindOf, quote } from '../issues/issue.js';
import { DEFAULT_RULES, unknownSetting } from '../state/rules.js';
import type { Rules } from '../state/vocabulary.js';

/** Complete rules by what is played unless something else is said; refuse unknown settings. */
export function completeRules(rules: Partial<Rules>): Rules {
  const unknown = unknownSetting(rules);
  if (unknown !== undefined) {
    const { name, found, allowed } = unknown;
    const value = typeof found === 'number' ? String(found) : quote(String(found));
    throw new RangeError(`Rules, ${name}: found ${value}, expected ${allowed.join(' or ')}.`);
  }
  return {
    players: rules.players ?? DEFAULT_RULES.players,
    mosaic: rules.mosaic ?? DEFAULT_RULES.mosaic,
    tilingOrder: rules.tilingOrder ?? DEFAULT_RULES.tilingOrder,
  };
}

/** Show what was found in a place where a text belongs. */
export function showValue(found: unknown): string {
  return typeof found === 'string' ? quote(found) : kindOf(found);
}
