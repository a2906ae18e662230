/**
 * Reviews of games.
 *
 * @packageDocumentation
 */
import type { GameRecord } from '../../engine/record/record.js';
import type { GameReview as ReviewFor } from '../../engine/review/game-review.js';
import { reviewInThreads, type ThreadedReviewOptions } from '../../engine/review/threads.js';
import { type CubeBlokusTypes, cubeBlokus } from '../api/cube-blokus.js';
import { searchAgent } from './search-agent.js';

/** How a game is reviewed; everything has a default. The agent that searches is {@link searchAgent}. */
export interface ReviewOptions extends ThreadedReviewOptions<CubeBlokusTypes> {}

/** How well a game was played. Plain data, safe for JSON. */
export interface GameReview extends ReviewFor<CubeBlokusTypes> {}

/**
 * Review a game: rate each move by the share of the win that it loses, and tell luck from skill.
 *
 * The same record, iterations, seed and agent give the same review.
 *
 * @param record - a game, finished or not
 * @param options - iterations, seed and agent of the searches; worker threads, progress, signal
 * @returns the moves with their marks, the luck, and each player's accuracy
 * @throws RangeError if an option is out of range, or an event or the result is against the rules;
 * TypeError if the value is not a record, or an agent is given to worker threads; Error if one of
 * these ends in the middle; whatever a listener throws; the reason of the signal
 *
 * @example
 * ```ts
 * const agents = Array.from({ length: 4 }, randomAgent);
 * const { record } = await playMatch(agents, { seed: 1, limit: { moves: 4 } });
 * const { players } = await reviewGame(record, { iterations: 10 });
 * players.map(({ luck }) => luck); // [0, 0, 0, 0]
 * ```
 */
export async function reviewGame(
  record: GameRecord<CubeBlokusTypes>,
  options?: ReviewOptions,
): Promise<GameReview> {
  return reviewInThreads(cubeBlokus, record, options, searchAgent);
}
