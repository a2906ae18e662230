/**
 * Moves as people type them: a piece and a square that it covers, then a number or more squares where the piece
 * can lie in several ways.
 */
import type { TypedMove } from '../../engine/cli/console.js';
import { quote } from '../../text/message.js';
import { type GameState, positionOf, turnOf } from '../api/game-state.js';
import { buildPoints, piecesLeft } from '../api/inspect.js';
import { encodeMove, isMove, pieceOf } from '../codec/moves.js';
import { notationOf, pieceName } from '../codec/notation.js';
import { legalPlacements } from '../moves/legal.js';
import { MOST_CELLS } from '../state/pieces.js';
import { pieceOn, squaresOf } from '../state/placements.js';
import { ownerOf } from '../state/position.js';
import { besides, SQUARES, squareName } from '../state/surface.js';
import { type Move, PIECES, type Piece, PLAYER_IDS, type Square } from '../state/vocabulary.js';
import { outlines } from './outlines.js';

/** What was typed. */
interface Typed {
  readonly piece: Piece | undefined;
  /** The squares in the order in which they were typed. */
  readonly squares: readonly Square[];
  /** The number of a drawing, from 1. */
  readonly choice: number | undefined;
}

/** A legal placement. */
interface Fit {
  readonly piece: Piece;
  readonly squares: readonly number[];
  readonly move: Move;
}

/** A piece, a player, squares of which the first has its face, a number; each may be left out. */
const TYPED =
  /^(?:([a-z]\d) ?)?(?:([a-d]) ?(?=[ulfrbd][a-i]\d))?((?:[ulfrbd]?[a-i][1-9] ?)*?)(?: ?#?(\d{1,2}))?$/;

/** Take a typed text apart; `undefined` if it is not part of a move. */
function readTyped(text: string): Typed | undefined {
  const [found, name, , places = '', digits] = TYPED.exec(text.toLowerCase()) ?? [];
  if (!found) return undefined;
  const piece = PIECES.find((each) => each === name?.toUpperCase());
  if (name !== undefined && piece === undefined) return undefined;
  const squares: Square[] = [];
  let face = '';
  for (const [, letter = face, column = '', row = ''] of places.matchAll(
    /([ulfrbd])?([a-i])(\d)/g,
  )) {
    face = letter;
    const square = SQUARES.find((each) => each === `${face.toUpperCase()}${column}${row}`);
    if (square === undefined || squares.includes(square)) return undefined;
    squares.push(square);
  }
  return { piece, squares, choice: digits === undefined ? undefined : Number(digits) };
}

/** List the legal placements. */
function fitsIn(state: GameState): Fit[] {
  const position = positionOf(state);
  return legalPlacements(position).map((id) => ({
    piece: pieceName(pieceOn(id)),
    squares: squaresOf(id),
    move: notationOf(position.turn, id),
  }));
}

function covering(fits: readonly Fit[], squares: readonly Square[]): Fit[] {
  const numbers = squares.map((square) => SQUARES.indexOf(square));
  return fits.filter((fit) => numbers.every((number) => fit.squares.includes(number)));
}

/** Count placements by something that they have: `I1 1, I2 4`. */
function countBy<Key extends string>(
  keys: readonly Key[],
  fits: readonly Fit[],
  has: (fit: Fit, key: Key) => boolean,
): string {
  return keys
    .map((key) => [key, fits.filter((fit) => has(fit, key)).length] as const)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => `${key} ${count}`)
    .join(', ');
}

function countByPiece(fits: readonly Fit[]): string {
  return countBy(PIECES, fits, ({ piece }, each) => piece === each);
}

/** Count placements by the squares that they touch own ones from. */
function countByBuildPoint(state: GameState, fits: readonly Fit[]): string {
  const points = buildPoints(state, turnOf(state) ?? 'A');
  return countBy(points, fits, ({ squares }, each) => squares.includes(SQUARES.indexOf(each)));
}

function refused(message: string): TypedMove<Move> {
  return { ok: false, issue: { message } };
}

/** Read what the player to move typed. */
export function readTypedMove(text: string, state: GameState): TypedMove<Move> {
  if (isMove(text)) return { ok: true, move: text };
  const typed = readTyped(text);
  const { piece, squares = [] } = typed ?? {};
  const isNumberAlone = piece === undefined && squares.length === 0;
  if (typed === undefined || squares.length > MOST_CELLS || isNumberAlone) {
    return refused(`Move: found ${quote(text)}, expected a piece and a square, such as L5 Ub8.`);
  }
  const fits = fitsIn(state);
  if (piece !== undefined) return readPlacement(piece, typed, fits, state);
  if (squares.length !== 1) return wholeMove(squares, state);
  const here = covering(fits, squares);
  if (here.length === 0) {
    const found = `Square: found ${squares}, which no piece that is left can cover.`;
    return refused(whyNot(squares, state) ?? found);
  }
  return {
    ok: false,
    choices: [`Ways to cover ${squares}: ${countByPiece(here)}.`],
  };
}

