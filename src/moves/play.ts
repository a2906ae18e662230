/** What moves do, and how the turn and the phase pass (rules: "A round", "Drafting", "Tiling"). */
import { completeRows } from '../scoring/bonus.js';
import { addPoints, scoreCell } from '../scoring/points.js';
import {
  cellsHolding,
  clearLine,
  columnsOf,
  fixedColumn,
  floorTiles,
  fullRows,
  lineOf,
  occupied,
  rowBits,
  setLine,
} from '../state/board.js';
import { at, boardOf, type Cells, playerCount } from '../state/cells.js';
import {
  Board,
  Cell,
  FloorBits,
  MosaicBits,
  PhaseIndex,
  Place,
  Rule,
  StorageBits,
} from '../state/layout.js';
import {
  acceptedEmpty,
  acceptedWith,
  isOffering,
  setAccepted,
  takeTiles,
} from '../state/offers.js';
import { isFixed } from '../state/rules.js';

/** Put tiles into the discard. @inline */
export function discard(cells: Cells, colour: number, number: number): void {
  cells[Cell.Discard + colour] = at(cells, Cell.Discard + colour) + number;
}

/** Return how many of some tiles there is room for, without an unpredictable branch. @inline */
export function fitting(number: number, room: number): number {
  return room + ((number - room) & ((number - room) >> 31));
}

/** Drop tiles to the floor; what it has no room for goes to the discard. */
export function dropTiles(cells: Cells, board: number, colour: number, number: number): void {
  const floor = at(cells, board + Board.Floor);
  const room = Rule.FloorPlaces - (floor >> FloorBits.PiecesShift);
  const dropped = fitting(number, room);
  cells[board + Board.Floor] =
    floor + dropped * (FloorBits.OnePiece + (1 << (FloorBits.CountWidth * colour)));
  if (dropped < number) discard(cells, colour, number - dropped);
}

/** Put the token on a floor; on a full one it takes the place of the last tile in order. */
export function dropToken(cells: Cells, board: number): void {
  const floor = at(cells, board + Board.Floor);
  if (floor >> FloorBits.PiecesShift < Rule.FloorPlaces) {
    cells[board + Board.Floor] = (floor | FloorBits.Token) + FloorBits.OnePiece;
    return;
  }
  const last = ((31 - Math.clz32(floor & FloorBits.AllCounts)) / FloorBits.CountWidth) | 0;
  cells[board + Board.Floor] = (floor | FloorBits.Token) - (1 << (FloorBits.CountWidth * last));
  discard(cells, last, 1);
}

/** Clear a floor: its tiles go to the discard. */
export function clearFloor(cells: Cells, board: number): void {
  const floor = at(cells, board + Board.Floor);
  for (let colour = 0; colour < Rule.Colours; colour++) {
    discard(cells, colour, floorTiles(floor, colour));
  }
  cells[board + Board.Floor] = 0;
}

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

/** Return where a row's tile may go: a bit for each column, or the floor's if there is none. */
export function tilingTargets(cells: Readonly<Cells>, board: number, row: number): number {
  const colour = lineOf(cells, board, row) >> StorageBits.ColourShift;
  const allowed = openColumns(cells, board, row, colour);
  return allowed === 0 ? 1 << Place.Floor : allowed;
}

/** Return the columns that a row's tile of a colour can go to: a bit for each. */
export function openColumns(
  cells: Readonly<Cells>,
  board: number,
  row: number,
  colour: number,
): number {
  const taken = occupied(cells, board);
  const free =
    MosaicBits.FirstRow & ~(rowBits(taken, row) | columnsOf(cellsHolding(cells, board, colour)));
  return isFixed(at(cells, Cell.Settings)) ? free & (1 << fixedColumn(row, colour)) : free;
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

/** Return the next player clockwise. @inline */
function nextPlayer(cells: Readonly<Cells>, player: number): number {
  return player + 1 < playerCount(cells) ? player + 1 : 0;
}

/** Find the first player, clockwise from a given one, with a full storage row; -1 if there is none. */
export function findTiler(cells: Readonly<Cells>, from: number): number {
  let player = from;
  for (let seat = playerCount(cells); seat > 0; seat--) {
    if (fullRows(cells, boardOf(player)) !== 0) return player;
    player = nextPlayer(cells, player);
  }
  return -1;
}

/** End a player's drafting move: the next drafts while there are tiles, then tiling begins. */
function passDraft(cells: Cells, player: number): void {
  if (isOffering(cells)) cells[Cell.Turn] = nextPlayer(cells, player);
  else passTiling(cells, player);
}

/** Let the first player with a full row tile, from one on clockwise; else the round ends. */
function passTiling(cells: Cells, player: number): void {
  const tiler = findTiler(cells, player);
  cells[Cell.Phase] = tiler < 0 ? PhaseIndex.RoundEnd : PhaseIndex.Tiling;
  cells[Cell.Turn] = tiler < 0 ? nextPlayer(cells, player) : tiler;
}

/** Return the phase of a state that was read from a text, which does not state it. */
export function phaseAsRead(cells: Readonly<Cells>): number {
  if (isOffering(cells)) return PhaseIndex.Drafting;
  if (findTiler(cells, 0) >= 0) return PhaseIndex.Tiling;
  return at(cells, Cell.Token) === 1 && isSettled(cells)
    ? PhaseIndex.GameOver
    : PhaseIndex.RoundEnd;
}

/** Whether some mosaic row is complete while every floor is clear (rules: "Reading the phase from a text"). */
function isSettled(cells: Readonly<Cells>): boolean {
  let rows = 0;
  for (let player = playerCount(cells) - 1; player >= 0; player--) {
    const board = boardOf(player);
    if (at(cells, board + Board.Floor) !== 0) return false;
    rows += completeRows(cells, board);
  }
  return rows > 0;
}
