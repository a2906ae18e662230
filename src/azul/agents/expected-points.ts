/**
 * The points that a board can expect by the end of the game: for tiles, and for complete rows, columns and colours.
 * docs/internals/training.md explains them in words.
 */

import { tilingTargets } from '../../moves/play.js';
import { COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS } from '../../scoring/bonus.js';
import { scoreCell } from '../../scoring/points.js';
import {
  cellsHolding,
  columnBits,
  columnsOf,
  countBits,
  lineOf,
  lowestBit,
  occupied,
  rowBits,
} from '../../state/board.js';
import { boardOf, type Cells } from '../../state/cells.js';
import { MosaicBits, Rule, StorageBits } from '../../state/layout.js';

/** The most rounds that are told apart: a game with empty mosaics has at least five to come. */
const MOST_ROUNDS = Rule.Size;

/**
 * How often an empty storage row is filled, by the rounds to come and by row: means of 1,200 games.
 * `npm run train -- evaluation` prints how its own games compare. Five rounds to come are too rare to be counted;
 * their line continues the others.
 */
const MEAN_FILLS = [
  [0, 0, 0, 0, 0],
  [0.85, 0.76, 0.58, 0.33, 0.15],
  [1.79, 1.69, 1.27, 0.72, 0.32],
  [2.73, 2.66, 1.98, 1.12, 0.58],
  [3.69, 3.63, 2.71, 1.55, 0.85],
  [4.6, 4.6, 3.4, 2, 1.1],
] as const;

/** How likely a storage row with tiles is to be filled, by the rounds to come and by the tiles that it lacks. */
const COMPLETIONS = [
  [0, 0, 0, 0, 0],
  [1, 0.78, 0.53, 0.22, 0.06],
  [1, 0.94, 0.83, 0.49, 0.23],
  [1, 0.98, 0.94, 0.71, 0.41],
  [1, 0.99, 0.98, 0.84, 0.6],
  [1, 0.99, 0.98, 0.9, 0.7],
] as const;

/** A row is filled 0 to 5 times. */
const FILL_COUNTS = Rule.Size + 1;

/** Return how likely a number of tries, each with the same chance, are to succeed at least so many times. */
function chanceOfAtLeast(successes: number, tries: number, chance: number): number {
  if (successes === 0) return 1;
  if (successes > tries) return 0;
  return (
    chance * chanceOfAtLeast(successes - 1, tries - 1, chance) +
    (1 - chance) * chanceOfAtLeast(successes, tries - 1, chance)
  );
}

/** The chances of fills: index (rounds × 5 + row) × 6 + fills. */
const FILLS = Float64Array.from(
  { length: (MOST_ROUNDS + 1) * Rule.Size * FILL_COUNTS },
  (_, index) => {
    const rounds = Math.trunc(index / (FILL_COUNTS * Rule.Size));
    const row = Math.trunc(index / FILL_COUNTS) % Rule.Size;
    const chance = rounds === 0 ? 0 : (MEAN_FILLS[rounds]?.[row] ?? 0) / rounds;
    return chanceOfAtLeast(index % FILL_COUNTS, rounds, chance);
  },
);

/** Return how likely an empty storage row is to be filled at least a number of times, 0 to 5. */
export function chanceOfFills(rounds: number, row: number, fills: number): number {
  return FILLS[(rounds * Rule.Size + row) * FILL_COUNTS + fills] as number;
}

/** The mean fills of each number of cells: indexed as the chances, with cells for fills. */
const MEANS = FILLS.map((_, index) => {
  const cells = index % FILL_COUNTS;
  return FILLS.slice(index - cells + 1, index + 1).reduce((sum, chance) => sum + chance, 0);
});

/** Return how many of a number of free cells, 0 to 5, an empty storage row fills on average. */
export function meanFills(rounds: number, row: number, cells: number): number {
  return MEANS[(rounds * Rule.Size + row) * FILL_COUNTS + cells] as number;
}

/** Return how likely a storage row with tiles, which lacks 0 to 4 more, is to be filled. */
export function chanceOfCompletion(rounds: number, lacking: number): number {
  return (COMPLETIONS[rounds] as readonly number[])[lacking] as number;
}

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

/** What a line lacks that can no longer be completed: more rows than there are. */
const NEVER = 63;

