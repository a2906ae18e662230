/**
 * What the worker threads of simulations run.
 *
 * @packageDocumentation
 */
import type { GameState } from '../../game/game-state.js';
import type { Agent } from '../../match/agent.js';
import type { Tally } from '../../match/tally.js';
import { performTask, type WorkerTask } from '../../match/worker-task.js';
import type { Move, Rules } from '../../state/vocabulary.js';
import { AZUL_ARENA } from './azul-arena.js';
import type { AgentDescription } from './described-agent.js';

/** Play a shard. */
export function runTask(
  task: WorkerTask<Rules, AgentDescription | Agent<GameState, Move>>,
): Promise<Tally> {
  return performTask(AZUL_ARENA, task);
}
