/**
 * What a task plays: shards, which are pieces of a simulation, with who plays in which seat; and single matches with
 * their records.
 */

import { derivedSeed } from '../../random/seeds.js';
import { agentFor, type Players } from '../agents/players.js';
import { type Agent, agentLike, checkAgentCount } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { completeRules, rulesForAgents } from '../game/settings.js';
import type { Limits, Runtime } from '../match/options.js';
import { type MatchOptions, type MatchResult, playMatch } from '../match/play-match.js';
import { runMatch } from '../match/run-match.js';
import { runtimeOf, type Task } from '../tasks/runners.js';
import { luckIn } from './luck.js';
import { addGame, emptyTally, type Tally } from './tally.js';

/**
 * Seat the agents for one game of many.
 *
 * Every `agents` games each agent sits once in every seat; every `agents`! games all orders come
 * up once, so that no agent profits from playing after a weak one either.
 *
 * @param game - number of the game, from 0
 * @param agents - how many there are, 1 or more
 * @returns the agents by seat, as numbers from 0
 */
export function seating(game: number, agents: number): number[] {
  const circle = [0, ...arrangement(Math.floor(game / agents), agents - 1)];
  const turn = game % agents;
  return [...circle.slice(turn), ...circle.slice(0, turn)];
}

/** Arrange the numbers from 1 to `length` in one of their orders, counted in factorial digits. */
function arrangement(number: number, length: number): number[] {
  const rest = Array.from({ length }, (_, index) => index + 1);
  const arranged: number[] = [];
  let digits = number;
  while (rest.length > 0) {
    const choices = rest.length;
    arranged.push(...rest.splice(digits % choices, 1));
    digits = Math.floor(digits / choices);
  }
  return arranged;
}

/** What is simulated. Plain data, unless an agent is an object that plays. */
export interface Scenario<Types extends GameTypes> extends Limits {
  readonly rules: Types['rules'];
  /** One for each player: an agent, or its description. */
  readonly agents: readonly unknown[];
  /** What all random numbers depend on, an integer. */
  readonly seed: number;
  /** Whether to tell the luck in each game, which must be evaluated; not by default. */
  readonly luck?: boolean | undefined;
}

/** Consecutive games of a simulation. */
export interface Shard<Types extends GameTypes> {
  readonly scenario: Scenario<Types>;
  /** Number of the first game, from 0. */
  readonly first: number;
  /** Number of games. */
  readonly count: number;
}

export interface ShardTask<Types extends GameTypes> extends Task {
  readonly kind: 'shard';
  readonly shard: Shard<Types>;
}

/**
 * Play the games of a shard.
 *
 * The tally depends on the shard alone, as long as the agents choose by state and context: each
 * game has its own seed and, where they are described, its own agents.
 *
 * @param afterGame - what is awaited after each game
 */
export async function playShard<Types extends GameTypes>(
  players: Players<Types>,
  { scenario, first, count }: Shard<Types>,
  { now, timer, signal }: Runtime,
  afterGame?: () => Promise<void>,
): Promise<Tally> {
  const { game } = players;
  const { rules, agents: entrants, seed: root, limit, budget, timeLimit, luck } = scenario;
  const start = game.start(rules);
  // Nothing is made for agents before there is one for each player.
  checkAgentCount(entrants, game.players(game.rulesOf(start)).length);
  const options = { limit, budget, timeLimit, now, timer, signal };
  const tally = emptyTally(entrants.length);
  for (let number = first; number < first + count; number++) {
    const seed = derivedSeed(root, number);
    const seats = seating(number, entrants.length);
    const made = entrants.map((entrant) => agentFor(players, entrant));
    // Seats hold numbers of agents.
    const agents = seats.map((agent) => made[agent] as Agent<Types['state'], Types['move']>);
    const outcome = await runMatch({ game, start, agents, seed, ...options });
    const scores = game.scores?.(outcome.state) ?? [];
    const given = luck === true ? luckIn(game, start, outcome.events, seed) : undefined;
    const { ending, returns, forfeits, moves } = outcome;
    // Spreading the whole outcome instead would make each game take a quarter longer.
    const played = { ending, returns, forfeits, moves, scores, luck: given };
    addGame(tally, { game: number, seed, seats, ...played });
    await afterGame?.();
  }
  return tally;
}

/** Check the rules of what comes from elsewhere: a game may be started by any. */
export function withCheckedRules<Played extends Pick<Scenario<GameTypes>, 'rules'>>(
  { game }: Players<GameTypes>,
  played: Played,
): Played {
  return { ...played, rules: completeRules(game.settings, played.rules) };
}

/** Play a shard in a worker thread. */
export async function runShardTask(
  load: (game: string) => Promise<Players<GameTypes>>,
  task: ShardTask<GameTypes>,
): Promise<Tally> {
  const players = await load(task.game);
  const scenario = withCheckedRules(players, task.shard.scenario);
  return playShard(players, { ...task.shard, scenario }, runtimeOf(task));
}

/** A game between agents by names of their own. Plain data, unless an agent is an object that plays. */
export interface NamedMatch<Types extends GameTypes> extends Scenario<Types> {
  /** What the record calls the agents, in turn order. */
  readonly names: readonly string[];
}

export interface MatchTask<Types extends GameTypes> extends Task {
  readonly kind: 'match';
  /** Number of the game in its tournament, from 0: for people. */
  readonly number: number;
  readonly match: NamedMatch<Types>;
}

/**
 * Play a match.
 *
 * @param make - returns an agent: the object that plays, or one by its description
 */
export function playNamedMatch<Types extends GameTypes>(
  game: Game<Types>,
  make: (agent: unknown) => Agent<Types['state'], Types['move']>,
  { agents, names, ...options }: NamedMatch<Types>,
  runtime: Runtime & Pick<MatchOptions<Types>, 'onEvent'>,
): Promise<MatchResult<Types>> {
  const { now, timer, signal, onEvent } = runtime;
  const rules = rulesForAgents(game.settings, agents.length, options.rules);
  checkAgentCount(agents, game.players(rules).length);
  const seated = agents.map((agent, player) => agentLike(make(agent), { name: names[player] }));
  return playMatch(game, seated, { ...options, now, timer, signal, onEvent });
}

/** Play a match in a worker thread. */
export async function runMatchTask(
  load: (game: string) => Promise<Players<GameTypes>>,
  task: MatchTask<GameTypes>,
): Promise<MatchResult<GameTypes>> {
  const players = await load(task.game);
  const make = (agent: unknown) => agentFor(players, agent);
  return playNamedMatch(players.game, make, task.match, runtimeOf(task));
}
