/** Points during a round (rules: "Scoring"): what a tile scores, what a floor costs, and how a score changes. */
import { columnBits, rowBits } from '../state/board.js';
import { at, type Cells, lookUp } from '../state/cells.js';
import { Board, Rule } from '../state/layout.js';

// Constants of the module: functions to inline read no other names.
const { max, min } = Math;

/** Count the tiles linked with one place of a line of five, that place included. */
function runThrough(line: number, place: number): number {
  let length = 1;
  for (let next = place + 1; (line >> next) & 1; next++) length++;
  for (let next = place - 1; next >= 0 && (line >> next) & 1; next--) length++;
  return length;
}

/** The run through each place of each line: index line × 5 + place. */
const RUNS = Uint8Array.from({ length: 32 * Rule.Size }, (_, index) =>
  runThrough(Math.trunc(index / Rule.Size), index % Rule.Size),
);

/** How many lengths there are, from 0 on. */
const RUN_LENGTHS = Rule.Size + 1;

/** A run of one tile alone counts only where the other is also alone. */
function pointsFor(across: number, down: number): number {
  if (across === 1) return down;
  return down === 1 ? across : across + down;
}

/** The points for every run across with every run down: a table has no unpredictable branch. */
const POINTS = Uint8Array.from({ length: RUN_LENGTHS * RUN_LENGTHS }, (_, index) =>
  pointsFor(Math.trunc(index / RUN_LENGTHS), index % RUN_LENGTHS),
);

/** Score a tile at a mosaic cell, from the cells that are occupied around it. */
export function scoreCell(mask: number, row: number, column: number): number {
  const across = lookUp(RUNS, rowBits(mask, row) * Rule.Size + column);
  const down = lookUp(RUNS, columnBits(mask, column) * Rule.Size + row);
  return lookUp(POINTS, across * RUN_LENGTHS + down);
}

/** Points lost with 0 to 7 pieces on the floor. */
const PENALTIES = Uint8Array.of(0, 1, 2, 4, 6, 8, 11, 14);

/**
 * Return the penalty for a number of floor pieces; more than a full floor costs as much as a full one.
 *
 * @inline
 */
export function penaltyOf(pieces: number): number {
  return lookUp(PENALTIES, min(pieces, Rule.FloorPlaces));
}

/** Change a score, which never falls below 0 nor outgrows the format's three digits. */
export function addPoints(cells: Cells, board: number, points: number): void {
  const score = at(cells, board + Board.Score) + points;
  cells[board + Board.Score] = max(0, min(score, Rule.HighestScore));
}
