/**
 * What falls to a floor, and what leaves it (rules: "A round", "Corners").
 *
 * @packageDocumentation
 */
import { at, Board, Cell, type Cells, Floor, Rule } from '../state/cells.js';
import { floorTiles } from '../state/floor.js';

/** Put tiles into the discard. @inline */
export function discard(cells: Cells, colour: number, number: number): void {
  cells[Cell.Discard + colour] = at(cells, Cell.Discard + colour) + number;
}

/** Tell how many of some tiles there is room for, without an unpredictable branch. @inline */
export function fitting(number: number, room: number): number {
  return room + ((number - room) & ((number - room) >> 31));
}

/** Drop tiles to the floor; what it has no room for goes to the discard. */
export function dropTiles(cells: Cells, board: number, colour: number, number: number): void {
  const floor = at(cells, board + Board.Floor);
  const room = Rule.FloorPlaces - (floor >> Floor.Size);
  const dropped = fitting(number, room);
  cells[board + Board.Floor] = floor + dropped * (Floor.Piece + (1 << (Floor.Width * colour)));
  if (dropped < number) discard(cells, colour, number - dropped);
}

/** Put the token on a floor; on a full one it takes the place of the last tile in order. */
export function dropToken(cells: Cells, board: number): void {
  const floor = at(cells, board + Board.Floor);
  if (floor >> Floor.Size < Rule.FloorPlaces) {
    cells[board + Board.Floor] = (floor | Floor.Token) + Floor.Piece;
    return;
  }
  const last = ((31 - Math.clz32(floor & Floor.Tiles)) / Floor.Width) | 0;
  cells[board + Board.Floor] = (floor | Floor.Token) - (1 << (Floor.Width * last));
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
