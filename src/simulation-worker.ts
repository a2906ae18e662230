/**
 * What the worker threads of simulations, tournaments and reviews run: games of any kind.
 *
 * @packageDocumentation
 */
import type { GameTypes } from './engine/game/game.js';
import { type PairTask, runPairTask } from './engine/ratings/play-pair.js';
import { type AssessmentTask, runAssessment } from './engine/review/threads.js';
import { runShardTask, type ShardTask } from './engine/simulate/shard.js';
import { answerTasks } from './engine/simulate/worker-thread.js';
import { gameNamed, loadPlayers } from './games.js';

type AnyTask = ShardTask<GameTypes> | PairTask<GameTypes> | AssessmentTask;

answerTasks<AnyTask, unknown>((task) => {
  if ('record' in task) return runAssessment(gameNamed(task.record.game), task);
  return task.kind === 'pair' ? runPairTask(loadPlayers, task) : runShardTask(loadPlayers, task);
});
