/**
 * Solving one part of a table by value iteration.
 *
 * The positions are in an order in which every move leads to one that was computed before, in the same sweep, or in a part
 * that is solved, but for captures. The two positions with the same sides, of which either player is to roll, are
 * computed together, so that passing needs no sweeps either.
 */

import { OUTCOMES, ROLL_WEIGHTS } from '../codec/notation.js';
import { HIGHEST_ROLL } from '../state/position.js';
import { RuleBits } from '../state/vocabulary.js';
import {
  firstMasks,
  firstRank,
  HOLDERS,
  type Numbering,
  type Part,
  runningIn,
  wayOf,
} from './numbering.js';
import { type Group, PartMoves } from './part-moves.js';

/** The chances of a table, by place. */
export type Chances = Float32Array | Float64Array;

/** A part of a table that is being solved. */
export class PartSolver {
  readonly #part: Part;
  readonly #table: Chances;
  readonly #moves: PartMoves;
  /** Where the positions of each way begin, of the one player to roll and of the other. */
  readonly #ways: Int32Array;
  readonly #otherWays: Int32Array;
  readonly #otherStart: number;
  /** The chances of the part's positions, after that of a player who has lost. */
  readonly #chances: Float64Array;
  /** Weight of the rolls after which the position is another. */
  readonly #outcomes: number;

  constructor(numbering: Numbering, settings: number, part: Part, table: Chances) {
    this.#part = part;
    this.#table = table;
    this.#moves = new PartMoves(numbering, settings, part);
    const { one, other, start, size } = part;
    const { tokens } = numbering;
    const [running, otherRunning] = [runningIn(tokens, one), runningIn(tokens, other)];
    this.#ways = numbering.ways(running, otherRunning);
    this.#otherWays = numbering.ways(otherRunning, running);
    this.#otherStart = 1 + numbering.start(other, one) - start;
    this.#chances = new Float64Array(1 + size).fill(0.5);
    this.#chances[0] = 0;
    const weightOfZero = ROLL_WEIGHTS[0] as number;
    this.#outcomes = (settings & RuleBits.ZeroAgain) === 0 ? OUTCOMES : OUTCOMES - weightOfZero;
  }

  /** Write the chances into the table. */
  write(): void {
    this.#table.set(this.#chances.subarray(1), this.#part.start);
  }

  /** Compute all chances again, from each other; return by how much one has changed, at most. */
  sweep(): number {
    return this.#moves.groups.reduce((most, group) => Math.max(most, this.#sweep(group)), 0);
  }

  #sweep({ way, rest, otherRest, list, otherList }: Group): number {
    const chances = this.#chances;
    const { passes } = this.#moves;
    const outcomes = this.#outcomes;
    const shared = HOLDERS.one[way] as number;
    const otherShared = HOLDERS.other[way] as number;
    const start = 1 + (this.#ways[way] as number);
    const otherStart = this.#otherStart + (this.#otherWays[wayOf(otherShared, shared)] as number);
    const [masks, otherMasks] = [firstMasks(rest), firstMasks(otherRest)];
    const [count, otherCount] = [masks.length, otherMasks.length];
    const isMirrored = this.#part.one === this.#part.other && shared === otherShared;
    let most = 0;
    for (let own = count - 1; own >= 0; own--) {
      const captureOwn = firstRank(rest + 1, masks[own] as number);
      const pass = (passes[list + own] as number) / outcomes;
      for (let other = isMirrored ? own : otherCount - 1; other >= 0; other--) {
        const captureOther = firstRank(otherRest + 1, otherMasks[other] as number);
        const otherPass = (passes[otherList + other] as number) / outcomes;
        // chance = known + pass * (1 - otherChance), and the same for the other player
        const known = this.#evaluate(list + own, other, captureOther) / outcomes + pass;
        const otherKnown =
          this.#evaluate(otherList + other, own, captureOwn) / outcomes + otherPass;
        const chance = (known - pass * otherKnown) / (1 - pass * otherPass);
        const otherChance = otherKnown - otherPass * chance;
        const place = start + own * otherCount + other;
        const otherPlace = otherStart + other * count + own;
        const change = Math.abs(chance - (chances[place] as number));
        const otherChange = Math.abs(otherChance - (chances[otherPlace] as number));
        if (change > most) most = change;
        if (otherChange > most) most = otherChange;
        chances[place] = chance;
        chances[otherPlace] = otherChance;
      }
    }
    return most;
  }

  /** Add up the chances after the best move of each roll with one, by weight. */
  #evaluate(list: number, other: number, captureOther: number): number {
    const chances = this.#chances;
    const table = this.#table;
    const { starts, sameEnds, ends, offsets, strides, captureStrides } = this.#moves;
    const start = starts[list] as number;
    let at = start;
    let sum = 0;
    for (let roll = 0; roll < HIGHEST_ROLL; roll++) {
      const sameEnd = start + (sameEnds[list * HIGHEST_ROLL + roll] as number);
      const end = start + (ends[list * HIGHEST_ROLL + roll] as number);
      if (at === end) continue;
      let best = 0;
      for (; at < sameEnd; at++) {
        const shift =
          other * (strides[at] as number) + captureOther * (captureStrides[at] as number);
        const offset = offsets[at] as number;
        const chance = (offset >= 0 ? chances[offset + shift] : table[~offset + shift]) as number;
        if (chance > best) best = chance;
      }
      // The least that the opponent can be left.
      let least = 1;
      for (; at < end; at++) {
        const shift =
          other * (strides[at] as number) + captureOther * (captureStrides[at] as number);
        const offset = offsets[at] as number;
        const chance = (offset >= 0 ? chances[offset + shift] : table[~offset + shift]) as number;
        if (chance < least) least = chance;
      }
      sum += (ROLL_WEIGHTS[roll + 1] as number) * Math.max(best, 1 - least);
    }
    return sum;
  }
}
