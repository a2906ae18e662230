import { type Cell, orientations, PIECES, type Piece } from './pieces.js';
import {
  ascending,
  type Direction,
  isStartSquare,
  SQUARES,
  squareUnder,
  step,
  walkerOn,
} from './surface.js';
import { present, type Square } from './types.js';

/** A piece on the cube; its squares ascend. */
export type Placement = { piece: Piece; squares: Square[] };

const STEPS: { direction: Direction; columns: number; rows: number }[] = [
  { direction: 'right', columns: 1, rows: 0 },
  { direction: 'down', columns: 0, rows: 1 },
  { direction: 'left', columns: -1, rows: 0 },
  { direction: 'up', columns: 0, rows: -1 },
];

/** A step to a further cell from the one that was reached as the `from`th. */
type RouteStep = { from: number; direction: Direction };

/** How to come from the first cell to all others, each from one beside it. */
function routeFrom(anchor: Cell, cells: readonly Cell[]): RouteStep[] {
  const reached = [anchor];
  const route: RouteStep[] = [];
  // The list grows while it is gone through, until all cells are in it.
  for (const [from, cell] of reached.entries()) {
    for (const { direction, columns, rows } of STEPS) {
      const next = cells.find(
        (other) => other.column === cell.column + columns && other.row === cell.row + rows,
      );
      if (next === undefined || reached.includes(next)) continue;
      reached.push(next);
      route.push({ from, direction });
    }
  }
  return route;
}

/**
 * For each square of the cube the squares under the cells if the anchor, one of them, lies on it, as
 * seen from its face. A laying is left out if two cells come to lie on the same square.
 */
function layings(cells: readonly Cell[], anchor: Cell): Square[][] {
  const route = routeFrom(anchor, cells);
  return SQUARES.map((square) => {
    const walkers = [walkerOn(square)];
    for (const { from, direction } of route) {
      walkers.push(step(present(walkers[from]), direction));
    }
    return walkers.map(squareUnder);
  }).filter((squares) => new Set(squares).size === cells.length);
}

/** Names a set of squares, in whatever order they are given. */
function nameOfSquares(squares: readonly Square[]): string {
  return ascending(squares).join('');
}

/** Every placement of a piece, also over start squares. */
function placementsAnywhere(piece: Piece): Placement[] {
  const found = new Map<string, Placement>();
  for (const cells of orientations(piece)) {
    for (const anchor of cells) {
      for (const squares of layings(cells, anchor)) {
        const inOrder = ascending(squares);
        found.set(inOrder.join(''), { piece, squares: inOrder });
      }
    }
  }
  return [...found.values()];
}

/** All placements, found once: that takes a second. */
type Tables = {
  /** By piece, in the order of `PIECES`. */
  all: readonly Placement[];
  /** The placements that cover no start square: those that can be moves. */
  clear: readonly Placement[];
  clearBySquare: ReadonlyMap<Square, readonly Placement[]>;
  piecesBySquares: ReadonlyMap<string, readonly Piece[]>;
};

let made: Tables | undefined;

/** Returns the tables, which are made when they are first asked for: many tests do without. */
function tables(): Tables {
  made ??= makeTables();
  return made;
}

function makeTables(): Tables {
  const all = PIECES.flatMap(placementsAnywhere);
  const clear = all.filter(({ squares }) => !squares.some(isStartSquare));
  const clearBySquare = new Map<Square, Placement[]>(SQUARES.map((square) => [square, []]));
  const piecesBySquares = new Map<string, Piece[]>();
  for (const placement of all) {
    const name = nameOfSquares(placement.squares);
    piecesBySquares.set(name, [...(piecesBySquares.get(name) ?? []), placement.piece]);
  }
  for (const placement of clear) {
    for (const square of placement.squares) {
      present(clearBySquare.get(square)).push(placement);
    }
  }
  return { all, clear, clearBySquare, piecesBySquares };
}

/** The placements clear of start squares that cover a square. */
export function placementsOn(square: Square): readonly Placement[] {
  return present(tables().clearBySquare.get(square));
}

/** Every piece that covers exactly these squares; over start squares it can be more than one. */
export function piecesOn(squares: readonly Square[]): readonly Piece[] {
  return tables().piecesBySquares.get(nameOfSquares(squares)) ?? [];
}

/** The piece that covers exactly these squares and no start square. */
export function pieceOn(squares: readonly Square[]): Piece | undefined {
  if (squares.some(isStartSquare)) return undefined;
  return piecesOn(squares)[0];
}
