/**
 * Where the module of worker threads is.
 *
 * That module must not need this one: a bundler may put what both need into a file in another folder.
 */

import { reading, wrongType } from '../../boundary/values.js';
import type { Game, GameTypes } from '../game/game.js';
import type { FileUrl } from './worker-pool.js';

/**
 * Where this module is: in CommonJS the build puts the file's name here, in some bundles there is
 * nothing.
 *
 * It has a name so that bundlers, which know the expression, do not look for the worker file.
 */
const HERE: string | undefined = import.meta.url;

/** The file lies next to the one that this module becomes a part of when the package is built. */
const WORKER_FILE = 'simulation-worker.js';

/**
 * Return the module that worker threads run; `undefined` where nothing lies next to this one, and for a game that no
 * thread can load.
 *
 * @param given - the file, where a bundler has put it elsewhere
 * @throws TypeError if the file is not a URL
 */
export function workerFileOf(
  given: FileUrl | undefined,
  { module }: Pick<Game<GameTypes>, 'module'>,
): FileUrl | undefined {
  if (given === undefined) {
    const isThere = module !== undefined && HERE?.startsWith('file:');
    return isThere ? new URL(WORKER_FILE, HERE) : undefined;
  }
  if (typeof reading('Worker file', given, ({ href }) => href) === 'string') return given;
  throw wrongType('Worker file', given, 'a URL');
}
