/**
 * What the worker threads of simulations, tournaments and reviews run: games of any kind.
 *
 * @packageDocumentation
 */

import { playersOf } from './engine/agents/players.js';
import type { GameTypes } from './engine/game/game.js';
import { type AssessmentTask, runAssessment } from './engine/review/assess.js';
import { type PairTask, runPairTask } from './engine/simulate/play-pairs.js';
import {
  type MatchTask,
  runMatchTask,
  runShardTask,
  type ShardTask,
} from './engine/simulate/shard.js';
import { answerTasks } from './engine/tasks/worker-pool.js';
import { gameOfTask } from './games.js';

const loadPlayers = async (name: string) => playersOf(await gameOfTask(name));

type AnyTask = ShardTask<GameTypes> | PairTask<GameTypes> | MatchTask<GameTypes> | AssessmentTask;

answerTasks<AnyTask, unknown>((task) => {
  switch (task.kind) {
    case 'shard':
      return runShardTask(loadPlayers, task);
    case 'pair':
      return runPairTask(loadPlayers, task);
    case 'match':
      return runMatchTask(loadPlayers, task);
    case 'assessment':
      return gameOfTask(task.record.game).then((game) => runAssessment(game, task));
  }
});
