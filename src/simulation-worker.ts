/**
 * What the worker threads of simulations and reviews run: games of any kind.
 *
 * @packageDocumentation
 */
import { type AssessmentTask, runAssessment } from './engine/review/threads.js';
import { runTask, type WorkerTask } from './engine/simulate/runner.js';
import { answerTasks } from './engine/simulate/worker-thread.js';
import { gameNamed, loadPlayers } from './games.js';

answerTasks<WorkerTask | AssessmentTask, unknown>((task) =>
  'shard' in task ? runTask(loadPlayers, task) : runAssessment(gameNamed(task.record.game), task),
);
