/** Self-play: shard after shard, each of which becomes one file, in this thread or in worker threads. */

import { derivedSeed } from '../../random/seeds.js';
import { playersOf } from '../agents/players.js';
import { isSearchAgent } from '../agents/search-agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { observationLength } from '../game/tensors.js';
import { openRunner, playInOrder } from '../tasks/runners.js';
import { type FileUrl, threadDataOf } from '../tasks/worker-pool.js';
import { type NumberedGame, type Sizes, writeGames } from './columns.js';
import { playSelfPlayGame, type SelfPlayAgent, type SelfPlayer } from './self-play-game.js';

/** What is played. Plain data, to send to worker threads. */
export interface SelfPlayScenario {
  /** The game's name. */
  readonly game: string;
  readonly rules: GameTypes['rules'];
  /** What all random numbers depend on, an integer. */
  readonly seed: number;
  readonly agent: SelfPlayAgent;
}

/** Consecutive games, and the file that they are in. */
export interface ShardPlace {
  readonly file: string;
  /** Number of the first game, from 0. */
  readonly first: number;
  readonly games: number;
}

/** Games that are to be played. */
export interface SelfPlayShard extends Omit<ShardPlace, 'file'> {
  readonly scenario: SelfPlayScenario;
}

/** The file of a shard. */
export interface ShardFile {
  /** Number of decisions. */
  readonly rows: number;
  readonly bytes: Uint8Array;
}

/**
 * Make what plays a game against itself.
 *
 * @throws Error if the game has no tensors, or no agent that searches
 */
export function selfPlayerOf(game: Game<GameTypes>, agent: SelfPlayAgent): SelfPlayer<GameTypes> {
  const { agents } = playersOf(game);
  const { tensors } = game;
  const search = agents.names.includes(agent.name) ? agents.make(agent.name) : undefined;
  if (tensors === undefined || search === undefined || !isSearchAgent(search)) {
    throw new Error(`Game ${game.name}: expected an agent that searches, and tensors.`);
  }
  return { game, tensors, search, agent };
}

/** Count what is numbered in the data of a game. */
export function sizesOf(
  { game, tensors }: Pick<SelfPlayer<GameTypes>, 'game' | 'tensors'>,
  rules: GameTypes['rules'],
): Sizes {
  return {
    players: game.players(rules).length,
    observation: observationLength(tensors.layout(rules)),
    hasScores: game.scores !== undefined,
  };
}

/** Play the games of a shard. The file depends on the shard alone. */
async function playSelfPlayShard(
  player: SelfPlayer<GameTypes>,
  { scenario: { rules, seed }, first, games }: SelfPlayShard,
  signal?: AbortSignal,
): Promise<ShardFile> {
  const played: NumberedGame[] = [];
  for (let number = first; number < first + games; number++) {
    const game = await playSelfPlayGame(player, rules, derivedSeed(seed, number), signal);
    played.push({ number, ...game });
  }
  return writeGames(played, sizesOf(player, rules));
}

/** Play a shard in a worker thread. */
export async function runSelfPlayTask(
  load: (game: string) => Promise<Game<GameTypes>>,
  shard: SelfPlayShard,
): Promise<ShardFile> {
  const { game, agent } = shard.scenario;
  return playSelfPlayShard(selfPlayerOf(await load(game), agent), shard);
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
 * Play shards. Each depends on the scenario and its place alone, no matter who plays it.
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
    describe: ({ first, games }: SelfPlayShard) =>
      games === 1 ? `game ${first}` : `games ${first} to ${first + games - 1}`,
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
