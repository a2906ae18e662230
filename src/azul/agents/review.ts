/**
 * Reviews of games of Azul.
 *
 * @packageDocumentation
 */
import type { GameRecord } from '../../engine/record/record.js';
import type { GameReview as ReviewFor } from '../../engine/review/game-review.js';
import { type ReviewOptions as OptionsFor, reviewGameOf } from '../../engine/review/review.js';
import { ownProperties } from '../../text/arguments.js';
import { type AzulTypes, azul } from '../api/azul.js';
import { searchAgent } from './search-agent.js';

/** How a game is reviewed; everything has a default. The agent that searches is {@link searchAgent}. */
export interface ReviewOptions extends OptionsFor<AzulTypes> {}

/** How well a game was played. Plain data, safe for JSON. */
export interface GameReview extends ReviewFor<AzulTypes> {}

/**
 * Review a game: rate each move by the share of the win that it loses, and tell luck from skill.
 *
 * The same record, iterations, seed and agent give the same review.
 *
 * @param record - a game, finished or not
 * @param options - iterations, seed and agent of the searches; progress, signal
 * @returns the moves with their marks, the luck, and each player's accuracy
 * @throws RangeError if an option is out of range, or an event or the result is against the rules;
 * TypeError if the value is not a record; whatever a listener throws; the reason of the signal
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
  const own = ownProperties('Options', options);
  return reviewGameOf(azul, record, Object.assign(own, { agent: own.agent ?? searchAgent() }));
}
