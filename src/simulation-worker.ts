/**
 * What the worker threads of simulations run.
 *
 * @packageDocumentation
 */
import { runTask as run, type WorkerTask } from './engine/simulate/runner.js';
import { loadPlayers } from './games.js';

/** Play a shard of any game. */
export function runTask(task: WorkerTask) {
  return run(loadPlayers, task);
}
