/** States as text, and back; and whether two are the same. */
import type { DecodedState, DecodeOptions, EncodedState } from '../../engine/game/game.js';
import { stateIn } from '../../engine/game/game-value.js';
import { equalNumbers, hashNumbers } from '../../engine/game/numbers.js';
import { readState } from '../../engine/game/read-state.js';
import { isError } from '../../text/issue.js';
import { FORMAT, writePosition } from '../codec/format.js';
import type { RoyalUrIssue } from '../codec/issues.js';
import type { Position } from '../state/position.js';
import type { Rules } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';

/**
 * Decode a state from its two strings, as {@link encodeState} returns them. Invalid strings and other values
 * are returned as issues, not thrown.
 *
 * @param encoded - the shared string and the players string, as {@link encodeState} returns them; anything
 *   else is an issue
 * @param options - `rules`, which the strings do not contain; `lenient`, whether to accept text that is not canonical
 *   but has one obvious meaning, with a warning; `validate`, whether to refuse a state that no game can reach
 * @returns `{ ok: true, state, warnings }`, or `{ ok: false, issues }` with every error and warning: first about the
 *   rules, then in the order of the text, last the conditions over the whole state that are broken
 * @throws TypeError if the options or the rules are not an object, or an option or a setting is unknown
 *
 * @example
 * ```ts
 * const result = safeDecodeState(encodeState(newGame()));
 * result.ok && result.state.phase; // 'roll'
 *
 * const wrong = safeDecodeState(['A-', 'A7PH0B6PH0']);
 * wrong.ok || wrong.issues[0]?.code; // 'tokens.unequal'
 * ```
 */
export function safeDecodeState(
  encoded: unknown,
  options?: DecodeOptions<Rules>,
): DecodedState<GameState, RoyalUrIssue> {
  const { reading, issues } = readState(FORMAT, encoded, options);
  if (reading === undefined || issues.some(isError)) return { ok: false, issues };
  return { ok: true, state: stateOf(reading), warnings: issues };
}

/**
 * Decode a state from its two strings, as {@link encodeState} returns them. {@link safeDecodeState} returns
 * the issues instead of throwing.
 *
 * @param encoded - the shared string and the players string, as {@link encodeState} returns them
 * @param options - `rules`, which the strings do not contain; `lenient`, whether to accept text that is not canonical
 *   but has one obvious meaning, with a warning; `validate`, whether to refuse a state that no game can reach
 * @returns the state; {@link encodeState} of it is the canonical form of the strings
 * @throws {@link DecodeError} with every issue, if the value is not two strings, a string is not well-formed, the state
 *   is not valid (unless `validate` is `false`), a rule has an unknown value
 *   (`rules.unknown-value`), or the rules contradict the strings (`rules.different`); TypeError if the options or the
 *   rules are not an object, or an option or a setting is unknown
 *
 * @example
 * ```ts
 * const state = decodeState(['A4', 'A6P04H0B7PH0'], { rules: { safeRosettes: false } });
 * state.phase; // 'move'
 * state.rules.tokens; // 7
 * ```
 */
export function decodeState(encoded: unknown, options?: DecodeOptions<Rules>): GameState {
  return stateIn(safeDecodeState(encoded, options));
}

/**
 * Encode a state as its two canonical strings.
 *
 * They do not contain the rules: keep `state.rules` with them, for {@link decodeState}. To save a game,
 * write its record or session (`azulejo/record`), which have the rules.
 *
 * @param state - any state
 * @returns the shared string (whose turn it is, and the roll that waits), then the players string (the tokens of A and
 *   B)
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * import { applyAll } from 'azulejo/game';
 * import { encodeState, newGame, royalUr } from 'azulejo/royal-ur';
 *
 * encodeState(applyAll(royalUr, newGame(), ['R4', 'A0004'])); // ['A-', 'A6P04H0B7PH0']
 * ```
 */
export function encodeState(state: GameState): EncodedState {
  return writePosition(positionOf(state));
}

/**
 * List everything that is wrong with the two strings of a state, errors and warnings.
 *
 * @param encoded - the shared string and the players string, as {@link encodeState} returns them; anything
 *   else is an issue
 * @param options - `rules`, which the strings do not contain; `lenient`, whether to accept text that is not canonical
 *   but has one obvious meaning, with a warning; `validate`, whether to refuse a state that no game can reach
 * @returns every issue, errors and warnings: about the rules, about the shared string by index, about the players
 *   string, then the conditions over the whole state that are broken. Empty for canonical strings of a valid state
 * @throws TypeError if the options or the rules are not an object, or an option or a setting is unknown
 *
 * @example
 * ```ts
 * const issues = validateState(['A3', 'A0P14H6B7PH0']);
 * issues.map((issue) => issue.code); // ['waiting.no-move']
 * ```
 */
export function validateState(
  encoded: unknown,
  options?: DecodeOptions<Rules>,
): readonly RoyalUrIssue[] {
  return readState(FORMAT, encoded, options).issues;
}

/**
 * Return whether two strings are a valid state, one that a game can reach; with the option `validate: false`, whether
 * they are well-formed.
 *
 * @param encoded - the shared string and the players string, as {@link encodeState} returns them; anything
 *   else is not a valid state
 * @param options - `rules`, which the strings do not contain; `lenient`, whether to accept text that is not canonical
 *   but has one obvious meaning, with a warning; `validate`, whether to refuse a state that no game can reach
 * @returns whether {@link validateState} finds no error; warnings are allowed
 * @throws TypeError if the options or the rules are not an object, or an option or a setting is unknown
 *
 * @example
 * ```ts
 * isStateValid(['A-', 'A7PH0B7PH0']); // true
 * ```
 */
export function isStateValid(encoded: unknown, options?: DecodeOptions<Rules>): boolean {
  return !readState(FORMAT, encoded, options).issues.some(isError);
}

/**
 * Return whether two states are the same position under the same rules, in the same phase.
 *
 * @param one - any state
 * @param other - the state to compare it with
 * @returns `true` if they are equal
 * @throws TypeError if one of them is not a {@link GameState}
 *
 * @example
 * ```ts
 * equalStates(newGame(), decodeState(['A-', 'A7PH0B7PH0'])); // true
 * ```
 */
export function equalStates(one: GameState, other: GameState): boolean {
  return equalNumbers(numbersOf(positionOf(one)), numbersOf(positionOf(other)));
}

function numbersOf({ settings, turn, waits, light, dark }: Position): number[] {
  return [settings, turn, waits, light, dark];
}

/**
 * Return a hash of a state, for tables of states: equal states have the same, and different states rarely do.
 *
 * @param state - any state
 * @returns an integer from 0 to 2^53 - 1, the same on every runtime; it may differ between versions of the library
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * hashState(newGame()) === hashState(newGame()); // true
 * ```
 */
export function hashState(state: GameState): number {
  return hashNumbers(numbersOf(positionOf(state)));
}
