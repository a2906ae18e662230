/** The moves of playouts: the best of some random ones, so that lines differ. */
import { draftNumber } from '../../../codec/notation.js';
import { pick, type Rng } from '../../../random/rng.js';
import { countBits, lowestBit } from '../../../state/board.js';
import { Lane, Rule } from '../../../state/layout.js';
import { type DraftPosition, read } from './draft-position.js';
import type { MoveOrder } from './move-order.js';

/** Random moves of which the best is played. */
const LOOKS = 8;

// Constants of the module: functions to inline read no other names.
const { imul } = Math;

/** A linear congruential generator: a playout draws hundreds of numbers, and needs no better ones. */
const MULTIPLIER = 1664525;
const INCREMENT = 1013904223;

/** Moves of playouts in one position after the other. */
export class Playouts {
  readonly #order: MoveOrder;
  #seed = 0;

  constructor(order: MoveOrder) {
    this.#order = order;
  }

  /** Draw the number that all random moves from now on depend on. */
  reseed(rng: Rng): void {
    this.#seed = pick(rng, 2 ** 32 - 1) | 0;
  }

  /** Pick a number from 0 up to but not including another, up to 2^15. */
  #pick(count: number): number {
    this.#seed = (imul(this.#seed, MULTIPLIER) + INCREMENT) | 0;
    return ((this.#seed >>> 16) * count) >>> 16;
  }

  /** Pick one of some bits, and return its place. */
  #pickBit(bits: number, count: number): number {
    let rest = bits;
    for (let skipped = this.#pick(count); skipped > 0; skipped--) rest &= rest - 1;
    return lowestBit(rest);
  }

  /** Return the move to play in a position that has tiles. */
  moveOf(position: DraftPosition): number {
    const { filled, turn } = position;
    const accepts = read(position.accepts, turn);
    const sourceCount = countBits(filled);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let look = 0; look < LOOKS; look++) {
      const source = this.#pickBit(filled, sourceCount);
      const tiles = read(position.sources, source);
      let colour = this.#pick(Rule.Colours);
      while (((tiles >> (Lane.Width * colour)) & Lane.Mask) === 0) {
        colour = (colour + 1) % Rule.Colours;
      }
      const rows = (accepts >> (Lane.Width * colour)) & Lane.Mask;
      const target = this.#pickBit(rows, countBits(rows));
      const score = this.#order.scoreOf(position, source, colour, target);
      if (score <= most) continue;
      most = score;
      best = draftNumber(0, source, colour, target);
    }
    return best;
  }
}
