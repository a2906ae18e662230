/** Pieces as they are drawn: squares that belong together are one shape, with one motif of its player. */
import type { Face, PlayerId, Square } from '../state/vocabulary.js';
import type { Cell } from './pieces.js';
import { besides, faceOf, placeOn, STEPS } from './surface.js';

/** From the sides of squares to the outline of a piece, and how round its corners are. */
export const INSET = 0.07;
const ROUND = 0.24;

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A side of a square, clockwise: where it begins, and where it leads. */
interface Side {
  readonly from: Cell;
  readonly step: Cell;
}

/** List the sides where cells end. */
function sidesOf(cells: readonly Cell[]): Side[] {
  const inside = new Set(cells.map(String));
  return cells.flatMap(([x, y]) =>
    STEPS.flatMap(([dx, dy]) => {
      if (inside.has(`${x + dx},${y + dy}`)) return [];
      const from = [x + (dx + dy + 1) / 2, y + (dy - dx + 1) / 2] as const;
      // Inside is on the right.
      return [{ from, step: [-dy, dx] as const }];
    }),
  );
}

/** Follow the sides of cells from one to the next, and take them off the list; where cells meet at a corner, around one of them. */
function takeLoop(sides: Side[]): readonly Side[] {
  const loop: Side[] = [];
  let [side] = sides;
  while (side !== undefined) {
    sides.splice(sides.indexOf(side), 1);
    loop.push(side);
    const { from, step }: Side = side;
    const at = `${from[0] + step[0]},${from[1] + step[1]}`;
    const next: readonly Side[] = sides.filter((each) => `${each.from}` === at);
    side = next.find((each) => each.step[0] === -step[1] && each.step[1] === step[0]) ?? next[0];
  }
  return loop;
}

/** Return the path of a line along the inner side of cells, with round corners. */
export function outlineOf(cells: readonly Cell[], inset = INSET): string {
  const sides = sidesOf(cells);
  let path = '';
  while (sides.length > 0) {
    const loop = takeLoop(sides);
    const corners = loop.flatMap(({ from: [x, y], step: [outX, outY] }, index) => {
      const [inX, inY] = loop.at(index - 1)?.step ?? [0, 0];
      if (inX === outX && inY === outY) return [];
      const [atX, atY] = [x - inset * (inY + outY), y + inset * (inX + outX)];
      const points = [
        [atX - inX * ROUND, atY - inY * ROUND],
        [atX, atY],
        [atX + outX * ROUND, atY + outY * ROUND],
      ].map((point) => point.map(rounded).join(' '));
      return [`${points[0]}Q${points[1]} ${points[2]}`];
    });
    path += `M${corners.join('L')}Z`;
  }
  return path;
}

/** Return the path of cells as they are. */
export function fillOf(cells: readonly Cell[]): string {
  return cells.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('');
}

/** Return short lines between cells that lie side by side, so that they can be counted. */
export function seamsOf(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(String));
  return cells
    .map(([x, y]) => {
      const right = inside.has(`${x + 1},${y}`) ? `M${x + 1} ${y + 0.2}v.6` : '';
      const below = inside.has(`${x},${y + 1}`) ? `M${x + 0.2} ${y + 1}h.6` : '';
      return right + below;
    })
    .join('');
}

/** The motifs of the players, which differ without their colours: a ring, a cross, a bar, a diamond. */
const MOTIFS: Readonly<Record<PlayerId, readonly [x: number, y: number, path: string]>> = {
  A: [0.3, 0.5, 'a.2 .2 0 1 0 .4 0a.2 .2 0 1 0-.4 0z'],
  B: [0.31, 0.31, 'l.38 .38m0-.38l-.38 .38'],
  C: [0.27, 0.5, 'h.46'],
  D: [0.5, 0.25, 'l.25 .25-.25 .25-.25-.25z'],
};

/** Return the path of a player's motif on a cell. */
export function motifOn(player: PlayerId, [x, y]: Cell): string {
  const [right, down, path] = MOTIFS[player];
  return `M${rounded(x + right)} ${rounded(y + down)}${path}`;
}

/** Return the cell of a square on its face. */
export function cellOf(square: Square): Cell {
  const { row, column } = placeOn(square);
  return [column - 1, row - 1];
}

/** List the cells of squares on a face, and those beyond its edges where they continue: the outline ends where they do. */
export function cellsOn(face: Face, squares: readonly Square[]): readonly Cell[] {
  const inside = new Set(squares);
  return squares
    .filter((square) => faceOf(square) === face)
    .flatMap((square) => {
      const [x, y] = cellOf(square);
      const beyond = besides(square).flatMap((other, side): Cell[] => {
        const [dx, dy] = STEPS[side] ?? [0, 0];
        return inside.has(other) && faceOf(other) !== face ? [[x + dx, y + dy]] : [];
      });
      return [[x, y] as const, ...beyond];
    });
}

/** Return the square in the middle of a piece, which has its motif: the one with most of it around. */
export function middleOf(squares: readonly Square[]): Square | undefined {
  const inside = new Set(squares);
  const around = (square: Square) => besides(square).filter((other) => inside.has(other)).length;
  const off = (index: number) => Math.abs(index - (squares.length - 1) / 2);
  const worth = squares.map((square, index) => around(square) - off(index) / 9);
  return squares[worth.indexOf(Math.max(...worth))];
}
