/**
 * All placements of the pieces: every set of squares that a piece can cover, clear of the start squares.
 *
 * Placements are numbered by piece, then by their squares, ascending. They are made when they are
 * first asked for, in some milliseconds.
 *
 * @packageDocumentation
 */
import { growth, MOST_CELLS, SIZES } from './growth.js';
import { once } from './once.js';
import { at, Cube, START_SQUARES, surface } from './surface.js';
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
  /** The squares of each placement, {@link MOST_CELLS} entries each: ascending, then {@link NO_SQUARE}. */
  readonly squares: Uint16Array;
  /**
   * The placements over each square as a tree, in preorder, as {@link Node} has it. A placement
   * without one of its squares is a placement, too: so nothing below a square that is taken is free.
   */
  readonly nodes: Uint32Array;
  /** The placement that each node is. */
  readonly ids: Uint16Array;
  /** The first node of each square, and the number of all nodes. */
  readonly trees: Uint32Array;
}

/** What stands in the place of a square in the list of a smaller piece. */
export const NO_SQUARE = 511;

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

/** The trees while they grow. */
class Trees {
  readonly nodes = new Uint32Array(NODES);
  /** By node: a mix of the squares, by which placements of a piece with the same first square differ. */
  readonly mixes = new Int32Array(NODES);
  /** By node: the piece, with the first of the squares. */
  readonly buckets = new Uint16Array(NODES);
  /** Every placement as a number: the piece and its squares, ascending. */
  readonly keys = new Float64Array(COUNT);
  readonly mixOf = Int32Array.from({ length: Cube.Squares }, (_, square) => mixOf(square));
  readonly #isStart = new Uint8Array(Cube.Squares);
  readonly #steps = surface().steps;
  readonly #growth = growth();
  // By cell of the piece that grows: its square, how directions have turned there, and of the cells up to it
  // the mix, the first square and the node.
  readonly #squares = new Uint16Array(MOST_CELLS);
  readonly #turns = new Uint8Array(MOST_CELLS);
  readonly #mixes = new Int32Array(MOST_CELLS);
  readonly #firsts = new Uint16Array(MOST_CELLS);
  readonly #open = new Uint32Array(MOST_CELLS);
  readonly #sorted = new Uint16Array(MOST_CELLS);
  #keys = 0;

  constructor() {
    for (const square of START_SQUARES.flat()) this.#isStart[square] = 1;
  }

  /** Grow the tree over a square from a node on; return the node after the last. */
  growOver(root: number, start: number): number {
    const { piece, depth: depths, beside, side, size } = this.#growth;
    const squares = this.#squares;
    const turns = this.#turns;
    let count = start;
    let deepest = -1;
    for (let grown = 0; grown < depths.length; ) {
      const depth = depths[grown] as number;
      let square = root;
      let turn = 0;
      if (depth > 0) {
        const neighbour = beside[grown] as number;
        const turned = turns[neighbour] as number;
        const direction = ((side[grown] as number) + turned) & 3;
        const step = at(this.#steps, 4 * at(squares, neighbour) + direction);
        square = step >> 2;
        turn = (turned + step) & 3;
      }
      if (this.#isStart[square] === 1) {
        grown += size[grown] as number;
        continue;
      }
      for (; deepest >= depth; deepest--) this.#close(deepest, count);
      deepest = depth;
      squares[depth] = square;
      turns[depth] = turn;
      this.#add(root, piece[grown] as number, depth, count++);
      grown++;
    }
    for (; deepest >= 0; deepest--) this.#close(deepest, count);
    return count;
  }

  /** Write how many nodes grow from one. */
  #close(depth: number, count: number): void {
    const node = this.#open[depth] as number;
    this.nodes[node] = (this.nodes[node] as number) | ((count - node) << Node.Size);
  }

