/**
 * What a board has before it between two rounds: the features that the search of the round evaluates boards by.
 *
 * docs/internals/minimax.md explains them in words. The tables were counted, and the features first tried, in
 * examples/strong-bot.
 */
import { COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS } from '../../../scoring/bonus.js';
import { scoreCell } from '../../../scoring/points.js';
import {
  cellsHolding,
  countBits,
  fixedColumn,
  lowestBit,
  occupied,
  rowBits,
} from '../../../state/board.js';
import { at, boardOf, type Cells } from '../../../state/cells.js';
import { Cell, Lane, MosaicBits, Rule, StorageBits } from '../../../state/layout.js';
import { isFixed } from '../../../state/rules.js';

/** Where each feature is. */
export enum Outlook {
  /** Points that can be expected for placing tiles. */
  Placing = 0,
  /** Points that can be expected for complete columns, colours and rows. */
  Columns = 1,
  Colours = 2,
  Rows = 3,
  /** Storage rows that hold tiles, and the sum of their numbers, from 0 at the top. */
  Begun = 4,
  BegunDepth = 5,
  /** Tiles in the mosaic. */
  Tiles = 6,
  /** Points that tiles would score in all free cells beyond one each. */
  Neighbours = 7,
  /** Number of features. */
  Count = 8,
}

/** How many more cells of a mosaic row are filled on average: by the rounds to come, and by row. */
const FILLS = [
  [0, 0, 0, 0, 0],
  [0.82, 0.6, 0.43, 0.28, 0.14],
  [1.75, 1.4, 1, 0.63, 0.34],
  [2.73, 2.25, 1.6, 0.97, 0.55],
  [3.72, 3.13, 2.2, 1.3, 0.75],
  [4.7, 4, 2.85, 1.75, 1.1],
] as const;

/** What a storage row that is full already would add to these; one that holds tiles adds a part. */
const STORED = 0.7;

/** How likely a storage row with tiles is filled within a round: by the tiles that it lacks. */
const FINISHES = [1, 0.72, 0.55, 0.35, 0.25] as const;

/** No cell is sure to be filled. */
const MOST = 0.97;

/** All columns, or all colours: a bit for each. */
const ALL = MosaicBits.FirstRow;

/** How likely a storage row with tiles is filled: index rounds × 5 + lacking tiles. */
const CHANCES = Float64Array.from({ length: FILLS.length * Rule.Size }, (_, index) => {
  let fails = 1;
  for (let round = Math.trunc(index / Rule.Size); round > 0; round--) {
    fails *= 1 - (FINISHES[index % Rule.Size] ?? 0);
  }
  return 1 - fails;
});

// What is known of one board, overwritten by the next, so that a search allocates nothing.

/** By row and by column: the colours that the mosaic has there. */
const ROW_COLOURS = new Int32Array(Rule.Size);
const COLUMN_COLOURS = new Int32Array(Rule.Size);

/** By column and by colour: how likely it is to be complete, as far as the rows have been looked at. */
const COLUMN_CHANCES = new Float64Array(Rule.Size);
const COLOUR_CHANCES = new Float64Array(Rule.Size);

function multiply(chances: Float64Array, index: number, chance: number): void {
  chances[index] = (chances[index] as number) * chance;
}

function add(features: Float64Array, feature: number, number: number): void {
  features[feature] = (features[feature] as number) + number;
}

function limited(chance: number): number {
  return Math.max(0, Math.min(chance, MOST));
}

function readColours(cells: Readonly<Cells>, board: number): void {
  ROW_COLOURS.fill(0);
  COLUMN_COLOURS.fill(0);
  for (let colour = 0; colour < Rule.Colours; colour++) {
    const bit = 1 << colour;
    for (let rest = cellsHolding(cells, board, colour); rest !== 0; rest &= rest - 1) {
      const cell = lowestBit(rest);
      const row = (cell / Rule.Size) | 0;
      const column = cell - row * Rule.Size;
      ROW_COLOURS[row] = (ROW_COLOURS[row] as number) | bit;
      COLUMN_COLOURS[column] = (COLUMN_COLOURS[column] as number) | bit;
    }
  }
}

/**
 * Write the features of a player's board.
 *
 * @param storage - the storage rows, as cells have them: full ones are tiled
 * @param rounds - how many rounds are to come at least, 1 to 5
 */
