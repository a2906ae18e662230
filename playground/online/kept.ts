/** What this device keeps of rooms: its own name, that of its person, and the token of each room. */
import { keep, keptValue } from '../shell/storage/kept.js';

const KEY = 'azulejo-rooms';

/** Most rooms whose tokens are kept. */
const MOST_ROOMS = 20;

/** A room in which this device has been. */
export interface KeptRoom {
  readonly id: string;
  readonly token: string;
  /** The game's name. */
  readonly game?: string | undefined;
  /** The secret of its link, in a private room. */
  readonly secret?: string | undefined;
}

interface Kept {
  readonly browser?: unknown;
  readonly name?: unknown;
  readonly rooms?: unknown;
}

const kept = (): Kept => Object(keptValue(KEY));

function isRoom(value: unknown): value is KeptRoom {
  const { id, token }: { id?: unknown; token?: unknown } = Object(value);
  return typeof id === 'string' && typeof token === 'string';
}

/** List the rooms, the latest first. */
export function keptRooms(): readonly KeptRoom[] {
  const { rooms } = kept();
  return Array.isArray(rooms) ? rooms.filter(isRoom) : [];
}

/** Keep the token of a room. */
export function keepRoom(room: KeptRoom): void {
  const others = keptRooms().filter(({ id }) => id !== room.id);
  keep(KEY, {}, (all) => ({ ...all, rooms: [room, ...others].slice(0, MOST_ROOMS) }));
}

/** Forget the token of a room. */
export function forgetRoom(id: string): void {
  const others = keptRooms().filter((room) => room.id !== id);
  keep(KEY, {}, (all) => ({ ...all, rooms: others }));
}

/** Return the name of the person at this device; empty at first. */
export function keptName(): string {
  const { name } = kept();
  return typeof name === 'string' ? name : '';
}

export function keepName(name: string): void {
  keep(KEY, {}, (all) => ({ ...all, name }));
}

/** The device's name where nothing can be kept. */
const DRAWN = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

/** Return the name of this device, which is drawn once. */
export function ownBrowser(): string {
  const { browser } = kept();
  if (typeof browser === 'string' && /^\w{1,64}$/.test(browser)) return browser;
  keep(KEY, {}, (all) => ({ ...all, browser: DRAWN }));
  return DRAWN;
}
