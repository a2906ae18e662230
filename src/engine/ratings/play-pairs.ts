/**
 * Playing the games of a tournament, pair by pair.
 *
 * @packageDocumentation
 */
import type { Players } from '../agents/players.js';
import type { GameTypes } from '../game/game.js';
import { giveWay } from '../match/timer.js';
import type { Scenario } from '../simulate/shard.js';
import { playInOrder } from '../tasks/in-order.js';
import type { OpenRunner, RunnerOptions } from '../tasks/runner.js';
import { threadDataOf } from '../tasks/thread-data.js';
import { openRunner } from '../tasks/thread-runner.js';
import type { PairResult, PairScore } from './pair-result.js';
import { type PairTask, playPair } from './play-pair.js';
import { type Pairing, pairAt } from './schedule.js';

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
 * @throws Error if a worker thread ends in the middle; whatever the listeners throw; the reason of the signal
 */
export async function playPairs<Types extends GameTypes>(
  players: Players<Types>,
  { rules, agents, seed, limit, budget, timeLimit, pairings }: Tournament<Types>,
  options: PairsOptions,
  open: OpenRunner<PairTask<Types>, PairScore> = openRunner,
): Promise<void> {
  const { from, to, signal, onProgress, take } = options;
  const { name } = players.game;
  const isTimed = options.now !== undefined;
  const taskAt = (index: number): PairTask<Types> => {
    const number = from + index;
    const { pairing, seed: seedOfPair } = pairAt(number, pairings, seed);
    const [one, other] = pairing;
    return {
      kind: 'pair',
      game: name,
      isTimed,
      number,
      pair: {
        rules,
        seed: seedOfPair,
        limit,
        budget,
        timeLimit,
        agents: [agents[one], agents[other]],
      },
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
      take: (score) => take({ pairing: pairAt(taken++, pairings, seed).pairing, ...score }),
    });
  } finally {
    await runner.stop();
  }
}
