/**
 * Checks of the numbers that evaluations and priors give to a search.
 *
 * @packageDocumentation
 */
import { showValue } from '../../text/message.js';
import type { Evaluation } from './evaluation.js';

/**
 * Check an evaluation.
 *
 * @param by - what evaluated: `Evaluation`, `Explanation` or `Game`
 * @param players - number of players
 * @throws RangeError if there is not one number for each player, or one is NaN or infinite
 */
export function checkEvaluation(
  { returns, scores }: Evaluation,
  by: string,
  players: number,
): void {
  checkByPlayer(returns, `${by}, returns`, players);
  if (scores !== undefined) checkByPlayer(scores, `${by}, scores`, players);
}

function checkByPlayer(numbers: readonly number[], name: string, players: number): void {
  if (numbers.length !== players) {
    const found = numbers.length === 0 ? 'none' : numbers.length;
    throw new RangeError(`${name}: found ${found}, expected ${players}, one for each player.`);
  }
  if (!areFinite(numbers)) throw notFinite(numbers, (player) => `${name}, player ${player}`);
}

/**
 * Check priors.
 *
 * @throws RangeError if there is not one for each move, or one is NaN or infinite
 */
export function checkPriors(priors: readonly number[], moves: readonly string[]): void {
  if (priors.length !== moves.length) {
    throw new RangeError(
      `Priors: found ${priors.length}, expected ${moves.length}, one for each move.`,
    );
  }
  if (!areFinite(priors)) throw notFinite(priors, (index) => `Priors, move ${moves[index]}`);
}

function areFinite(numbers: readonly number[]): boolean {
  return numbers.every(Number.isFinite);
}

/** Say which number it is. */
function notFinite(numbers: readonly number[], placeOf: (index: number) => string): RangeError {
  const index = numbers.findIndex((number) => !Number.isFinite(number));
  const found = showValue(numbers[index]);
  return new RangeError(`${placeOf(index)}: found ${found}, expected a finite number.`);
}
