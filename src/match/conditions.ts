/**
 * What games are played under, and what is lent to those who play.
 *
 * @packageDocumentation
 */
import type { PlayLimit } from '../contract/game-rules.js';
import { integerInRange, positiveNumber } from '../issues/number-in-range.js';
import type { Budget } from './agent.js';
import type { Timer } from './clock.js';

/** Say under what conditions games are played. Plain data. */
export interface Conditions {
  /** Where to stop a game, as it need not end by itself; after 100 rounds by default. */
  readonly limit?: PlayLimit | undefined;
  /** How much agents are told to think about a move; without limit by default. */
  readonly budget?: Budget | undefined;
  /**
   * Milliseconds within which a move must be made. By default a second more than the budget, and
   * as long as it takes where the budget has no milliseconds.
   */
  readonly patience?: number | undefined;
}

/** Lend a match what it cannot have by itself. */
export interface Means {
  /**
   * Tell the time in milliseconds: agents may ask for it, and a move that took too long is
   * noticed by it. Without it only promises can be late: a timer waits beside them.
   */
  readonly now?: (() => number) | undefined;
  /** Call back after a time. The runtime's `setTimeout` by default; never used without patience. */
  readonly timer?: Timer | undefined;
  /** Stop everything, and reject with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Rounds after which a game is stopped, where nothing else is said. */
const ROUNDS = 100;

/** Milliseconds that an agent may take beyond its budget, where nothing else is said. */
const GRACE = 1000;

/** Tell the most rounds of a game. */
export function mostRounds({ limit }: Conditions): number {
  return limit?.rounds ?? ROUNDS;
}

/** Tell the most milliseconds that a move may take. */
export function patienceOf({ budget, patience }: Conditions): number | undefined {
  if (patience !== undefined || budget?.milliseconds === undefined) return patience;
  return budget.milliseconds + GRACE;
}

/**
 * Check conditions.
 *
 * @throws RangeError if a number is out of its range
 */
export function checkConditions(conditions: Conditions): void {
  const { budget, patience } = conditions;
  integerInRange('Limit of rounds', mostRounds(conditions), 1, Number.MAX_SAFE_INTEGER);
  if (budget?.iterations !== undefined) {
    integerInRange('Budget, iterations', budget.iterations, 1, Number.MAX_SAFE_INTEGER);
  }
  if (budget?.milliseconds !== undefined)
    positiveNumber('Budget, milliseconds', budget.milliseconds);
  if (patience !== undefined) positiveNumber('Patience, milliseconds', patience);
}
