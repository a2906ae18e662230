/**
 * Reading a player's floor: the tiles of each colour, the token and the number of pieces in one cell.
 *
 * @packageDocumentation
 */
import { Floor } from './cells.js';

/** Count a colour's tiles on a floor. @inline */
export function floorTiles(floor: number, colour: number): number {
  return (floor >> (Floor.Width * colour)) & Floor.Number;
}
