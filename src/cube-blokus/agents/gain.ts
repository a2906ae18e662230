/** What a placement gains at once, and greedy play by it. */
import { pick, type Rng } from '../../random/rng.js';
import { MOST_CELLS, SIZES } from '../state/pieces.js';
import { pieceOn, placements } from '../state/placements.js';
import { blockedBits, cornerBit, PLAYERS, type Position, SquareBits } from '../state/position.js';
import { Cube, surface } from '../state/surface.js';
import { at, once } from '../state/tables.js';

/** What the gain of a placement is made of, besides the build points that its player gains. */
export interface Weights {
  /** What each square counts that it covers. */
  readonly size: number;
  /** What each build point of another player counts that it covers; a square is one for each of them. */
  readonly taken: number;
}

/** More than any difference in build points, so that a larger piece always comes first. */
const SIZE_FIRST = 1000;

/** Size, then own build points. */
export const OWN_BUILD_POINTS: Weights = { size: SIZE_FIRST, taken: 0 };

/** Size, then own build points together with those taken from others. */
export const ALL_BUILD_POINTS: Weights = { size: SIZE_FIRST, taken: 1 };

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

/** Return the gain of a placement of the player to move, which is legal. */
export function gainOf({ squares, turn }: Position, id: number, weights: Weights): number {
  const { piece, squares: covered } = placements();
  const { sides, diagonals } = surface();
  const met = marks();
  const size = SIZES[piece[id] as number] as number;
  const first = id * MOST_CELLS;
  const corner = cornerBit(turn);
  const mask = blockedBits(turn) | corner;
  const others = EVERYONE & ~(1 << turn);
  // How many build points the player has more, and how many of others are covered.
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
  return weights.size * size + own + weights.taken * taken;
}

/** Return how many placements of a list are of its largest pieces. They are its last: it is sorted by piece. */
export function countLargest(list: readonly number[]): number {
  const largest = sizeAt(list, list.length - 1);
  let first = list.length;
  while (first > 0 && sizeAt(list, first - 1) === largest) first--;
  return list.length - first;
}

function sizeAt(list: readonly number[], index: number): number | undefined {
  return SIZES[pieceOn(list[index] ?? 0)];
}

/** Draw a placement of the largest pieces; `undefined` where there is none. */
export function drawLargest(list: readonly number[], rng: Rng): number | undefined {
  return list[list.length - 1 - pick(rng, countLargest(list))];
}

/** Choose the placement with the greatest gain, and draw among equals; `undefined` where there is none. */
export function chooseByGain(
  position: Position,
  list: readonly number[],
  weights: Weights,
  rng: Rng,
): number | undefined {
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const id of list) {
    const gain = gainOf(position, id, weights);
    if (gain < most) continue;
    if (gain > most) best = [];
    best.push(id);
    most = gain;
  }
  return best[pick(rng, best.length)];
}
