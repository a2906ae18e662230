/**
 * Ratings of positions.
 *
 * @packageDocumentation
 */
import { indexIn } from '../../boundary/number-in-range.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { StepBits } from '../state/path.js';
import { type Position, sideAt } from '../state/position.js';
import { countSteps, handOf, homeOf, progressOf } from '../state/side.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';

/** Return how good a state is for a player: the more, the better. */
export type Rate = (state: GameState, player: PlayerId) => number;

/** What {@link ratePosition} gives for a token at home, on a rosette and in the hand. */
const HOME = 3;
const ROSETTE = 1;
const HAND = -2;

/** Rate one side: tokens at home, on rosettes and in the hand. */
export function tokenPoints(side: number): number {
  return HOME * homeOf(side) + ROSETTE * countSteps(side & StepBits.Rosettes) + HAND * handOf(side);
}

/** Return by how much a player's side is ahead. */
export function lead(position: Position, player: number, rate: (side: number) => number): number {
  return rate(sideAt(position, player)) - rate(sideAt(position, 1 - player));
}

/**
 * Rate a position by its tokens: 3 for each at home, 1 for each on a rosette, -2 for each in the hand, and
 * the opposite for the other player's.
 *
 * @param state - any state
 * @param player - whose view
 * @returns an integer from -35 to 35
 * @throws RangeError if the player does not exist
 *
 * @example
 * ```ts
 * ratePosition(decodeState(['A-', 'A5P0408H0B7PH0']), 'A'); // 6
 * ```
 */
export function ratePosition(state: GameState, player: PlayerId): number {
  return lead(positionOf(state), indexIn('Player', PLAYER_IDS, player), tokenPoints);
}

/**
 * Rate a position by how far the tokens have come: the player's steps together, less the other's. A token
 * at home has come 15.
 *
 * @param state - any state
 * @param player - whose view
 * @returns an integer from -105 to 105
 * @throws RangeError if the player does not exist
 *
 * @example
 * ```ts
 * rateProgress(decodeState(['A-', 'A5P0408H0B7PH0']), 'B'); // -12
 * ```
 */
export function rateProgress(state: GameState, player: PlayerId): number {
  return lead(positionOf(state), indexIn('Player', PLAYER_IDS, player), progressOf);
}
