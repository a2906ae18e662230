/**
 * Moves as people type them: a piece and a square that it covers, then a number or more squares where the piece
 * can lie in several ways.
 *
 * @packageDocumentation
 */
import type { TypedMove } from '../../engine/cli/console.js';
import { quote } from '../../text/message.js';
import { type GameState, positionOf, turnOf } from '../api/game-state.js';
import { buildPoints, piecesLeft } from '../api/inspect.js';
import { encodeMove, isMove, pieceOf } from '../codec/move.js';
import { notationOf, squareName } from '../codec/notation.js';
import { legalPlacements } from '../moves/legal.js';
import { besides } from '../state/groups.js';
import { pieceOn, squaresOf } from '../state/placements.js';
import { ownerOf, type Position } from '../state/position.js';
import { SQUARES } from '../state/surface.js';
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

/** Take a typed text apart; `undefined` if it is no part of a move. */
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
    // There is a piece for each placement.
    piece: PIECES[pieceOn(id)] as Piece,
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
  if (typed === undefined) {
    return refused(`Move: found ${quote(text)}, expected a piece and a square, such as L5 Ub8.`);
  }
  const { piece, squares } = typed;
  const fits = fitsIn(state);
  if (piece !== undefined) return readPlacement(piece, typed, fits, state);
  if (squares.length !== 1) return wholeMove(squares, state);
  const here = covering(fits, squares);
  if (here.length === 0) return refused(whyNot(squares, state) ?? nothingCovers(squares));
  return {
    ok: false,
    choices: [`Pieces over ${squares}, and in how many ways: ${countByPiece(here)}.`],
  };
}

function nothingCovers(squares: readonly Square[]): string {
  return `Square: found ${squares.join(' ')}, which no piece that is left can cover.`;
}

/** Read squares as all those of a move. */
function wholeMove(squares: readonly Square[], state: GameState): TypedMove<Move> {
  if (squares.length > 5 || squares.length === 0) {
    return refused(`Move: found ${squares.length} squares, expected a piece and a square.`);
  }
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
  const [first] = fits;
  if (first === undefined) return readMisfit(piece, squares, all, state);
  const chosen = fits.length === 1 && choice === undefined ? first : fits[(choice ?? 0) - 1];
  const where = squares.join(' ');
  if (squares.length === 0) {
    const places = countByBuildPoint(state, fits);
    return { ok: false, choices: [`${piece} over, and in how many ways: ${places}.`] };
  }
  if (chosen !== undefined) return { ok: true, move: chosen.move };
  if (choice !== undefined) {
    return refused(`Number: found ${choice}, expected 1 to ${fits.length} for ${piece} ${where}.`);
  }
  const anchor = SQUARES.indexOf(squares[0] ?? 'Ua1');
  return {
    ok: false,
    choices: [
      `${piece} over ${where} can lie in ${fits.length} ways (@ is ${squares[0]}):`,
      '',
      ...outlines(
        fits.map((fit) => fit.squares),
        anchor,
      ),
      '',
      `Add a number, such as ${piece} ${where} 1, or another square.`,
    ],
  };
}

/** Say why a piece does not lie over squares. */
function readMisfit(
  piece: Piece,
  squares: readonly Square[],
  fits: readonly Fit[],
  state: GameState,
): TypedMove<Move> {
  const places = countByBuildPoint(
    state,
    fits.filter((fit) => fit.piece === piece),
  );
  const instead =
    places === '' ? `${piece} fits nowhere.` : `${piece} over, and in how many ways: ${places}.`;
  if (squares.length === Number(piece.charAt(1))) {
    const move = encodeMove({ player: turnOf(state) ?? 'A', squares });
    // The rules say why.
    if (pieceOf(move) === piece) return { ok: true, move };
  }
  const why = whyNot(squares, state);
  if (why !== undefined) return refused(why);
  const found = `Move: found ${piece} over ${squares.join(' ')}, where it does not fit.`;
  return squares.length === 0 ? refused(instead) : refused(`${found} ${instead}`);
}

/** Say why no piece of the player to move can cover one of some squares. */
function whyNot(squares: readonly Square[], state: GameState): string | undefined {
  const position = positionOf(state);
  for (const square of squares) {
    const number = SQUARES.indexOf(square);
    const owner = PLAYER_IDS[ownerOf(position, number)];
    if (owner !== undefined)
      return `Square: found ${square}, taken by ${owner}, expected a free one.`;
    if (isBesideOwn(position, number)) {
      const own = 'beside an own square, expected contact at corners only';
      return `Square: found ${square}, ${own}.`;
    }
  }
  return undefined;
}

function isBesideOwn(position: Position, square: number): boolean {
  return besides(square).some((other) => ownerOf(position, other) === position.turn);
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
