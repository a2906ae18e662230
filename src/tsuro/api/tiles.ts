/**
 * Tiles by themselves.
 *
 * @packageDocumentation
 */
import { indexIn, integerInRange } from '../../boundary/number-in-range.js';
import { portLetter, rotationLetter } from '../codec/notation.js';
import { Count, canonicalOption, exitOfOption } from '../state/tiles.js';
import { PORTS, type Port, ROTATIONS, type Rotation } from '../state/vocabulary.js';

/** Return the number of a tile and a rotation; throw for those that do not exist. */
export function optionFor(tile: number, rotation: Rotation): number {
  integerInRange('Tile', tile, 0, Count.Tiles - 1);
  return Count.Rotations * tile + indexIn('Rotation', ROTATIONS, rotation);
}

/**
 * Return the port that a port of a rotated tile is connected to.
 *
 * @param tile - 0 to 34
 * @param rotation - where the tile's north side points
 * @param port - a port of the square on which the tile lies
 * @returns the port at the other end of the wire
 * @throws RangeError if there is no such tile, rotation or port
 *
 * @example
 * ```ts
 * exitOf(5, 'n', 'a'); // 'e'
 * exitOf(5, 'e', 'a'); // 'h'
 * ```
 */
export function exitOf(tile: number, rotation: Rotation, port: Port): Port {
  const option = optionFor(tile, rotation);
  return portLetter(exitOfOption(option, indexIn('Port', PORTS, port)));
}

/**
 * Return the rotation with the fewest quarter turns in which a tile looks the same.
 *
 * @param tile - 0 to 34
 * @param rotation - where the tile's north side points
 * @returns the canonical rotation, as which states and lists of moves have it
 * @throws RangeError if there is no such tile or rotation
 *
 * @example
 * ```ts
 * canonicalRotation(0, 's'); // 'n'
 * canonicalRotation(6, 's'); // 's'
 * ```
 */
export function canonicalRotation(tile: number, rotation: Rotation): Rotation {
  return rotationLetter(canonicalOption(optionFor(tile, rotation)));
}
