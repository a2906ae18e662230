/** The review of a game on the table: how good each move was. */
import type { ChosenMove, GameReview, Mark, MoveReview } from 'azulejo/agents';
import type { GameTypes } from 'azulejo/game';
import type { PlayedGame } from '../played-game.js';
import { linesOf } from './lines.js';
import { eventsOf, type Match, stateAt } from './match.js';

export type Review = GameReview<GameTypes>;

/** Iterations of the search of each position of a review. */
export const REVIEW_ITERATIONS = 600;

/** How far a review is. */
export interface ReviewProgress {
  readonly reviewed: number;
  readonly moves: number;
}

/** What a mark looks like next to a move. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** The marks of moves that a better one is shown for. */
export const ERRORS: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder'];

/** Whether a move was rated, and badly. */
export function isError(move: MoveReview<GameTypes> | undefined): move is ChosenMove<GameTypes> {
  return move !== undefined && move.mark !== 'forced' && ERRORS.includes(move.mark);
}

/** Return the shares of an error as they are said, in whole percent: the loss that is said is between these. */
export function saidShares({ best, winShare }: ChosenMove<GameTypes>) {
  const better = Math.round(100 * best.winShare);
  const played = Math.round(100 * winShare);
  return { best: better / 100, played: played / 100, lost: (better - played) / 100 };
}

/** Return how many moves of a line a review knows: it ends where something else was played. */
function knownMoves({ moves }: Review, events: readonly string[]): number {
  const end = moves.findIndex(({ event, move }) => events[event] !== move);
  return end < 0 ? moves.length : end;
}

/** Return the review that knows most of a line's moves: its own, or that of a line that it branches off from. */
function bestReview(reviews: readonly Review[], events: readonly string[]): Review | undefined {
  const known = reviews.map((review) => knownMoves(review, events));
  const most = Math.max(0, ...known);
  return most === 0 ? undefined : reviews[known.indexOf(most)];
}

/** Return the review of the line on the table, as far as it is reviewed. */
export function reviewOf(match: Match): Review | undefined {
  return bestReview(match.reviews, eventsOf(match));
}

/** Whether all that a review says is of the line on the table. */
export function isOwn(review: Review, match: Match): boolean {
  return knownMoves(review, eventsOf(match)) === review.moves.length;
}

/** Keep the reviews of a game that some line needs. */
export function withReviews(match: Match, reviews: readonly Review[]): Match {
  const needed = linesOf(match).map(({ record }) => bestReview(reviews, record.events));
  return { ...match, reviews: reviews.filter((review) => needed.includes(review)) };
}

/** A point of the curve: a move, and what each player could expect after it. */
export interface CurvePoint {
  readonly move: MoveReview<GameTypes>;
  /** Number of events up to the move. */
  readonly events: number;
  /** Win shares by player. */
  readonly shares: readonly number[];
}

/** List the points of the curve of a game; none if it is not reviewed. */
export function curveOf(match: Match): CurvePoint[] {
  const review = reviewOf(match);
  if (review === undefined) return [];
  return review.moves.slice(0, knownMoves(review, eventsOf(match))).map((move, index) => ({
    move,
    events: move.event + 1,
    shares: review.curve[index] ?? [],
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

/** Return the index of the error that gave up most; of the first among equals; -1 if there is none. */
export function biggestError(curve: readonly CurvePoint[]): number {
  const losses = curve.map(({ move }) => (isError(move) ? move.loss : 0));
  const most = Math.max(0, ...losses);
  return most === 0 ? -1 : losses.indexOf(most);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isMove(value: unknown): boolean {
  const { event, move, mark, best, reasons } = Object(value);
  if (!Number.isInteger(event) || typeof move !== 'string') return false;
  const isMark = Object.keys(MARK_SIGNS).includes(mark);
  const isRated = isMark && typeof best?.move === 'string' && isList(reasons);
  return mark === 'forced' || isRated;
}

function isPlayer(value: unknown): boolean {
  const { name, marks } = Object(value);
  return typeof name === 'string' && typeof marks === 'object' && marks !== null;
}

/** Return those of a saved game's reviews that are such. */
export function knownReviews(values: unknown): Review[] {
  return isList(values) ? values.flatMap((value) => knownReview(value) ?? []) : [];
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
