/** States as text, and back (format.md). */
import { writeState } from '../../codec/encode.js';
import type { AzulIssue } from '../../codec/issues.js';
import { issuesOf, readCells } from '../../codec/read-state.js';
import type { DecodedState, DecodeOptions } from '../../engine/game/game.js';
import { stateIn } from '../../engine/game/game-value.js';
import { completeReading } from '../../moves/round.js';
import type { EncodedState, Rules } from '../../state/vocabulary.js';
import { isError } from '../../text/issue.js';
import { cellsOf, type GameState, stateOf } from './game-state.js';

/**
 * Decode a state from its two strings, as {@link encodeState} returns them. Invalid strings and other values
 * are returned as issues, not thrown.
 *
 * @param encoded - the shared string and the players string, as {@link encodeState} returns them; any
 *   other value is accepted and gives issues
 * @param options - the rules, which the strings do not contain, and how strict to be
 * @returns `{ ok: true, state, warnings }`, or `{ ok: false, issues }` with every error and warning in the
 *   order of the text, then the conditions over the whole state
 * @throws TypeError if the options or the rules are not an object, or an option or a setting is unknown
 *
 * @example
 * ```ts
 * const result = safeDecodeState(encodeState(newGame()));
 * result.ok && result.state.phase; // 'round-end'
 *
 * const wrong = safeDecodeState(['E', 'A0MSFB0MSF']);
 * wrong.ok || wrong.issues[0]?.code; // 'turn.missing'
 * ```
 */
export function safeDecodeState(
  encoded: unknown,
  options?: DecodeOptions<Rules>,
): DecodedState<GameState, AzulIssue> {
  const { cells, issues } = readCells(encoded, options);
  if (issues.some(isError)) return { ok: false, issues };
  completeReading(cells);
  return { ok: true, state: stateOf(cells), warnings: issues };
}

/**
 * Decode a state from its two strings, as {@link encodeState} returns them. {@link safeDecodeState} returns
 * the issues instead of throwing.
 *
 * The strings do not contain the rules of the game. Without options, a state of the fixed mosaic becomes one
 * of the variant mosaic: pass the `rules` of the state that was encoded.
 *
 * @param encoded - the shared string and the players string, as {@link encodeState} returns them; any
 *   other value throws
 * @param options - the rules, which the strings do not contain, and how strict to be
 * @returns the state; {@link encodeState} of it is the canonical form of the strings
 * @throws {@link DecodeError} with every issue, if a string is not well-formed, the state is not valid
 *   (unless `validate` is `false`), or a rule has an unknown value (`rules.unknown-value`); TypeError if the
 *   options are not an object, or an option or a setting is unknown
 *
 * @example
 * ```ts
 * const state = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * state.phase; // 'round-end'
 *
 * const fixed = newGame({ rules: { mosaic: 'fixed' }, rng: seededRng(1) });
 * equalStates(decodeState(encodeState(fixed)), fixed); // false
 * equalStates(decodeState(encodeState(fixed), { rules: fixed.rules }), fixed); // true
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
 * @returns the shared string and the players string
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const encoded = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
 * encodeState(decodeState(encoded)); // ['AFCfB2020202020D0000000000', 'A0MSFB0MSF']
 * ```
 */
export function encodeState(state: GameState): EncodedState {
  return writeState(cellsOf(state));
}

/**
 * List everything that is wrong with the two strings of a state, errors and warnings.
 *
 * @param encoded - the shared string and the players string, as {@link encodeState} returns them; any
 *   other value is accepted and gives issues
 * @param options - as for {@link decodeState}
 * @returns every issue, errors and warnings: those of the shared string by index, those of the players
 *   string, then the conditions over the whole state. Empty when canonical and valid
 * @throws TypeError if the options or the rules are not an object, or an option or a setting is unknown
 *
 * @example
 * ```ts
 * const issues = validateState(['AFCfB2020202019D0000000000', 'A0MSFB0MSF']);
 * issues.map((issue) => issue.code); // ['tiles.not-conserved']
 * ```
 */
export function validateState(
  encoded: unknown,
  options?: DecodeOptions<Rules>,
): readonly AzulIssue[] {
  return readCells(encoded, options).issues;
}

/**
 * Return whether two strings are a valid state, one that a game can reach; with the option `validate: false`, whether
 * they are well-formed.
 *
 * @param encoded - the shared string and the players string, as {@link encodeState} returns them; any other
 *   value is invalid
 * @param options - as for {@link decodeState}
 * @returns `true` if {@link validateState} finds no error; warnings are allowed
 * @throws TypeError if the options or the rules are not an object, or an option or a setting is unknown
 *
 * @example
 * ```ts
 * isStateValid(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']); // true
 * // A tile is missing.
 * isStateValid(['AFCfB2020202019D0000000000', 'A0MSFB0MSF']); // false
 * ```
 */
export function isStateValid(encoded: unknown, options?: DecodeOptions<Rules>): boolean {
  return !readCells(encoded, options).issues.some(isError);
}

/**
 * Return whether a value is a well-formed shared string, the first of the two that {@link encodeState} returns: it
 * fits the grammar, parts are in order and numbers in range. {@link isStateValid} says whether a game can
 * reach the state.
 *
 * @param text - the shared string; any other value is not well-formed
 * @returns `true` if it is well-formed
 *
 * @example
 * ```ts
 * isSharedWellFormed('AFCfB2020202020D0000000000'); // true
 * // Factory 0 comes after factory 1.
 * isSharedWellFormed('AF1aabb0ccddCfB2020202020D0000000000'); // false
 * ```
 */
export function isSharedWellFormed(text: unknown): boolean {
  return !issuesOf(text, 'shared').some(isError);
}

/**
 * Return whether a value is a well-formed players string, the second of the two that {@link encodeState} returns: it
 * fits the grammar, each player from A on has a board, parts are in order and numbers in range.
 * {@link isStateValid} says whether a game can reach the state.
 *
 * @param text - the players string; any other value is not well-formed
 * @returns `true` if it is well-formed
 *
 * @example
 * ```ts
 * isPlayersWellFormed('A0MSFB0MSF'); // true
 * // There is no board of player B.
 * isPlayersWellFormed('A0MSFC0MSF'); // false
 * ```
 */
export function isPlayersWellFormed(text: unknown): boolean {
  return !issuesOf(text, 'players').some(isError);
}
