/** The words of the game and its format: value lists, with the types derived from them; and the settings of its rules. */

import { oneOf, type Settings } from '../../engine/game/settings.js';

/** The players, in turn order: A has the light tokens and begins, B the dark ones. */
export const PLAYER_IDS = /* @__PURE__ */ Object.freeze(['A', 'B'] as const);

/** The chance events: `R` and the number of the four dice that show a dot. */
export const ROLLS = /* @__PURE__ */ Object.freeze(['R0', 'R1', 'R2', 'R3', 'R4'] as const);

/** The phases: `roll`, a roll is due; `move`, a roll waits for a move; `game-over`. */
export const PHASES = /* @__PURE__ */ Object.freeze(['roll', 'move', 'game-over'] as const);

/** Numbers of tokens of each player. */
export const TOKEN_COUNTS = /* @__PURE__ */ Object.freeze([1, 2, 3, 4, 5, 6, 7] as const);

/** What a roll of 0 does: it passes the turn, or the same player rolls again. */
const ZERO_RULES = /* @__PURE__ */ Object.freeze(['pass', 'again'] as const);

/** A player: `A` has the light tokens and begins, `B` has the dark ones. */
export type PlayerId = (typeof PLAYER_IDS)[number];

/**
 * A roll of the four dice, as a chance event: `R` and the number of dots, such as `R3`. {@link applyChance}
 * applies it.
 */
export type Roll = (typeof ROLLS)[number];

/**
 * A phase: `roll`, a roll is due; `move`, a roll waits for a move; `game-over`, a player has all tokens at home.
 */
export type Phase = (typeof PHASES)[number];

/** A step on a player's path in two digits, as in moves: `00` is the hand. */
type FromText = `0${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `1${0 | 1 | 2 | 3 | 4}`;

/** A step that a token can reach, in two digits: `15` is home. */
type ToText = `0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `1${0 | 1 | 2 | 3 | 4 | 5}`;

/**
 * A move in 5 characters: the player, the step that a token leaves (`00`, the hand, to `14`), and the step that it goes
 * to (`01` to `15`, home). {@link legalMoves} lists the legal ones, and {@link applyMove} plays one.
 *
 * `A0004` means: player A brings a token from the hand to step 4. `B1415`: B takes one home. {@link PATHS} has the
 * square of each step.
 */
// As a union of two the type keeps its name where the compiler writes it; as one text it would be 450.
export type Move = `A${FromText}${ToText}` | `B${FromText}${ToText}`;

/**
 * The rules in force: the property `rules` of a state. {@link newGame} takes any of the settings, and
 * completes the others by their defaults.
 */
export interface Rules {
  /** Number of tokens of each player, 1 to 7; 7 by default. */
  readonly tokens: (typeof TOKEN_COUNTS)[number];
  /** Whether the token on the shared rosette, step 8, cannot be captured; `true` by default. */
  readonly safeRosettes: boolean;
  /** Whether a player whose token lands on a rosette rolls again; `true` by default. */
  readonly rosettesGrantRolls: boolean;
  /** Whether a player who captures a token rolls again; `false` by default. */
  readonly capturesGrantRolls: boolean;
  /** `pass`, the default: a roll of 0 passes the turn; `again`: the same player rolls again. */
  readonly zero: (typeof ZERO_RULES)[number];
}

const YES_FIRST = [true, false] as const;
const NO_FIRST = [false, true] as const;

/** The settings of the rules, frozen with the game. */
export const SETTINGS: Settings<Rules> = {
  tokens: /* @__PURE__ */ oneOf(TOKEN_COUNTS, 'number of tokens of each player', 7),
  safeRosettes: /* @__PURE__ */ oneOf(YES_FIRST, 'whether a token on the shared rosette is safe'),
  rosettesGrantRolls: /* @__PURE__ */ oneOf(
    YES_FIRST,
    'whether landing on a rosette grants a roll',
  ),
  capturesGrantRolls: /* @__PURE__ */ oneOf(NO_FIRST, 'whether a capture grants a roll'),
  zero: /* @__PURE__ */ oneOf(ZERO_RULES, 'effect of a roll of 0'),
};

/**
 * The bits of the settings; the number of tokens is above them, so another bit moves it up. Files of tables have all of it as
 * a number: then `VERSION` in `solve/table-file.ts` rises.
 */
export enum RuleBits {
  SafeRosettes = 1,
  RosettesGrantRolls = 2,
  CapturesGrantRolls = 4,
  ZeroAgain = 8,
  /** How far up the number of tokens is: a count of bits. */
  TokensShift = 4,
}

/** Encode rules as one number. */
export function settingsOf(rules: Rules): number {
  return (
    (rules.tokens << RuleBits.TokensShift) |
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
  const number = settings >> RuleBits.TokensShift;
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
