/** Games with their ready-made agents. */

import { knownOptions, ownProperties, wrongType } from '../../boundary/values.js';
import { showValue } from '../../text/message.js';
import { type Agent, type AgentMakers, isAgent } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import {
  isSearchAgent,
  type SearchAgent,
  type SearchAgentOptions,
  searchAgent,
} from './search-agent.js';
import { randomAgent } from './simple-agents.js';

/** A game's ready-made agents. */
export interface AgentRegistry<Types extends GameTypes> {
  readonly names: readonly string[];
  /**
   * Make an agent.
   *
   * @param description - a name, or an object of `name` and `options`
   * @throws RangeError if no agent has the name, or an option is out of range
   */
  make(description: unknown): Agent<Types['state'], Types['move']>;
}

/** A game with its ready-made agents. */
export interface Players<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly agents: AgentRegistry<Types>;
}

/** A game of which nothing is loaded before it is asked for. */
export interface GameLoader {
  /** The game's name in lower case, as commands and records have it. */
  readonly name: string;
  readonly load: () => Promise<Game<GameTypes>>;
}

/**
 * Check that an agent without options is given none.
 *
 * @throws TypeError if it is
 */
function refuseOptions(what: string, options: unknown): void {
  const isObject = typeof options === 'object' && options !== null;
  const found = isObject ? Object.keys(ownProperties(what, options))[0] : options;
  if (found !== undefined && found !== null) throw wrongType(what, found, 'none');
}

export function agentRegistry<Types extends GameTypes>(
  makers: AgentMakers<Types['state'], Types['move']>,
): AgentRegistry<Types> {
  const names = Object.keys(makers);
  return {
    names,
    make: (description) => {
      const { name, options }: { name?: unknown; options?: unknown } =
        typeof description === 'object' && description !== null
          ? knownOptions<{ name?: unknown; options?: unknown }>('Agent', description, [
              'name',
              'options',
            ])
          : { name: description, options: undefined };
      const known = names.find((each) => each === name);
      const make = known === undefined ? undefined : makers[known];
      if (make === undefined) {
        throw new RangeError(
          `Agent: found ${showValue(name)}, expected one of: ${names.join(', ')}.`,
        );
      }
      if (make.length === 0) refuseOptions(`Options of ${known}`, options);
      // Each maker checks the options that it takes.
      return make(options as never);
    },
  };
}

/** Return a game with its agents: its own, and those that every game has. */
export function playersOf<Types extends GameTypes>(game: Game<Types>): Players<Types> {
  const own = game.agents;
  const random = () => randomAgent(game);
  const search = (options?: SearchAgentOptions<Types['state'], Types['move']>) =>
    searchAgent(game, options);
  // What the game has comes first, in its own order.
  return { game, agents: agentRegistry({ ...own, random, search, ...own }) };
}

/** The agent that searches for hints, reviews and self-play by default. */
export const SEARCHER = 'search';

/**
 * Make the agent that searches for hints and reviews: the game's own, or one without knowledge of it.
 *
 * @param name - the name of another that searches
 */
export function searcherOf<Types extends GameTypes>(
  game: Game<Types>,
  name = SEARCHER,
): SearchAgent<Types['state'], Types['move']> {
  const { agents } = playersOf(game);
  const agent = agents.make(name);
  return isSearchAgent(agent) ? agent : searchAgent(game);
}

/** Return an agent: the object that plays, or a new one by its description. */
export function agentFor<Types extends GameTypes>(
  { agents }: Players<Types>,
  agent: unknown,
): Agent<Types['state'], Types['move']> {
  return isAgent<Types['state'], Types['move']>(agent) ? agent : agents.make(agent);
}
