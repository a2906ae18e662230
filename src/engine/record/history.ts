/** The positions of a game, backwards and forwards. Histories share their positions. */
import type { EventOf, GameTypes } from '../game/game.js';
import type { RecordComment } from './record.js';

/**
 * A state with the way to it.
 *
 * @internal
 */
export interface Position<Types extends GameTypes> {
  readonly state: Types['state'];
  /** Number of events before. */
  readonly count: number;
  /** Comments on it. */
  readonly comments: readonly string[];
  /** The last event, and the position before it; absent in the first position. */
  readonly last?: { readonly event: EventOf<Types>; readonly before: Position<Types> };
}

/**
 * A position, and those that were left by undoing their events.
 *
 * @internal
 */
export interface History<Types extends GameTypes> {
  readonly position: Position<Types>;
  /** The history after redoing an event. */
  readonly next?: History<Types> | undefined;
}

export function positionAfter<Types extends GameTypes>(
  before: Position<Types>,
  event: EventOf<Types>,
  state: Types['state'],
  comments: readonly string[] = [],
): Position<Types> {
  return { state, count: before.count + 1, comments, last: { event, before } };
}

/** Count the events that can be undone and redone, together. */
export function countEvents<Types extends GameTypes>(history: History<Types>): number {
  let furthest = history;
  while (furthest.next !== undefined) furthest = furthest.next;
  return furthest.position.count;
}

/** Undo or redo up to a number of events. */
export function moveTo<Types extends GameTypes>(
  history: History<Types>,
  count: number,
): History<Types> {
  let current = history;
  while (current.position.count > count && current.position.last !== undefined) {
    current = { position: current.position.last.before, next: current };
  }
  while (current.position.count < count && current.next !== undefined) current = current.next;
  return current;
}

export function eventsBefore<Types extends GameTypes>(position: Position<Types>): EventOf<Types>[] {
  const events: EventOf<Types>[] = [];
  for (let { last } = position; last !== undefined; last = last.before.last) {
    events.push(last.event);
  }
  return events.reverse();
}

/** List the comments on a position and on those before it. */
export function commentsUpTo<Types extends GameTypes>(position: Position<Types>): RecordComment[] {
  const comments: (readonly RecordComment[])[] = [];
  for (let at: Position<Types> | undefined = position; at !== undefined; at = at.last?.before) {
    const after = at.count;
    comments.push(at.comments.map((text) => ({ after, text })));
  }
  return comments.reverse().flat();
}
