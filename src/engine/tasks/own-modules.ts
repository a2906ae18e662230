/**
 * Games and agents of your own: ES modules whose default export is a game, or makes an agent of one. Bundlers leave these
 * imports alone, as only Node has such files.
 */

import { wrongType } from '../../boundary/values.js';
import { isSearchAgent, type SearchAgent } from '../agents/search-agent.js';
import { type Agent, isAgent } from '../game/agent.js';
import { type Game, type GameTypes, OF_PACKAGE } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { settingNameFault } from '../game/settings.js';
import { nodeModule } from './node-module.js';
import { type OwnAgent, printOf, type ThreadData } from './worker-pool.js';

/** A state as another game has it. */
type Translate = (state: unknown) => unknown;

/**
 * Make a function that translates the states of a game for an agent that imports the game itself: with another copy of
 * the package, whose functions know its own states alone.
 *
 * @throws TypeError if the agent is for another game
 */
function translation(game: Game<GameTypes>, own: Game<GameTypes>): Translate {
  if (own === game) return (state) => state;
  checkGame(own);
  if (own.name !== game.name) throw wrongType('Export "game"', own.name, game.name);
  return (state) => {
    // What a player may see of a state need not be a valid one.
    const decoded = own.decode(game.encode(state), { rules: game.rulesOf(state), validate: false });
    if (decoded.ok) return decoded.state;
    throw new Error(
      `State: cannot be read by the game of the agent. ${decoded.issues[0]?.message}`,
    );
  };
}

/** Give an agent the name that it was asked for by, and states as it knows them. One that searches still does. */
function adapt(agent: Agent<unknown>, name: string, translate: Translate): Agent<unknown> {
  const adapted: Agent<unknown> = {
    name,
    beginGame: (state, context) => agent.beginGame?.(translate(state), context),
    chooseMove: (state, context) => agent.chooseMove(translate(state), context),
  };
  if (!isSearchAgent(agent)) return adapted;
  const searching: Omit<SearchAgent<unknown>, keyof Agent<unknown>> = {
    chooseInSlices: (state, context) => agent.chooseInSlices(translate(state), context),
    analyse: (state, context) => agent.analyse(translate(state), context),
    search: (state, rng, moves) => agent.search(translate(state), rng, moves),
  };
  return Object.assign(adapted, searching);
}

/** What a module of an agent exports. */
interface AgentModule {
  readonly default?: unknown;
  /** The game, in a module that imports it; the one that is played by default. */
  readonly game?: Game<GameTypes>;
}

/** Load what makes an agent. It knows its module, so that worker threads can load it as well. */
async function loadMaker(game: Game<GameTypes>, { name, module }: OwnAgent) {
  // The game is checked as far as it can be before it is played.
  const { default: make, game: own = game }: AgentModule = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ module
  );
  if (typeof make !== 'function') {
    throw wrongType('Default export', make, 'a function that makes an agent');
  }
  const translate = translation(game, own);
  const makeAdapted = (): Agent<unknown> => {
    const agent: unknown = make(own);
    if (isAgent<unknown, string>(agent)) return adapt(agent, name, translate);
    throw wrongType('Agent', agent, 'an object with a name and chooseMove');
  };
  return Object.assign(makeAdapted, { module });
}

/** Add agents to those of a game, or replace some, by what makes them. */
export function withMakers(
  game: Game<GameTypes>,
  makers: Readonly<Record<string, () => Agent<unknown>>>,
): Game<GameTypes> {
  const { module } = game;
  return {
    ...game,
    // Spreading a game of this package leaves it out.
    ...(module !== undefined && { module }),
    agents: { ...game.agents, ...makers },
  };
}

/**
 * Add agents to those of a game. The functions that make them are given the game.
 *
 * @throws TypeError if a module has no function to make one; whatever a module throws
 */
export async function withOwnAgents(
  game: Game<GameTypes>,
  agents: readonly OwnAgent[],
): Promise<Game<GameTypes>> {
  if (agents.length === 0) return game;
  const makers = await Promise.all(
    agents.map(async (agent) => [agent.name, await loadMaker(game, agent)] as const),
  );
  return withMakers(game, Object.fromEntries(makers));
}

/** What a module of a game exports. */
interface OwnModule {
  readonly game: Game<GameTypes>;
  /** What the command line has of it: its export `gameConsole`. */
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
  const module: { readonly default?: Game<GameTypes>; readonly gameConsole?: object } =
    await import(/* webpackIgnore: true */ /* @vite-ignore */ url);
  const { default: game, gameConsole } = module;
  if (typeof game !== 'object' || game === null) {
    throw wrongType('Default export', game, 'a game');
  }
  checkGame(game);
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
