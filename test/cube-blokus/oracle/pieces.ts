import { present } from './types.js';

/** A cell of a piece on squared paper; rows grow downwards. */
export type Cell = { column: number; row: number };

const DRAWINGS = {
  I1: ['X'],
  I2: ['XX'],
  I3: ['XXX'],
  V3: ['X.', 'XX'],
  I4: ['XXXX'],
  L4: ['X.', 'X.', 'XX'],
  T4: ['XXX', '.X.'],
  Z4: ['XX.', '.XX'],
  O4: ['XX', 'XX'],
  F5: ['.XX', 'XX.', '.X.'],
  I5: ['XXXXX'],
  L5: ['X.', 'X.', 'X.', 'XX'],
  N5: ['.X', '.X', 'XX', 'X.'],
  P5: ['XX', 'XX', 'X.'],
  T5: ['XXX', '.X.', '.X.'],
  U5: ['X.X', 'XXX'],
  V5: ['X..', 'X..', 'XXX'],
  W5: ['X..', 'XX.', '.XX'],
  X5: ['.X.', 'XXX', '.X.'],
  Y5: ['.X', 'XX', '.X', '.X'],
  Z5: ['XX.', '.X.', '.XX'],
};

export type Piece = keyof typeof DRAWINGS;

function isPiece(name: string): name is Piece {
  return name in DRAWINGS;
}

export const PIECES: readonly Piece[] = Object.keys(DRAWINGS).filter(isPiece);

/** The piece that scores the bonus if it comes last. */
export const SINGLE: Piece = 'I1';

function cellsOfDrawing(lines: readonly string[]): Cell[] {
  return lines.flatMap((line, row) =>
    [...line].flatMap((character, column) => (character === 'X' ? [{ column, row }] : [])),
  );
}

/** Moves the cells to the upper left and sorts them by row, then column. */
function normalized(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map((cell) => cell.column));
  const top = Math.min(...cells.map((cell) => cell.row));
  return cells
    .map(({ column, row }) => ({ column: column - left, row: row - top }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

function shapeText(cells: readonly Cell[]): string {
  return normalized(cells)
    .map(({ column, row }) => `${column},${row}`)
    .join(' ');
}

function rotated(cells: readonly Cell[]): Cell[] {
  return cells.map(({ column, row }) => ({ column: -row, row: column }));
}

function flipped(cells: readonly Cell[]): Cell[] {
  return cells.map(({ column, row }) => ({ column: -column, row }));
}

/** The different ways in which cells can lie: four quarter turns of either side. */
function orientationsOf(cells: readonly Cell[]): Cell[][] {
  const found = new Map<string, Cell[]>();
  for (const side of [cells, flipped(cells)]) {
    let turned: readonly Cell[] = side;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      found.set(shapeText(turned), normalized(turned));
      turned = rotated(turned);
    }
  }
  return [...found.values()];
}

const ORIENTATIONS = new Map(
  PIECES.map((piece) => [piece, orientationsOf(cellsOfDrawing(DRAWINGS[piece]))]),
);

export function orientations(piece: Piece): Cell[][] {
  return present(ORIENTATIONS.get(piece));
}
