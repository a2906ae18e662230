/**
 * Self-play: shard after shard, in this thread or in worker threads.
 *
 * @packageDocumentation
 */
import type { GameLoader } from '../simulate/shard.js';
import { type FileUrl, openPool } from '../simulate/worker-pool.js';
import {
  loadSelfPlayer,
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
  readonly loader: GameLoader;
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

/** What plays shards. */
interface Runner {
  play(shard: SelfPlayShard): Promise<ShardFile>;
  stop(): Promise<void>;
}

async function localRunner({ loader, scenario, signal }: SelfPlayOptions): Promise<Runner> {
  const player = await loadSelfPlayer(loader, scenario.agent);
  return { play: (shard) => playSelfPlayShard(player, shard, signal), stop: async () => {} };
}

/** Open worker threads, which a signal ends in the middle of a game. */
function threadRunner({ workerFile, signal }: SelfPlayOptions): Runner {
  const pool = openPool<SelfPlayShard, ShardFile>(workerFile);
  const stop = () => pool.stop();
  signal.addEventListener('abort', stop, { once: true });
  return { play: (shard) => pool.run(shard), stop };
}

/**
 * Play shards. Each depends on the scenario and its place alone, whoever plays it.
 *
 * @throws the signal's reason; whatever `onShard` throws
 */
export async function selfPlay(options: SelfPlayOptions): Promise<void> {
  const { scenario, shards, workers, signal, onShard } = options;
  const threads = Math.min(workers, shards.length);
  const runner = threads > 1 ? threadRunner(options) : await localRunner(options);
  const rest = [...shards];
  const work = async () => {
    for (let place = rest.shift(); place !== undefined; place = rest.shift()) {
      signal.throwIfAborted();
      const { first, games } = place;
      onShard(place, await runner.play({ scenario, first, games }));
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(1, threads) }, work));
  } catch (error) {
    // A thread that is stopped fails for a reason of its own.
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    await runner.stop();
  }
}
