/**
 * The points that a board can expect by the end of the game: for tiles, and for complete rows, columns and colours.
 * docs/internals/training.md explains them in words.
 *
 * @packageDocumentation
 */
import { tilingTargets } from '../../moves/tile.js';
import { COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS } from '../../scoring/bonus.js';
import { scoreCell } from '../../scoring/placement.js';
import { boardOf, type Cells, MosaicBits, Rule, StorageBits } from '../../state/cells.js';
import {
  cellsHolding,
  columnBits,
  columnsOf,
  countBits,
  lowestBit,
  occupied,
  rowBits,
} from '../../state/mosaic.js';
import { lineOf } from '../../state/storage.js';
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

/** All colours, or all rows: a bit for each. */
const ALL = MosaicBits.FirstRow;

/** Rows that a line lacks that cannot be complete any more: more than there are. */
const NEVER = 63;

// What is known of one board at a time, so that a search makes no arrays for it.

/** By row: its free columns. */
const FREE = new Int32Array(Rule.Size);

/** By row: the columns for the tile that it collects; none if it is empty. */
const TARGETS = new Int32Array(Rule.Size);

/** By row: how likely it places the tile that it collects; 1 if it is empty. */
const COMPLETION = new Float64Array(Rule.Size);

/** By row: how many rounds there are to fill other cells, and how many cells. */
const ROUNDS = new Int32Array(Rule.Size);
const OTHERS = new Int32Array(Rule.Size);

/** By row and by column: the colours that are there. */
const COLOURS_OF_ROW = new Int32Array(Rule.Size);
const COLOURS_OF_COLUMN = new Int32Array(Rule.Size);

/** By line, a column or a colour: the rows that it lacks, and those that collect a tile for it. */
const LACKING = new Int32Array(Rule.Size);
const COLLECTING = new Int32Array(Rule.Size);

/** By row: how many fills other lines count on. */
const COUNTED = new Int32Array(Rule.Size);

function valueAt(table: Int32Array, index: number): number {
  // Tables have an entry for each row and line.
  return table[index] as number;
}

/** Return how likely a row fills so many cells, beside the one that it collects a tile for. */
function chanceOfOthers(row: number, fills: number): number {
  return (COMPLETION[row] as number) * chanceOfFills(valueAt(ROUNDS, row), row, fills);
}

/** Return how many cells a row fills on average, beside the one that it collects a tile for. */
function fillsOfOthers(row: number): number {
  const fills = meanFills(valueAt(ROUNDS, row), row, valueAt(OTHERS, row));
  return (COMPLETION[row] as number) * fills;
}

/** Read which colours are in which lines of the mosaic. */
function readColours(cells: Readonly<Cells>, board: number): void {
  COLOURS_OF_ROW.fill(0);
  COLOURS_OF_COLUMN.fill(0);
  for (let colour = 0; colour < Rule.Colours; colour++) {
    for (let rest = cellsHolding(cells, board, colour); rest !== 0; rest &= rest - 1) {
      const cell = lowestBit(rest);
      const row = Math.trunc(cell / Rule.Size);
      const column = cell % Rule.Size;
      COLOURS_OF_ROW[row] = valueAt(COLOURS_OF_ROW, row) | (1 << colour);
      COLOURS_OF_COLUMN[column] = valueAt(COLOURS_OF_COLUMN, column) | (1 << colour);
    }
  }
}

/** Read how far a row has come. */
function readRow(cells: Readonly<Cells>, board: number, row: number, rounds: number): void {
  const number = lineOf(cells, board, row) & StorageBits.CountMask;
  const collects = number !== 0;
  const free = ALL & ~rowBits(occupied(cells, board), row);
  const targets = collects ? tilingTargets(cells, board, row) & ALL : 0;
  FREE[row] = free;
  TARGETS[row] = targets;
  COMPLETION[row] = collects ? chanceOfCompletion(rounds, row + 1 - number) : 1;
  ROUNDS[row] = collects ? Math.max(0, rounds - 1) : rounds;
  OTHERS[row] = countBits(free) - (targets === 0 ? 0 : 1);
}

/** Return whether no tile fits a free cell any more: all colours are in its row or column. */
function isClosed(row: number, column: number): boolean {
  return (valueAt(COLOURS_OF_ROW, row) | valueAt(COLOURS_OF_COLUMN, column)) === ALL;
}

