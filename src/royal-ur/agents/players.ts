/**
 * The game with its ready-made agents, as simulations and the command line ask for them.
 *
 * @packageDocumentation
 */
import type { Players } from '../../engine/agents/players.js';
import {
  agentRegistry,
  type AgentDescription as DescriptionOf,
} from '../../engine/agents/registry.js';
import { type RoyalUrTypes, royalUr } from '../api/royal-ur.js';
import { levelAgent } from './level-agent.js';
import { easyAgent, hardAgent, mediumAgent } from './program-agents.js';
import { randomAgent } from './random-agent.js';
import { searchAgent } from './search-agent.js';

const MAKERS = {
  random: randomAgent,
  easy: easyAgent,
  medium: mediumAgent,
  hard: hardAgent,
  search: searchAgent,
  'level-1': () => levelAgent(1),
  'level-2': () => levelAgent(2),
  'level-3': () => levelAgent(3),
  'level-4': () => levelAgent(4),
  'level-5': () => levelAgent(5),
};

/** The name of a ready-made agent. */
export type AgentName = keyof typeof MAKERS;

/** A ready-made agent: its name, with its options where they differ from the defaults. */
export type AgentDescription = DescriptionOf<typeof MAKERS>;

/** The game with its agents. */
export const ROYAL_UR_PLAYERS: Players<RoyalUrTypes> = {
  game: royalUr,
  agents: agentRegistry(MAKERS),
};

/** The names of the ready-made agents. */
export const AGENT_NAMES: readonly AgentName[] = /* @__PURE__ */ Object.freeze(
  // Its keys are the names, and nothing else.
  Object.keys(MAKERS) as AgentName[],
);
