/**
 * The games of this package, each loaded when it is asked for.
 *
 * Worker threads need no more; `src/consoles.ts` adds what the command line has of each.
 *
 * @packageDocumentation
 */
import type { GameLoader } from './engine/agents/players.js';
import type { Game, GameTypes } from './engine/game/game.js';
import { nodeModule } from './engine/tasks/node-module.js';
import { excerpt } from './text/message.js';

/**
 * All of them, the first of which commands without a game's name are about. A new game is one line more; where else it
 * is named, test/package/registries.test.ts says.
 */
export const GAMES = [
  { name: 'azul', load: async () => (await import('./azul/azul.js')).azul },
  { name: 'royal-ur', load: async () => (await import('./royal-ur/royal-ur.js')).royalUr },
  { name: 'tsuro', load: async () => (await import('./tsuro/tsuro.js')).tsuro },
  {
    name: 'cube-blokus',
    load: async () => (await import('./cube-blokus/cube-blokus.js')).cubeBlokus,
  },
] as const satisfies readonly GameLoader[];

/**
 * Find a game.
 *
 * @throws RangeError if the game does not exist
 */
export function gameNamed(name: string): GameLoader {
  const found = GAMES.find((each) => each.name === name);
  if (found !== undefined) return found;
  const expected = 'one of this package; a game of your own needs a worker of its own';
  throw new RangeError(`Game: found no game named ${excerpt(name)}, expected ${expected}.`);
}

/**
 * Load the game of a task in a worker thread: the one that the thread was started with, or one of this package.
 *
 * @throws RangeError if the game does not exist
 */
export async function gameOfTask(name: string): Promise<Game<GameTypes>> {
  const load = () => gameNamed(name).load();
  // Browsers start workers with nothing.
  if (nodeModule('node:worker_threads') === undefined) return load();
  const { gameOfThread } = await import('./engine/tasks/own-modules.js');
  return gameOfThread(name, load);
}
