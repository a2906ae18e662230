/** A game at the table: its session, who plays, and how much of it counts. */

import type { GameReview } from 'azulejo/agents';
import type { PastEvent } from 'azulejo/board';
import type { GameTypes } from 'azulejo/game';
import { newSession, type Session } from 'azulejo/record';
import type { PlayedGame } from '../played-game.js';
import { atEvents, type Clock, newClock } from './clock.js';
import { shownName } from './outside.js';
import { HUMAN, type Seat } from './seats.js';
import { readSeed, readSettings, type Setup } from './setup.js';

export interface Match {
  /** Names the game in this browser. */
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly created: number;
  readonly seats: readonly Seat[];
  /** The game, at its end, with the events that were undone and can be redone. */
  readonly line: Session<GameTypes>;
  /** Number of events that count: those after them were undone. */
  readonly count: number;
  /** The other lines of the game, in the order in which they began, and the number of this one among all. */
  readonly others: readonly Session<GameTypes>[];
  readonly place: number;
  /** Whether the board is covered between the turns of two people. */
  readonly covers: boolean;
  /** The time that people have left, in a game with a clock. */
  readonly clock?: Clock | undefined;
  /** How good the moves of its lines were, where somebody has asked; the latest first. */
  readonly reviews: readonly GameReview<GameTypes>[];
  /** The fragment of the link that the game came from, until a person plays on: only then is it saved. */
  readonly link?: string | undefined;
  /** Whether a person has done anything in it, or wants to watch it: such a game is never deleted without a question. */
  readonly isPlayed: boolean;
}

/** What the menu does not know of a new game. */
export interface Birth {
  readonly id: string;
  readonly now: number;
  /** The seed, unless the menu has one. */
  readonly seed: number;
}

/**
 * Begin a game; `undefined` if the seed of the menu is invalid.
 *
 * @param defaultName - names a player, from 1, who has no name
 */
export function beginMatch(
  game: PlayedGame,
  setup: Setup,
  { id, now, seed: fallback }: Birth,
  defaultName: (player: number) => string,
): Match | undefined {
  const { players } = setup;
  const seed = setup.seed.trim() === '' ? fallback : readSeed(setup.seed);
  if (seed === undefined) return undefined;
  const names = setup.names
    .slice(0, players)
    .map((name, index) => name.trim() || defaultName(index + 1));
  // The rules check their own settings, which the menu has from the game.
  const rules = readSettings(game, { ...setup.settings, players: `${players}` });
  const line = newSession(game.rules, { names, seed, rules });
  const clock = setup.clock.minutes > 0 ? newClock(setup.clock, players) : undefined;
  const seats = setup.seats.slice(0, players);
  const alone = { others: [], place: 0, reviews: [] };
  const isPlayed = !seats.includes(HUMAN);
  return {
    id,
    created: now,
    seats,
    line,
    count: 0,
    ...alone,
    covers: setup.covers,
    clock,
    isPlayed,
  };
}

/** Put a session on the table. */
export function matchOf(
  line: Session<GameTypes>,
  { id, now }: Omit<Birth, 'seed'>,
  seats: readonly Seat[],
): Match {
  const { events, names } = line.record;
  const all = names.map((_, index) => seats[index] ?? HUMAN);
  const alone = { others: [], place: 0, reviews: [], covers: false, isPlayed: false };
  return { id, created: now, seats: all, line, count: events.length, ...alone };
}

/** List all events, with those that were undone. */
export function eventsOf({ line }: Match): readonly string[] {
  return line.record.events;
}

/** List the comments of the record on the position after a number of events. */
export function commentsAt({ line }: Match, events: number): string[] {
  const { comments = [] } = line.record;
  return comments.flatMap(({ after, text }) => (after === events ? [text] : []));
}

/** Whether a game has continued by one event that was not there before. */
export function isOneOn(before: Match, after: Match): boolean {
  return after.count === before.count + 1 && after.line !== before.line;
}

/** The names of records as they are shown. */
const SHOWN = new WeakMap<readonly string[], readonly string[]>();

/** Return the players' names as they are shown: always the same list, so that what shows them need not be drawn again. */
export function namesOf({ line }: Match): readonly string[] {
  const { names } = line.record;
  const shown = SHOWN.get(names) ?? names.map(shownName);
  SHOWN.set(names, shown);
  return shown;
}

