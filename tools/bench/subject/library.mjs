/** The built library, as users get it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @typedef {typeof import('../../../src/index.js')} Library */
/** @typedef {import('../../../src/index.js').GameState} GameState */
/** @typedef {import('../../../src/game.js').Rng} Rng */
/** @typedef {import('../../../src/index.js').Rules} Rules */
/** @typedef {typeof import('../../../src/agents.js')} Agents */

/** @param {string} path in the repository */
export function pathOf(path) {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

/** The built command line. */
export const COMMAND = pathOf('dist/cli.js');

/** @returns {Promise<Library>} */
export async function loadLibrary() {
  const path = pathOf('dist/index.js');
  if (!existsSync(path)) throw new Error('dist/index.js is missing. Run: npm run build');
  return import(pathToFileURL(path).href);
}

/** @returns {Promise<Agents | undefined>} undefined while the entry point is not built */
export async function loadAgents() {
  const path = pathOf('dist/agents.js');
  return existsSync(path) ? import(pathToFileURL(path).href) : undefined;
}

/** What starts processes, and what tests need: they are in no bundle for browsers. */
export const NOT_FOR_BROWSERS = ['azulejo/external', 'azulejo/testing'];

/** List the files of the entry points, by the names that programs import. */
export function entryPoints() {
  const { exports } = JSON.parse(readFileSync(pathOf('package.json'), 'utf8'));
  return Object.entries(exports)
    .map(([name, conditions]) => [name.replace('.', 'azulejo'), conditions.import?.default])
    .filter(([, file]) => file !== undefined)
    .map(([name, file]) => ({ name, path: pathOf(file) }));
}
