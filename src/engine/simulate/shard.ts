/**
 * Shards: pieces of a simulation that are played one after the other, or side by side.
 *
 * @packageDocumentation
 */
import { derivedSeed } from '../../random/seeds.js';
import { agentFor, type Players } from '../agents/players.js';
import type { Agent } from '../game/agent.js';
import type { GameTypes } from '../game/game.js';
import type { Limits, Runtime } from '../match/options.js';
import { runMatch } from '../match/run-match.js';
import { runtimeOf, type Task } from '../tasks/task.js';
import { seating } from './seating.js';
import { addGame, emptyTally, type Tally } from './tally.js';

/** What is simulated. Plain data, unless an agent is an object that plays. */
export interface Scenario<Types extends GameTypes> extends Limits {
  readonly rules: Types['rules'];
  /** One for each player: an agent, or its description. */
  readonly agents: readonly unknown[];
  /** What all random numbers depend on, an integer. */
  readonly seed: number;
}

/** Consecutive games of a simulation. */
export interface Shard<Types extends GameTypes> {
  readonly scenario: Scenario<Types>;
  /** Number of the first game, from 0. */
  readonly first: number;
  /** Number of games. */
  readonly count: number;
}

/** The task of playing a shard. */
export interface ShardTask<Types extends GameTypes> extends Task {
  readonly kind: 'shard';
  readonly shard: Shard<Types>;
}

/**
 * Play the games of a shard.
 *
 * The tally depends on the shard alone, as long as the agents choose by state and context: each
 * game has its own seed and, where they are described, its own agents.
 */
export async function playShard<Types extends GameTypes>(
  players: Players<Types>,
  { scenario, first, count }: Shard<Types>,
  { now, timer, signal }: Runtime,
): Promise<Tally> {
  const { game } = players;
  const { rules, agents: entrants, seed: root, limit, budget, timeLimit } = scenario;
  const start = game.start(rules);
  const options = { limit, budget, timeLimit, now, timer, signal };
  const tally = emptyTally(entrants.length);
  for (let number = first; number < first + count; number++) {
    const seed = derivedSeed(root, number);
    const seats = seating(number, entrants.length);
    const made = entrants.map((entrant) => agentFor(players, entrant));
    // Seats hold numbers of agents.
    const agents = seats.map((agent) => made[agent] as Agent<Types['state'], Types['move']>);
    const outcome = await runMatch({ game, start, agents, seed, ...options });
    const { ending, returns, forfeits, moves } = outcome;
    const scores = game.scores?.(outcome.state) ?? [];
    addGame(tally, { game: number, seed, seats, ending, returns, scores, forfeits, moves });
  }
  return tally;
}

/** Play a shard in a worker thread. */
export async function runShardTask(
  load: (game: string) => Promise<Players<GameTypes>>,
  task: ShardTask<GameTypes>,
): Promise<Tally> {
  return playShard(await load(task.game), task.shard, runtimeOf(task));
}
