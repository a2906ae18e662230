/**
 * All placements of the pieces: every set of squares that a piece can cover, clear of the start squares.
 *
 * Placements are numbered by piece, then by their squares, ascending. They are made when they are
 * first asked for, in some milliseconds.
 */
import { MOST_CELLS, pieceTree, SIZES } from './pieces.js';
import { Cube, START_SQUARES, surface } from './surface.js';
import { at, once } from './tables.js';
import { PIECES } from './vocabulary.js';

/** The bits of a node of the trees of placements. */
export enum Node {
  /** The square that the last cell of a piece covers. */
  Square = 511,
  /** How far up the number of nodes is, from this one to the next that does not grow from it. */
  Size = 9,
}

/** All placements. */
export interface Placements {
  /** The piece of each placement. */
  readonly piece: Uint8Array;
  /** The first placement of each piece. */
  readonly firsts: Uint16Array;
  /** The squares of each placement, {@link MOST_CELLS} entries each: ascending, then {@link NO_SQUARE}. */
  readonly squares: Uint16Array;
  /**
   * The placements over each square as a tree, in preorder, as {@link Node} has it. A placement
   * without one of its squares is also a placement: so nothing below a square that is taken is free.
   */
  readonly nodes: Uint32Array;
  /** The placement that each node is. */
  readonly ids: Uint16Array;
  /** The first node of each square, and the number of all nodes. */
  readonly trees: Uint32Array;
}

/** What stands in the place of a square in the list of a smaller piece. */
const NO_SQUARE = 511;

/** The number of placements, and the number of nodes in all trees. */
const COUNT = 38_220;
const NODES = 173_196;

/** Return all placements. */
export const placements: () => Placements = once(makePlacements);

/** Return the piece of a placement. */
export function pieceOn(id: number): number {
  // There is a piece for each placement.
  return placements().piece[id] as number;
}

/** List the squares of a placement, ascending. */
export function squaresOf(id: number): number[] {
  const { piece, squares } = placements();
  const first = id * MOST_CELLS;
  const size = SIZES[piece[id] as number] as number;
  const list: number[] = [];
  for (let cell = first; cell < first + size; cell++) list.push(at(squares, cell));
  return list;
}

/** The trees, and what tells which placement each node is. */
interface Trees {
  readonly nodes: Uint32Array;
  readonly trees: Uint32Array;
  /** By node: a mix of the squares, by which the placements of a bucket differ. */
  readonly mixes: Int32Array;
  /** By node: the bucket. */
  readonly buckets: Uint16Array;
  /** Every placement as a number: the piece and its squares, ascending. */
  readonly keys: Float64Array;
  /** How many placements are in each bucket. */
  readonly counts: Uint16Array;
}

/** Grow the trees over all squares. Engines have not optimised it when it runs: so it is one loop. */
function growTrees(mixOf: Int32Array): Trees {
  const nodes = new Uint32Array(NODES);
  const trees = new Uint32Array(Cube.Squares + 1);
  const mixes = new Int32Array(NODES);
  const buckets = new Uint16Array(NODES);
  const keys = new Float64Array(COUNT);
  const counts = new Uint16Array(PIECES.length << Key.Square);
  const isStart = new Uint8Array(Cube.Squares);
  for (const square of START_SQUARES.flat()) isStart[square] = 1;
  const { steps } = surface();
  const { piece, depth: depths, beside, side, size } = pieceTree();
  // By cell of the piece that grows: its square, how directions have turned there, and its node.
  const squares = new Uint16Array(MOST_CELLS);
  const turns = new Uint8Array(MOST_CELLS);
  const open = new Uint32Array(MOST_CELLS);
  const sorted = new Uint16Array(MOST_CELLS);
  // By number of cells: the mix and the first of their squares. No cell has no mix, and is before no square.
  const mixUpTo = new Int32Array(MOST_CELLS + 1);
  const firstUpTo = new Uint16Array(MOST_CELLS + 1).fill(NO_SQUARE);
  let count = 0;
  let found = 0;
  for (let root = 0; root < Cube.Squares; root++) {
    trees[root] = count;
    let deepest = -1;
    for (let grown = 0; grown < depths.length; ) {
      const depth = depths[grown] as number;
      let square = root;
      let turn = 0;
      if (depth > 0) {
        const neighbour = beside[grown] as number;
        const turned = turns[neighbour] as number;
        const direction = ((side[grown] as number) + turned) & 3;
        const step = at(steps, 4 * at(squares, neighbour) + direction);
        square = step >> 2;
        turn = (turned + step) & 3;
      }
      if (isStart[square] === 1) {
        grown += size[grown] as number;
        continue;
      }
      for (; deepest >= depth; deepest--) close(nodes, open[deepest] as number, count);
      deepest = depth;
      squares[depth] = square;
      turns[depth] = turn;
      open[depth] = count;
      const first = Math.min(at(firstUpTo, depth), square);
      const mix = (mixUpTo[depth] as number) ^ (mixOf[square] as number);
      firstUpTo[depth + 1] = first;
      mixUpTo[depth + 1] = mix;
      const bucket = ((piece[grown] as number) << Key.Square) | first;
      nodes[count] = square;
      mixes[count] = mix;
      buckets[count] = bucket;
      // Each placement is counted once, in the tree over the first of its squares.
      if (first === root) {
        counts[bucket] = at(counts, bucket) + 1;
        keys[found++] = keyOf(bucket, squares, depth, sorted);
      }
      count++;
      grown++;
    }
    for (; deepest >= 0; deepest--) close(nodes, open[deepest] as number, count);
  }
  trees[Cube.Squares] = count;
  return { nodes, trees, mixes, buckets, keys, counts };
}

