/**
 * A place in a table for each position with a roll due, from the view of the player to roll.
 *
 * A token on step 13 or 14, or at home, cannot be captured: those tokens of a side are its finish, which only grows. The
 * others run: they are in the hand, on the first four squares, or on the shared ones. So the positions with the same two
 * finishes, whichever player has the one, are a part of the table, and only parts with larger finishes follow from it.
 */

import { countSteps, homeOf, StepBits, squaresOf } from '../state/position.js';

/** How the squares of a side lie in its bits. */
enum Lane {
  First = 1,
  FirstMasks = 16,
  Shared = 5,
  SharedCount = 8,
  SharedMasks = 256,
  Finish = 13,
  FinishMasks = 4,
}

/** Number of ways to hold the shared squares: each is empty, or has a token of the one side or of the other. */
export const WAYS = 3 ** Lane.SharedCount;

/** Masks of shared squares as digits in base 3, step 12 first. */
const TERNARY = /* @__PURE__ */ Uint16Array.from({ length: Lane.SharedMasks }, (_, mask) =>
  Number.parseInt(mask.toString(2), 3),
);

/** Return the number of the way in which two sides hold the shared squares: a token that moves on makes it larger. */
export function wayOf(one: number, other: number): number {
  return (TERNARY[one] as number) + 2 * (TERNARY[other] as number);
}

/** Return the mask of the squares that have a digit in a way. */
function maskWith(digit: string, way: number): number {
  const digits = [...way.toString(3)];
  return Number.parseInt(digits.map((each) => (each === digit ? '1' : '0')).join(''), 2);
}

/** The masks of the one side and of the other, by way. */
export const HOLDERS = /* @__PURE__ */ Object.freeze({
  one: Uint8Array.from({ length: WAYS }, (_, way) => maskWith('1', way)),
  other: Uint8Array.from({ length: WAYS }, (_, way) => maskWith('2', way)),
});

/** The masks of the first squares with at most so many tokens, ascending. */
const FIRST_MASKS = /* @__PURE__ */ [0, 1, 2, 3, 4].map((most) =>
  Array.from({ length: Lane.FirstMasks }, (_, mask) => mask).filter(
    (mask) => countSteps(mask) <= most,
  ),
);

/** The index of each mask among those with at most so many tokens. */
const FIRST_RANKS = /* @__PURE__ */ Uint8Array.from(
  { length: FIRST_MASKS.length * Lane.FirstMasks },
  (_, index) => {
    const masks = FIRST_MASKS[Math.floor(index / Lane.FirstMasks)] ?? [];
    return Math.max(0, masks.indexOf(index % Lane.FirstMasks));
  },
);

/** List the masks of the first squares that a side with so many tokens there and in the hand can have. */
export function firstMasks(count: number): readonly number[] {
  return FIRST_MASKS[Math.min(count, FIRST_MASKS.length - 1)] ?? [];
}

/** Return the index of a mask in {@link firstMasks}. */
export function firstRank(count: number, mask: number): number {
  const most = Math.min(count, FIRST_MASKS.length - 1);
  return FIRST_RANKS[most * Lane.FirstMasks + mask] as number;
}

/** Return the mask of a side on the shared squares. */
export function sharedOf(side: number): number {
  return (side & StepBits.Shared) >> Lane.Shared;
}

/** Return the mask of a side on the first squares. */
export function firstOf(side: number): number {
  return (side >> Lane.First) & (Lane.FirstMasks - 1);
}

/** Return the finish of a side as a number, which no move makes smaller. */
export function finishOf(side: number): number {
  return homeOf(side) * Lane.FinishMasks + (squaresOf(side) >> Lane.Finish);
}

/** Return the number of tokens at home in a finish. */
export function homeIn(finish: number): number {
  return Math.floor(finish / Lane.FinishMasks);
}

/** Return the squares of a finish, bit by step. */
export function squaresIn(finish: number): number {
  return (finish % Lane.FinishMasks) << Lane.Finish;
}

/** Return the squares that two masks stand for, bit by step. */
export function squaresWith(first: number, shared: number): number {
  return (first << Lane.First) | (shared << Lane.Shared);
}

/** Return how many of so many tokens run, with a finish; below 0 if there are fewer. */
export function runningIn(tokens: number, finish: number): number {
  return tokens - homeIn(finish) - countSteps(squaresIn(finish));
}

