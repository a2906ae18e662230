/** The budget of a search, and choices that are decided before their time is up, since no other move can catch up. */

import { ownProperties } from '../../boundary/values.js';
import { type AgentContext, type Budget, checkBudget } from '../game/agent.js';
import type { GameTypes } from '../game/game.js';
import type { Search } from './rating.js';
import type { Node } from './search-tree.js';

/** Most iterations of one search, as its tree has to fit into memory. */
export const MOST_ITERATIONS = 1_000_000;

/** Most iterations between two looks at the clock. */
const LONGEST_SLICE = 16;

/** Milliseconds that a slice should take: a longer one is halved, a shorter one is doubled. */
const SLICE_TIME = 0.5;

/** A clock in milliseconds, from any beginning. */
export type Clock = () => number;

/** The time of a choice that is running. */
export interface Stopwatch {
  /** Milliseconds that the choice may take. */
  readonly limit: number;
  /** Return the milliseconds that it has taken so far. */
  readonly spent: () => number;
}

/**
 * Start the stopwatch of a choice; `undefined` if the budget does not limit its time.
 *
 * @throws RangeError if a number is out of its range, or there is no clock for milliseconds
 */
function startStopwatch(budget: Budget, now: Clock | undefined): Stopwatch | undefined {
  // A match may allow more than a search can use.
  checkBudget(budget, Number.POSITIVE_INFINITY);
  const { milliseconds } = budget;
  if (milliseconds === undefined) return undefined;
  if (now === undefined) {
    throw new RangeError(
      `Budget, milliseconds: found ${milliseconds} and no clock, expected a clock as \`now\`.`,
    );
  }
  const begun = now();
  return { limit: milliseconds, spent: () => now() - begun };
}

/**
 * Run a search in slices, so that the caller can do something else in between, or stop. There is at least one slice,
 * and none more once the budget is used up; a solved position needs none.
 *
 * @param stopwatch - the time of the choice; not limited without it
 */
export function* slicesWithin(
  search: Search,
  { iterations = MOST_ITERATIONS }: Budget,
  stopwatch: Stopwatch | undefined,
): Generator<void, void, void> {
  if (search.exact) return;
  let left = Math.min(iterations, MOST_ITERATIONS);
  // How long an iteration takes is not known: there are games and evaluations that need many milliseconds.
  let slice = stopwatch === undefined ? LONGEST_SLICE : 1;
  let begun = stopwatch?.spent() ?? 0;
  for (;;) {
    search.run(Math.min(slice, left));
    left -= slice;
    // What the caller does in between is no time of the slice.
    if (stopwatch !== undefined) {
      const isLong = stopwatch.spent() - begun > SLICE_TIME;
      slice = isLong ? Math.max(1, Math.floor(slice / 2)) : Math.min(LONGEST_SLICE, slice * 2);
    }
    yield;
    begun = stopwatch?.spent() ?? 0;
    if (left <= 0 || (stopwatch !== undefined && begun >= stopwatch.limit)) return;
  }
}

/** Share of the time after which the pace of a search is known: a pause of the machine hardly shows in it. */
const SHARE_FOR_PACE = 0.2;

/**
 * Return a function that tells whether a choice is decided: whether the most visited move stays so even if all the
 * iterations that fit into the time that is left, at the pace so far, visit the next one.
 *
 * @param root - the position that is searched, before the first iteration
 * @param stopwatch - the time of the choice
 */
export function decisionWithin<Types extends GameTypes>(
  root: Node<Types>,
  { limit, spent }: Stopwatch,
): () => boolean {
  const { visits } = root;
  const begun = spent();
  const time = limit - begun;
  return () => {
    const searched = spent() - begun;
    if (searched < SHARE_FOR_PACE * time) return false;
    const pace = (root.visits - visits) / searched;
    return leadOf(root) > pace * (time - searched);
  };
}

/** Return how many visits the most visited move of a position has more than any other. */
function leadOf<Types extends GameTypes>({ next }: Node<Types>): number {
  if (next?.kind !== 'decision') return 0;
  let [first, second] = [0, 0];
  for (const { visits } of next.edges) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second;
}

/** Share of the time budget for solving the position. */
const SOLVING_SHARE = 0.5;

/** A budget whose time runs. */
export interface RunningBudget {
  readonly limits: Budget;
  /** Absent in a budget without milliseconds. */
  readonly stopwatch: Stopwatch | undefined;
  /** Whether there is time left to solve the position. */
  readonly isInTime: (() => boolean) | undefined;
}

/** Start the time of the context's budget, or of the agent's own where there is none. */
export function startBudget(context: AgentContext, own: Budget): RunningBudget {
  const { budget, now } = ownProperties('Context', context);
  const given: Budget = ownProperties('Budget', budget);
  const limits = hasLimit(given) ? given : own;
  const stopwatch = startStopwatch(limits, now);
  const isInTime = stopwatch && (() => stopwatch.spent() < SOLVING_SHARE * stopwatch.limit);
  return { limits, stopwatch, isInTime };
}

/** Whether a budget limits anything. */
export function hasLimit({ iterations, milliseconds }: Budget): boolean {
  return iterations !== undefined || milliseconds !== undefined;
}