/** Write how many nodes there are from one to an end. */
function close(nodes: Uint32Array, node: number, end: number): void {
  nodes[node] = (nodes[node] as number) | ((end - node) << Node.Size);
}

/** Return the key of a piece by its bucket and the squares of its cells up to a depth. */
function keyOf(bucket: number, squares: Uint16Array, depth: number, sorted: Uint16Array): number {
  sorted.fill(NO_SQUARE);
  for (let cell = 0; cell <= depth; cell++) {
    const square = at(squares, cell);
    let place = cell;
    for (; place > 0 && at(sorted, place - 1) > square; place--) {
      sorted[place] = at(sorted, place - 1);
    }
    sorted[place] = square;
  }
  const low = (((at(sorted, 2) << Key.Square) | at(sorted, 3)) << Key.Square) | at(sorted, 4);
  return ((bucket << Key.Square) | at(sorted, 1)) * Key.Low + low;
}

/**
 * How a placement's key is made: its bucket, which is the piece and the first square, then its other
 * squares, the last three of them in the low part.
 */
enum Key {
  /** Bits of a square. */
  Square = 9,
  /** The low part is below this. */
  Low = 0x8000000,
}

/** Return what a square adds to the mix of a placement's squares. */
function ownMix(square: number): number {
  return Math.imul(square + 1, 0x9e3779b1) ^ Math.imul(square + 7, 0x85ebca77 << (square & 7));
}

function makePlacements(): Placements {
  const mixOf = new Int32Array(NO_SQUARE + 1);
  for (let square = 0; square < Cube.Squares; square++) mixOf[square] = ownMix(square);
  const grown = growTrees(mixOf);
  const starts = startsOf(grown.counts);
  const { piece, squares, mixes } = unpack(sortKeys(grown.keys, starts), mixOf);
  const ids = numberNodes(grown, starts, mixes);
  const firsts = Uint16Array.from(PIECES, (_, index) => at(starts, index << Key.Square));
  return { piece, firsts, squares, nodes: grown.nodes, ids, trees: grown.trees };
}

/** Return the first placement of each bucket. */
function startsOf(counts: Uint16Array): Uint16Array {
  let placement = 0;
  return counts.map((count) => {
    const start = placement;
    placement += count;
    return start;
  });
}

/** Sort keys by bucket, and each into the few of its bucket: faster than to sort them all. */
function sortKeys(keys: Float64Array, starts: Uint16Array): Float64Array {
  const sorted = new Float64Array(COUNT);
  const ends = starts.slice();
  for (let index = 0; index < COUNT; index++) {
    const key = keys[index] as number;
    const bucket = Math.floor(key / Key.Low) >> Key.Square;
    const start = at(starts, bucket);
    let place = at(ends, bucket);
    ends[bucket] = place + 1;
    for (; place > start && (sorted[place - 1] as number) > key; place--) {
      sorted[place] = sorted[place - 1] as number;
    }
    sorted[place] = key;
  }
  return sorted;
}

/** Take sorted keys apart, and mix the squares of each placement. */
function unpack(
  keys: Float64Array,
  mixOf: Int32Array,
): Pick<Placements, 'piece' | 'squares'> & Pick<Trees, 'mixes'> {
  const squares = new Uint16Array(COUNT * MOST_CELLS);
  const piece = new Uint8Array(COUNT);
  const mixes = new Int32Array(COUNT);
  for (let id = 0; id < COUNT; id++) {
    const key = keys[id] as number;
    const high = Math.floor(key / Key.Low);
    const low = key - high * Key.Low;
    const place = id * MOST_CELLS;
    piece[id] = high >> (2 * Key.Square);
    squares[place] = (high >> Key.Square) & 511;
    squares[place + 1] = high & 511;
    squares[place + 2] = low >> (2 * Key.Square);
    squares[place + 3] = (low >> Key.Square) & 511;
    squares[place + 4] = low & 511;
    let mix = 0;
    for (let cell = place; cell < place + MOST_CELLS; cell++) {
      mix ^= mixOf[at(squares, cell)] as number;
    }
    mixes[id] = mix;
  }
  return { piece, squares, mixes };
}

/** Find the placement of each node: among those of its bucket. */
function numberNodes(
  { buckets, mixes }: Trees,
  starts: Uint16Array,
  ownMixes: Int32Array,
): Uint16Array {
  const ids = new Uint16Array(NODES);
  for (let node = 0; node < NODES; node++) {
    let id = at(starts, at(buckets, node));
    while (ownMixes[id] !== mixes[node]) id++;
    ids[node] = id;
  }
  return ids;
}
