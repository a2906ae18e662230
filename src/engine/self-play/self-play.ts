/**
 * Self-play: shard after shard, in this thread or in worker threads.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../game/game.js';
import { playInOrder } from '../tasks/in-order.js';
import { threadDataOf } from '../tasks/thread-data.js';
import { openRunner } from '../tasks/thread-runner.js';
import type { FileUrl } from '../tasks/worker-pool.js';
import type { SelfPlayer } from './play-game.js';
import {
  playSelfPlayShard,
  type SelfPlayScenario,
  type SelfPlayShard,
  type ShardFile,
} from './shard.js';

/** A piece of all games: which, and which file they are in. */
export interface ShardPlace {
  readonly file: string;
  /** Number of the first game, from 0. */
  readonly first: number;
  /** Number of games. */
  readonly games: number;
}

/** Digits of a shard's number in the name of its file: enough for all games, one to a shard. */
const DIGITS = 7;

/** Most games: as many as there are names of files, if each has one. */
export const MOST_SELF_PLAY_GAMES = 10 ** DIGITS;

/** Cut games into shards. Where a shard begins depends on their size alone. */
export function shardsOf(games: number, gamesPerShard: number): ShardPlace[] {
  return Array.from({ length: Math.ceil(games / gamesPerShard) }, (_, index) => ({
    file: `games-${String(index).padStart(DIGITS, '0')}.npz`,
    first: index * gamesPerShard,
    games: Math.min(gamesPerShard, games - index * gamesPerShard),
  }));
}

/** How shards are played. */
export interface SelfPlayOptions {
  readonly player: SelfPlayer<GameTypes>;
  readonly scenario: SelfPlayScenario;
  /** The shards that are to be played. */
  readonly shards: readonly ShardPlace[];
  /** Number of worker threads; with 0 or 1, the games are played in this thread. */
  readonly workers: number;
  /** The module that worker threads run. */
  readonly workerFile: FileUrl;
  readonly signal: AbortSignal;
  /** Called with the file of each shard, in the order in which they are finished. */
  readonly onShard: (place: ShardPlace, file: ShardFile) => void;
}

/**
 * Play shards. Each depends on the scenario and its place alone, whoever plays it.
 *
 * @throws the signal's reason; whatever `onShard` throws; Error if a worker thread ends in the middle
 */
export async function selfPlay({
  player,
  scenario,
  shards,
  workers,
  workerFile,
  signal,
  onShard,
}: SelfPlayOptions): Promise<void> {
  const work = {
    agents: [scenario.agent],
    threadData: threadDataOf(player.game),
    tasks: shards.length,
    play: (shard: SelfPlayShard) => playSelfPlayShard(player, shard, signal),
    describe: ({ first, games }: SelfPlayShard) => `games ${first} to ${first + games - 1}`,
  };
  const runner = openRunner<SelfPlayShard, ShardFile>(work, { workers, workerFile, signal });
  // A file is passed on when it is there, whatever is still missing before it.
  const play = async (place: ShardPlace) => {
    const { first, games } = place;
    onShard(place, await runner.play({ scenario, first, games }));
  };
  try {
    await playInOrder(
      { ...runner, play },
      {
        tasks: shards.length,
        signal,
        // There is one for each task.
        taskAt: (index) => shards[index] as ShardPlace,
        take: () => false,
      },
    );
  } finally {
    await runner.stop();
  }
}
