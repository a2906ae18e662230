/** Saved games: all of a game as plain data, with what a list of games shows. */
import { loadSession } from 'azulejo/record';
import { isLanguage, type Language } from '../../../src/engine/board/language/languages.js';
import type { PlayedGame } from '../played-game.js';
import { type Clock, knownClock } from './clock.js';
import { type GameInWords, statusOf } from './ending.js';
import { readLines } from './lines.js';
import { isOver, type Match, matchOf, namesOf, seatToMove, stateAt } from './match.js';
import { currentSection } from './move-list.js';
import { shorten, shownName } from './outside.js';
import { knownReviews, type Review, withReviews } from './review.js';
import { HUMAN, knownSeat, type Seat } from './seats.js';

/** A game as it is saved in this browser. */
export interface SavedGame {
  readonly id: string;
  /** Name of the game. */
  readonly game: string;
  readonly created: number;
  readonly updated: number;
  readonly seats: readonly Seat[];
  /** The record of all events, with those that were undone. */
  readonly record: string;
  /** Number of events that count. */
  readonly count: number;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  /** How far the game is, in words, and their language; English in games of earlier versions. */
  readonly progress: string;
  readonly language?: Language | undefined;
  /** Whether the board is covered between turns; missing in games of earlier versions. */
  readonly covers?: boolean | undefined;
  readonly clock?: Clock | undefined;
  /** The only review, in games of earlier versions. */
  readonly review?: Review | undefined;
  readonly reviews?: readonly Review[];
  /** The events of the other lines, as a record has one only, and the forfeits that have ended them. */
  readonly others?: readonly (readonly string[])[];
  readonly forfeits?: readonly unknown[];
  /** The number of the record's line among all. */
  readonly place?: number;
  /** Whether a person has played in it; missing in games of earlier versions, which count as played. */
  readonly isPlayed?: boolean;
}

/** Number of games from which on the list is full. */
export const MOST_SAVED = 50;

/**
 * Choose the games that make room in a list that is too full: those that nobody has played, the oldest first. The latest
 * of all may be about to be played.
 *
 * @param saved - the latest first
 */
export function dispensable(saved: readonly SavedGame[]): readonly SavedGame[] {
  const excess = Math.max(0, saved.length - MOST_SAVED);
  const unplayed = saved.slice(1).filter(({ isPlayed }) => isPlayed === false);
  return unplayed.slice(Math.max(0, unplayed.length - excess));
}

function listOf<Value>(value: unknown, isIt: (each: unknown) => each is Value): readonly Value[] {
  return Array.isArray(value) && value.every(isIt) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Return a saved time; where it is none, the first that there is. */
function timeOf(value: unknown): number {
  return isNumber(value) ? value : 0;
}

/**
 * Return what the database has as a saved game; `undefined` if it is none. Another version of the page, or another program,
 * may have written it: what the list shows of it may be missing, and the rest is checked when the game is loaded.
 */
export function knownSaved(value: unknown): SavedGame | undefined {
  const saved = Object(value);
  const { id, game, record, count, language, progress } = saved;
  if (!isText(id) || !/^[\w-]+$/.test(id) || !isText(game) || !isText(record)) return undefined;
  return {
    ...saved,
    created: timeOf(saved.created),
    updated: timeOf(saved.updated),
    seats: listOf(saved.seats, isText),
    // By default all events count.
    count: Number.isSafeInteger(count) && count >= 0 ? count : Number.MAX_SAFE_INTEGER,
    names: listOf(saved.names, isText).map(shownName),
    scores: listOf(saved.scores, isNumber),
    progress: isText(progress) ? shorten(progress) : '',
    language: isLanguage(language) ? language : undefined,
  };
}

/** Describe a game as plain data. */
export function saveMatch(speaking: GameInWords, match: Match, now: number): SavedGame {
  const { game, words } = speaking;
  const state = stateAt(match);
  return {
    id: match.id,
    game: game.rules.name,
    created: match.created,
    updated: now,
    seats: match.seats,
    record: match.line.save(),
    count: match.count,
    names: namesOf(match),
    scores: game.rules.scores?.(state) ?? [],
    progress: progressOf(speaking, match),
    language: words.forms.language,
    covers: match.covers,
    clock: match.clock,
    reviews: match.reviews,
    others: match.others.map(({ events }) => events),
    forfeits: match.others.map(({ record: { result } }) =>
      result?.kind === 'forfeit' ? result : undefined,
    ),
    place: match.place,
    isPlayed: match.isPlayed,
  };
}

/** Describe the progress of a game: `Round 2, your turn`. */
export function progressOf(speaking: GameInWords, match: Match): string {
  const { game, words } = speaking;
  const status = statusOf(speaking, match);
  if (isOver(game, match)) return status;
  const isYours = seatToMove(game, match) === HUMAN;
  const isAlone = match.seats.filter((seat) => seat === HUMAN).length === 1;
  const parts = [currentSection(game, match), isYours && isAlone ? words.menu.yourTurn : status];
  return parts.filter((part) => part !== '').join(', ');
}

/** Read a saved game, which another version of the page may have written. */
export function loadSaved(game: PlayedGame, saved: SavedGame): Match | undefined {
  const loaded = loadSession(game.rules, saved.record);
  if (!loaded.ok) return undefined;
  const { id, created: now, count, seats, place = 0 } = saved;
  const match = matchOf(
    loaded.session,
    { id, now },
    seats.map((seat) => knownSeat(game, seat)),
  );
  const isWithin = Number.isInteger(count) && count >= 0 && count <= match.count;
  const others = readLines(match.line, saved.others, saved.forfeits);
  const isPlace = Number.isInteger(place) && place >= 0 && place <= others.length;
  const whole = {
    ...match,
    ...(isWithin && { count }),
    covers: saved.covers === true,
    clock: knownClock(saved.clock, seats.length),
    others,
    place: isPlace ? place : 0,
    isPlayed: saved.isPlayed !== false,
  };
  return withReviews(whole, knownReviews(saved.reviews ?? [saved.review]));
}
