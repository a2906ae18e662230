/**
 * Drafting moves (rules: "Drafting").
 *
 * @packageDocumentation
 */
import { at, boardOf, Cell, type Cells, Place, StorageBits } from '../state/cells.js';
import { takeTiles } from '../state/offers.js';
import { lineOf, setLine } from '../state/storage.js';
import { acceptedWith, setAccepted } from './accepts.js';
import { dropTiles, dropToken, fitting } from './floor.js';
import { passDraft } from './turn.js';

/** Play a legal drafting move: take the tiles, place them, pass the turn. */
export function draft(cells: Cells, source: number, colour: number, target: number): void {
  const player = at(cells, Cell.Turn);
  const board = boardOf(player);
  if (isTokenAt(cells, source)) takeToken(cells, board);
  const number = takeTiles(cells, source, colour);
  if (target === Place.Floor) dropTiles(cells, board, colour, number);
  else store(cells, board, target, colour, number);
  passDraft(cells, player);
}

/**
 * Whether a source is the centre with the token in it. Asked together, the branch is predictable.
 *
 * @inline
 */
function isTokenAt(cells: Readonly<Cells>, source: number): boolean {
  return (((at(cells, Cell.Token) << Place.Centre) >> source) & 1) === 1;
}

/** Take the token, which goes with the first tiles from the centre. */
function takeToken(cells: Cells, board: number): void {
  cells[Cell.Token] = 0;
  dropToken(cells, board);
}

/** Place tiles in a storage row; those that do not fit fall to the floor. */
function store(cells: Cells, board: number, row: number, colour: number, number: number): void {
  const held = lineOf(cells, board, row) & StorageBits.CountMask;
  const room = row + 1 - held;
  const stored = fitting(number, room);
  setLine(cells, board, row, colour, held + stored);
  setAccepted(cells, board, row, acceptedWith(row, colour, held + stored));
  if (stored < number) dropTiles(cells, board, colour, number - stored);
}
