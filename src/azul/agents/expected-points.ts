/**
 * The points that a board can expect by the end of the game: for tiles, and for complete rows, columns and colours.
 * docs/internals/training.md explains them in words.
 */
import { openColumns } from '../../moves/play.js';
import { COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS } from '../../scoring/bonus.js';
import { scoreCell } from '../../scoring/points.js';
import {
  cellsHolding,
  columnBits,
  columnsOf,
  countBits,
  lowestBit,
  occupied,
  rowBits,
} from '../../state/board.js';
import { boardOf, type Cells } from '../../state/cells.js';
import { Lane, MosaicBits, Rule, StorageBits } from '../../state/layout.js';
import { chanceOfCompletion, chanceOfFills, meanFills } from './fill-chances.js';

/** Points that a board can expect. */
export interface ExpectedPoints {
  /** For placing tiles. */
  placing: number;
  /** For rows, columns and colours that will be complete. */
  rows: number;
  columns: number;
  colours: number;
}

/** All colours, all rows or all columns: a bit for each. */
const ALL = MosaicBits.FirstRow;

/** By mask of columns: five bits for each column, of which the lowest is set if the mask has it. */
const SPREAD = Array.from({ length: ALL + 1 }, (_, columns) => {
  let bits = 0;
  for (let rest = columns; rest !== 0; rest &= rest - 1) bits |= 1 << (Rule.Size * lowestBit(rest));
  return bits;
});

/** Return the rows of a mask that have any bit: bit 0 of each row's five. */
function rowsOf(mask: number): number {
  return (mask | (mask >> 1) | (mask >> 2) | (mask >> 3) | (mask >> 4)) & MosaicBits.FirstColumn;
}

/** Bits for the points of a cell: 10 at most. */
const POINTS_WIDTH = 4;
const POINTS_MASK = 15;

/** Bits for the number of times that a row was claimed. */
const CLAIM_WIDTH = 3;
const CLAIM_MASK = 7;

// What is known of the storage rows of one board, overwritten by the next, so that a search allocates nothing.

/** By row: how likely it is to place the tile that it collects; 1 if it is empty. */
const COMPLETION = [1, 1, 1, 1, 1];

/** By row: how many rounds are left to fill other cells in, and how likely each of these is to be filled on average. */
const ROUNDS = [0, 0, 0, 0, 0];
const ANY = [0, 0, 0, 0, 0];

/** Look up a row, line or cell, which all these tables have. */
function valueAt(table: readonly number[], index: number): number {
  return table[index] as number;
}

/** Return how likely a row is to fill a number of cells, not counting the one that it collects a tile for. */
function chanceOfOthers(row: number, fills: number): number {
  return valueAt(COMPLETION, row) * chanceOfFills(valueAt(ROUNDS, row), row, fills);
}

/** The lines of a kind, five columns or five colours, that can be complete: those that lack fewest tiles first. */
class Lines {
  #count = 0;
  readonly #names = [0, 0, 0, 0, 0];
  /** The rows that they lack: a bit for each. */
  readonly #lacking = [0, 0, 0, 0, 0];

  clear(): void {
    this.#count = 0;
  }

