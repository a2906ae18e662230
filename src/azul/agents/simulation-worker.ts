/**
 * What the worker threads of simulations run.
 *
 * @packageDocumentation
 */

import type { Agent } from '../../engine/match/agent.js';
import type { Tally } from '../../engine/simulate/tally.js';
import { performTask, type WorkerTask } from '../../engine/simulate/worker-task.js';
import type { Move, Rules } from '../../state/vocabulary.js';
import type { GameState } from '../api/game-state.js';
import { AZUL_ARENA } from './azul-arena.js';
import type { AgentDescription } from './described-agent.js';

/** Play a shard. */
export function runTask(
  task: WorkerTask<Rules, AgentDescription | Agent<GameState, Move>>,
): Promise<Tally> {
  return performTask(AZUL_ARENA, task);
}
