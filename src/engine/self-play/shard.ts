/**
 * Shards of self-play: consecutive games, which become one file.
 *
 * @packageDocumentation
 */
import { derivedSeed } from '../../random/seeds.js';
import { playersOf } from '../agents/players.js';
import type { Game, GameTypes } from '../game/game.js';
import { isSearchAgent } from '../search/search-agent.js';
import { type NumberedGame, type Sizes, writeGames } from './columns.js';
import { playSelfPlayGame, type SelfPlayAgent, type SelfPlayer } from './play-game.js';

/** What is played. Plain data, to send to worker threads. */
export interface SelfPlayScenario {
  /** The game's name. */
  readonly game: string;
  readonly rules: GameTypes['rules'];
  /** What all random numbers depend on, an integer. */
  readonly seed: number;
  readonly agent: SelfPlayAgent;
}

/** Consecutive games. */
export interface SelfPlayShard {
  readonly scenario: SelfPlayScenario;
  /** Number of the first game, from 0. */
  readonly first: number;
  /** Number of games. */
  readonly games: number;
}

/** The file of a shard. */
export interface ShardFile {
  /** Number of decisions. */
  readonly rows: number;
  readonly bytes: Uint8Array;
}

/**
 * Load what plays a game against itself.
 *
 * @throws Error if the game has no tensors, or no agent that searches
 */
export async function loadSelfPlayer(
  game: Game<GameTypes>,
  agent: SelfPlayAgent,
): Promise<SelfPlayer<GameTypes>> {
  const { agents } = playersOf(game);
  const { tensors } = game;
  const search = agents.names.includes(agent.name) ? agents.make(agent.name) : undefined;
  if (tensors === undefined || search === undefined || !isSearchAgent(search)) {
    throw new Error(`Game ${game.name}: expected an agent that searches, and states as numbers.`);
  }
  return { game, tensors, search, agent };
}

/** Count what is numbered in the data of a game. */
export function sizesOf(
  { game, tensors }: Pick<SelfPlayer<GameTypes>, 'game' | 'tensors'>,
  rules: GameTypes['rules'],
): Sizes {
  const last = tensors.layout(rules).at(-1);
  return {
    players: game.players(rules).length,
    observation: last === undefined ? 0 : last.offset + last.length,
    hasScores: game.scores !== undefined,
  };
}

/** Play the games of a shard. The file depends on the shard alone. */
export async function playSelfPlayShard(
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
  return playSelfPlayShard(await loadSelfPlayer(await load(game), agent), shard);
}
