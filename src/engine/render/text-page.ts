/**
 * The options of pictures in text.
 *
 * @packageDocumentation
 */
import { knownOptions } from '../../boundary/values.js';
import { requireNames } from './styled-text.js';

/** The options of pictures in text that all games have. */
export interface TextOptions {
  /** Whether to colour the picture with a terminal's escape codes; `false` by default. */
  readonly colour?: boolean | undefined;
  /** Names of the players, in turn order. Missing ones are left out, long ones cut. */
  readonly names?: readonly string[] | undefined;
}

/**
 * Check the options that all games have.
 *
 * @param more - the names of the options that a game adds, which it checks itself
 * @returns a copy, which inherits nothing
 * @throws TypeError for another option, and for names that are not a list of texts
 */
export function textOptions<Options extends TextOptions>(
  given: Options | undefined,
  more: readonly (keyof Options & string)[],
): Options {
  const own = knownOptions('Options', given, ['colour', 'names', ...more]);
  requireNames(own.names);
  return own;
}
