/**
 * The decoder of a game as a Standard Schema, for libraries that take one.
 *
 * @packageDocumentation
 */
// @standard-schema/spec: the interface's own package, types only, nothing at run time.
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { deepFreeze } from '../../boundary/freeze.js';
import type { DecodedState, EncodedState } from './game.js';

/** Make a schema of a decoder that does not throw. Its issues are the decoder's, with all their fields. */
export function schemaFor<State>(
  decode: (encoded: unknown) => DecodedState<State>,
): StandardSchemaV1<EncodedState, State> {
  return deepFreeze({
    '~standard': {
      version: 1 as const,
      vendor: 'azulejo',
      validate: (value: unknown) => {
        const result = decode(value);
        return result.ok ? { value: result.state } : { issues: result.issues };
      },
    },
  });
}
