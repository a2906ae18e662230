/**
 * The decoder as a Standard Schema, for libraries that take one.
 *
 * @packageDocumentation
 */
// @standard-schema/spec: the interface's own package, types only, nothing at run time.
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { EncodedState } from '../../state/vocabulary.js';
import { deepFreeze } from '../../text/freeze.js';
import type { GameState } from './game-state.js';
import { safeDecodeState } from './text.js';

/**
 * Decode states for any library that takes a Standard Schema (version 1).
 *
 * It decodes strictly, with the validity check, the variant mosaic and top-down tiling. Its
 * issues are {@link Issue | the library's own}, with all their fields.
 *
 * @example
 * ```ts
 * const result = stateSchema['~standard'].validate(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * 'value' in result; // true
 * ```
 */
export const stateSchema: StandardSchemaV1<EncodedState, GameState> = /* @__PURE__ */ deepFreeze({
  '~standard': {
    version: 1 as const,
    vendor: 'azulejo',
    validate: (value: unknown) => {
      const result = safeDecodeState(value);
      return result.ok ? { value: result.state } : { issues: result.issues };
    },
  },
});
