/** Agents that play heaps: well, badly, and not at all. */
import { agentRegistry, type Players } from '../../src/engine/agents/players.js';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import type { Agent } from '../../src/engine/game/agent.js';
import { type Heaps, type HeapsTypes, heaps, type Take } from './heaps.js';

export type Player = Agent<Heaps, Take>;

/** Make an agent that may return anything whatsoever. */
export function agent(
  name: string,
  chooseMove: (...given: Parameters<Player['chooseMove']>) => unknown,
) {
  // Agents come from anywhere: what they return is what is tested.
  return { name, chooseMove } as Player;
}

const random = randomAgent(heaps);

/** Leaves a multiple of four, which wins against one opponent. */
const clever = agent('clever', (state) => `T${state.heap % 4 || 1}`);

/** What makes each agent. */
const MAKERS = {
  random: () => random,
  clever: () => clever,
  slow: () => agent('slow', async (state, context) => random.chooseMove(state, context)),
  /** Remembers what it should forget: the result would show if an agent outlived its game. */
  tiring: () => {
    let moves = 0;
    return agent('tiring', (state) => (++moves > 4 ? 'T1' : `T${state.heap % 4 || 1}`));
  },
  cheating: () =>
    agent('cheating', (state, { rng }) => (rng() < 0.1 ? 'T9' : `T${state.heap % 4 || 1}`)),
  /** Asks for the time. */
  timed: () => agent('timed', (_state, { now }) => (now === undefined ? 'no clock' : 'T1')),
  /** Ends the thread that it runs in, now and then. */
  deadly: () =>
    agent('deadly', (state, context) => {
      if (context.rng() < 0.01) process.exit(3);
      return random.chooseMove(state, context);
    }),
  /** Throws outside any promise, so that no caller can catch it. */
  careless: () =>
    agent('careless', (state, context) => {
      if (context.rng() < 0.01)
        setTimeout(() => {
          throw new Error('too late');
        });
      return new Promise((resolve) => setTimeout(resolve, 1, random.chooseMove(state, context)));
    }),
  /** Never gives its thread back. */
  endless: () =>
    agent('endless', () => {
      for (;;);
    }),
  /** Never answers. */
  silent: () => agent('silent', () => new Promise(() => {})),
} satisfies Readonly<Record<string, () => Player>>;

export type AgentName = keyof typeof MAKERS;

export const HEAPS_PLAYERS: Players<HeapsTypes> = { game: heaps, agents: agentRegistry(MAKERS) };
