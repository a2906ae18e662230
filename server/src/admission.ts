/** Who may come into a room, under which name. */
import {
  type Entry,
  type Person,
  type Refusal,
  type RefusalCode,
  type Room,
  seatsOf,
} from 'azulejo/online';
import { refusal } from './refusal.js';

/** Most people who play or wait in a room at a time, besides those who have a seat. */
export const MOST_WAITING = 20;

/** Most people who watch a room at a time. */
const MOST_WATCHING = 50;

/** Most people who were ever in a room, and most entries with which one takes more than the end of its game. */
const MOST_PEOPLE = 500;
export const MOST_ENTRIES = 20_000;

/** What follows from a request: entries in order, none for one that was met before; or a refusal. */
export type Decision = { readonly entries: readonly Entry[] } | { readonly refusal: Refusal };

/** Decide against a request. */
export const no = (code: RefusalCode, message: string): Decision => ({
  refusal: refusal(code, message),
});

/** Refuse what would make a room longer, if it is full of entries. */
export function whyFull(room: Room): Decision | undefined {
  if (room.entries < MOST_ENTRIES) return undefined;
  return no('room.full', 'The room has reached its limit of entries: make another one.');
}

/** Whether somebody is in the room, or may come back at once. */
export function isPresent({ presence }: Person): boolean {
  return presence === 'here' || presence === 'lost';
}

/**
 * Return a name as names are compared: with or without the sign that an emoji has colours. Small letters can share a
 * capital, such as σ and ς.
 */
function folded(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('\ufe0f', '');
}

/** Whether a name is taken, by a person or a player of another one. Who has left a seat can come back to it. */
export function isNameTaken(room: Room, name: string, but?: string): boolean {
  const people = room.people.filter(
    (each) => (isPresent(each) || seatsOf(room, each.id).length > 0) && each.id !== but,
  );
  const players = room.seats.flatMap(({ occupant }) =>
    occupant !== null && 'name' in occupant && occupant.name !== undefined ? [occupant.name] : [],
  );
  return [...people.map((each) => each.name), ...players].some(
    (each) => folded(each) === folded(name),
  );
}

/** Whether a device may not come in: the host refused it, or removed it from this game. */
export function isShutOut(room: Room, browser: string): RefusalCode | undefined {
  if (room.denied.includes(browser)) return 'room.denied';
  const since = room.match?.startedAt ?? 0;
  const isKicked = room.people.some(
    (each) => each.presence === 'kicked' && each.browser === browser && each.since >= since,
  );
  return isKicked ? 'room.kicked' : undefined;
}

/** Whether the host invited somebody of a name. */
export function isInvited(room: Room, name: string): boolean {
  return room.invited.some((each) => folded(each) === folded(name));
}

/** A person who wants to come in. */
export interface Newcomer {
  readonly name: string;
  /** The device, as the room knows it. */
  readonly browser: string;
  readonly watches: boolean;
}

/** Decide about somebody who comes in for the first time. */
export function decideJoin(room: Room, { name, browser, watches }: Newcomer, at: number): Decision {
  const shut = isShutOut(room, browser);
  if (shut !== undefined) return no(shut, 'The host does not let this device in.');
  if (isNameTaken(room, name)) return no('person.name-taken', `${name} is in the room already.`);
  const present = room.people.filter((each) => isPresent(each) && each.watches === watches);
  const most = watches ? MOST_WATCHING : room.seats.length + MOST_WAITING;
  const isFull = present.length >= most || room.people.length >= MOST_PEOPLE;
  if (isFull || whyFull(room) !== undefined) return no('room.full', 'The room is full.');
  const person = `p${room.people.length + 1}`;
  return { entries: [{ kind: 'join', at, person, name, browser, watches }] };
}
