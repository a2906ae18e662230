/**
 * The lines of a game: the main line, and the variations that begin where somebody goes back and plays something
 * else. One of them is on the table; the others are kept as they are. No line is the beginning of another.
 */
import type { GameTypes } from 'azulejo/agents';
import type { Session } from 'azulejo/record';
import { eventsOf, type Match } from './match.js';

/** Where a line branches off. */
export interface Branch {
  /** Its number, from 1; the main line has 0. */
  readonly line: number;
  /** The number of the line that it branches off from, which is an earlier one. */
  readonly parent: number;
  /** Number of events that they share. */
  readonly from: number;
}

/** List all lines, the main line first, with those that were undone at their ends. */
export function linesOf({ line, others, place }: Match): readonly Session<GameTypes>[] {
  return others.toSpliced(place, 0, line);
}

/** Return the number of events with which two lists begin alike. */
export function sharedLength(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((event, index) => event !== other[index]);
  return end < 0 ? one.length : end;
}

/** Put a line on the table, at its end. */
export function onLine(match: Match, place: number): Match {
  const lines = linesOf(match);
  const line = lines[place];
  if (line === undefined || place === match.place) return match;
  const { length } = line.record.events;
  return { ...match, line, count: length, others: lines.toSpliced(place, 1), place };
}

/** Make the line on the table the main line. */
export function promoted(match: Match): Match {
  return { ...match, place: 0 };
}

/** Return the number of a line that goes on with an event after the first events of the game, if there is one. */
function lineWith(match: Match, events: number, event: string): number | undefined {
  const start = [...eventsOf(match).slice(0, events), event];
  const goesOn = ({ record }: Session<GameTypes>) =>
    sharedLength(start, record.events) === start.length;
  if (goesOn(match.line)) return match.place;
  const found = linesOf(match).findIndex(goesOn);
  return found < 0 ? undefined : found;
}

/**
 * Play an event after the first events of the game. If it was played there before, the line with it is on the
 * table, with all that follows. If something else was, the event begins a variation.
 */
export function playAfter(match: Match, events: number, event: string): Match {
  const known = lineWith(match, events, event);
  if (known !== undefined) return { ...onLine(match, known), count: events + 1 };
  const line = match.line.at(events).play(event);
  const isEnd = events === eventsOf(match).length;
  const lines = linesOf(match);
  const variation = isEnd ? {} : { others: lines, place: lines.length };
  return { ...match, ...variation, line, count: events + 1 };
}

/** List where the variations branch off: each from the line that it shares most with. */
export function branchesOf(match: Match): Branch[] {
  const all = linesOf(match).map(({ record }) => record.events);
  return all.slice(1).map((events, index) => {
    const shared = all.slice(0, index + 1).map((earlier) => sharedLength(events, earlier));
    const from = Math.max(...shared);
    return { line: index + 1, parent: shared.indexOf(from), from };
  });
}

/** Play the lines that were saved beside a game, leaving out what is none. */
export function readLines(line: Session<GameTypes>, lines: unknown): Session<GameTypes>[] {
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((events: unknown) => {
    if (!Array.isArray(events) || !events.every((event) => typeof event === 'string')) return [];
    const shared = sharedLength(events, line.record.events);
    if (shared === events.length) return [];
    try {
      const start = line.at(shared);
      return [events.slice(shared).reduce((session, event) => session.play(event), start)];
    } catch {
      return [];
    }
  });
}
