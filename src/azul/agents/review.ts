/**
 * Reviews of games of Azul.
 *
 * @packageDocumentation
 */
import type { GameRecord } from '../../engine/record/record.js';
import type { GameReview as ReviewFor } from '../../engine/review/game-review.js';
import { reviewInThreads, type ThreadedReviewOptions } from '../../engine/review/threads.js';
import { type AzulTypes, azul } from '../api/azul.js';
import { searchAgent } from './search-agent.js';

/** How a game is reviewed; everything has a default. The agent that searches is {@link searchAgent}. */
export interface ReviewOptions extends ThreadedReviewOptions<AzulTypes> {}

/** How well a game was played. Plain data, safe for JSON. */
export interface GameReview extends ReviewFor<AzulTypes> {}

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
 * import { playMatch, randomAgent, reviewGame } from 'azulejo/agents';
 *
 * const { record } = await playMatch([randomAgent(), randomAgent()], { seed: 1, limit: { moves: 4 } });
 * const { moves, players } = await reviewGame(record, { iterations: 50 });
 * moves[0]?.move === record.events[1]; // true
 * players.map(({ name }) => name); // ['random', 'random']
 * ```
 */
export async function reviewGame(
  record: GameRecord<AzulTypes>,
  options?: ReviewOptions,
): Promise<GameReview> {
  return reviewInThreads(azul, record, options, searchAgent);
}