/** Return the points that the tiles of a row can expect. */
function pointsOfRow(mask: number, row: number): number {
  const targets = valueAt(TARGETS, row);
  let collected = 0;
  let best = 0;
  let sum = 0;
  let number = 0;
  for (let columns = valueAt(FREE, row); columns !== 0; columns &= columns - 1) {
    const column = lowestBit(columns);
    number++;
    if (isClosed(row, column)) continue;
    const points = scoreCell(mask, row, column);
    sum += points;
    if (points > best) best = points;
    if ((targets >> column) & 1 && points > collected) collected = points;
  }
  if (number === 0) return 0;
  // Players choose where a tile goes, or which tiles they take, but not freely: halfway from the mean to the best.
  const each = (best + sum / number) / 2;
  return (COMPLETION[row] as number) * collected + fillsOfOthers(row) * each;
}

/** Return how likely a row is complete in the end. */
function chanceOfRow(row: number): number {
  return valueAt(FREE, row) === 0 ? 1 : chanceOfOthers(row, valueAt(OTHERS, row));
}

/** Return the number of lines that will be complete: those that lack least get the tiles first. */
function expectedLines(): number {
  let expected = 0;
  let collected = 0;
  COUNTED.fill(0);
  for (let lacking = 0; lacking <= Rule.Size; lacking++) {
    for (let line = 0; line < Rule.Size; line++) {
      const rows = valueAt(LACKING, line);
      if (countBits(rows) !== lacking) continue;
      const own = rows & valueAt(COLLECTING, line) & ~collected;
      collected |= own;
      expected += chanceOfLine(rows, own);
    }
  }
  return expected;
}

/** Return how likely a line gets the tiles of these rows, and count on them; some collect a tile for it. */
function chanceOfLine(rows: number, collecting: number): number {
  let chance = 1;
  for (let rest = rows; rest !== 0; rest &= rest - 1) {
    const row = lowestBit(rest);
    if ((collecting >> row) & 1) {
      chance *= COMPLETION[row] as number;
      continue;
    }
    const fills = valueAt(COUNTED, row) + 1;
    COUNTED[row] = fills;
    // Plans come true in part: halfway from the chance of any cell of the row to that of the next to be filled.
    const any = fillsOfOthers(row) / valueAt(OTHERS, row);
    chance *= (chanceOfOthers(row, fills) + any) / 2;
  }
  return chance;
}

/** Return the number of columns that will be complete. */
function expectedColumns(mask: number): number {
  for (let column = 0; column < Rule.Size; column++) {
    const lacking = ALL & ~columnBits(mask, column);
    let collecting = 0;
    let closed = 0;
    for (let rest = lacking; rest !== 0; rest &= rest - 1) {
      const row = lowestBit(rest);
      if ((valueAt(TARGETS, row) >> column) & 1) collecting |= 1 << row;
      if (isClosed(row, column)) closed |= 1 << row;
    }
    LACKING[column] = closed === 0 ? lacking : NEVER;
    COLLECTING[column] = collecting;
  }
  return expectedLines();
}

/** Return the number of colours that will be complete. */
function expectedColours(cells: Readonly<Cells>, board: number): number {
  for (let colour = 0; colour < Rule.Colours; colour++) {
    const columns = columnsOf(cellsHolding(cells, board, colour));
    let lacking = 0;
    let collecting = 0;
    let closed = 0;
    for (let row = 0; row < Rule.Size; row++) {
      if ((valueAt(COLOURS_OF_ROW, row) >> colour) & 1) continue;
      lacking |= 1 << row;
      if (isCollecting(cells, board, row, colour)) collecting |= 1 << row;
      if ((valueAt(FREE, row) & ~columns) === 0) closed |= 1 << row;
    }
    LACKING[colour] = closed === 0 ? lacking : NEVER;
    COLLECTING[colour] = collecting;
  }
  return expectedLines();
}

function isCollecting(cells: Readonly<Cells>, board: number, row: number, colour: number): boolean {
  const line = lineOf(cells, board, row);
  return (line & StorageBits.CountMask) !== 0 && line >> StorageBits.ColourShift === colour;
}

/**
 * Write the points that a player's board can expect, beside those that it has.
 *
 * @param rounds - how many rounds are to come, 0 to 5
 */
export function writeExpectedPoints(
  cells: Readonly<Cells>,
  player: number,
  rounds: number,
  expected: ExpectedPoints,
): void {
  const board = boardOf(player);
  const mask = occupied(cells, board);
  readColours(cells, board);
  expected.placing = 0;
  let rows = 0;
  for (let row = 0; row < Rule.Size; row++) {
    readRow(cells, board, row, rounds);
    expected.placing += pointsOfRow(mask, row);
    rows += chanceOfRow(row);
  }
  expected.rows = ROW_BONUS * rows;
  expected.columns = COLUMN_BONUS * expectedColumns(mask);
  expected.colours = COLOUR_BONUS * expectedColours(cells, board);
}
