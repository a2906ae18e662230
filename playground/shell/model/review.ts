/** The review of a game on the table: how good each move was. */
import {
  type ChosenMove,
  type GameReviewOf,
  type GameTypes,
  MARKS,
  type Mark,
  type MoveReview,
} from 'azulejo/agents';
import type { PlayedGame } from '../played-game.js';
import { eventsOf, type Match, stateAt } from './match.js';

export type Review = GameReviewOf<GameTypes>;

/** Iterations of the search of each position of a review. */
export const REVIEW_ITERATIONS = 1000;

/** How far a review is. */
export interface Reviewing {
  readonly reviewed: number;
  readonly moves: number;
}

/** What a mark looks like beside a move. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The marks of moves that a better one is shown for. */
export const ERRORS: readonly Mark[] = MARKS.slice(MARKS.indexOf('inaccuracy'));

/** Whether a move was rated, and badly. */
export function isError(move: MoveReview<GameTypes> | undefined): move is ChosenMove<GameTypes> {
  return move !== undefined && move.mark !== 'forced' && ERRORS.includes(move.mark);
}

/** Return a review as far as the game is still the one that was reviewed. */
function movesOf(match: Match): readonly MoveReview<GameTypes>[] {
  const events = eventsOf(match);
  const moves = match.review?.moves ?? [];
  const end = moves.findIndex(({ event, move }) => events[event] !== move);
  return end < 0 ? moves : moves.slice(0, end);
}

/** A point of the curve: a move, and what each player could expect after it. */
export interface CurvePoint {
  readonly move: MoveReview<GameTypes>;
  /** Number of events up to the move. */
  readonly events: number;
  /** Shares of the win by player. */
  readonly shares: readonly number[];
}

/** List the points of the curve of a game; none if it is not reviewed. */
export function curveOf(match: Match): CurvePoint[] {
  return movesOf(match).map((move, index) => ({
    move,
    events: move.event + 1,
    shares: match.review?.curve[index] ?? [],
  }));
}

/** Whether events have been played that the review does not know. */
export function isOutdated(game: PlayedGame, match: Match): boolean {
  const known = curveOf(match).at(-1)?.events ?? 0;
  for (let events = known; events < match.count; events++) {
    if (game.rules.playerToMove(stateAt(match, events)) >= 0) return true;
  }
  return false;
}

/** Return the index of the point of the curve that a position belongs to: its last move's; -1 before the first. */
export function pointAt(curve: readonly CurvePoint[], events: number): number {
  return curve.findLastIndex((point) => point.events <= events);
}

/** Return the index of the next error after a position; of the first, where none follows; -1 if there is none. */
export function nextError(curve: readonly CurvePoint[], events: number): number {
  const next = curve.findIndex((point) => point.events > events && isError(point.move));
  return next >= 0 ? next : curve.findIndex(({ move }) => isError(move));
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isMove(value: unknown): boolean {
  const { event, move, mark, best, reasons } = Object(value);
  if (!Number.isInteger(event) || typeof move !== 'string') return false;
  const isRated = MARKS.includes(mark) && typeof best?.move === 'string' && isList(reasons);
  return mark === 'forced' || isRated;
}

function isPlayer(value: unknown): boolean {
  const { name, marks } = Object(value);
  return typeof name === 'string' && typeof marks === 'object' && marks !== null;
}

/** Return a review that was saved; `undefined` if it is none, as another version may have written it. */
export function knownReview(value: unknown): Review | undefined {
  const { moves, curve, players } = Object(value);
  if (!isList(moves) || !isList(curve) || !isList(players)) return undefined;
  const isKnown =
    moves.length === curve.length &&
    moves.every(isMove) &&
    curve.every(isList) &&
    players.every(isPlayer);
  // Its parts are those that the page reads.
  return isKnown ? (value as Review) : undefined;
}
