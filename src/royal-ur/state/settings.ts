/**
 * The rules: their settings, and the rules in force as one number.
 *
 * @packageDocumentation
 */
import { deepFreeze } from '../../boundary/freeze.js';
import { oneOf, type Settings } from '../../engine/game/settings.js';
import { type Rules, TOKEN_COUNTS, ZERO_RULES } from './vocabulary.js';

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

/** The bits of the settings; the number of tokens is above them. */
export enum RuleBits {
  SafeRosettes = 1,
  RosettesGrantRolls = 2,
  CapturesGrantRolls = 4,
  ZeroAgain = 8,
  /** How far up the number of tokens is. */
  Tokens = 4,
}

/** Encode rules as one number. */
export function settingsOf(rules: Rules): number {
  return (
    (rules.tokens << RuleBits.Tokens) |
    (rules.safeRosettes ? RuleBits.SafeRosettes : 0) |
    (rules.rosettesGrantRolls ? RuleBits.RosettesGrantRolls : 0) |
    (rules.capturesGrantRolls ? RuleBits.CapturesGrantRolls : 0) |
    (rules.zero === 'again' ? RuleBits.ZeroAgain : 0)
  );
}

/** The rules that were asked for so far, so that states with the same settings share one object. */
const KNOWN = new Map<number, Rules>();

/** Decode rules. */
export function rulesOf(settings: number): Rules {
  const known = KNOWN.get(settings);
  if (known !== undefined) return known;
  const number = settings >> RuleBits.Tokens;
  const rules: Rules = Object.freeze({
    // Only an unchecked text can have another number: its players count as the nearest one.
    tokens: TOKEN_COUNTS[Math.min(Math.max(number, 1), TOKEN_COUNTS.length) - 1] ?? 1,
    safeRosettes: (settings & RuleBits.SafeRosettes) !== 0,
    rosettesGrantRolls: (settings & RuleBits.RosettesGrantRolls) !== 0,
    capturesGrantRolls: (settings & RuleBits.CapturesGrantRolls) !== 0,
    zero: (settings & RuleBits.ZeroAgain) !== 0 ? 'again' : 'pass',
  });
  KNOWN.set(settings, rules);
  return rules;
}
