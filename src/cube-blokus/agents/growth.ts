/**
 * What a placement does to build points: those it adds to its player's, and those it takes from others.
 *
 * @packageDocumentation
 */
import { MOST_CELLS, SIZES } from '../state/pieces.js';
import { placements } from '../state/placements.js';
import { blockedBits, cornerBit, PLAYERS, type Position, SquareBits } from '../state/position.js';
import { Cube, surface } from '../state/surface.js';
import { at, once } from '../state/tables.js';

/** What a placement does. */
export interface Growth {
  /** How many squares it covers. */
  size: number;
  /** How many build points its player has more after it; below 0 if there are fewer. */
  own: number;
  /** How many build points of other players it covers; a square counts for each of them. */
  taken: number;
}

/** The squares that were met so far. */
class Marks {
  readonly #marks = new Uint32Array(Cube.Squares);
  #round = 0;

  /** Forget all squares. */
  clear(): void {
    this.#round++;
  }

  /** Mark a square; return whether it was not marked before. */
  add(square: number): boolean {
    if (this.#marks[square] === this.#round) return false;
    this.#marks[square] = this.#round;
    return true;
  }
}

/** Used for one placement after the other. */
const marks: () => Marks = once(() => new Marks());

/** A bit for each player. */
const EVERYONE = (1 << PLAYERS) - 1;

/** The number of players of each set of them. */
const COUNTS: readonly number[] = Array.from({ length: EVERYONE + 1 }, (_, bits) =>
  [0, 1, 2, 3].reduce((sum, player) => sum + ((bits >> player) & 1), 0),
);

/**
 * Work out what a placement of the player to move does.
 *
 * @param id - the number of a legal placement
 * @param result - where to write it: this is asked of hundreds of placements in each position
 */
export function growthOf({ squares, turn }: Position, id: number, result: Growth): Growth {
  const { piece, squares: covered } = placements();
  const { sides, diagonals } = surface();
  const met = marks();
  const size = SIZES[piece[id] as number] as number;
  const first = id * MOST_CELLS;
  const corner = cornerBit(turn);
  const mask = blockedBits(turn) | corner;
  const others = EVERYONE & ~(1 << turn);
  let own = 0;
  let taken = 0;
  met.clear();
  for (let cell = first; cell < first + size; cell++) {
    const square = at(covered, cell);
    const bits = at(squares, square);
    // The square is free: a build point of those who touch it by a corner and not by a side.
    const builders = (bits >> SquareBits.Corner) & ~(bits >> SquareBits.Beside) & others;
    taken += COUNTS[builders] as number;
    if (met.add(square) && (bits & mask) === corner) own--;
    for (let side = 4 * square; side < 4 * square + 4; side++) {
      const beside = at(sides, side);
      if (met.add(beside) && (at(squares, beside) & mask) === corner) own--;
    }
  }
  for (let cell = first; cell < first + size; cell++) {
    const corners = 4 * at(covered, cell);
    for (let index = corners; index < corners + 4; index++) {
      const diagonal = at(diagonals, index);
      if (met.add(diagonal) && (at(squares, diagonal) & mask) === 0) own++;
    }
  }
  result.size = size;
  result.own = own;
  result.taken = taken;
  return result;
}
