/** Whether an agent finds the solution of a puzzle by itself. */
import type { SyncAgent } from '../../src/engine/game/agent.js';
import { seededRng } from '../../src/random/seeds.js';

/** Times that an agent is asked, as it may break ties at random. */
const TRIES = 5;

/** Whether an agent chooses a move at least once. */
export function findsMove<State, Move extends string>(
  agent: SyncAgent<State, Move>,
  state: State,
  move: Move,
): boolean {
  return Array.from({ length: TRIES }, (_, seed) => seededRng(seed)).some(
    (rng) => agent.chooseMove(state, { rng }) === move,
  );
}
