/**
 * The lines of a game: the main line, and the variations that begin where somebody goes back and plays something
 * else. One of them is on the table; the others are kept as they are. No line is the beginning of another, unless a
 * forfeit has ended it.
 */
import type { GameTypes } from 'azulejo/game';
import type { Session } from 'azulejo/record';
import { eventsOf, forfeitOf, type Match } from './match.js';

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

/** Delete a line that is not on the table. Variations that begin in it keep the moves that they share with it. */
export function without(match: Match, line: number): Match {
  const { others, place } = match;
  const isBefore = line < place;
  return {
    ...match,
    others: others.toSpliced(isBefore ? line : line - 1, 1),
    place: isBefore ? place - 1 : place,
  };
}

/** Put a new line on the table, after those that are there. */
export function withLine(match: Match, line: Session<GameTypes>): Match {
  const lines = linesOf(match);
  return { ...match, line, others: lines, place: lines.length, count: line.record.events.length };
}

/** Return the number of a line that continues with an event after the first events of the game, if there is one. */
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
  return isEnd ? { ...match, line, count: events + 1 } : withLine(match, line);
}

/**
 * Go to the position after a number of events. A forfeit that has ended the game is taken back; where another line goes
 * on from there, it is on the table then.
 */
export function moveTo(match: Match, count: number): Match {
  if (forfeitOf(match) === undefined) return { ...match, count };
  const line = match.line.fork();
  const { events } = line;
  const longer = match.others.findIndex(
    ({ record }) =>
      record.events.length > events.length && sharedLength(events, record.events) === events.length,
  );
  const other = match.others[longer];
  if (other === undefined) return { ...match, line, count };
  return { ...match, line: other, others: match.others.toSpliced(longer, 1), place: longer, count };
}

/** Return where the line on the table branches off; `undefined` if it is the main line. */
export function branchOf(match: Match): Branch | undefined {
  return branchesOf(match).find(({ line }) => line === match.place);
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

/** End a line by the forfeit that was saved with it, if it is one. */
function ended(line: Session<GameTypes>, forfeit: unknown): Session<GameTypes> {
  const { player, reason } = Object(forfeit);
  try {
    return line.end({ kind: 'forfeit', player, reason });
  } catch {
    return line;
  }
}

/**
 * Play the lines that were saved with a game, leaving out invalid ones.
 *
 * @param forfeits - those that have ended lines, each at the place of its line
 */
export function readLines(
  line: Session<GameTypes>,
  lines: unknown,
  forfeits: unknown,
): Session<GameTypes>[] {
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((events: unknown, index) => {
    if (!Array.isArray(events) || !events.every((event) => typeof event === 'string')) return [];
    const shared = sharedLength(events, line.record.events);
    try {
      const start = line.fork(shared);
      const played = events.slice(shared).reduce((session, event) => session.play(event), start);
      const whole = ended(played, Object(forfeits)[index]);
      const isNew = shared < events.length || whole.record.result !== undefined;
      return isNew ? [whole] : [];
    } catch {
      return [];
    }
  });
}
