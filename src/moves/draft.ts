/**
 * Drafting moves (rules: "A round", 2).
 *
 * @packageDocumentation
 */
import { at, boardOf, Cell, type Cells, Line, Place } from '../state/cells.js';
import { takeFromCentre, takeFromFactory } from '../state/offers.js';
import { lineOf, setLine } from '../state/storage.js';
import { acceptedWith, setAccepted } from './accepts.js';
import { dropTiles, dropToken } from './floor.js';

import { passDraft } from './turn.js';

// As constants they keep functions short, which engines then write into their callers.
const { min } = Math;

/** Play a legal drafting move: take the tiles, place them, pass the turn. */
export function draft(cells: Cells, source: number, colour: number, target: number): void {
  const player = at(cells, Cell.Turn);
  const board = boardOf(player);
  const number = take(cells, board, source, colour);
  if (target === Place.Floor) dropTiles(cells, board, colour, number);
  else store(cells, board, target, colour, number);
  passDraft(cells, player);
}

/** Take the tiles; the first who takes from the centre gets the token with them. */
function take(cells: Cells, board: number, source: number, colour: number): number {
  if (source !== Place.Centre) return takeFromFactory(cells, source, colour);
  if (at(cells, Cell.Token) === 1) {
    cells[Cell.Token] = 0;
    dropToken(cells, board);
  }
  return takeFromCentre(cells, colour);
}

/** Place tiles in a storage row; those that do not fit fall to the floor. */
function store(cells: Cells, board: number, row: number, colour: number, number: number): void {
  const held = lineOf(cells, board, row) & Line.Number;
  const room = row + 1 - held;
  const stored = min(number, room);
  setLine(cells, board, row, colour, held + stored);
  setAccepted(cells, board, row, acceptedWith(row, colour, held + stored));
  if (stored < number) dropTiles(cells, board, colour, number - stored);
}
