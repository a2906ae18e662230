/**
 * Where the moves of a part's positions lead.
 *
 * A side's moves do not depend on what the other side has on its first squares. So they are listed once for all of
 * that, as sums: an offset, and the index of the other side's first squares times a stride.
 */

import { ROLL_WEIGHTS } from '../codec/notation.js';
import { captures, movable, rollsAgain } from '../moves/moves.js';
import {
  captured,
  countSteps,
  HIGHEST_ROLL,
  isAllHome,
  lowestStep,
  sideOf,
  withoutToken,
  withToken,
} from '../state/position.js';
import { RuleBits } from '../state/vocabulary.js';
import {
  finishOf,
  firstMasks,
  HOLDERS,
  homeIn,
  type Numbering,
  type Part,
  runningIn,
  sharedOf,
  squaresIn,
  squaresWith,
  WAYS,
} from './numbering.js';

/** More than the moves of a side by all rolls. */
const MOST_MOVES = 32;

/** One of the two players of a part. */
interface Player {
  readonly finish: number;
  readonly running: number;
}

/** What the positions have in common in which two sides hold the shared squares in one way. */
export interface Group {
  readonly way: number;
  /** How many tokens each side has in the hand and on the first squares. */
  readonly rest: number;
  readonly otherRest: number;
  /** The first list of the one side's moves, by its first squares, and of the other's. */
  readonly list: number;
  readonly otherList: number;
}

/** The moves of all sides of a part. */
export class PartMoves {
  /** The groups, those nearer to the end first. */
  readonly groups: readonly Group[];
  /** Where the moves of each list begin. */
  readonly starts: Int32Array;
  /** Where those of each roll from 1 end, counted from there: of the moves after which the same player rolls, and of all. */
  readonly sameEnds: Uint8Array;
  readonly ends: Uint8Array;
  /** The weight of the rolls that pass the turn. */
  readonly passes: Uint8Array;
  /**
   * Where each move leads: 0 if it wins, which leaves the other player no chance; else 1 and the place in this part; or, in
   * a part that is solved already, the complement of the place in the table, which is negative.
   */
  readonly offsets: Int32Array;
  /** Strides of the index of the other side's first squares, and of their index when it has one more token in the hand. */
  readonly strides: Uint8Array;
  readonly captureStrides: Uint8Array;
  /** The step that each move leaves: what training orders moves of the same chance by. */
  readonly sources: Uint8Array;

  readonly #numbering: Numbering;
  readonly #settings: number;
  readonly #part: Part;
  #next = 0;

  constructor(numbering: Numbering, settings: number, part: Part) {
    this.#numbering = numbering;
    this.#settings = settings;
    this.#part = part;
    const playerOf = (finish: number): Player => ({
      finish,
      running: runningIn(numbering.tokens, finish),
    });
    const [one, other] = [playerOf(part.one), playerOf(part.other)];
    this.groups = groupsOf(one, other);
    const lists = this.groups.reduce(
      (sum, { rest, otherRest }) => sum + firstMasks(rest).length + firstMasks(otherRest).length,
      0,
    );
    this.starts = new Int32Array(lists);
    this.sameEnds = new Uint8Array(lists * HIGHEST_ROLL);
    this.ends = new Uint8Array(lists * HIGHEST_ROLL);
    this.passes = new Uint8Array(lists);
    this.offsets = new Int32Array(lists * MOST_MOVES);
    this.strides = new Uint8Array(lists * MOST_MOVES);
    this.captureStrides = new Uint8Array(lists * MOST_MOVES);
    this.sources = new Uint8Array(lists * MOST_MOVES);
    for (const group of this.groups) {
      const shared = HOLDERS.one[group.way] as number;
      const otherShared = HOLDERS.other[group.way] as number;
      this.#add(group.list, one, shared, group.rest, other, otherShared, group.otherRest);
      this.#add(group.otherList, other, otherShared, group.otherRest, one, shared, group.rest);
    }
  }

  /** List the moves of a player, for all first squares. */
  #add(
    list: number,
    { finish }: Player,
    shared: number,
    rest: number,
    opponent: Player,
    otherShared: number,
    otherRest: number,
  ): void {
    const otherSquares = squaresIn(opponent.finish) | squaresWith(0, otherShared);
    const other = sideOf(otherRest, otherSquares, homeIn(opponent.finish));
    firstMasks(rest).forEach((first, index) => {
      const squares = squaresIn(finish) | squaresWith(first, shared);
      this.#addList(list + index, sideOf(rest - countSteps(first), squares, homeIn(finish)), other);
    });
  }

  #addList(list: number, side: number, other: number): void {
    const settings = this.#settings;
    const start = this.#next;
    this.starts[list] = start;
    let passes = (settings & RuleBits.ZeroAgain) === 0 ? (ROLL_WEIGHTS[0] as number) : 0;
    for (let roll = 1; roll <= HIGHEST_ROLL; roll++) {
      const sources = movable(settings, side, other, roll);
      if (sources === 0) passes += ROLL_WEIGHTS[roll] as number;
      const index = list * HIGHEST_ROLL + roll - 1;
      this.#addMoves(side, other, sources, roll, true);
      this.sameEnds[index] = this.#next - start;
      this.#addMoves(side, other, sources, roll, false);
      this.ends[index] = this.#next - start;
    }
    this.passes[list] = passes;
  }

  /** Add the moves after which the same player rolls, or the other moves. */
  #addMoves(side: number, other: number, sources: number, roll: number, again: boolean): void {
    for (let rest = sources; rest !== 0; rest &= rest - 1) {
      const from = lowestStep(rest);
      const to = from + roll;
      const isCapture = captures(other, to);
      const own = withToken(withoutToken(side, from), to);
      const wins = isAllHome(own);
      // A move that wins is always one after which the other player is to roll: 0 is that player's chance.
      if ((!wins && rollsAgain(this.#settings, to, isCapture)) !== again) continue;
      const place = wins
        ? { offset: 0, stride: 0 }
        : this.#placeOf(own, isCapture ? captured(other, to) : other, again, finishOf(side));
      const at = this.#next++;
      this.offsets[at] = place.offset;
      this.sources[at] = from;
      (isCapture ? this.captureStrides : this.strides)[at] = place.stride;
    }
  }

  /** Return where positions are whose sides have moved: the first of them, as the other side has no first squares here. */
  #placeOf(
    own: number,
    other: number,
    again: boolean,
    before: number,
  ): { offset: number; stride: number } {
    const numbering = this.#numbering;
    const finish = finishOf(own);
    const place = again ? numbering.placeOf(own, other) : numbering.placeOf(other, own);
    const rest = runningIn(numbering.tokens, finish) - countSteps(sharedOf(own));
    return {
      offset: finish === before ? 1 + place - this.#part.start : ~place,
      stride: again ? 1 : firstMasks(rest).length,
    };
  }
}

/** List the groups of two players; of two ways that differ in who has what, one, where both have the same finish. */
function groupsOf(one: Player, other: Player): Group[] {
  const groups: Group[] = [];
  let next = 0;
  for (let way = WAYS - 1; way >= 0; way--) {
    const shared = HOLDERS.one[way] as number;
    const otherShared = HOLDERS.other[way] as number;
    const rest = one.running - countSteps(shared);
    const otherRest = other.running - countSteps(otherShared);
    if (rest < 0 || otherRest < 0) continue;
    if (one.finish === other.finish && shared < otherShared) continue;
    const otherList = next + firstMasks(rest).length;
    groups.push({ way, rest, otherRest, list: next, otherList });
    next = otherList + firstMasks(otherRest).length;
  }
  return groups;
}
