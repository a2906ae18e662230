/**
 * What falls to a floor, and what leaves it (rules: "Drafting", "Corner cases").
 *
 * @packageDocumentation
 */
import { at, Board, Cell, type Cells, FloorBits, Rule } from '../state/cells.js';
import { floorTiles } from '../state/floor.js';

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