/** Return the forfeit that ended a game, if one did, after a number of events. */
export function forfeitOf(match: Match, events = match.count) {
  const { result } = match.line.record;
  return result?.kind === 'forfeit' && events === eventsOf(match).length ? result : undefined;
}

/** Whether a game is over after a number of events. */
export function isOver(game: PlayedGame, match: Match, events = match.count): boolean {
  return game.rules.isOver(stateAt(match, events)) || forfeitOf(match, events) !== undefined;
}

/** Return the game with the events that count only. */
export function countedLine(match: Match): Session<GameTypes> {
  return forfeitOf(match) === undefined ? match.line.fork(match.count) : match.line;
}

/** The states of a line, from the first to the last. */
const STATES = new WeakMap<Session<GameTypes>, readonly unknown[]>();

/** List the states of a line, in one walk: to find each from the end would take a walk for each. */
function statesOf(line: Session<GameTypes>): readonly unknown[] {
  const known = STATES.get(line);
  if (known !== undefined) return known;
  // A session with nothing to redo leads to the one before it in one step.
  let session = line.fork();
  const states = [session.state];
  for (let events = line.record.events.length - 1; events >= 0; events--) {
    session = session.fork(events);
    states.push(session.state);
  }
  states.reverse();
  STATES.set(line, states);
  return states;
}

/** Return the state after a number of events; by default, after all that count. */
export function stateAt({ line, count }: Match, events = count): unknown {
  return events === line.record.events.length ? line.state : statesOf(line)[events];
}

/** List the first events of a game, the latest first, each with the state before it. */
export function* pastOf(match: Match, events: number): Iterable<PastEvent<GameTypes>> {
  for (const [index, event] of [...eventsOf(match).slice(0, events).entries()].reverse()) {
    yield { before: stateAt(match, index), event };
  }
}

/** Draw the chance event that is due, by the seed of the game. */
export function draw({ line, count }: Match): string {
  const { events } = line.at(count).draw();
  return events[count] ?? '';
}

/** Begin a new game with the first events of another. */
export function forkAt(match: Match, events: number, birth: Omit<Birth, 'seed'>): Match {
  const { line, seats, covers, clock } = match;
  return {
    ...matchOf(line.fork(events), birth, seats),
    isPlayed: true,
    covers,
    clock: clock && atEvents(clock, events),
  };
}

/** Return who makes the next move after a number of events; `undefined` if nobody does. */
export function seatToMove(game: PlayedGame, match: Match, events?: number): Seat | undefined {
  const player = game.rules.playerToMove(stateAt(match, events));
  return player < 0 ? undefined : match.seats[player];
}

/** Whether a person decided what happened after a number of events. */
function isChoice(game: PlayedGame, match: Match, events: number): boolean {
  if (seatToMove(game, match, events) !== HUMAN) return false;
  return game.forcedEvent(stateAt(match, events)) === undefined;
}

/**
 * Return the count after undoing: the last earlier position in which a person had a choice, so that no
 * agent repeats its move at once. `undefined` if there is none.
 */
export function undoTarget(game: PlayedGame, match: Match): number | undefined {
  // What ended the game is no event, and is undone first.
  if (forfeitOf(match) !== undefined) return match.count;
  for (let events = match.count - 1; events >= 0; events--) {
    if (isChoice(game, match, events)) return events;
  }
  return undefined;
}

/** Return the count after redoing: the next such position, or the end. */
export function redoTarget(game: PlayedGame, match: Match): number | undefined {
  const { length } = eventsOf(match);
  if (match.count >= length) return undefined;
  for (let events = match.count + 1; events < length; events++) {
    if (isChoice(game, match, events)) return events;
  }
  return length;
}

/** Return the player whose board is in front: the only person, or the person to move. */
export function homeOf(game: PlayedGame, match: Match, events = match.count): number {
  const people = match.seats.flatMap((seat, index) => (seat === HUMAN ? [index] : []));
  const [first = 0] = people;
  if (people.length < 2) return first;
  for (let before = events; before >= 0; before--) {
    const player = game.rules.playerToMove(stateAt(match, before));
    if (people.includes(player)) return player;
  }
  return first;
}
