/**
 * What the worker threads of simulations run: games of any kind.
 *
 * @packageDocumentation
 */
import { runTask, type WorkerTask } from './engine/simulate/runner.js';
import { answerTasks } from './engine/simulate/worker-thread.js';
import { loadPlayers } from './games.js';

answerTasks((task: WorkerTask) => runTask(loadPlayers, task));
