/**
 * How pieces grow: every way to lay a piece over one square, in the plane, as a tree.
 *
 * Each node is a piece over the square at the root, its parent the piece with one cell less. A node
 * whose square is not free rules out everything below it, so a search skips whole branches at once.
 *
 * @packageDocumentation
 */
import { once } from './once.js';
import { PIECES } from './vocabulary.js';

/** Each piece as a drawing: its rows, of `#` for a cell and `.` for none. */
export const DRAWINGS: readonly string[] = [
  ...['#', '##', '###', '##/#.', '####', '###/#..', '###/.#.', '##./.##', '##/##'],
  ...['.##/##./.#.', '#####', '####/#...', '###./..##', '###/##.', '###/.#./.#.', '#.#/###'],
  ...['#../#../###', '#../##./.##', '.#./###/.#.', '####/.#..', '##./.#./.##'],
];

/** A cell of the plane. */
type Place = readonly [x: number, y: number];

/** The most cells of a piece. */
export const MOST_CELLS = 5;

/** The number of cells of each piece. */
export const SIZES: readonly number[] = PIECES.map((piece) => Number(piece.charAt(1)));

/** What happens to the sides of the root, from the one at the top on, clockwise. */
const DIRECTIONS: readonly Place[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Every way to lay a piece over a square, one node for each, parents first. */
export interface Growth {
  /** Number of the piece. */
  readonly piece: Uint8Array;
  /** Number of cells, less 1. */
  readonly depth: Uint8Array;
  /** Which cell of the piece, in the order in which it grew, the last one lies beside. */
  readonly beside: Uint8Array;
  /** On which side of that cell it lies, seen from the root. */
  readonly side: Uint8Array;
  /** Number of nodes from this one to the next that does not grow from it. */
  readonly size: Uint16Array;
}

/** Return the tree. */
export const growth: () => Growth = once(makeGrowth);

/** Number an outline: cells without regard to where they lie, a bit for each. */
function outlineOf(cells: readonly Place[]): number {
  let [left, top] = [MOST_CELLS, MOST_CELLS];
  for (const [x, y] of cells) {
    left = Math.min(left, x);
    top = Math.min(top, y);
  }
  let outline = 0;
  for (const [x, y] of cells) outline |= 1 << ((y - top) * MOST_CELLS + x - left);
  return outline;
}

/** Number the pieces by the outlines of all their orientations. */
function piecesByOutline(): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const [piece, drawing] of DRAWINGS.entries()) {
    let cells = drawing
      .split('/')
      .flatMap((row, y) => [...row].flatMap((mark, x): Place[] => (mark === '#' ? [[x, y]] : [])));
    for (let turn = 0; turn < 4; turn++) {
      cells = cells.map(([x, y]) => [-y, x]);
      pieces.set(outlineOf(cells), piece);
      pieces.set(outlineOf(cells.map(([x, y]) => [-x, y])), piece);
    }
  }
  return pieces;
}

/** A cell that a piece can grow by. */
interface Bud {
  readonly place: Place;
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

function makeGrowth(): Growth {
  const pieces = piecesByOutline();
  const nodes: Grown[] = [];
  /**
   * Add each piece that some cells and one of the buds make, and all that grows from it.
   *
   * @param seen - all cells and buds, also those that the piece must not grow by, as it has elsewhere
   */
  const grow = (cells: readonly Place[], buds: readonly Bud[], seen: readonly Place[]) => {
    const depth = cells.length;
    for (const [index, { place, beside, side }] of buds.entries()) {
      const grown = [...cells, place];
      const piece = pieces.get(outlineOf(grown)) ?? 0;
      const node = { piece, depth, beside, side, size: 1 };
      const first = nodes.push(node);
      if (grown.length === MOST_CELLS) continue;
      const fresh = DIRECTIONS.map(([right, down], direction): Bud => {
        return { place: [place[0] + right, place[1] + down], beside: depth, side: direction };
      }).filter(({ place: [x, y] }) => !seen.some((other) => other[0] === x && other[1] === y));
      const places = fresh.map((bud) => bud.place);
      grow(grown, [...buds.slice(index + 1), ...fresh], [...seen, ...places]);
      node.size += nodes.length - first;
    }
  };
  const root: Place = [0, 0];
  grow([], [{ place: root, beside: 0, side: 0 }], [root]);
  return {
    piece: Uint8Array.from(nodes, ({ piece }) => piece),
    depth: Uint8Array.from(nodes, ({ depth }) => depth),
    beside: Uint8Array.from(nodes, ({ beside }) => beside),
    side: Uint8Array.from(nodes, ({ side }) => side),
    size: Uint16Array.from(nodes, ({ size }) => size),
  };
}
