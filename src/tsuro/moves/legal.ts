/** How avatars walk along the wires, and which placements are legal. */
import {
  across,
  Board,
  EDGE,
  facedSquare,
  isDealDue,
  isMoveDue,
  isOnBoard,
  isPeriphery,
  NOBODY,
  neighboursOf,
  optionAt,
  type Position,
  statusOf,
} from '../state/position.js';
import { Count, exitOfOption, rotationsOf } from '../state/tiles.js';
import type { Phase } from '../state/vocabulary.js';

/** Where a walk ends that does not end on a place: at the edge of the board, or nowhere. */
export enum End {
  Leaves = -2,
  Loops = -3,
}

/** A tile that is put down: the board is that of before. */
export interface Placement {
  /** The square. */
  readonly square: number;
  /** The tile and its rotation. */
  readonly option: number;
}

/**
 * Return the place where an avatar is after one wire more. It is the same place where the avatar faces an
 * empty square, and {@link End.Leaves} where it faces the edge of the board.
 */
function step(board: readonly number[], { square, option }: Placement, place: number): number {
  const entry = across(place);
  if (entry === EDGE) return End.Leaves;
  const entered = entry >> 3;
  const content = entered === square ? option : (board[entered] ?? 0) - 1;
  return content < 0 ? place : (entered << 3) | exitOfOption(content, entry & 7);
}

/**
 * Return where an avatar ends that walks from a place: a place, or an {@link End}.
 *
 * No two walks reach a place from different ones. So a line that closes on itself does so where the walk
 * began, and one that does not has an end.
 */
export function walk(board: readonly number[], placement: Placement, from: number): number {
  let place = from;
  for (;;) {
    const next = step(board, placement, place);
    if (next === place || next === End.Leaves) return next;
    if (next === from) return End.Loops;
    place = next;
  }
}

/** List every place of a walk, from where the avatar stands to where it ends. */
export function pathOf(board: readonly number[], placement: Placement, from: number): number[] {
  const path = [from];
  for (let place = from; ; ) {
    const next = step(board, placement, place);
    if (next === place || next === End.Leaves) return path;
    path.push(next);
    if (next === from) return path;
    place = next;
  }
}

/** Whether a status is an avatar that walks when a tile is put down on a square. */
export function isMoved(status: number, square: number): boolean {
  return isOnBoard(status) && facedSquare(status) === square;
}

/** Return the status of each player after a placement, or an {@link End} for an avatar that has one. */
export function moved({ board, players }: Position, placement: Placement): number[] {
  const after = players.slice();
  for (let player = 0; player < after.length; player++) {
    const status = after[player] ?? 0;
    if (isMoved(status, placement.square)) after[player] = walk(board, placement, status);
  }
  return after;
}

/** A periphery square, on which a player can begin. */
export interface StartSquare {
  readonly square: number;
  readonly neighbours: readonly number[];
  /** Its places that do not face the edge, by port. */
  readonly places: readonly number[];
  /** How many places the squares before it have. */
  readonly first: number;
}

/** The places in which an avatar can begin, by square and port. */
export const START_PLACES: readonly number[] = Array.from(
  { length: Board.Places },
  (_, place) => place,
).filter((place) => isPeriphery(place >> 3) && across(place) !== EDGE);

/** The squares of the periphery, ascending. */
export const START_SQUARES: readonly StartSquare[] = [
  ...new Set(START_PLACES.map((place) => place >> 3)),
].map((square) => ({
  square,
  neighbours: neighboursOf(square),
  places: START_PLACES.filter((place) => place >> 3 === square),
  first: START_PLACES.findIndex((place) => place >> 3 === square),
}));

/** Whether a player can begin on a square: it is empty, and no square next to it has a tile. */
export function isOpen({ board }: Position, { square, neighbours }: StartSquare): boolean {
  if (board[square] !== 0) return false;
  for (const neighbour of neighbours) if (board[neighbour] !== 0) return false;
  return true;
}

