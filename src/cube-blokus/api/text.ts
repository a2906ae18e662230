/** States as text, and back. */
import type { DecodedState, DecodeOptions, EncodedState } from '../../engine/game/game.js';
import { stateIn } from '../../engine/game/game-value.js';
import { readState } from '../../engine/game/read-state.js';
import { isError } from '../../text/issue.js';
import { FORMAT, writePosition } from '../codec/format.js';
import type { CubeBlokusIssue } from '../codec/issues.js';
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
 * result.ok && result.state.phase; // 'play'
 *
 * const [shared] = encodeState(newGame());
 * const wrong = safeDecodeState([shared, 'A0B0C0']);
 * wrong.ok || wrong.issues[0]?.code; // 'player.missing'
 * ```
 */
export function safeDecodeState(
  encoded: unknown,
  options?: DecodeOptions<Rules>,
): DecodedState<GameState, CubeBlokusIssue> {
  const { reading, issues } = readState(FORMAT, encoded, options);
  if (reading === undefined || issues.some(isError)) return { ok: false, issues };
  return { ok: true, state: stateOf(reading.position), warnings: issues };
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
 *   is not valid (unless `validate` is `false`), or a rule has an unknown value (`rules.unknown-value`); TypeError if
 *   the options or the rules are not an object, or an option or a setting is unknown
 *
 * @example
 * ```ts
 * const encoded = encodeState(applyMove(newGame(), 'AUb8'));
 * const state = decodeState(encoded, { rules: { rotateStart: true } });
 * state.turn; // 'B'
 * state.rules.rotateStart; // true
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
 * @returns the shared string (the turn and the owner of each square), then the players string (each player's points of
 *   earlier games, then `!` if the player has dropped out, or `+` if all pieces are placed, I1 last)
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const [shared, players] = encodeState(newGame());
 * shared.slice(0, 25); // 'AUd7b/9/9/9/9/9/9/9/a7cLd'
 * players; // 'A0B0C0D0'
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
 * const [shared] = encodeState(newGame());
 * const issues = validateState([shared, 'A0!B0C0D0']);
 * issues.map((issue) => issue.code); // ['turn.out']
 * ```
 */
export function validateState(
  encoded: unknown,
  options?: DecodeOptions<Rules>,
): readonly CubeBlokusIssue[] {
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
 * isStateValid(encodeState(newGame())); // true
 * ```
 */
export function isStateValid(encoded: unknown, options?: DecodeOptions<Rules>): boolean {
  return !readState(FORMAT, encoded, options).issues.some(isError);
}
