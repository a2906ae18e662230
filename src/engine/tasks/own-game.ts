/**
 * Games of your own: ES modules whose default export is a game.
 *
 * @packageDocumentation
 */
import { wrongType } from '../../boundary/arguments.js';
import { FUNCTIONS } from '../game/check-game.js';
import { type Game, type GameTypes, OF_PACKAGE } from '../game/game.js';
import { settingNameFault } from '../game/setting-names.js';
import { nodeModule } from './node.js';
import { withOwnAgents } from './own-agent.js';
import { printOf, type ThreadData } from './thread-data.js';

/** What a module of a game exports. */
interface OwnModule {
  readonly game: Game<GameTypes>;
  /** What the command line has of it: its export `console`. */
  readonly gameConsole: object | undefined;
}

/**
 * Load the game of a module.
 *
 * @param url - the URL of an ES module whose default export is a game
 * @returns the game, which knows its module, so that worker threads can load it as well
 * @throws TypeError if the default export is not a game; whatever the module throws
 */
export async function loadOwnGame(url: string): Promise<OwnModule> {
  // The game is checked as far as it can be before it is played.
  const module: { readonly default?: Game<GameTypes>; readonly console?: object } = await import(
    url
  );
  const { default: game, console: gameConsole } = module;
  if (typeof game !== 'object' || game === null) {
    throw wrongType('Default export', game, 'a game');
  }
  const missing = FUNCTIONS.find((name) => typeof game[name] !== 'function');
  if (missing !== undefined) throw wrongType(`Game, ${missing}`, game[missing], 'a function');
  const name: unknown = game.name;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name)) {
    throw wrongType('Game, name', name, 'lower-case letters, digits and hyphens');
  }
  const fault = settingNameFault(Object.keys(game.settings));
  if (fault !== undefined) {
    throw new RangeError(`Settings: found ${fault.found}, expected ${fault.expected}.`);
  }
  return { game: { ...game, module: url }, gameConsole };
}

/**
 * Load a game in a worker thread: with the agents that the thread was started with, if it is the game that they are for.
 *
 * @param load - loads the game of this package that has the name
 */
export async function gameOfThread(
  name: string,
  load: () => Promise<Game<GameTypes>>,
): Promise<Game<GameTypes>> {
  // Threads are started with nothing else.
  const data = nodeModule('node:worker_threads')?.workerData as ThreadData | null | undefined;
  if (data?.game !== name) return load();
  const { module = OF_PACKAGE, agents = [], print } = data;
  const game = module === OF_PACKAGE ? await load() : (await loadOwnGame(module)).game;
  if (print !== undefined && print !== printOf(game)) {
    const expected = 'the game that is played: a variant has a module of its own, or none';
    throw new TypeError(`Module ${module}: found another ${name}, expected ${expected}.`);
  }
  return withOwnAgents(game, agents);
}
