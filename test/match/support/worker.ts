/** What worker threads run that play heaps. */
import { performTask, type WorkerTask } from '../../../src/engine/simulate/worker-task.js';
import type { Player } from './agents.js';
import { type AgentName, arena } from './agents.js';
import type { Rules } from './heaps.js';

export const runTask = (task: WorkerTask<Rules, AgentName | Player>) => performTask(arena, task);
