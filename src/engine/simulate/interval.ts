/**
 * Confidence intervals of rates.
 *
 * @packageDocumentation
 */

/** The normal distribution holds 95 % between minus and plus this. */
export const NORMAL_95 = 1.959963984540054;

/** A rate that was counted, with its confidence interval. */
export interface Rate {
  /** The rate that was counted, 0 to 1. */
  readonly value: number;
  /** Lower bound of the 95 % confidence interval, 0 to 1. */
  readonly low: number;
  /** Upper bound of the 95 % confidence interval, 0 to 1. */
  readonly high: number;
}

/**
 * Estimate a rate with Wilson's score interval, which stays within 0 and 1 and holds for few trials,
 * too.
 *
 * @param successes - from 0 to `trials`, shares of a success included
 * @param trials - 1 or more
 */
export function wilsonRate(successes: number, trials: number): Rate {
  const value = successes / trials;
  // Products are the same to the last bit on every runtime; powers need not be.
  const square = (NORMAL_95 * NORMAL_95) / trials;
  const centre = (value + square / 2) / (1 + square);
  const reach = Math.sqrt(value * (1 - value) * square + (square * square) / 4) / (1 + square);
  // Rounding must not part a rate of 0 or 1 from its interval.
  const low = Math.max(0, Math.min(value, centre - reach));
  const high = Math.min(1, Math.max(value, centre + reach));
  return { value, low, high };
}
