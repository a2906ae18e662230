/**
 * Many games between the same agents.
 *
 * @packageDocumentation
 */

import { integerInRange } from '../../text/number-in-range.js';
import { checkNumber } from '../match/agent.js';
import { checkConditions } from '../match/conditions.js';
import type { Arena } from './arena.js';
import { type Crew, type CrewMeans, gatherCrew } from './crew.js';
import type { Scenario } from './shard.js';
import { type Statistics, statisticsOf } from './statistics.js';
import { emptyTally, joinTallies, type Tally } from './tally.js';

/** Most games of one simulation. */
const MOST_GAMES = 1e9;

/** Shards of a short simulation: as many steps of progress. */
const SHARDS = 100;

/** Most games of a shard: a fraction of a second, where agents think quickly. */
const MOST_GAMES_OF_SHARD = 250;

/** Tell how far a simulation is. */
export interface Progress {
  /** Number of games played. */
  readonly played: number;
  /** Number of games in all. */
  readonly games: number;
}

/** Say how a simulation is run, which changes nothing about its result. */
export interface SimulationMeans extends CrewMeans {
  /** Hear how far it is, whenever a number of games is played. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Cut games into shards. The cut depends on their number alone. */
function cut(games: number) {
  const size = Math.min(MOST_GAMES_OF_SHARD, Math.ceil(games / SHARDS));
  return {
    shards: Math.ceil(games / size),
    shardAt: (index: number) => ({
      first: index * size,
      count: Math.min(size, games - index * size),
    }),
  };
}

/** Join the tallies of shards in the order of the shards, whenever each comes. */
function joiner(agents: number) {
  const early = new Map<number, Tally>();
  let tally = emptyTally(agents);
  let joined = 0;
  return {
    add: (index: number, part: Tally) => {
      early.set(index, part);
      for (let next = early.get(joined); next !== undefined; next = early.get(joined)) {
        tally = joinTallies(tally, next);
        early.delete(joined++);
      }
    },
    total: () => tally,
  };
}

/** Let a crew play all games, each of its members one shard after the other. */
async function playAll<Rules, Entrant>(
  crew: Crew<Rules, Entrant>,
  scenario: Scenario<Rules, Entrant>,
  games: number,
  { signal, onProgress }: SimulationMeans,
): Promise<Tally> {
  const { shards, shardAt } = cut(games);
  const { add, total } = joiner(scenario.agents.length);
  let next = 0;
  let played = 0;
  const work = async () => {
    while (next < shards) {
      signal?.throwIfAborted();
      const index = next++;
      const shard = { scenario, ...shardAt(index) };
      add(index, await crew.play(shard));
      played += shard.count;
      onProgress?.({ played, games });
    }
  };
  await Promise.all(Array.from({ length: crew.size }, work));
  return total();
}

/**
 * Play many games, and tell how they went.
 *
 * Each game has a seed and an order of the agents of its own, which depend on its number and the
 * scenario's seed alone: what comes out is the same, bit for bit, whoever plays it.
 *
 * @param arena - the game and its agents
 * @param scenario - who plays, and under what conditions
 * @param games - number of games, 1 to 10^9
 * @param means - how it is run
 * @throws RangeError or TypeError if a number is out of range, or an agent cannot be; Error if a
 * worker thread ends in the middle; the reason of the signal; whatever the arena and `onProgress`
 * throw
 */
export async function simulateGames<Rules, Entrant>(
  arena: Arena<Rules, Entrant>,
  scenario: Scenario<Rules, Entrant>,
  games: number,
  means: SimulationMeans,
): Promise<Statistics> {
  const { signal } = means;
  signal?.throwIfAborted();
  checkConditions(scenario);
  integerInRange('Games', games, 1, MOST_GAMES);
  checkNumber(scenario.agents, arena.players(scenario.rules));
  const names = scenario.agents.map(arena.nameOf);
  const crew = await gatherCrew(arena, scenario, cut(games).shards, means);
  try {
    return statisticsOf(names, await playAll(crew, scenario, games, means));
  } catch (error) {
    // A thread that is stopped fails for a reason of its own.
    signal?.throwIfAborted();
    throw error;
  } finally {
    await crew.stop();
  }
}
