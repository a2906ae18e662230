/** A room as this device is in it: the client, what happened, and who waits at the door. */
import {
  type Asked,
  type Entry,
  type Refusal,
  RefusedError,
  type RequestKind,
  type Result,
  type Room,
  RoomClient,
} from 'azulejo/online';
import { forgetRoom, keepRoom, keptRooms, ownBrowser } from './kept.js';
import { RULES } from './rules.js';
import { socketAddress } from './server.js';

/** How far one is: a name is asked for, one comes in, waits at the door, is in, or is out for good. */
export type Phase = 'name' | 'entering' | 'door' | 'in' | 'unreachable' | 'closed';

/** Something that happened in a room, in its order. */
export interface Happened {
  readonly number: number;
  readonly entry: Entry;
  /** Names of people and seats as they were then. */
  readonly room: Room;
}

/** Most things that happened which are kept to be shown. */
const MOST_SHOWN = 300;

/** Entries that are told in the room. */
const TOLD: ReadonlySet<Entry['kind']> = new Set([
  'chat',
  'join',
  'leave',
  'lost',
  'back',
  'host',
  'start',
  'control',
  'ask',
  'agree',
  'undo',
  'resign',
  'over',
  'ready',
]);

/** Refusals after which the token of a room is of no more use. */
const FORGOTTEN: ReadonlySet<string> = new Set(['room.token', 'room.unknown', 'room.kicked']);

/** Milliseconds until a server that could not be reached is asked again. */
const AGAIN = 3000;

/** How somebody comes in for the first time. */
export interface Coming {
  readonly name: string;
  readonly watches: boolean;
  /** Whether to sit down at once, where a seat is empty. */
  readonly sits?: boolean;
}

export class RoomSession {
  /** Empty until the room is made. */
  id: string;
  readonly #secret: string | undefined;
  readonly #listeners = new Set<() => void>();
  #client: RoomClient;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isTelling = false;
  /** How one came in last. */
  #asked: Asked<'join'> | undefined;
  #socket: WebSocket | undefined;
  readonly #end = new AbortController();
  phase: Phase = 'name';
  /** Whether the connection is there. */
  isConnected = false;
  /** Why one is out, or was not let in. */
  refusal: Refusal | undefined;
  happened: readonly Happened[] = [];
  /** The line of chat that is being written, wherever on the page. */
  draft = '';
  guests: readonly { readonly guest: string; readonly name: string }[] = [];

