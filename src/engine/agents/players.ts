/**
 * Games with their agents, of which nothing is loaded before it is asked for.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../game/game.js';
import type { Encoding } from '../learning/encoding.js';
import { type Agent, isAgent } from '../match/agent.js';
import { type SearchAgent, searchAgentFor } from '../search/search-agent.js';
import type { AgentRegistry } from './registry.js';

/** A game with its ready-made agents. */
export interface Players<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly agents: AgentRegistry<Types>;
}

/** A game of which nothing is loaded before it is asked for. */
export interface GameLoader {
  /** The game's name in lower case, as commands and records have it. */
  readonly name: string;
  /** Load the rules. */
  readonly game: () => Promise<Game<GameTypes>>;
  /** Load the rules with the ready-made agents. */
  readonly players: () => Promise<Players<GameTypes>>;
  /** Load the agent that searches for hints and reviews; absent for one without knowledge of the game. */
  readonly searchAgent?: () => Promise<SearchAgent<unknown>>;
  /** Load its states and moves as numbers, in a game that has them. */
  readonly encoding?: () => Promise<Encoding<GameTypes>>;
}

/** Load the agent that searches for hints and reviews. */
export async function loadSearchAgent(loader: GameLoader): Promise<SearchAgent<unknown>> {
  return loader.searchAgent?.() ?? searchAgentFor(await loader.game());
}

/** Return an agent: the object that plays, or a new one by its description. */
export function agentFor<Types extends GameTypes>(
  { agents }: Players<Types>,
  agent: unknown,
): Agent<Types['state'], Types['move']> {
  return isAgent<Types['state'], Types['move']>(agent) ? agent : agents.make(agent);
}