/** Read squares as all those of a move. */
function wholeMove(squares: readonly Square[], state: GameState): TypedMove<Move> {
  return { ok: true, move: encodeMove({ player: turnOf(state) ?? 'A', squares }) };
}

/** Read a piece and squares, and which of several placements is meant. */
function readPlacement(
  piece: Piece,
  { squares, choice }: Typed,
  all: readonly Fit[],
  state: GameState,
): TypedMove<Move> {
  const left = piecesLeft(state, turnOf(state) ?? 'A');
  if (!left.includes(piece)) {
    return refused(`Piece: found ${piece}, which is placed, expected one of ${left.join(' ')}.`);
  }
  const ofPiece = all.filter((fit) => fit.piece === piece);
  const fits = covering(ofPiece, squares);
  const [anchor] = squares;
  if (fits.length === 0) return readMisfit(piece, squares, waysToLay(piece, ofPiece, state), state);
  if (anchor === undefined) return { ok: false, choices: [waysToLay(piece, fits, state)] };
  const chosen = fits[(choice ?? 1) - 1];
  if (chosen !== undefined && (choice !== undefined || fits.length === 1)) {
    return { ok: true, move: chosen.move };
  }
  const typed = `${piece} ${squares.join(' ')}`;
  if (choice !== undefined) {
    return refused(`Number: found ${choice}, expected 1 to ${fits.length} for ${typed}.`);
  }
  const drawings = outlines(
    fits.map((fit) => fit.squares),
    SQUARES.indexOf(anchor),
  );
  const heading = `${piece} fits in ${fits.length} ways, with ${anchor} at the @:`;
  const advice = `Add a number, such as ${typed} 1, or another square.`;
  return { ok: false, choices: [heading, '', ...drawings, '', advice] };
}

/** List where a piece can be laid. */
function waysToLay(piece: Piece, fits: readonly Fit[], state: GameState): string {
  if (fits.length === 0) return `${piece} fits nowhere.`;
  return `Ways to lay ${piece}: ${countByBuildPoint(state, fits)}.`;
}

/** Say why a piece does not lie over squares, and where it does. */
function readMisfit(
  piece: Piece,
  squares: readonly Square[],
  ways: string,
  state: GameState,
): TypedMove<Move> {
  if (squares.length === 0) return refused(ways);
  if (squares.length === Number(piece.charAt(1))) {
    const whole = wholeMove(squares, state);
    // The rules say why.
    if (whole.ok && pieceOf(whole.move) === piece) return whole;
  }
  const found = `Move: found ${piece} over ${squares.join(' ')}, where it does not fit.`;
  return refused(whyNot(squares, state) ?? `${found} ${ways}`);
}

/** Say why no piece of the player to move can cover one of some squares. */
function whyNot(squares: readonly Square[], state: GameState): string | undefined {
  const position = positionOf(state);
  for (const square of squares) {
    const number = SQUARES.indexOf(square);
    const owner = PLAYER_IDS[ownerOf(position, number)];
    if (owner !== undefined)
      return `Square: found ${square}, taken by ${owner}, expected a free one.`;
    if (besides(number).some((other) => ownerOf(position, other) === position.turn)) {
      const own = 'next to one of your squares, expected contact at corners only';
      return `Square: found ${square}, ${own}.`;
    }
  }
  return undefined;
}

/** Write a move as people type it: the piece, then all squares. */
export function writeTypedMove(move: Move): string {
  const squares = move.slice(1).replace(/(?<=\d)(?=[A-Za-z])/g, ' ');
  return [pieceOf(move) ?? [], squares].flat().join(' ');
}

/** Count the legal moves, of which there are too many to list them. */
export function countMoves(state: GameState): string[] {
  const fits = fitsIn(state);
  return [
    `${fits.length} legal moves.`,
    `  By piece: ${countByPiece(fits)}.`,
    `  By square: ${countByBuildPoint(state, fits)}.`,
    'Type a piece, such as L5, to see where it fits, or a square to see what fits there.',
  ];
}

/** Name an example of what can be typed: the largest piece over the first square that it fits. */
export function exampleOf(state: GameState): string {
  const last = fitsIn(state).at(-1);
  const [point] = buildPoints(state, turnOf(state) ?? 'A').filter((square) =>
    last?.squares.includes(SQUARES.indexOf(square)),
  );
  return `${last?.piece} ${point ?? squareName(last?.squares[0] ?? 0)}`;
}