/** List the squares on which a player can begin. */
export function openSquares(position: Position): StartSquare[] {
  return START_SQUARES.filter((start) => isOpen(position, start));
}

/** Whether a move of a position is a first one: a tile and an avatar on the periphery. */
export function isSetup({ round }: Position): boolean {
  return round === 0;
}

/** List the options of an offer: each tile once, in the rotations that differ. */
export function optionsOf({ hand }: Position): number[] {
  const options: number[] = [];
  for (let index = 0; index < hand.length; index++) {
    const tile = hand[index] ?? 0;
    if (hand.indexOf(tile) < index) continue;
    const first = Count.Rotations * tile;
    for (let rotation = 0; rotation < rotationsOf(tile); rotation++) options.push(first + rotation);
  }
  return options;
}

/**
 * Return the square on which the player to move must place a tile: the one that the avatar faces. It is
 * negative if there is none that is empty, as can be in a position that was not validated.
 */
export function targetOf(position: Position): number {
  const status = statusOf(position, position.turn);
  if (!isOnBoard(status)) return EDGE;
  const square = facedSquare(status);
  return optionAt(position, square) < 0 ? square : EDGE;
}

/**
 * How good a placement is. Good ones are legal. Those of another grade are legal only where every option
 * has this grade.
 */
enum Grade {
  Good = 0,
  /** The player leaves the board, or an avatar loops, by the rule `total`. */
  Fatal = 1,
  /** The player leaves the board, and no avatar loops, by the rule `reference`. */
  Leaves = 2,
  /** An avatar loops, by the rule `reference`. */
  Loops = 3,
}

/** Whether two avatars share a port that did not before. */
function newlyShared(before: readonly number[], after: readonly number[]): boolean {
  return after.some(
    (place, player) =>
      isOnBoard(place) &&
      after.some(
        (other, index) => index < player && other === place && before[index] !== before[player],
      ),
  );
}

/** Grade a placement. */
function gradeOf(position: Position, placement: Placement): Grade {
  const { rules, turn, board, players } = position;
  const isTotal = rules.legality === 'total';
  let leaves = false;
  for (let player = 0; player < players.length; player++) {
    const status = players[player] ?? 0;
    if (!isMoved(status, placement.square)) continue;
    const end = walk(board, placement, status);
    if (end === End.Loops) return isTotal ? Grade.Fatal : Grade.Loops;
    if (end === End.Leaves && player === turn) leaves = true;
  }
  if (!leaves) return Grade.Good;
  if (isTotal) return Grade.Fatal;
  return newlyShared(players, moved(position, placement)) ? Grade.Good : Grade.Leaves;
}

/** Whether an option that is on offer is legal on the square before the player to move. */
export function isLegalOption(position: Position, placement: Placement): boolean {
  const grade = gradeOf(position, placement);
  // Most are good, so that the other options need not be looked at.
  if (grade === Grade.Good) return true;
  const { square } = placement;
  return optionsOf(position).every((option) => gradeOf(position, { square, option }) === grade);
}

/** List the legal options of a turn, in the order of {@link optionsOf}. */
export function legalOptions(position: Position): number[] {
  const square = targetOf(position);
  if (square < 0 || !isMoveDue(position)) return [];
  const options = optionsOf(position);
  const good: number[] = [];
  // A bit for each grade.
  let grades = 0;
  for (const option of options) {
    const grade = gradeOf(position, { square, option });
    grades |= 1 << grade;
    if (grade === Grade.Good) good.push(option);
  }
  const isOneGrade = (grades & (grades - 1)) === 0;
  return isOneGrade ? options : good;
}

/** Return what happens next in a position. */
export function phaseIn(position: Position): Phase {
  if (position.turn === NOBODY) return 'game-over';
  if (isDealDue(position)) return 'deal';
  return isSetup(position) ? 'setup' : 'turn';
}
