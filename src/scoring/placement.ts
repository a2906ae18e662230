/**
 * The score of a tile placed in a mosaic (rules: "Scoring").
 *
 * @packageDocumentation
 */
import { lookUp, Rule } from '../state/cells.js';
import { columnBits, rowBits } from '../state/mosaic.js';

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

/** A run of one tile alone counts only where the other is alone, too. */
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
