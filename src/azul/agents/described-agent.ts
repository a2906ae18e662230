/**
 * Agents by their names, as they can be asked for from elsewhere: worker threads, command lines.
 *
 * @packageDocumentation
 */

import type { Agent } from '../../engine/match/agent.js';
import type { Move } from '../../state/vocabulary.js';
import { showValue } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import { greedyAgent } from './greedy-agent.js';
import { levelAgent } from './level-agent.js';
import { randomAgent } from './random-agent.js';
import { searchAgent } from './search-agent.js';

/** What makes each agent, of its options where it has any. */
const MAKERS = {
  random: randomAgent,
  greedy: greedyAgent,
  search: searchAgent,
  'level-1': () => levelAgent(1),
  'level-2': () => levelAgent(2),
  'level-3': () => levelAgent(3),
  'level-4': () => levelAgent(4),
};

/** Name a ready-made agent. */
export type AgentName = keyof typeof MAKERS;

/** List the names of the ready-made agents. */
export const AGENT_NAMES: readonly AgentName[] = Object.keys(
  // Its keys are the names, and nothing else.
  MAKERS,
) as AgentName[];

/** Describe a ready-made agent: its name, with its options where they differ from the usual ones. */
export type AgentDescription =
  | AgentName
  | {
      [Name in AgentName]: {
        /** The agent's name. */
        readonly name: Name;
        /** The agent's options. */
        readonly options?: Parameters<(typeof MAKERS)[Name]>[0];
      };
    }[AgentName];

/**
 * Make the agent that is described.
 *
 * @throws RangeError if no agent has the name
 */
export function describedAgent(description: AgentDescription): Agent<GameState, Move> {
  // Descriptions come from command lines and from callers without types, too.
  const { name, options }: { name?: unknown; options?: unknown } =
    typeof description === 'object' && description !== null ? description : { name: description };
  const known = AGENT_NAMES.find((each) => each === name);
  if (known === undefined) {
    throw new RangeError(
      `Agent: found ${showValue(name)}, expected one of: ${AGENT_NAMES.join(', ')}.`,
    );
  }
  const make: (options: never) => Agent<GameState, Move> = MAKERS[known];
  // Each maker checks the options that it takes.
  return make(options as never);
}
