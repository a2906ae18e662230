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
 * @throws RangeError if there are no returns, or a number is NaN or infinite
 */
export function checkEvaluation({ returns, scores }: Evaluation, by: string): void {
  if (returns.length === 0) {
    throw new RangeError(`${by}, returns: found none, expected one for each player.`);
  }
  if (!areFinite(returns)) throw notFinite(returns, (player) => `${by}, returns, player ${player}`);
  if (scores !== undefined && !areFinite(scores)) {
    throw notFinite(scores, (player) => `${by}, scores, player ${player}`);
  }
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