  /** Add a line, after those that lack as few tiles. */
  add(name: number, lacking: number): void {
    let place = this.#count++;
    const tiles = countBits(lacking);
    for (; place > 0 && countBits(valueAt(this.#lacking, place - 1)) > tiles; place--) {
      this.#names[place] = valueAt(this.#names, place - 1);
      this.#lacking[place] = valueAt(this.#lacking, place - 1);
    }
    this.#names[place] = name;
    this.#lacking[place] = lacking;
  }

  /**
   * Return how many can be expected to be complete: each in turn claims a fill of the rows that it lacks.
   *
   * @param collecting - five bits for each line: the rows that collect a tile for it
   */
  expected(collecting: number): number {
    let expected = 0;
    let collected = 0;
    let claims = 0;
    for (let place = 0; place < this.#count; place++) {
      const lacking = valueAt(this.#lacking, place);
      const own = lacking & (collecting >> (Rule.Size * valueAt(this.#names, place))) & ~collected;
      collected |= own;
      let chance = 1;
      for (let rest = lacking; rest !== 0; rest &= rest - 1) {
        const row = lowestBit(rest);
        if ((own >> row) & 1) {
          chance *= valueAt(COMPLETION, row);
          continue;
        }
        claims += 1 << (CLAIM_WIDTH * row);
        const fills = (claims >> (CLAIM_WIDTH * row)) & CLAIM_MASK;
        // Plans come true in part: halfway between the chance of this fill and that of any free cell of the row.
        chance *= (chanceOfOthers(row, fills) + valueAt(ANY, row)) / 2;
      }
      expected += chance;
    }
    return expected;
  }
}

/** What a mosaic promises: read once, it tells what each storage beside it can expect. */
export class MosaicProspects {
  /** The board that was read. */
  #cells: Readonly<Cells> = [];
  #board = 0;
  /** By row: its free columns, and what a tile scores that the row does not collect yet. */
  readonly #free = [0, 0, 0, 0, 0];
  readonly #points = [0, 0, 0, 0, 0];
  /** By row: what a tile scores in each of its cells, four bits for each, 0 if none can go there. */
  readonly #cellPoints = [0, 0, 0, 0, 0];
  readonly #columns = new Lines();
  readonly #colours = new Lines();

  /** Read the mosaic of a player's board. These cells must not change until others are read. */
  read(cells: Readonly<Cells>, player: number): void {
    const board = boardOf(player);
    const mask = occupied(cells, board);
    this.#cells = cells;
    this.#board = board;
    this.#columns.clear();
    this.#colours.clear();
    const open = this.#readColours(cells, board, ~mask);
    for (let row = 0; row < Rule.Size; row++) this.#readRow(mask, row, rowBits(open, row));
    for (let column = 0; column < Rule.Size; column++) {
      const free = columnBits(~mask, column);
      if (columnBits(open, column) === free) this.#columns.add(column, free);
    }
  }

  /** Read which lines have which colours, and return the cells that some tile can go to. */
  #readColours(cells: Readonly<Cells>, board: number, free: number): number {
    let open = 0;
    for (let colour = 0; colour < Rule.Colours; colour++) {
      const held = cellsHolding(cells, board, colour);
      const lacking = MosaicBits.FirstColumn & ~rowsOf(held);
      const targets = free & (ALL * lacking) & (MosaicBits.FirstColumn * (ALL & ~columnsOf(held)));
      open |= targets;
      if (rowsOf(targets) === lacking) this.#colours.add(colour, columnBits(lacking, 0));
    }
    return open;
  }

  #readRow(mask: number, row: number, open: number): void {
    const free = rowBits(~mask, row);
    this.#free[row] = free;
    let all = 0;
    let best = 0;
    let sum = 0;
    for (let columns = open; columns !== 0; columns &= columns - 1) {
      const column = lowestBit(columns);
      const points = scoreCell(mask, row, column);
      all |= points << (POINTS_WIDTH * column);
      sum += points;
      if (points > best) best = points;
    }
    this.#cellPoints[row] = all;
    // Players have some choice of where tiles go: halfway between the mean and the best.
    this.#points[row] = free === 0 ? 0 : (best + sum / countBits(free)) / 2;
  }

  /** Return what a tile scores in the best of some columns. */
  #bestPoints(row: number, targets: number): number {
    const all = valueAt(this.#cellPoints, row);
    let best = 0;
    for (let columns = targets; columns !== 0; columns &= columns - 1) {
      const points = (all >> (POINTS_WIDTH * lowestBit(columns))) & POINTS_MASK;
      if (points > best) best = points;
    }
    return best;
  }

  /**
   * Write the points that a board with this mosaic can expect on top of its score.
   *
   * @param storage - its storage rows, as the cells of a state have them
   * @param rounds - how many rounds are to come, 0 to 5
   */
  write(storage: number, rounds: number, expected: ExpectedPoints): void {
    let placing = 0;
    let complete = 0;
    let forColumns = 0;
    let forColours = 0;
    for (let row = 0; row < Rule.Size; row++) {
      const lane = (storage >> (Lane.Width * row)) & Lane.Mask;
      const number = lane & StorageBits.CountMask;
      let completion = 1;
      let later = rounds;
      let others = countBits(valueAt(this.#free, row));
      let collected = 0;
      if (number !== 0) {
        const colour = lane >> StorageBits.ColourShift;
        const targets = openColumns(this.#cells, this.#board, row, colour);
        completion = chanceOfCompletion(rounds, row + 1 - number);
        later = Math.max(0, rounds - 1);
        if (targets !== 0) others--;
        collected = this.#bestPoints(row, targets);
        forColumns |= valueAt(SPREAD, targets) << row;
        forColours |= 1 << (Rule.Size * colour + row);
      }
      COMPLETION[row] = completion;
      ROUNDS[row] = later;
      const fills = completion * meanFills(later, row, others);
      ANY[row] = fills / others;
      placing += completion * collected + fills * valueAt(this.#points, row);
      complete += chanceOfOthers(row, others);
    }
    expected.placing = placing;
    expected.rows = ROW_BONUS * complete;
    expected.columns = COLUMN_BONUS * this.#columns.expected(forColumns);
    expected.colours = COLOUR_BONUS * this.#colours.expected(forColours);
  }
}
