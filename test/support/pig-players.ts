/** Agents that play Pig; a player who forfeits drops out, and the others go on. */
import { agentRegistry, type Players } from '../../src/engine/agents/players.js';
import { searchAgent } from '../../src/engine/agents/search-agent.js';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import type { SyncAgent } from '../../src/engine/game/agent.js';
import type { Game } from '../../src/engine/game/game.js';
import { type Pig, type PigTypes, pig, pigWithForfeits } from './pig.js';

export type PigAgent = SyncAgent<Pig, PigTypes['move']>;

/** Make an agent that rolls until its turn has so many points. */
export function holdAt(points: number): PigAgent {
  return {
    name: `hold-at-${points}`,
    chooseMove: (state) => {
      const [roll, hold] = pig.legalMoves(state);
      if (roll === undefined) throw new Error('There is a move whenever an agent is asked.');
      return state.points >= points ? (hold ?? roll) : roll;
    },
  };
}

const careful = holdAt(8);

/** What makes each agent. */
const MAKERS = {
  random: () => randomAgent(pig),
  careful: () => careful,
  search: (options?: { readonly iterations?: number }) => searchAgent(pig, options),
  /** Throws now and then. */
  faulty: (): PigAgent => ({
    name: 'faulty',
    chooseMove: (state, context) => {
      if (context.rng() < 0.05) throw new Error('Oh.');
      return careful.chooseMove(state, context);
    },
  }),
};

export const PIG_PLAYERS: Players<PigTypes> = {
  game: pigWithForfeits,
  agents: agentRegistry(MAKERS),
};

/** Pig with these agents, in which a forfeit ends the game. */
export const playablePig: Game<PigTypes> = { ...pig, agents: MAKERS };
