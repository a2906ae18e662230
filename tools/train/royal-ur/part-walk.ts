/** Going through the positions of a part of a table, and the moves of each. */
import { OUTCOMES, ROLL_WEIGHTS } from '../../../src/royal-ur/codec/notation.js';
import {
  firstMasks,
  firstRank,
  HOLDERS,
  type Numbering,
  type Part,
  runningIn,
  wayOf,
} from '../../../src/royal-ur/solve/numbering.js';
import { PartMoves } from '../../../src/royal-ur/solve/part-moves.js';
import { HIGHEST_ROLL } from '../../../src/royal-ur/state/position.js';

/** Numbers by place: chances, or how often positions are reached. */
export type Values = Float32Array | Float64Array;

/** The place of a game that the player to roll has lost. */
export const LOST = -1;

/** More than rounding can change a value. */
const SLACK = 1e-5;

/** A position, as the moves of its part are looked up: valid until the next one is visited. */
export interface Visit {
  place: number;
  /** The list of its moves. */
  list: number;
  /** What the strides of its moves are multiplied by. */
  other: number;
  captureOther: number;
  /** Weight of the rolls that pass the turn, of 16. */
  pass: number;
}

/** A move that was chosen. */
export interface Choice {
  /** Its index among the moves of the part. */
  at: number;
  /** What it leaves the player who makes it. */
  value: number;
}

function newVisit(): Visit {
  return { place: 0, list: 0, other: 0, captureOther: 0, pass: 0 };
}

/** The positions and moves of a part. */
export class PartWalk {
  readonly #numbering: Numbering;
  readonly #part: Part;
  readonly #moves: PartMoves;

  constructor(numbering: Numbering, settings: number, part: Part) {
    this.#numbering = numbering;
    this.#part = part;
    this.#moves = new PartMoves(numbering, settings, part);
  }

  /**
   * Visit all positions in the order of play: only captures lead back.
   *
   * @param visit - is given a position, and the one with the same tokens of which the other player is to roll; where that
   * is the same one, as both sides are alike, both have the same place
   */
  forEach(visit: (position: Visit, passed: Visit) => void): void {
    const { one, other: otherFinish, start, size } = this.#part;
    const numbering = this.#numbering;
    const { tokens } = numbering;
    const [running, otherRunning] = [runningIn(tokens, one), runningIn(tokens, otherFinish)];
    const ways = numbering.ways(running, otherRunning);
    const otherWays = numbering.ways(otherRunning, running);
    const otherStart = one === otherFinish ? start : start + size / 2;
    const { groups, passes } = this.#moves;
    const [position, passed] = [newVisit(), newVisit()];
    for (const { way, rest, otherRest, list, otherList } of groups.toReversed()) {
      const [shared, otherShared] = [HOLDERS.one[way] as number, HOLDERS.other[way] as number];
      const from = start + (ways[way] as number);
      const otherFrom = otherStart + (otherWays[wayOf(otherShared, shared)] as number);
      const [masks, otherMasks] = [firstMasks(rest), firstMasks(otherRest)];
      const isMirrored = one === otherFinish && shared === otherShared;
      for (let own = 0; own < masks.length; own++) {
        const captureOwn = firstRank(rest + 1, masks[own] as number);
        const end = isMirrored ? own + 1 : otherMasks.length;
        for (let other = 0; other < end; other++) {
          position.place = from + own * otherMasks.length + other;
          position.list = list + own;
          position.other = other;
          position.captureOther = firstRank(otherRest + 1, otherMasks[other] as number);
          position.pass = passes[list + own] as number;
          passed.place = otherFrom + other * masks.length + own;
          passed.list = otherList + other;
          passed.other = own;
          passed.captureOther = captureOwn;
          passed.pass = passes[otherList + other] as number;
          visit(position, passed);
        }
      }
    }
  }

  /** Visit each position once. */
  forEachPosition(visit: (position: Visit, passed: Visit) => void): void {
    this.forEach((position, passed) => {
      visit(position, passed);
      if (position.place !== passed.place) visit(passed, position);
    });
  }

