/** Placements as small drawings, as they look around one of their squares. */
import { Cube, surface } from '../state/surface.js';
import { FACES } from '../state/vocabulary.js';

/** A cell around the first square: columns to the right, rows down. */
type Cell = readonly [x: number, y: number];

/** What lies in each direction, clockwise from above. */
const DIRECTIONS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Lay squares out flat around one of them, as seen on its face: over an edge, the surface continues straight. */
function unfold(squares: readonly number[], first: number): Cell[] {
  const { steps } = surface();
  const laid = [{ square: first, turn: 0, x: 0, y: 0 }];
  // The list grows while it is gone through.
  for (const { square, turn, x, y } of laid) {
    for (const [direction, [right, down]] of DIRECTIONS.entries()) {
      const step = steps[4 * square + ((direction + turn) & 3)] ?? 0;
      const next = step >> 2;
      if (!squares.includes(next) || laid.some((each) => each.square === next)) continue;
      laid.push({ square: next, turn: (turn + step) & 3, x: x + right, y: y + down });
    }
  }
  return laid.map(({ x, y }) => [x, y]);
}

/** Draw squares in lines, `@` for one of them and `#` for the others. */
function outline(squares: readonly number[], first: number): string[] {
  const cells = unfold(squares, first);
  const columns = cells.map(([x]) => x);
  const rows = cells.map(([, y]) => y);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, down) =>
    Array.from({ length: Math.max(...columns) - left + 1 }, (__, right) => {
      const index = cells.findIndex(([x, y]) => x - left === right && y - top === down);
      if (index === 0) return '@';
      return index > 0 ? '#' : ' ';
    }).join(''),
  );
}

/** How many drawings stand side by side, and the columns of each. */
const ROW = 6;
const WIDTH = 9;

/**
 * Draw placements side by side, numbered from 1, each with the faces that it is on.
 *
 * @param placements - the squares of each
 * @param first - a square that all of them cover
 */
export function outlines(placements: readonly (readonly number[])[], first: number): string[] {
  const drawings = placements.map((squares, index) => {
    const faces = new Set(squares.map((square) => FACES[Math.floor(square / Cube.Face)]));
    return [`${index + 1} ${[...faces].join('')}`, ...outline(squares, first)];
  });
  return Array.from({ length: Math.ceil(drawings.length / ROW) }, (_, row) =>
    sideBySide(drawings.slice(row * ROW, (row + 1) * ROW)),
  ).flatMap((lines, row) => (row === 0 ? lines : ['', ...lines]));
}

function sideBySide(drawings: readonly (readonly string[])[]): string[] {
  const height = Math.max(...drawings.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    `  ${drawings.map((lines) => (lines[line] ?? '').padEnd(WIDTH)).join('')}`.trimEnd(),
  );
}
