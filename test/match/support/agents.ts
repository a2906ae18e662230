/** Agents that play heaps: well, badly, and not at all. */

import type { Agent } from '../../../src/engine/match/agent.js';
import { makeArena } from '../../../src/engine/simulate/arena.js';
import { pick } from '../../../src/random/pick.js';
import { type Heaps, heaps, start, type Take } from './heaps.js';

export type Player = Agent<Heaps, Take>;

/** Make an agent that may return anything whatsoever. */
export function agent(
  name: string,
  chooseMove: (...given: Parameters<Player['chooseMove']>) => unknown,
) {
  // Agents come from anywhere: what they return is what is tested.
  return { name, chooseMove } as Player;
}

const random = agent('random', (state, { rng }) => {
  const moves = heaps.legalMoves(state);
  return moves[pick(rng, moves.length)];
});

/** Leaves a multiple of four, which wins against one opponent. */
const clever = agent('clever', (state) => `T${state.heap % 4 || 1}`);

/** All agents that a worker can make. */
const AGENTS = {
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
  /** Throws when nobody can catch it. */
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

export type AgentName = keyof typeof AGENTS;

export const arena = makeArena({
  game: heaps,
  start,
  agent: (name: AgentName) => {
    if (!Object.hasOwn(AGENTS, name)) throw new RangeError(`Agent: found ${name}.`);
    return AGENTS[name]();
  },
});
