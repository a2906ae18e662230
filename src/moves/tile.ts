/**
 * Tiling moves (rules: "Tiling").
 *
 * @packageDocumentation
 */
import { scoreCell } from '../scoring/placement.js';
import { addPoints } from '../scoring/score.js';
import {
  at,
  Board,
  boardOf,
  Cell,
  type Cells,
  MosaicBits,
  Place,
  Rule,
  StorageBits,
} from '../state/cells.js';
import { cellsHolding, columnsOf, fixedColumn, occupied, rowBits } from '../state/mosaic.js';
import { isFixed } from '../state/rules.js';
import { clearLine, lineOf } from '../state/storage.js';
import { acceptedEmpty, setAccepted } from './accepts.js';
import { discard, dropTiles } from './floor.js';
import { passTiling } from './turn.js';

/** Return where a row's tile may go: a bit for each column, or the floor's if there is none. */
export function tilingTargets(cells: Readonly<Cells>, board: number, row: number): number {
  const colour = lineOf(cells, board, row) >> StorageBits.ColourShift;
  const taken = occupied(cells, board);
  const free =
    MosaicBits.FirstRow & ~(rowBits(taken, row) | columnsOf(cellsHolding(cells, board, colour)));
  const fixed = isFixed(at(cells, Cell.Settings));
  const allowed = fixed ? free & (1 << fixedColumn(row, colour)) : free;
  return allowed === 0 ? 1 << Place.Floor : allowed;
}

/** Play a legal tiling move: place and score the tile, or drop the row; then pass the turn. */
export function tile(cells: Cells, player: number, row: number, column: number): void {
  const board = boardOf(player);
  const line = lineOf(cells, board, row);
  const colour = line >> StorageBits.ColourShift;
  const number = line & StorageBits.CountMask;
  clearLine(cells, board, row);
  if (column === Place.Floor) dropTiles(cells, board, colour, number);
  else {
    const mosaic = board + Board.Mosaic + colour;
    cells[mosaic] = at(cells, mosaic) | (1 << (Rule.Size * row + column));
    discard(cells, colour, number - 1);
    addPoints(cells, board, scoreCell(occupied(cells, board), row, column));
  }
  const accepted = acceptedEmpty(cells, board, row);
  setAccepted(cells, board, row, accepted);
  passTiling(cells, player);
}
