/** One player's board, with the fixed mosaic. */
import * as lanes from './lanes.mjs';

const { firstIn, inEvery, laneOf, only, placeIn, runThrough, setIn } = lanes;

/** The target after the rows. */
const FLOOR = 5;
/** Every target for every colour. */
const ALL = 0b111111_111111_111111_111111_111111;
/** The set of a complete row, column or colour. */
const COMPLETE = 0b11111;
/** Points lost, by number of pieces on the floor; the last for any more. */
const PENALTIES = [0, 1, 2, 4, 6, 8, 11, 14];

export class Board {
  /** Targets that accept a colour: a lane for each colour. */
  accepts = ALL;
  /** Tiles in storage rows that are not full: three bits for each row. */
  stored = 0;
  /** Full storage rows, which are still to be tiled: a lane for each row has its colour. */
  full = 0;
  /** Pieces on the floor, including those that do not fit and so cost nothing. */
  floor = 0;
  /** The mosaic in three forms: rows with each colour, columns of each row, rows of each column. */
  colours = 0;
  rows = 0;
  columns = 0;
  score = 0;

  clear() {
    this.accepts = ALL;
    this.stored = 0;
    this.full = 0;
    this.floor = 0;
    this.colours = 0;
    this.rows = 0;
    this.columns = 0;
    this.score = 0;
  }

  /**
   * Place drafted tiles on a target that accepts them.
   *
   * @param {number} colour
   * @param {number} target a row, or 5 for the floor
   * @param {number} number
   */
  place(colour, target, number) {
    if (target === FLOOR) {
      this.floor += number;
      return;
    }
    const before = this.storedIn(target);
    const excess = before + number - (target + 1);
    this.accepts &= ~inEvery(target);
    if (excess < 0) {
      this.stored += number << (3 * target);
      this.accepts |= only(colour, target);
    } else {
      this.stored -= before << (3 * target);
      this.full |= only(target, colour);
      this.floor += excess;
    }
  }

  /**
   * Count the tiles in a storage row that is not full.
   *
   * @param {number} row
   */
  storedIn(row) {
    return (this.stored >> (3 * row)) & 7;
  }

  /** Tile the full rows from the top, then settle the floor. */
  tile() {
    for (let waiting = this.full; waiting !== 0; waiting &= waiting - 1) {
      const number = firstIn(waiting);
      this.#tileRow(laneOf(number), placeIn(number));
    }
    this.full = 0;
    this.score -= PENALTIES[Math.min(this.floor, 7)];
    if (this.score < 0) this.score = 0;
    this.floor = 0;
  }

  /**
   * @param {number} row
   * @param {number} colour
   */
  #tileRow(row, colour) {
    const column = (row + colour) % 5;
    this.colours |= only(colour, row);
    this.rows |= only(row, column);
    this.columns |= only(column, row);
    this.accepts |= inEvery(row) & ~this.colours;
    const across = runThrough(setIn(this.rows, row), column);
    const down = runThrough(setIn(this.columns, column), row);
    this.score += across === 1 ? down : down === 1 ? across : across + down;
  }

  hasCompleteRow() {
    for (let row = 0; row < 5; row++) if (setIn(this.rows, row) === COMPLETE) return true;
    return false;
  }

  addBonuses() {
    for (let index = 0; index < 5; index++) {
      if (setIn(this.rows, index) === COMPLETE) this.score += 2;
      if (setIn(this.columns, index) === COMPLETE) this.score += 7;
      if (setIn(this.colours, index) === COMPLETE) this.score += 10;
    }
  }
}
