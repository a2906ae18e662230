/**
 * The decoder as a Standard Schema, for libraries that take one.
 *
 * @packageDocumentation
 */
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { ownProperties } from '../../boundary/arguments.js';
import type { DecodeOptions } from '../../codec/read-state.js';
import { schemaFor } from '../../engine/game/schema.js';
import type { RulesOptions } from '../../state/rules.js';
import type { EncodedState } from '../../state/vocabulary.js';
import type { GameState } from './game-state.js';
import { completeRules } from './settings.js';
import { safeDecodeState } from './text.js';

/**
 * Decode states for any library that takes a Standard Schema (version 1).
 *
 * It decodes strictly, with the validity check, the variant mosaic and top-down tiling: the strings do
 * not say by which rules a game is played, so use {@link stateSchemaFor} for other rules. Its
 * issues are {@link Issue | the library's own}, with all their fields.
 *
 * @example
 * ```ts
 * const result = stateSchema['~standard'].validate(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * 'value' in result; // true
 * ```
 */
export const stateSchema: StandardSchemaV1<EncodedState, GameState> = /* @__PURE__ */ schemaFor(
  (encoded) => safeDecodeState(encoded),
);

/**
 * Make a Standard Schema that decodes states of some rules, as {@link stateSchema} does by the
 * default rules.
 *
 * @param options - rules, as `state.rules` has them, and the other options of {@link decodeState}. The
 * strings say how many players there are, so `players` is not compared with it
 * @returns the schema, which is frozen; later changes of the options have no effect
 * @throws RangeError if a setting has a value that does not exist; TypeError if the options are not
 * an object
 *
 * @example
 * ```ts
 * const schema = stateSchemaFor({ mosaic: 'fixed' });
 * const result = schema['~standard'].validate(['AFCfB1920202020D0000000000', 'A0Ma01SFB0MSF']);
 * 'value' in result; // false
 * ```
 */
export function stateSchemaFor(
  options?: DecodeOptions & RulesOptions,
): StandardSchemaV1<EncodedState, GameState> {
  const own = ownProperties('Options', options);
  completeRules(own);
  return schemaFor((encoded) => safeDecodeState(encoded, own));
}
