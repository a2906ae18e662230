/**
 * Reviews of games: in this thread, or in worker threads, which assess many moves at a time.
 *
 * @packageDocumentation
 */

import { integerInRange } from '../../boundary/number-in-range.js';
import { knownOptions } from '../../boundary/options.js';
import { searcherOf } from '../agents/players.js';
import { checkGame } from '../game/check-game.js';
import type { Game, GameTypes } from '../game/game.js';
import type { GameRecord } from '../record/record.js';
import { openRunner } from '../tasks/thread-runner.js';
import { workerFileOf } from '../tasks/worker-file.js';
import { type FileUrl, MOST_THREADS } from '../tasks/worker-pool.js';
import type { GameReview } from './game-review.js';
import type { ReviewChoices } from './review.js';

/** How a game is reviewed; everything has a default. */
export interface ReviewOptions<Types extends GameTypes> extends ReviewChoices<Types> {
  /**
   * Number of worker threads, where the runtime has them; 0 by default, for none. They search with the
   * default agent.
   */
  readonly workers?: number | undefined;
  /** The module that worker threads run: needed in bundles only. */
  readonly workerFile?: FileUrl | undefined;
}

/** The names of these options. */
const OPTIONS = [
  ...(['iterations', 'seed', 'agent', 'workers', 'workerFile'] as const),
  ...(['onProgress', 'onStop', 'signal'] as const),
] as const;

/**
 * Review a game: rate each move by the win share that it loses, and tell luck from skill.
 *
 * The same record, iterations, seed and agent give the same review.
 *
 * @param game - the game, whose agent `search` searches unless another one is given
 * @param record - a game, finished or not
 * @param options - iterations, seed and agent of the searches; worker threads, progress, signal
 * @returns the moves with their marks, the luck, and each player's accuracy
 * @throws RangeError if an option is out of range, or an event or the result is against the rules;
 * TypeError if the value is not a record, or an agent is given to worker threads; Error if one of
 * these ends in the middle; whatever a listener throws; the reason of the signal
 *
 * @example
 * ```ts
 * import { playMatch, reviewGame } from 'azulejo/agents';
 *
 * const random = AGENTS.random();
 * const { record } = await playMatch(azul, [random, random], { seed: 1, limit: { moves: 4 } });
 * const { moves, players } = await reviewGame(azul, record, { iterations: 50 });
 * moves[0]?.move === record.events[1]; // true
 * players.map(({ name }) => name); // ['random', 'random']
 * ```
 */
export async function reviewGame<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  options?: ReviewOptions<Types>,
): Promise<GameReview<Types>> {
  checkGame(game);
  const own = knownOptions('Options', options, OPTIONS);
  const { workers = 0, workerFile, agent } = own;
  if (integerInRange('Workers', workers, 0, MOST_THREADS) > 1 && agent !== undefined) {
    throw new TypeError('Agent: found an object, expected none, as worker threads make theirs.');
  }
  const choices = Object.assign(own, { agent: agent === undefined ? searcherOf(game) : agent });
  const threads = { workers, workerFile: workerFileOf(workerFile, game) };
  // Most who play or search never review: what reviews is loaded when it is needed.
  const { reviewBy } = await import('./review.js');
  return reviewBy(openRunner, threads, game, record, choices);
}