  /** Add the node of a piece whose cells up to a depth cover squares. */
  #add(root: number, piece: number, depth: number, node: number): void {
    const square = at(this.#squares, depth);
    const ownMix = this.mixOf[square] as number;
    const first = depth === 0 ? square : Math.min(at(this.#firsts, depth - 1), square);
    const mix = depth === 0 ? ownMix : (this.#mixes[depth - 1] as number) ^ ownMix;
    this.#mixes[depth] = mix;
    this.#firsts[depth] = first;
    this.#open[depth] = node;
    this.nodes[node] = square;
    this.mixes[node] = mix;
    this.buckets[node] = piece * Cube.Squares + first;
    // Each placement is counted once, in the tree over the first of its squares.
    if (first === root) this.keys[this.#keys++] = this.#key(piece, depth + 1);
  }

  /** Return the key of a piece whose first cells cover squares. */
  #key(piece: number, count: number): number {
    const sorted = this.#sorted;
    for (let index = 0; index < count; index++) {
      const square = at(this.#squares, index);
      let place = index;
      for (; place > 0 && at(sorted, place - 1) > square; place--) {
        sorted[place] = at(sorted, place - 1);
      }
      sorted[place] = square;
    }
    for (let index = count; index < MOST_CELLS; index++) sorted[index] = NO_SQUARE;
    const high = (((piece << 9) | at(sorted, 0)) << 9) | at(sorted, 1);
    const low = (((at(sorted, 2) << 9) | at(sorted, 3)) << 9) | at(sorted, 4);
    return high * Key.Low + low;
  }
}

/** How a placement's key is made: nine bits for each square, the last three in the low part. */
enum Key {
  Low = 0x8000000,
}

/** Return what a square adds to the mix of a placement's squares. */
function mixOf(square: number): number {
  return Math.imul(square + 1, 0x9e3779b1) ^ Math.imul(square + 7, 0x85ebca77 << (square & 7));
}

function makePlacements(): Placements {
  const grown = new Trees();
  const trees = new Uint32Array(Cube.Squares + 1);
  let count = 0;
  for (let root = 0; root < Cube.Squares; root++) {
    trees[root] = count;
    count = grown.growOver(root, count);
  }
  trees[Cube.Squares] = count;
  const squares = new Uint16Array(COUNT * MOST_CELLS);
  const piece = new Uint8Array(COUNT);
  unpack(grown.keys.sort(), piece, squares);
  return { piece, squares, nodes: grown.nodes, ids: numberNodes(grown, piece, squares), trees };
}

/** Take sorted keys apart. */
function unpack(keys: Float64Array, piece: Uint8Array, squares: Uint16Array): void {
  for (let id = 0; id < COUNT; id++) {
    const key = keys[id] as number;
    const high = Math.floor(key / Key.Low);
    const low = key - high * Key.Low;
    const place = id * MOST_CELLS;
    piece[id] = high >> 18;
    squares[place] = (high >> 9) & 511;
    squares[place + 1] = high & 511;
    squares[place + 2] = low >> 18;
    squares[place + 3] = (low >> 9) & 511;
    squares[place + 4] = low & 511;
  }
}

/** Find the placement of each node: among those of its piece with its first square. */
function numberNodes(grown: Trees, piece: Uint8Array, squares: Uint16Array): Uint16Array {
  const { mixes, buckets, mixOf } = grown;
  const starts = new Uint16Array(PIECES.length * Cube.Squares);
  const ownMixes = new Int32Array(COUNT);
  for (let id = COUNT - 1; id >= 0; id--) {
    const place = id * MOST_CELLS;
    let mix = 0;
    for (let cell = place; cell < place + MOST_CELLS; cell++) {
      const square = at(squares, cell);
      if (square !== NO_SQUARE) mix ^= mixOf[square] as number;
    }
    ownMixes[id] = mix;
    starts[(piece[id] as number) * Cube.Squares + at(squares, place)] = id;
  }
  const ids = new Uint16Array(NODES);
  for (let node = 0; node < NODES; node++) {
    const mix = mixes[node] as number;
    let id = at(starts, at(buckets, node));
    while ((ownMixes[id] as number) !== mix) id++;
    ids[node] = id;
  }
  return ids;
}
