/** The piece that a person holds: where it would lie, whether it may, and the other ways to lay it there. */
import type { GameState } from '../api/game-state.js';
import { explainMove, legalMoves } from '../api/play.js';
import type { CubeBlokusIssue } from '../codec/issues.js';
import { decodeMove, encodeMove, pieceOf } from '../codec/moves.js';
import type { Move, Piece, PlayerId, Square } from '../state/vocabulary.js';
import { type Attitude, attitudesOf, cellsOf, gripOf, lay, UPRIGHT } from './pieces.js';
import { type Direction, turned } from './surface.js';

/** A piece in the hand: how it lies, and the number of the cell that is over the pointer. */
export interface Hold extends Attitude {
  readonly piece: Piece;
  readonly grip: number;
}

/** The square that is pointed at, and how its face is turned on the screen. */
export interface Spot {
  readonly square: Square;
  readonly turn: Direction;
}

/** What a person can play now, by piece, in the order of the rules. */
export interface Fits {
  readonly state: GameState;
  readonly player: PlayerId;
  readonly moves: ReadonlyMap<Piece, readonly Move[]>;
}

/** Where the held piece would lie. */
export type Preview =
  | { readonly squares: readonly Square[]; readonly move: Move; readonly hold: Hold }
  | { readonly squares: readonly Square[]; readonly issue: CubeBlokusIssue; readonly hold: Hold };

/** Collect what can be played; nothing once the game is over. */
export function fitsIn(state: GameState): Fits | undefined {
  const player = state.turn;
  if (player === undefined) return undefined;
  const moves = new Map<Piece, Move[]>();
  for (const move of legalMoves(state)) {
    const piece = pieceOf(move);
    const list = piece === undefined ? undefined : moves.get(piece);
    if (list !== undefined) list.push(move);
    else if (piece !== undefined) moves.set(piece, [move]);
  }
  return { state, player, moves };
}

/** Pick a piece up. */
export function holdOf(piece: Piece): Hold {
  return { piece, grip: gripOf(piece), ...UPRIGHT };
}

/** Turn the held piece by quarters clockwise. */
export function turnHold(hold: Hold, quarters: number): Hold {
  return { ...hold, turns: turned(hold.turns, quarters) };
}

/** Flip the held piece from left to right, as it is seen. */
export function flipHold(hold: Hold): Hold {
  // What is flipped turns the other way.
  return { ...hold, isFlipped: !hold.isFlipped, turns: turned(0, -hold.turns) };
}

/** List the squares that a held piece would cover; one comes twice where they meet at a corner of the cube. */
export function squaresUnder(hold: Hold, { square, turn }: Spot): readonly Square[] {
  return lay(cellsOf(hold.piece, hold), hold.grip, square, turn);
}

/** Return the move of a hold over a square, legal or not; `undefined` where squares meet at a corner of the cube. */
function moveUnder({ player }: Fits, squares: readonly Square[]): Move | undefined {
  return new Set(squares).size === squares.length ? encodeMove({ player, squares }) : undefined;
}

function isLegal({ moves }: Fits, { piece }: Hold, move: Move | undefined): boolean {
  return move !== undefined && moves.get(piece)?.includes(move) === true;
}

/** List the holds that lie alike but are held by another cell, nearest first. */
function byOtherCells(hold: Hold): readonly Hold[] {
  const cells = cellsOf(hold.piece, hold);
  const [x, y] = cells[hold.grip] ?? [0, 0];
  const far = (grip: number) => {
    const [otherX, otherY] = cells[grip] ?? [0, 0];
    return Math.abs(otherX - x) + Math.abs(otherY - y);
  };
  return cells
    .map((_, grip) => grip)
    .sort((one, other) => far(one) - far(other))
    .map((grip) => ({ ...hold, grip }));
}

/**
 * Return where the held piece would lie over a square: as it is held, or by another of its cells if only
 * that is legal.
 */
export function previewAt(fits: Fits, hold: Hold, spot: Spot): Preview {
  for (const each of byOtherCells(hold)) {
    const squares = squaresUnder(each, spot);
    const move = moveUnder(fits, squares);
    if (move !== undefined && isLegal(fits, each, move)) return { squares, move, hold: each };
  }
  const squares = squaresUnder(hold, spot);
  const move = moveUnder(fits, squares) ?? `${fits.player}${squares.join('')}`;
  // A text that is not a legal move has an issue.
  return { squares, issue: explainMove(fits.state, move) as CubeBlokusIssue, hold };
}

/** A legal way to lay a piece. */
export interface Way {
  readonly hold: Hold;
  readonly move: Move;
}

/** List the legal ways to lay a piece over a square, each move once, as it is turned. */
export function waysAt(fits: Fits, piece: Piece, spot: Spot): readonly Way[] {
  const ways = new Map<Move, Way>();
  for (const attitude of attitudesOf(piece)) {
    for (const hold of byOtherCells({ ...holdOf(piece), ...attitude })) {
      const move = moveUnder(fits, squaresUnder(hold, spot));
      if (move === undefined || ways.has(move) || !isLegal(fits, hold, move)) continue;
      ways.set(move, { hold, move });
    }
  }
  return [...ways.values()];
}

/** Return the element after another in a list, from the last to the first; the first for one that is not there. */
export function after<Item>(
  list: readonly Item[],
  item: Item | undefined,
  step: number,
): Item | undefined {
  const index = item === undefined ? -1 : list.indexOf(item);
  if (index < 0) return step > 0 ? list[0] : list.at(-1);
  return list[(index + step + list.length) % list.length];
}

/** Return the next legal way to lay the held piece over a square; `undefined` if there is none. */
export function nextWay(fits: Fits, hold: Hold, spot: Spot, step = 1): Way | undefined {
  const ways = waysAt(fits, hold.piece, spot);
  const preview = previewAt(fits, hold, spot);
  const now = 'move' in preview ? ways.find(({ move }) => move === preview.move) : undefined;
  return after(ways, now, step);
}

/** Return how a piece is held that lies as a move says: by its first square. */
export function wayOf(fits: Fits, move: Move): (Way & { readonly spot: Spot }) | undefined {
  const piece = pieceOf(move);
  const [square] = decodeMove(move).squares;
  if (piece === undefined || square === undefined) return undefined;
  const spot: Spot = { square, turn: 0 };
  const way = waysAt(fits, piece, spot).find((each) => each.move === move);
  return way && { ...way, spot };
}

/** List all squares that a piece can cover now. */
export function reachOf({ moves }: Fits, piece: Piece): ReadonlySet<Square> {
  return new Set((moves.get(piece) ?? []).flatMap((move) => decodeMove(move).squares));
}
