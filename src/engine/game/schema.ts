/**
 * The decoder of a game as a Standard Schema, for libraries that take one.
 *
 * @packageDocumentation
 */
// @standard-schema/spec: the interface's own package, types only, nothing at run time.
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { deepFreeze } from '../../boundary/freeze.js';
import { knownOptions } from '../../boundary/options.js';
import { checkGame } from './check-game.js';
import type { DecodeOptions, EncodedState, Game, GameTypes } from './game.js';
import { completeRules } from './settings.js';

/** The names of the options. */
const DECODE_OPTIONS = ['rules', 'lenient', 'validate'] as const;

/**
 * Make a Standard Schema of a game's states: it takes the two strings, and returns the state.
 *
 * @param game - the rules
 * @param settings - the rules that the strings do not contain, where they differ from the defaults; lenient reading
 * @returns the schema, which any library takes that knows the interface. Its issues are those of `validateState`, with
 * all their fields
 * @throws TypeError if an option or a setting does not exist; RangeError if a setting has a value that does not exist
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
  const own = knownOptions('Options', settings, DECODE_OPTIONS);
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