// What is known of one board, overwritten by the next, so that a search allocates nothing.

/** By row: its free columns. */
const FREE = new Int32Array(Rule.Size);

/** By row: the columns that can take the tile that it collects; none if it is empty. */
const TARGETS = new Int32Array(Rule.Size);

/** By row: how likely it is to place the tile that it collects; 1 if it is empty. */
const COMPLETION = new Float64Array(Rule.Size);

/** By row: how many rounds are left to fill other cells in, and how many such cells there are. */
const ROUNDS = new Int32Array(Rule.Size);
const OTHERS = new Int32Array(Rule.Size);

/** By row and by column: the colours that the mosaic has there. */
const COLOURS_OF_ROW = new Int32Array(Rule.Size);
const COLOURS_OF_COLUMN = new Int32Array(Rule.Size);

/** By line, a column or a colour: the rows that it lacks, and those that collect a tile for it. */
const LACKING = new Int32Array(Rule.Size);
const COLLECTING = new Int32Array(Rule.Size);

/** By row: how many of its fills other lines have already claimed. */
const CLAIMED = new Int32Array(Rule.Size);

/** Look up a row or line, which all these tables have. */
function valueAt(table: Int32Array | Float64Array, index: number): number {
  return table[index] as number;
}

/** Return how likely a row is to fill a number of cells, not counting the one that it collects a tile for. */
function chanceOfOthers(row: number, fills: number): number {
  return valueAt(COMPLETION, row) * chanceOfFills(valueAt(ROUNDS, row), row, fills);
}

/** Return how many cells a row fills on average, not counting the one that it collects a tile for. */
function fillsOfOthers(row: number): number {
  return valueAt(COMPLETION, row) * meanFills(valueAt(ROUNDS, row), row, valueAt(OTHERS, row));
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
  const taken = occupied(cells, board);
  const free = ALL & ~rowBits(taken, row);
  const targets = collects ? tilingTargets(cells, board, row) & ALL : 0;
  FREE[row] = free;
  TARGETS[row] = targets;
  COMPLETION[row] = collects ? chanceOfCompletion(rounds, row + 1 - number) : 1;
  ROUNDS[row] = collects ? Math.max(0, rounds - 1) : rounds;
  OTHERS[row] = countBits(free) - (targets === 0 ? 0 : 1);
}

/** Return whether no tile can go into a free cell: its row and column already have every colour. */
function isClosed(row: number, column: number): boolean {
  return (valueAt(COLOURS_OF_ROW, row) | valueAt(COLOURS_OF_COLUMN, column)) === ALL;
}

/** Return the points that a row can expect for placing tiles. */
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
  // Players have some choice of where tiles go: halfway between the mean and the best.
  const pointsOfOther = (best + sum / number) / 2;
  return valueAt(COMPLETION, row) * collected + fillsOfOthers(row) * pointsOfOther;
}

/** Return how likely a row is to be complete at the end of the game. */
function chanceOfRow(row: number): number {
  return valueAt(FREE, row) === 0 ? 1 : chanceOfOthers(row, valueAt(OTHERS, row));
}

/** Return how many lines can be expected to be complete: those that lack fewest tiles get them first. */
function expectedLines(): number {
  let expected = 0;
  let collected = 0;
  CLAIMED.fill(0);
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

/** Return how likely a line is to get the tiles of some rows, a few of which collect one for it, and claim them. */
function chanceOfLine(rows: number, collecting: number): number {
  let chance = 1;
  for (let rest = rows; rest !== 0; rest &= rest - 1) {
    const row = lowestBit(rest);
    if ((collecting >> row) & 1) {
      chance *= valueAt(COMPLETION, row);
      continue;
    }
    const fills = valueAt(CLAIMED, row) + 1;
    CLAIMED[row] = fills;
    // Plans come true in part: halfway between the chance of this fill and that of any free cell of the row.
    const any = fillsOfOthers(row) / valueAt(OTHERS, row);
    chance *= (chanceOfOthers(row, fills) + any) / 2;
  }
  return chance;
}

/** Return how many columns can be expected to be complete. */
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

/** Return how many colours can be expected to be complete. */
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
 * Write the points that a player's board can expect on top of its score.
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
