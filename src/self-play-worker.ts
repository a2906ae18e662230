/**
 * What the worker threads of `azulejo selfplay` run: games of any kind.
 *
 * @packageDocumentation
 */
import { runSelfPlayTask, type SelfPlayShard } from './engine/learning/self-play.js';
import { answerTasks } from './engine/tasks/worker-pool.js';
import { gameOfTask } from './games.js';

answerTasks((shard: SelfPlayShard) => runSelfPlayTask(gameOfTask, shard));
