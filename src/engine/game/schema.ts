/**
 * The decoder of a game as a Standard Schema, for libraries that take one.
 *
 * @packageDocumentation
 */
// @standard-schema/spec: the interface's own package, types only, nothing at run time.
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { ownProperties } from '../../boundary/arguments.js';
import { deepFreeze } from '../../boundary/freeze.js';
import { checkGame } from './check-game.js';
import type { DecodeOptions, EncodedState, Game, GameTypes } from './game.js';
import { completeRules } from './settings.js';

/**
 * Make a Standard Schema of a game's states: it takes the two strings, and returns the state.
 *
 * @param game - the rules
 * @param settings - the rules that the strings do not contain, where they differ from the defaults; lenient reading
 * @returns the schema, which any library takes that knows the interface. Its issues are those of `validateState`, with
 * all their fields
 * @throws RangeError if a setting has a value that does not exist
 *
 * @example
 * ```ts
 * import { schemaOf } from 'azulejo/game';
 *
 * const fixed = schemaOf(azul, { rules: { mosaic: 'fixed' } });
 * const result = await fixed['~standard'].validate(['AFC', 'A0MSFB0MSF']);
 * result.issues?.length; // 2
 * ```
 */
export function schemaOf<Types extends GameTypes>(
  game: Game<Types>,
  settings?: DecodeOptions<Types['rules']>,
): StandardSchemaV1<EncodedState, Types['state']> {
  checkGame(game);
  const own = ownProperties('Settings', settings);
  completeRules(game.settings, own.rules);
  return deepFreeze({
    '~standard': {
      version: 1 as const,
      vendor: 'azulejo',
      validate: (value: unknown) => {
        const result = game.decode(value, own);
        return result.ok ? { value: result.state } : { issues: result.issues };
      },
    },
  });
}