  constructor(id: string, secret: string | undefined) {
    this.id = id;
    this.#secret = secret;
    this.#client = this.#newClient();
    // The browser knows sooner than the client.
    const { signal } = this.#end;
    addEventListener('offline', () => this.#socket?.close(), { signal });
  }

  get room(): Room | undefined {
    return this.phase === 'in' || this.phase === 'closed' ? this.#client.room : undefined;
  }

  /** The person at this device. */
  get me(): string {
    return this.#client.me.person ?? '';
  }

  get secrets(): Result['secrets'] {
    return this.#client.me.secrets;
  }

  /** The server's time. */
  get now(): number {
    return this.#client.now;
  }

  /** Be told when anything has changed; return what ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Make a room. */
  async create(asked: Omit<Asked<'create'>, 'browser'>): Promise<void> {
    const result = await this.#client.create({ ...asked, browser: ownBrowser() });
    this.id = result.room ?? '';
    this.#entered(result);
  }

  /** Come back with the token of this device, if it has one. */
  comeBack(): void {
    const token = keptRooms().find(({ id }) => id === this.id)?.token;
    if (token !== undefined) void this.#join({ room: this.id, token });
  }

  /** Come in by a name. */
  async enter({ name, watches, sits = false }: Coming): Promise<void> {
    const secret = this.#secret === undefined ? {} : { secret: this.#secret };
    await this.#join({ room: this.id, name, browser: ownBrowser(), watches, ...secret });
    const seat = this.room?.seats.findIndex(({ occupant }) => occupant === null) ?? -1;
    // Another person may be faster: then one is in the room without a seat.
    if (sits && seat >= 0) await this.ask('sit', { seat });
  }

  /** Ask for something. Return why not; `undefined` if it is done. */
  async ask<Kind extends RequestKind>(
    type: Kind,
    asked: Asked<Kind>,
  ): Promise<Refusal | 'cut' | undefined> {
    try {
      await this.#client.ask(type, asked);
      return undefined;
    } catch (error) {
      return error instanceof RefusedError ? error.refusal : 'cut';
    }
  }

  /** Let a guest in, or not. */
  async admit(guest: string, yes: boolean): Promise<Refusal | 'cut' | undefined> {
    const refusal = await this.ask('admit', { guest, yes });
    if (refusal !== 'cut') this.guests = this.guests.filter((each) => each.guest !== guest);
    this.#tell();
    return refusal;
  }

  /** Leave the room: somebody who comes back by the link has the seat again. */
  async leave(): Promise<void> {
    await this.ask('leave', {});
    this.close();
  }

  /** End the connection. */
  close(): void {
    this.#end.abort();
    this.#client.close();
    clearTimeout(this.#timer);
  }

  #newClient(): RoomClient {
    const client: RoomClient = new RoomClient({
      url: socketAddress(),
      games: RULES,
      connect: (url) => {
        const socket = new WebSocket(url);
        if (client === this.#client) this.#socket = socket;
        return socket;
      },
      changed: (room, entry) => this.#changed(room, entry),
      connection: (status, why) => client === this.#client && this.#connection(status, why),
      guest: (guest, name) => {
        const others = this.guests.filter((each) => each.guest !== guest);
        this.guests = name === undefined ? others : [...others, { guest, name }];
        this.#tell();
      },
    });
    return client;
  }

  async #join(asked: Asked<'join'>): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked = asked;
    // One that has ended does not begin again.
    this.#client = this.#newClient();
    this.happened = [];
    this.refusal = undefined;
    this.phase = 'entering';
    this.#tell();
    try {
      const result = await this.#client.join(asked);
      if (result.waits === true) this.phase = 'door';
      else this.#entered(result);
    } catch (error) {
      this.#failed(error, asked);
    }
    this.#tell();
  }

  #failed(error: unknown, asked: Asked<'join'>): void {
    if (!(error instanceof RefusedError)) {
      this.phase = 'unreachable';
      this.#timer = setTimeout(() => void this.#join(asked), AGAIN);
      return;
    }
    this.refusal = error.refusal;
    const { code } = error.refusal;
    if (FORGOTTEN.has(code)) forgetRoom(this.id);
    const canName = code === 'room.token' || code === 'person.name' || code === 'person.name-taken';
    this.phase = canName ? 'name' : 'closed';
    const isLater = code === 'server.unavailable' || code === 'server.closing';
    if (isLater) this.#timer = setTimeout(() => void this.#join(asked), AGAIN);
  }

  #entered({ token, secrets }: Result): void {
    this.phase = 'in';
    this.isConnected = true;
    if (token === undefined) return;
    const game = this.#client.room?.settings.game;
    keepRoom({ id: this.id, token, game, secret: secrets?.enter ?? this.#secret });
  }

  #connection(status: 'open' | 'lost' | 'closed', why: Refusal | undefined): void {
    this.isConnected = status === 'open';
    // The server says again who waits.
    if (!this.isConnected) this.guests = [];
    if (status === 'open' && this.phase === 'door') this.#entered(this.#client.me);
    // One who does not come in is told by the answer.
    if (status === 'closed' && (this.phase === 'in' || this.phase === 'door')) this.#closed(why);
    this.#tell();
  }

  /** The connection has ended. One who waits at the door when it is cut knocks again. */
  #closed(why: Refusal | undefined): void {
    if (why !== undefined && FORGOTTEN.has(why.code)) forgetRoom(this.id);
    if (why === undefined && this.phase === 'door' && this.#asked !== undefined) {
      const asked = this.#asked;
      this.phase = 'unreachable';
      this.#timer = setTimeout(() => void this.#join(asked), AGAIN);
      return;
    }
    this.phase = 'closed';
    this.refusal = why;
  }

  #changed(room: Room, entry: Entry): void {
    if (TOLD.has(entry.kind)) {
      const next = { number: room.entries, entry, room };
      this.happened = [...this.happened.slice(-MOST_SHOWN), next];
    }
    this.#tell();
  }

  /** Tell once of all that comes at the same time. */
  #tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => {
      this.#isTelling = false;
      for (const listener of this.#listeners) listener();
    });
  }
}

/** The room in which this page is: it stays there while another place is looked at. */
const CURRENT: { session?: RoomSession | undefined } = {};

/** Be in a room, and in no other one. */
export function setSession(session: RoomSession): void {
  if (CURRENT.session !== session) CURRENT.session?.close();
  CURRENT.session = session;
}

/** Return the session of a room: one that is there, or a new one, which comes back with its token. */
export function sessionOf(id: string, secret: string | undefined): RoomSession {
  const { session } = CURRENT;
  if (session?.id === id && session.phase !== 'closed') return session;
  const next = new RoomSession(id, secret);
  setSession(next);
  next.comeBack();
  return next;
}
