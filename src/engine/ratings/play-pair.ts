/**
 * Pairs: two games between two agents with the same chance, in which they change seats.
 *
 * @packageDocumentation
 */
import { agentFor, type Players } from '../agents/players.js';
import type { Agent } from '../game/agent.js';
import type { GameTypes } from '../game/game.js';
import type { Runtime } from '../match/options.js';
import { runMatch } from '../match/run-match.js';
import type { Scenario } from '../simulate/shard.js';
import { runtimeOf, type Task } from '../tasks/task.js';
import type { PairScore } from './pair-result.js';

/** A pair of games: what is played, by two agents, with the seed of both games. */
export interface Pair<Types extends GameTypes> extends Scenario<Types> {
  /** Two agents, or their descriptions. */
  readonly agents: readonly [one: unknown, other: unknown];
}

/** The task of playing a pair. */
export interface PairTask<Types extends GameTypes> extends Task {
  readonly kind: 'pair';
  /** Number of the pair in its tournament, from 0: for people. */
  readonly number: number;
  readonly pair: Pair<Types>;
}

/** List the sides by seat for both games: by turns, beginning with one side and then with the other. */
export function sidesBySeat(players: number): readonly (readonly (0 | 1)[])[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [
    seats.map((seat) => (seat % 2 === 0 ? 0 : 1)),
    seats.map((seat) => (seat % 2 === 0 ? 1 : 0)),
  ];
}

/** Play a pair of games. Described agents are made for each game. */
export async function playPair<Types extends GameTypes>(
  players: Players<Types>,
  { rules, agents, seed, limit, budget, timeLimit }: Pair<Types>,
  { now, timer, signal }: Runtime,
): Promise<PairScore> {
  const { game } = players;
  const start = game.start(rules);
  const options = { limit, budget, timeLimit, now, timer, signal };
  const scores: number[] = [];
  const forfeits: [number, number] = [0, 0];
  for (const sides of sidesBySeat(game.players(rules).length)) {
    const made = agents.map((agent) => agentFor(players, agent));
    // Both sides have an agent.
    const seated = sides.map((side) => made[side] as Agent<Types['state'], Types['move']>);
    const outcome = await runMatch({ game, start, agents: seated, seed, ...options });
    scores.push(
      outcome.returns.reduce((sum, share, seat) => sum + (sides[seat] === 0 ? share : 0), 0),
    );
    for (const { player } of outcome.forfeits) forfeits[sides[player] ?? 0]++;
  }
  return { scores, forfeits };
}

/** Play a pair in a worker thread. */
export async function runPairTask(
  load: (game: string) => Promise<Players<GameTypes>>,
  task: PairTask<GameTypes>,
): Promise<PairScore> {
  return playPair(await load(task.game), task.pair, runtimeOf(task));
}