export function writeOutlook(
  cells: Readonly<Cells>,
  player: number,
  storage: number,
  rounds: number,
  features: Float64Array,
): void {
  const board = boardOf(player);
  const mask = occupied(cells, board);
  const isFixedMosaic = isFixed(at(cells, Cell.Settings));
  features.fill(0);
  readColours(cells, board);
  COLUMN_CHANCES.fill(1);
  COLOUR_CHANCES.fill(1);
  for (let row = 0; row < Rule.Size; row++) {
    const line = (storage >> (Lane.Width * row)) & Lane.Mask;
    const stored = line & StorageBits.CountMask;
    if (stored > 0) {
      add(features, Outlook.Begun, 1);
      add(features, Outlook.BegunDepth, row);
    }
    const free = ALL & ~rowBits(mask, row);
    if (free === 0) {
      add(features, Outlook.Rows, ROW_BONUS);
      continue;
    }
    const lacks = countBits(free);
    add(features, Outlook.Tiles, Rule.Size - lacks);
    const fills = fillsOf(rounds, row) + (STORED * stored) / (row + 1);
    const begun = stored > 0 ? line >> StorageBits.ColourShift : -1;
    const finish = stored > 0 ? chanceOf(rounds, row + 1 - stored) : 0;
    const others = lacks - (stored > 0 ? 1 : 0);
    const rest = lacks > 1 ? limited((fills - finish) / others) : limited(fills);
    if (isFixedMosaic) writeFixedRow(features, mask, row, rest, begun, finish);
    else writeFreeRow(features, mask, row, free, { fills, lacks, rest, begun, finish });
  }
  for (let line = 0; line < Rule.Size; line++) {
    add(features, Outlook.Columns, COLUMN_BONUS * (COLUMN_CHANCES[line] as number));
    add(features, Outlook.Colours, COLOUR_BONUS * (COLOUR_CHANCES[line] as number));
  }
}

function fillsOf(rounds: number, row: number): number {
  return (FILLS[rounds] as readonly number[])[row] as number;
}

function chanceOf(rounds: number, lacking: number): number {
  return CHANCES[rounds * Rule.Size + lacking] as number;
}

/** Write what a row of the fixed mosaic has before it, where each colour has its column. */
function writeFixedRow(
  features: Float64Array,
  mask: number,
  row: number,
  rest: number,
  begun: number,
  finish: number,
): void {
  let all = 1;
  for (let colours = ALL & ~(ROW_COLOURS[row] as number); colours !== 0; colours &= colours - 1) {
    const colour = lowestBit(colours);
    const column = fixedColumn(row, colour);
    const chance = colour === begun ? finish : rest;
    const points = scoreCell(mask, row, column);
    multiply(COLOUR_CHANCES, colour, chance);
    multiply(COLUMN_CHANCES, column, chance);
    all *= chance;
    add(features, Outlook.Placing, chance * points);
    add(features, Outlook.Neighbours, points - 1);
  }
  add(features, Outlook.Rows, ROW_BONUS * all);
}

/** What is known of a row: fills to come, free cells, chances of other tiles and of the one that it collects. */
interface RowOutlook {
  readonly fills: number;
  readonly lacks: number;
  readonly rest: number;
  readonly begun: number;
  readonly finish: number;
}

/** Write what a row of the variant mosaic has before it, where a colour can go to several columns. */
function writeFreeRow(
  features: Float64Array,
  mask: number,
  row: number,
  free: number,
  { fills, lacks, rest, begun, finish }: RowOutlook,
): void {
  const colours = ROW_COLOURS[row] as number;
  let open = 0;
  let best = 0;
  let sum = 0;
  for (let columns = free; columns !== 0; columns &= columns - 1) {
    const column = lowestBit(columns);
    const fitting = ALL & ~(colours | (COLUMN_COLOURS[column] as number));
    const score = scoreCell(mask, row, column);
    open |= fitting;
    add(features, Outlook.Neighbours, score - 1);
    let chance = 0;
    if (fitting !== 0) {
      chance = limited(fills / lacks);
      sum += score;
      best = Math.max(best, score);
    }
    if (begun >= 0 && ((fitting >> begun) & 1) === 1) chance += ((1 - chance) * finish) / lacks;
    multiply(COLUMN_CHANCES, column, chance);
  }
  let all = 1;
  for (let lacking = ALL & ~colours; lacking !== 0; lacking &= lacking - 1) {
    const colour = lowestBit(lacking);
    const likely = colour === begun ? finish : rest;
    const chance = ((open >> colour) & 1) === 1 ? likely : 0;
    multiply(COLOUR_CHANCES, colour, chance);
    all *= chance;
  }
  add(features, Outlook.Rows, ROW_BONUS * all);
  add(features, Outlook.Placing, (fills * (best + sum / lacks)) / 2);
}