  /** Return the number of moves of a roll. */
  countMoves(position: Visit, roll: number): number {
    return this.#end(position, roll) - this.#start(position, roll);
  }

  #end({ list }: Visit, roll: number): number {
    const { starts, ends } = this.#moves;
    return (starts[list] as number) + (ends[list * HIGHEST_ROLL + roll - 1] as number);
  }

  #start(position: Visit, roll: number): number {
    return roll === 1
      ? (this.#moves.starts[position.list] as number)
      : this.#end(position, roll - 1);
  }

  /** Whether the player who makes a move of a roll is the next to roll. */
  isAgain({ list }: Visit, roll: number, at: number): boolean {
    const { starts, sameEnds } = this.#moves;
    return at < (starts[list] as number) + (sameEnds[list * HIGHEST_ROLL + roll - 1] as number);
  }

  /** Return the place after a move. */
  placeAfter({ other, captureOther }: Visit, at: number): number {
    const { offsets, strides, captureStrides } = this.#moves;
    const offset = offsets[at] as number;
    if (offset === 0) return LOST;
    const shift = other * (strides[at] as number) + captureOther * (captureStrides[at] as number);
    return shift + (offset > 0 ? this.#part.start + offset - 1 : ~offset);
  }

  /** List the places after the moves of a roll, but for that of a game that is over. */
  placesAfter(position: Visit, roll: number): number[] {
    const [start, end] = [this.#start(position, roll), this.#end(position, roll)];
    const places = Array.from({ length: end - start }, (_, index) =>
      this.placeAfter(position, start + index),
    );
    return places.filter((place) => place !== LOST);
  }

  /** Return what a move of a roll leaves the player who makes it. */
  valueAfter(position: Visit, roll: number, at: number, values: Values): number {
    const place = this.placeAfter(position, at);
    if (place === LOST) return 1;
    const value = values[place] as number;
    return this.isAgain(position, roll, at) ? value : 1 - value;
  }

  /**
   * Choose the best move of a roll, by what the values say of the position after it; the first of the same value.
   *
   * @param choice - receives the move
   * @returns whether there is one
   */
  choose(position: Visit, roll: number, values: Values, choice: Choice): boolean {
    const { sources } = this.#moves;
    const end = this.#end(position, roll);
    choice.value = Number.NEGATIVE_INFINITY;
    for (let at = this.#start(position, roll); at < end; at++) {
      const value = this.valueAfter(position, roll, at, values);
      const isFirst = (sources[at] as number) < (sources[choice.at] as number);
      if (value > choice.value || (value === choice.value && isFirst)) {
        choice.value = value;
        choice.at = at;
      }
    }
    return choice.value >= 0;
  }

  /** Return the mean over the rolls of what the best moves leave. */
  evaluate(position: Visit, passed: Visit, values: Values): number {
    let sum = position.pass * (1 - (values[passed.place] as number));
    for (let roll = 1; roll <= HIGHEST_ROLL; roll++) {
      const end = this.#end(position, roll);
      let best = 0;
      for (let at = this.#start(position, roll); at < end; at++) {
        best = Math.max(best, this.valueAfter(position, roll, at, values));
      }
      // A roll without a move is among those that pass.
      sum += (ROLL_WEIGHTS[roll] as number) * best;
    }
    return sum / OUTCOMES;
  }

  /**
   * Return how much less often the move wins that values choose than the best one, after a roll, by the table: of moves
   * with nearly the same value, the one that loses most.
   */
  regret(position: Visit, roll: number, table: Values, values: Values): number {
    const [start, end] = [this.#start(position, roll), this.#end(position, roll)];
    if (end - start < 2) return 0;
    let [best, chosen, most] = [0, 0, 0];
    for (let at = start; at < end; at++) {
      const value = this.valueAfter(position, roll, at, values);
      const chance = this.valueAfter(position, roll, at, table);
      if (chance > best) best = chance;
      if (value > most + SLACK) chosen = chance;
      else if (value > most - SLACK && chance < chosen) chosen = chance;
      if (value > most) most = value;
    }
    return best - chosen;
  }
}
