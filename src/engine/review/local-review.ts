/**
 * Reviewing a game of any kind, in this thread.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../game/game.js';
import type { GameRecord } from '../record/record.js';
import { localRunner } from '../tasks/runner.js';
import type { GameReview } from './game-review.js';
import type { ReviewOptions } from './review.js';

/**
 * Review a game of any kind.
 *
 * @param game - the rules
 * @param given - the record of a game, finished or not
 * @param options - iterations, seed and agent of the searches; progress, signal
 * @returns the moves with their marks, the luck, and each player's accuracy. It depends on record,
 * iterations, seed and agent alone
 * @throws RangeError if an option is out of range, or an event or the result is against the rules;
 * TypeError if the value is not a record; whatever a listener throws; the reason of the signal
 *
 * @example
 * ```ts
 * import { azul, playMatch, randomAgent, reviewGameOf } from 'azulejo/agents';
 *
 * const { record } = await playMatch([randomAgent(), randomAgent()], { seed: 1, limit: { moves: 4 } });
 * const { moves } = await reviewGameOf(azul, record, { iterations: 20 });
 * moves.length; // 4
 * ```
 */
export async function reviewGameOf<Types extends GameTypes>(
  game: Game<Types>,
  given: GameRecord<Types>,
  options?: ReviewOptions<Types>,
): Promise<GameReview<Types>> {
  // Most who play or search never review: what reviews is loaded when it is needed.
  const { reviewBy } = await import('./review.js');
  return reviewBy(localRunner, { workerFile: undefined }, game, given, options);
}
