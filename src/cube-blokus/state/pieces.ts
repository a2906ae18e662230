/**
 * The pieces: every way to lay one over a square, in the plane, as a tree; and which of them covers some squares.
 *
 * Each node is a piece over the square at the root, its parent the piece with one cell less. A node
 * whose square is not free rules out everything below it, so a search skips whole branches at once.
 */
import { startOwner, surface } from './surface.js';
import { at, once } from './tables.js';
import { PIECES } from './vocabulary.js';

/** Each piece as a drawing: its rows, of `#` for a cell and `.` for none. */
export const DRAWINGS: readonly string[] = [
  ...['#', '##', '###', '##/#.', '####', '###/#..', '###/.#.', '##./.##', '##/##'],
  ...['.##/##./.#.', '#####', '####/#...', '###./..##', '###/##.', '###/.#./.#.', '#.#/###'],
  ...['#../#../###', '#../##./.##', '.#./###/.#.', '####/.#..', '##./.#./.##'],
];

/** Cells of the plane are numbers: 16 times the row, plus the column. */
enum Plane {
  Row = 16,
  Column = 15,
  /** A cell far from the edges, where pieces begin. */
  Root = 136,
}

/** Return the cell so far right of the root and below it. */
function cellAt(right: number, down: number): number {
  return Plane.Root + right + Plane.Row * down;
}

/** The most cells of a piece. */
export const MOST_CELLS = 5;

/** The number of cells of each piece. */
export const SIZES: readonly number[] = PIECES.map((piece) => Number(piece.charAt(1)));

/** What happens to the sides of the root, from the one at the top on, clockwise. */
const DIRECTIONS: readonly number[] = [-Plane.Row, 1, Plane.Row, -1];

/** Every way to lay a piece over a square, one node for each, parents first. */
export interface PieceTree {
  /** Number of the piece. */
  readonly piece: Uint8Array;
  /** Number of cells, less 1. */
  readonly depth: Uint8Array;
  /** Which cell of the piece, in the order in which it grew, the last one lies next to. */
  readonly beside: Uint8Array;
  /** On which side of that cell it lies, seen from the root. */
  readonly side: Uint8Array;
  /** Number of nodes from this one to the next that does not grow from it. */
  readonly size: Uint16Array;
}

/** Return the tree. */
export const pieceTree: () => PieceTree = once(makeTree);

/** Number an outline: cells without regard to where they lie, a bit for each. */
function outlineOf(cells: readonly number[]): number {
  const left = Math.min(...cells.map((cell) => cell & Plane.Column));
  const top = Math.min(...cells.map((cell) => cell & ~Plane.Column));
  let outline = 0;
  for (const cell of cells) {
    const row = (cell - top) >> 4;
    const column = (cell & Plane.Column) - left;
    outline |= 1 << (row * MOST_CELLS + column);
  }
  return outline;
}

/** Number the pieces by the outlines of all their orientations. */
function piecesByOutline(): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const [piece, drawing] of DRAWINGS.entries()) {
    const rows = drawing.split('/');
    let cells = rows.flatMap((row, y) =>
      [...row].flatMap((mark, x) => (mark === '#' ? [[x, y] as const] : [])),
    );
    for (let turn = 0; turn < 4; turn++) {
      cells = cells.map(([x, y]) => [-y, x] as const);
      pieces.set(outlineOf(cells.map(([x, y]) => cellAt(x, y))), piece);
      pieces.set(outlineOf(cells.map(([x, y]) => cellAt(-x, y))), piece);
    }
  }
  return pieces;
}

/** A cell that a piece can grow by. */
interface Bud {
  readonly place: number;
  readonly beside: number;
  readonly side: number;
}

/** A node of the tree. */
interface Grown {
  readonly piece: number;
  readonly depth: number;
  readonly beside: number;
  readonly side: number;
  size: number;
}

function makeTree(): PieceTree {
  const pieces = piecesByOutline();
  const nodes: Grown[] = [];
  /**
   * Add each piece that some cells and one of the buds make, and all that grows from it.
   *
   * @param seen - all cells and buds, also those that the piece must not grow by, as it has elsewhere
   */
  const grow = (cells: readonly number[], buds: readonly Bud[], seen: readonly number[]) => {
    const depth = cells.length;
    for (const [index, { place, beside, side }] of buds.entries()) {
      const grown = [...cells, place];
      const piece = pieces.get(outlineOf(grown)) ?? 0;
      const node = { piece, depth, beside, side, size: 1 };
      const first = nodes.push(node);
      if (grown.length === MOST_CELLS) continue;
      const fresh = DIRECTIONS.map((step, direction): Bud => {
        return { place: place + step, beside: depth, side: direction };
      }).filter((bud) => !seen.includes(bud.place));
      const places = fresh.map((bud) => bud.place);
      grow(grown, [...buds.slice(index + 1), ...fresh], [...seen, ...places]);
      node.size += nodes.length - first;
    }
  };
  grow([], [{ place: Plane.Root, beside: 0, side: 0 }], [Plane.Root]);
  return {
    piece: Uint8Array.from(nodes, ({ piece }) => piece),
    depth: Uint8Array.from(nodes, ({ depth }) => depth),
    beside: Uint8Array.from(nodes, ({ beside }) => beside),
    side: Uint8Array.from(nodes, ({ side }) => side),
    size: Uint16Array.from(nodes, ({ size }) => size),
  };
}

/**
 * Return the piece that covers squares; -1 if none does.
 *
 * The piece is laid on square by square from the first one on, and turns with the surface at the edges of
 * the cube. Round a corner of the cube two pieces can cover the same squares, and one can come back to a square;
 * but then one of them is a start square, which none can cover.
 *
 * @param covered - different squares, ascending
 */
export function pieceCovering(covered: readonly number[]): number {
  if (covered.some((square) => startOwner(square) >= 0)) return -1;
  const { steps } = surface();
  const { piece, depth: depths, beside, side, size } = pieceTree();
  const walked: number[] = [];
  const turns: number[] = [];
  for (let grown = 0; grown < depths.length; ) {
    const depth = depths[grown] ?? 0;
    const from = beside[grown] ?? 0;
    const turned = turns[from] ?? 0;
    const direction = ((side[grown] ?? 0) + turned) & 3;
    const step =
      depth === 0 ? 4 * (covered[0] ?? 0) : at(steps, 4 * (walked[from] ?? 0) + direction);
    const square = step >> 2;
    walked.length = depth;
    if (!covered.includes(square)) {
      grown += size[grown] ?? 1;
      continue;
    }
    turns[depth] = (turned + step) & 3;
    // There is a piece for each node.
    if (walked.push(square) === covered.length) return piece[grown] as number;
    grown++;
  }
  return -1;
}
