/**
 * Reviews in worker threads, which assess many moves at a time.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../text/arguments.js';
import { integerInRange } from '../../text/number-in-range.js';
import type { Game, GameTypes } from '../game/game.js';
import type { GameRecord } from '../record/record.js';
import type { SearchAgent } from '../search/search-agent.js';
import { type GameLoader, loadSearchAgent } from '../simulate/shard.js';
import { workerFileOf } from '../simulate/worker-file.js';
import { type FileUrl, hasThreads, MOST_THREADS, openPool } from '../simulate/worker-pool.js';
import { type Assessment, assess } from './assess.js';
import { localAssessor, type OpenAssessor } from './assessor.js';
import type { GameReview } from './game-review.js';
import { type ReviewOptions, reviewBy, statesOf } from './review.js';

/** How a game of this package is reviewed; everything has a default. */
export interface ThreadedReviewOptions<Types extends GameTypes> extends ReviewOptions<Types> {
  /**
   * Number of worker threads, where the runtime has them; 0 by default, for none. They search with the
   * default agent.
   */
  readonly workers?: number | undefined;
  /** The module that worker threads run: needed in bundles only. */
  readonly workerFile?: FileUrl | undefined;
}

/** A message to a worker thread. Plain data. */
export interface AssessmentTask {
  readonly kind: 'assessment';
  readonly record: GameRecord<GameTypes>;
  /** The move to assess, by its number among the events. */
  readonly event: number;
  readonly iterations: number;
  readonly seed: number;
}

/** Assess a move in a worker thread. */
export async function runAssessment(
  loader: GameLoader,
  { record, event, iterations, seed }: AssessmentTask,
): Promise<Assessment<string>> {
  const [game, agent] = await Promise.all([loader.game(), loadSearchAgent(loader)]);
  const state = statesOf(game, record)[event];
  const search: typeof agent.search = (...position) => agent.search(...position);
  // Only moves are assessed.
  const move = record.events[event] as string;
  return assess({ search, iterations, seed, signal: undefined }, state, move, event);
}

/** Assess moves in worker threads, as soon as one is free. */
export function threadAssessor<Types extends GameTypes>(
  threads: number,
  workerFile: FileUrl | undefined,
): OpenAssessor<Types> {
  return (assessed, searching) => {
    const { record, searched } = assessed;
    const { iterations, seed, signal } = searching;
    const size = Math.min(threads, searched.length);
    if (size <= 1) return localAssessor(assessed, searching);
    const pool = openPool<AssessmentTask, Assessment<Types['move']>>(workerFile);
    const stop = () => pool.stop();
    signal?.addEventListener('abort', stop);
    const lanes = Array.from({ length: size }, (): Promise<unknown> => Promise.resolve());
    const assessments = new Map<number, Promise<Assessment<Types['move']>>>();
    for (const [index, event] of searched.entries()) {
      const lane = index % size;
      const assessment = Promise.resolve(lanes[lane]).then(() =>
        pool.run({ kind: 'assessment', record, event, iterations, seed }),
      );
      // Who asks for it is told, too.
      assessment.catch(() => {});
      lanes[lane] = assessment;
      assessments.set(event, assessment);
    }
    return {
      // Only moves that are to be assessed are asked for.
      assess: (event) => assessments.get(event) as Promise<Assessment<Types['move']>>,
      stop: () => {
        signal?.removeEventListener('abort', stop);
        return stop();
      },
    };
  };
}

/**
 * Review a game of this package, in worker threads if they are asked for.
 *
 * @param searchAgent - makes the agent that searches unless one is given
 * @throws TypeError if worker threads are asked for and an agent is given, which cannot be sent to them;
 * otherwise what {@link reviewBy} throws
 */
export async function reviewInThreads<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  given: ThreadedReviewOptions<Types> | undefined,
  searchAgent: () => SearchAgent<Types['state'], Types['move']>,
): Promise<GameReview<Types>> {
  const own = ownProperties('Options', given);
  const { workers = 0, workerFile, agent } = own;
  const isThreaded = integerInRange('Workers', workers, 0, MOST_THREADS) > 1;
  if (isThreaded && agent !== undefined) {
    throw new TypeError('Agent: found an object, expected none, as worker threads make theirs.');
  }
  const open =
    isThreaded && hasThreads()
      ? threadAssessor<Types>(workers, workerFileOf(workerFile))
      : localAssessor<Types>;
  return reviewBy(open, game, record, Object.assign(own, { agent: agent ?? searchAgent() }));
}
