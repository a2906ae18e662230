/**
 * Playing the games of a tournament, pair by pair: two games between two agents with the same chance, in which they change
 * seats.
 */

import { agentFor, type Players } from '../agents/players.js';
import type { Agent } from '../game/agent.js';
import type { GameTypes } from '../game/game.js';
import { giveWay, type Runtime } from '../match/options.js';
import { runMatch } from '../match/run-match.js';
import {
  type OpenRunner,
  openRunner,
  playInOrder,
  type RunnerOptions,
  runtimeOf,
  type Task,
} from '../tasks/runners.js';
import { threadDataOf } from '../tasks/worker-pool.js';
import { luckIn } from './luck.js';
import { type Pairing, type PairResult, type PairScore, pairAt } from './pair-results.js';
import { type Scenario, withCheckedRules } from './shard.js';

/** A pair of games: what is played, by two agents, with the seed of both games. */
export interface Pair<Types extends GameTypes> extends Scenario<Types> {
  /** Two agents, or their descriptions. */
  readonly agents: readonly [one: unknown, other: unknown];
}

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
async function playPair<Types extends GameTypes>(
  players: Players<Types>,
  { rules, agents, seed, limit, budget, timeLimit, luck }: Pair<Types>,
  { now, timer, signal }: Runtime,
): Promise<PairScore> {
  const { game } = players;
  const start = game.start(rules);
  const options = { limit, budget, timeLimit, now, timer, signal };
  const scores: number[] = [];
  const forfeits: [number, number] = [0, 0];
  const lucks: number[] = [];
  for (const sides of sidesBySeat(game.players(rules).length)) {
    const made = agents.map((agent) => agentFor(players, agent));
    // Both sides have an agent.
    const seated = sides.map((side) => made[side] as Agent<Types['state'], Types['move']>);
    const outcome = await runMatch({ game, start, agents: seated, seed, ...options });
    const ofFirst = (shares: readonly number[]) =>
      shares.reduce((sum, share, seat) => sum + (sides[seat] === 0 ? share : 0), 0);
    scores.push(ofFirst(outcome.returns));
    for (const { player } of outcome.forfeits) forfeits[sides[player] ?? 0]++;
    if (luck === true) lucks.push(ofFirst(luckIn(game, start, outcome.events, seed)));
  }
  return { scores, forfeits, ...(luck === true && { luck: lucks }) };
}

/** Play a pair in a worker thread. */
export async function runPairTask(
  load: (game: string) => Promise<Players<GameTypes>>,
  task: PairTask<GameTypes>,
): Promise<PairScore> {
  const players = await load(task.game);
  return playPair(players, withCheckedRules(players, task.pair), runtimeOf(task));
}

/** A tournament, of any length. Plain data, unless an agent is an object that plays. */
export interface Tournament<Types extends GameTypes> extends Scenario<Types> {
  readonly pairings: readonly Pairing[];
}

/** Which pairs are played, and what becomes of their results. */
export interface PairsOptions extends RunnerOptions {
  /** Number of the first pair, from 0. */
  readonly from: number;
  /** Number of the pair after the last. */
  readonly to: number;
  /** Called whenever a number of pairs have been played, in whatever order. */
  readonly onProgress: (played: number) => void;
  /** Take the next result, in the order of the schedule. Returns whether that is enough: then no more are taken. */
  readonly take: (result: PairResult) => boolean;
}

/**
 * Play pairs of games, as many at a time as the runner can.
 *
 * What is taken is the same wherever the pairs are played, unless agents read a clock: each pair depends on its number
 * alone, and a result that arrives early waits for those before it.
 *
 * @param open - where pairs are played: in this thread or in worker threads by default
 * @throws Error if a worker thread ends in the middle; any error of the listeners; the signal's
 * reason if it is aborted
 */
export async function playPairs<Types extends GameTypes>(
  players: Players<Types>,
  { pairings, ...scenario }: Tournament<Types>,
  options: PairsOptions,
  open: OpenRunner<PairTask<Types>, PairScore> = openRunner,
): Promise<void> {
  const { from, to, signal, onProgress, take } = options;
  const { agents } = scenario;
  const { name } = players.game;
  const isTimed = options.now !== undefined;
  const taskAt = (index: number): PairTask<Types> => {
    const number = from + index;
    const { pairing, seed } = pairAt(number, pairings, scenario.seed);
    const [one, other] = pairing;
    return {
      kind: 'pair',
      game: name,
      isTimed,
      number,
      pair: { ...scenario, seed, agents: [agents[one], agents[other]] },
    };
  };
  const work = {
    agents,
    threadData: threadDataOf(players.game),
    tasks: to - from,
    play: async ({ pair }: PairTask<Types>) => {
      const score = await playPair(players, pair, options);
      // Agents may be slow.
      await giveWay();
      return score;
    },
    describe: ({ number }: PairTask<Types>) => `pair ${number}`,
  };
  let taken = from;
  let played = 0;
  const runner = open(work, options);
  try {
    await playInOrder(runner, {
      tasks: to - from,
      taskAt,
      signal,
      onPlayed: () => onProgress(from + ++played),
      take: (score) =>
        take({ pairing: pairAt(taken++, pairings, scenario.seed).pairing, ...score }),
    });
  } finally {
    await runner.stop();
  }
}
