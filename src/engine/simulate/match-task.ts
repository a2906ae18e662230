/**
 * Matches as tasks: single games with their records, which can be played anywhere.
 *
 * @packageDocumentation
 */
import { agentFor, type Players } from '../agents/players.js';
import { type Agent, agentLike } from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import type { Runtime } from '../match/options.js';
import { type MatchOptions, type MatchResult, playMatch } from '../match/play-match.js';
import { runtimeOf, type Task } from '../tasks/task.js';
import type { Scenario } from './shard.js';

/** A game between agents by names of their own. Plain data, unless an agent is an object that plays. */
export interface NamedMatch<Types extends GameTypes> extends Scenario<Types> {
  /** What the record calls the agents, in turn order. */
  readonly names: readonly string[];
}

/** The task of playing a match. */
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
