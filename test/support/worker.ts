/** What worker threads run that play the games of the tests. */
import type { Players } from '../../src/engine/agents/players.js';
import type { GameTypes } from '../../src/engine/game/game.js';
import { type PairTask, runPairTask } from '../../src/engine/simulate/play-pairs.js';
import { runShardTask, type ShardTask } from '../../src/engine/simulate/shard.js';
import { answerTasks } from '../../src/engine/tasks/worker-pool.js';
import { HEAPS_PLAYERS } from './heaps-players.js';
import { PIG_PLAYERS } from './pig-players.js';

const GAMES: readonly Players<GameTypes>[] = [HEAPS_PLAYERS, PIG_PLAYERS];

async function load(name: string): Promise<Players<GameTypes>> {
  const players = GAMES.find(({ game }) => game.name === name);
  if (players === undefined) throw new Error(`There is no game ${name}.`);
  return players;
}

answerTasks(async (task: ShardTask<GameTypes> | PairTask<GameTypes>) =>
  task.kind === 'pair' ? runPairTask(load, task) : runShardTask(load, task),
);
