/**
 * Reviews in worker threads, which assess many moves at a time.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import { integerInRange } from '../../boundary/number-in-range.js';
import type { Game, GameTypes } from '../game/game.js';
import type { GameRecord } from '../record/record.js';
import type { SearchAgent } from '../search/search-agent.js';
import { openRunner } from '../tasks/thread-runner.js';
import { workerFileOf } from '../tasks/worker-file.js';
import { type FileUrl, MOST_THREADS } from '../tasks/worker-pool.js';
import type { GameReview } from './game-review.js';
import { type ReviewOptions, reviewBy } from './review.js';

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
  if (integerInRange('Workers', workers, 0, MOST_THREADS) > 1 && agent !== undefined) {
    throw new TypeError('Agent: found an object, expected none, as worker threads make theirs.');
  }
  const options = Object.assign(own, { agent: agent ?? searchAgent() });
  const threads = { workers, workerFile: workerFileOf(workerFile) };
  return reviewBy(openRunner, threads, game, record, options);
}
