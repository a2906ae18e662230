/** The shapes of the pieces, turned and flipped, and laid on the cube. */
import type { Piece, Square } from '../state/vocabulary.js';
import { DIRECTIONS, type Direction, type Heading, STEPS, stepFrom } from './surface.js';

/** A cell of a piece: columns to the right, rows down. */
export type Cell = readonly [x: number, y: number];

/** The pieces as drawings, by rows. */
const DRAWINGS: Readonly<Record<Piece, string>> = {
  I1: '#',
  I2: '#/#',
  I3: '#/#/#',
  V3: '#./##',
  I4: '#/#/#/#',
  L4: '#./#./##',
  T4: '###/.#.',
  Z4: '##./.##',
  O4: '##/##',
  F5: '.##/##./.#.',
  I5: '#/#/#/#/#',
  L5: '#./#./#./##',
  N5: '.#/.#/##/#.',
  P5: '##/##/#.',
  T5: '###/.#./.#.',
  U5: '#.#/###',
  V5: '#../#../###',
  W5: '#../##./.##',
  X5: '.#./###/.#.',
  Y5: '.#/##/.#/.#',
  Z5: '##./.#./.##',
};

/** How a piece lies: quarter turns clockwise, after it was flipped over its upright axis or not. */
export interface Attitude {
  readonly turns: Direction;
  readonly isFlipped: boolean;
}

export const UPRIGHT: Attitude = { turns: 0, isFlipped: false };

/** All attitudes; some of them look alike. */
const ATTITUDES: readonly Attitude[] = [false, true].flatMap((isFlipped) =>
  DIRECTIONS.map((turns) => ({ turns, isFlipped })),
);

function turnedCell([x, y]: Cell, turns: number): Cell {
  return turns === 0 ? [x, y] : turnedCell([-y, x], turns - 1);
}

/** List the cells of a piece as it lies. A cell keeps its number however the piece is turned. */
export function cellsOf(piece: Piece, { turns, isFlipped }: Attitude = UPRIGHT): readonly Cell[] {
  const cells = DRAWINGS[piece]
    .split('/')
    .flatMap((row, y) =>
      [...row].flatMap((mark, x): Cell[] => (mark === '#' ? [[isFlipped ? -x : x, y]] : [])),
    );
  const laid = cells.map((cell) => turnedCell(cell, turns));
  const left = Math.min(...laid.map(([x]) => x));
  const top = Math.min(...laid.map(([, y]) => y));
  return laid.map(([x, y]) => [x - left, y - top]);
}

/** Return the columns and rows that cells take. */
export function sizeOf(cells: readonly Cell[]): readonly [width: number, height: number] {
  return [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1];
}

/** Return the number of the cell by which a piece is held: the one nearest to its middle. */
export function gripOf(piece: Piece): number {
  const cells = cellsOf(piece);
  const mean = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const [x, y] = [mean(0), mean(1)];
  const distances = cells.map((cell) => Math.hypot(cell[0] - x, cell[1] - y));
  return distances.indexOf(Math.min(...distances));
}

/** List the ways in which a piece can lie, each that looks different once. */
export function attitudesOf(piece: Piece): readonly Attitude[] {
  const seen = new Set<string>();
  return ATTITUDES.filter((attitude) => {
    const look = cellsOf(piece, attitude).map(String).sort().join(' ');
    return !seen.has(look) && seen.add(look);
  });
}

/**
 * Lay cells on the cube, cell by cell from the one that is put on a square, over edges as they come.
 *
 * @param turn - how the drawing is turned against the face of that square
 * @returns the square of each cell; around a corner of the cube, two cells can have the same one
 */
export function lay(
  cells: readonly Cell[],
  grip: number,
  square: Square,
  turn: Direction,
): readonly Square[] {
  const laid: (Heading | undefined)[] = cells.map(() => undefined);
  laid[grip] = { square, turn };
  const queue = [grip];
  // The queue grows while it is gone through.
  for (const index of queue) {
    const [from, at] = [cells[index], laid[index]];
    if (from === undefined || at === undefined) continue;
    for (const direction of DIRECTIONS) {
      const [dx, dy] = STEPS[direction];
      const next = cells.findIndex(([x, y]) => x === from[0] + dx && y === from[1] + dy);
      if (next < 0 || laid[next] !== undefined) continue;
      laid[next] = stepFrom(at, direction);
      queue.push(next);
    }
  }
  return laid.flatMap((heading) => heading?.square ?? []);
}
