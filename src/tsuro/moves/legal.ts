/**
 * Which placements are legal.
 *
 * @packageDocumentation
 */
import { across, Board, EDGE, facedSquare, isPeriphery, neighboursOf } from '../state/board.js';
import { isMoveDue, isOnBoard, optionAt, type Position, statusOf } from '../state/position.js';
import { Count, rotationsOf } from '../state/tiles.js';
import { End, moved } from './walk.js';

/** A periphery square, on which a player can begin. */
interface StartSquare {
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

/** List the squares on which a player can begin: empty ones, beside which there is no tile. */
export function openSquares({ board }: Position): StartSquare[] {
  return START_SQUARES.filter(
    ({ square, neighbours }) =>
      board[square] === 0 && neighbours.every((neighbour) => board[neighbour] === 0),
  );
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
export enum Grade {
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

/** Grade a placement, by the statuses after it as {@link moved} lists them. */
export function gradeOf({ rules, turn, players }: Position, after: readonly number[]): Grade {
  const loops = after.includes(End.Loops);
  const leaves = after[turn] === End.Leaves;
  if (!loops && !leaves) return Grade.Good;
  if (rules.legality === 'total') return Grade.Fatal;
  if (loops) return Grade.Loops;
  return newlyShared(players, after) ? Grade.Good : Grade.Leaves;
}

/** Whether every option of the player to move has a grade. */
function isOnlyGrade(position: Position, square: number, grade: Grade): boolean {
  return optionsOf(position).every(
    (option) => gradeOf(position, moved(position, { square, option })) === grade,
  );
}

/** Whether an option that is on offer is legal in a turn, by the statuses after it. */
export function isLegalOption(
  position: Position,
  square: number,
  after: readonly number[],
): boolean {
  const grade = gradeOf(position, after);
  // Most are good, so that the other options need not be looked at.
  return grade === Grade.Good || isOnlyGrade(position, square, grade);
}

/** List the legal options of a turn, in the order of {@link optionsOf}. */
export function legalOptions(position: Position): number[] {
  const square = targetOf(position);
  if (square < 0 || !isMoveDue(position)) return [];
  const options = optionsOf(position);
  const grades = options.map((option) => gradeOf(position, moved(position, { square, option })));
  const good = options.filter((_, index) => grades[index] === Grade.Good);
  const isUniform = grades.every((grade) => grade === grades[0]);
  return good.length === 0 && isUniform ? options : good;
}
