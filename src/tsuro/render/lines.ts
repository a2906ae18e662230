/**
 * The wires that avatars have walked along, or walk along.
 *
 * @packageDocumentation
 */
import type { Walk } from '../api/walks.js';
import { across, EDGE } from '../state/board.js';
import { optionAt, type Position } from '../state/position.js';
import { exitOfOption } from '../state/tiles.js';
import { type Place, PORTS, type Port } from '../state/vocabulary.js';

/** A wire on a square: the numbers of the two ports that it connects. */
export interface BoardWire {
  readonly square: number;
  readonly from: number;
  readonly to: number;
}

/** Return the number of a square and a port: that of `10c` is 82. */
export function placeNumber(square: string, port: Port): number {
  return 8 * Number(square) + PORTS.indexOf(port);
}

/** Return the number of a place. */
function numberOf(place: Place): number {
  // A place is two digits and a port.
  return placeNumber(place.slice(0, 2), place.charAt(2) as Port);
}

/**
 * List the wires behind an avatar, from the one it stands on back to the edge of the board, or to an
 * empty square.
 */
export function wiresBehind(position: Pick<Position, 'board'>, avatar: number): BoardWire[] {
  const wires: BoardWire[] = [];
  const seen = new Set<number>();
  for (let place = avatar; place !== EDGE && !seen.has(place); ) {
    const square = place >> 3;
    const option = optionAt(position, square);
    if (option < 0) break;
    seen.add(place);
    const to = exitOfOption(option, place & 7);
    wires.push({ square, from: place & 7, to });
    place = across((square << 3) | to);
  }
  return wires;
}

/** List the wires of a walk. Places that no walk goes through one after the other are left out. */
export function wiresOf({ path }: Walk): BoardWire[] {
  const places = path.map(numberOf);
  return places.slice(1).flatMap((place, index) => {
    const entry = across(places[index] ?? EDGE);
    if (entry === EDGE || entry >> 3 !== place >> 3) return [];
    return [{ square: place >> 3, from: entry & 7, to: place & 7 }];
  });
}

/** Return the place where a walk ends. */
export function endOf({ path }: Walk): number {
  const last = path.at(-1);
  return last === undefined ? EDGE : numberOf(last);
}