/** A part of a table: the positions in which one player has a finish, and the other has another. */
export interface Part {
  /** Its number, in the order in which parts can be solved. */
  readonly index: number;
  /** The larger finish, and the other. */
  readonly one: number;
  readonly other: number;
  /** Where the positions begin in which the player to roll has the larger finish; those of the other follow. */
  readonly start: number;
  /** How many positions there are. */
  readonly size: number;
}

/** More than any finish. */
const FINISHES = 32;
/** More than any number of tokens. */
const COUNTS = 8;

/** The places of all positions with a number of tokens. */
export class Numbering {
  readonly tokens: number;
  /** The parts, in the order in which they can be solved. */
  readonly parts: readonly Part[];
  /** Number of positions. */
  readonly positions: number;
  /** Number of places: those of the positions, and those that were left for other things. */
  readonly length: number;
  readonly #starts = new Int32Array(FINISHES * FINISHES);
  readonly #indices = new Int32Array(FINISHES * FINISHES);
  readonly #ways: (Int32Array | undefined)[] = [];

  /**
   * Number all positions.
   *
   * @param before - how many places are left at the beginning
   * @param after - how many places are left after each part
   */
  constructor(tokens: number, before = 0, after = 0) {
    this.tokens = tokens;
    const finishes = Array.from({ length: tokens * Lane.FinishMasks }, (_, finish) => finish);
    const possible = finishes.filter((finish) => runningIn(tokens, finish) >= 0);
    const pairs = possible.flatMap((one) =>
      possible.filter((other) => other <= one).map((other) => ({ one, other })),
    );
    pairs.sort((a, b) => b.one + b.other - a.one - a.other || b.one - a.one);
    let start = before;
    this.parts = pairs.map(({ one, other }, index) => {
      this.#indices[one * FINISHES + other] = index;
      this.#indices[other * FINISHES + one] = index;
      const half = this.#sizeOf(one, other);
      this.#starts[one * FINISHES + other] = start;
      const size = one === other ? half : 2 * half;
      if (one !== other) this.#starts[other * FINISHES + one] = start + half;
      const part = { index, one, other, start, size };
      start += size + after;
      return part;
    });
    this.length = start;
    this.positions = start - before - after * this.parts.length;
  }

  #sizeOf(one: number, other: number): number {
    const { tokens } = this;
    return this.ways(runningIn(tokens, one), runningIn(tokens, other))[WAYS] as number;
  }

  /** Number of parts that can follow each other, at most: each move from one to another makes a finish larger. */
  get longestChain(): number {
    const [{ one, other } = { one: 0, other: 0 }] = this.parts;
    return one + other + 1;
  }

  /** Return where the positions begin in which the player to roll has a finish, and the other one another. */
  start(own: number, other: number): number {
    return this.#starts[own * FINISHES + other] as number;
  }

  /** Return the part of a position. */
  partOf(own: number, other: number): Part {
    const index = this.#indices[finishOf(own) * FINISHES + finishOf(other)] as number;
    // Every pair of finishes has a part, by the numbers of tokens.
    return this.parts[index] as Part;
  }

  /** Return where each way begins among positions with so many running tokens, and at last their number. */
  ways(own: number, other: number): Int32Array {
    const index = own * COUNTS + other;
    const found = this.#ways[index];
    if (found !== undefined) return found;
    const starts = new Int32Array(WAYS + 1);
    let next = 0;
    for (let way = 0; way < WAYS; way++) {
      starts[way] = next;
      const rest = own - countSteps(HOLDERS.one[way] as number);
      const otherRest = other - countSteps(HOLDERS.other[way] as number);
      if (rest >= 0 && otherRest >= 0)
        next += firstMasks(rest).length * firstMasks(otherRest).length;
    }
    starts[WAYS] = next;
    this.#ways[index] = starts;
    return starts;
  }

  /** Return the place of a position. */
  placeOf(own: number, other: number): number {
    const { tokens } = this;
    const [finish, otherFinish] = [finishOf(own), finishOf(other)];
    const [running, otherRunning] = [runningIn(tokens, finish), runningIn(tokens, otherFinish)];
    const [shared, otherShared] = [sharedOf(own), sharedOf(other)];
    const rest = running - countSteps(shared);
    const otherRest = otherRunning - countSteps(otherShared);
    return (
      this.start(finish, otherFinish) +
      (this.ways(running, otherRunning)[wayOf(shared, otherShared)] as number) +
      firstRank(rest, firstOf(own)) * firstMasks(otherRest).length +
      firstRank(otherRest, firstOf(other))
    );
  }
}
