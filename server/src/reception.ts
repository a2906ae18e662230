/** How clients come into a room: by its link, after the host has let them in, or with the token of somebody in it. */
import {
  type Asked,
  type Entry,
  type Person,
  personOf,
  type Refusal,
  type Result,
  type Room,
} from 'azulejo/online';
import {
  type Decision,
  decideJoin,
  isInvited,
  isShutOut,
  MOST_ENTRIES,
  type Newcomer,
} from './admission.js';
import type { Audience, Client } from './audience.js';
import { refusal } from './refusal.js';
import { deviceOf, personOfToken, roomSecrets, tokenFor, useOf } from './secrets.js';
import type { Header } from './store/store.js';

/** Most guests who wait at the door of a private room. */
const MOST_GUESTS = 20;

/** Entries that are sent in one message to a client that comes. */
const BATCH = 200;

/** An answer to a request. */
export type Answer = { readonly result?: Result } | { readonly refusal: Refusal };

/** What the reception needs of its room. */
export interface ReceivingRoom {
  readonly name: string;
  readonly header: Header;
  readonly serverKey: string;
  readonly audience: Audience;
  readonly now: () => number;
  /** Return the room as it is. */
  room(): Room;
  /** Keep entries, then tell them to everybody. */
  append(entries: readonly Entry[]): Promise<void>;
  /** Read the texts of entries from a number on, some at a time. */
  read(from: number, most: number): Promise<readonly string[]>;
  /** Let a task wait for those that were asked for before it. */
  inTurn<Value>(task: () => Promise<Value>): Promise<Value | { readonly refusal: Refusal }>;
  /** Append all that follows by itself. */
  settle(): Promise<void>;
}

interface Guest {
  readonly client: Client;
  readonly newcomer: Newcomer;
}

export const KICKED = refusal('room.kicked', 'The host has removed you from this game.');

/** The reception of a room. Its methods are called in the room's turn. */
export class Reception {
  readonly #of: ReceivingRoom;
  readonly #guests = new Map<string, Guest>();
  #guestCount = 0;

  constructor(of: ReceivingRoom) {
    this.#of = of;
  }

  /** Number of guests who wait for the host. */
  get guests(): number {
    return this.#guests.size;
  }

  /** A connection ended. */
  leave(client: Client): void {
    for (const [id, guest] of this.#guests) {
      if (guest.client !== client) continue;
      this.#guests.delete(id);
      this.#of.audience.tellPerson(this.#of.room().host, guestMessage(id));
    }
  }

  /** Send all guests away. */
  close(why: Refusal): void {
    for (const { client } of this.#guests.values()) client.close(why);
    this.#guests.clear();
  }

  /** Let in the client that made the room: as the host. */
  host(client: Client, { name, browser }: Asked<'create'>): Promise<Answer> {
    const newcomer = { name, browser: deviceOf(this.#of.header.key, browser), watches: false };
    return this.#enter(client, newcomer, 0);
  }

  /** Let a client in: with a token as the person that one was before. */
  async join(client: Client, asked: Asked<'join'>): Promise<Answer> {
    const { settings, people } = this.#of.room();
    const { key } = this.#of.header;
    const from = asked.from ?? 0;
    if (asked.token !== undefined) return this.#return(client, asked.token, from);
    const use = settings.isPrivate ? useOf(key, asked.secret) : 'enter';
    if (use === undefined) {
      return { refusal: refusal('room.secret', 'The room is private: its link has a secret.') };
    }
    const { name, browser } = asked;
    if (name === undefined || browser === undefined) {
      return { refusal: refusal('request.field', 'Join: found no name and browser, nor a token.') };
    }
    const watches = use === 'watch' || asked.watches === true;
    const newcomer = { name, browser: deviceOf(key, browser), watches };
    const needsLeave = settings.isPrivate && people.length > 0 && !isInvited(this.#of.room(), name);
    if (!needsLeave) return this.#enter(client, newcomer, from);
    const shut = isShutOut(this.#of.room(), newcomer.browser);
    if (shut !== undefined) {
      return { refusal: refusal(shut, 'The host does not let this device in.') };
    }
    return this.#knock(client, newcomer);
  }

  /** Another person is host, and has to answer the guests. */
  tellHost(): void {
    const { audience, room } = this.#of;
    for (const [id, { newcomer }] of this.#guests) {
      audience.tellPerson(room().host, guestMessage(id, newcomer));
    }
  }

  /** Let a guest in, or not again. */
  admit(person: Person, { guest: id, yes }: Asked<'admit'>): Decision {
    const guest = this.#guests.get(id);
    if (this.#of.room().host !== person.id) {
      return { refusal: refusal('host.only', 'Only the host lets people in.') };
    }
    if (guest === undefined) {
      return { refusal: refusal('person.unknown', 'Nobody of that name is waiting.') };
    }
    const { client, newcomer } = guest;
    if (!yes) {
      this.#guests.delete(id);
      client.close(refusal('room.denied', 'The host does not let you in.'));
      return { entries: [{ kind: 'denied', at: this.#of.now(), browser: newcomer.browser }] };
    }
    void this.#of.inTurn(async () => {
      // Unless the guest has gone meanwhile, or was let in by another request.
      if (!this.#guests.delete(id)) return;
      const answer = await this.#enter(client, newcomer, 0);
      if ('refusal' in answer) client.close(answer.refusal);
      else client.send(JSON.stringify({ type: 'admitted', result: answer.result ?? {} }));
    });
    return { entries: [] };
  }

  /** Let somebody wait for the host. */
  #knock(client: Client, newcomer: Newcomer): Answer {
    if (this.#guests.size >= MOST_GUESTS) {
      return { refusal: refusal('room.full', 'Too many people are waiting to be let in.') };
    }
    this.#guestCount += 1;
    const id = `g${this.#guestCount}`;
    this.#guests.set(id, { client, newcomer });
    this.#of.audience.tellPerson(this.#of.room().host, guestMessage(id, newcomer));
    return { result: { room: this.#of.name, waits: true } };
  }

  async #enter(client: Client, newcomer: Newcomer, from: number): Promise<Answer> {
    const decision = decideJoin(this.#of.room(), newcomer, this.#of.now());
    if ('refusal' in decision) return decision;
    await this.#of.append(decision.entries);
    // The last entry let somebody in.
    const { id = '' } = this.#of.room().people.at(-1) ?? {};
    return this.#welcome(client, id, from);
  }

  /** Let somebody in who was in the room before. */
  async #return(client: Client, token: string, from: number): Promise<Answer> {
    const { name, serverKey } = this.#of;
    const room = this.#of.room();
    const person = personOf(room, personOfToken(serverKey, name, token) ?? '');
    if (person === undefined) {
      return { refusal: refusal('room.token', 'The token is of another room.') };
    }
    if (person.presence === 'kicked') return { refusal: KICKED };
    // A connection that comes and goes for ever must not fill the store.
    if (room.entries >= 2 * MOST_ENTRIES) {
      return { refusal: refusal('room.full', 'The room is full.') };
    }
    if (person.presence !== 'here') {
      await this.#of.append([{ kind: 'back', at: this.#of.now(), person: person.id }]);
    }
    return this.#welcome(client, person.id, from);
  }

  /** Send a client what it has not, and everything from now on. */
  async #welcome(client: Client, person: string, from: number): Promise<Answer> {
    const { name, serverKey, header, audience } = this.#of;
    const room = this.#of.room();
    const { settings, host, entries } = room;
    const first = Math.min(from, entries);
    const texts = await this.#of.read(first, BATCH);
    sendEntries(client, first, texts);
    const watches = personOf(room, person)?.watches === true;
    const result: Result = {
      room: name,
      person,
      token: tokenFor(serverKey, name, person),
      entries,
      time: this.#of.now(),
      ...(settings.isPrivate && !watches && { secrets: roomSecrets(header.key) }),
    };
    const next = first + texts.length;
    audience.add(client, person, { isBehind: next < entries });
    if (next < entries) void this.#catchUp(client, next);
    if (person === host) {
      for (const [id, { newcomer }] of this.#guests) client.send(guestMessage(id, newcomer));
    }
    // What follows comes after the answer.
    queueMicrotask(() => void this.#of.inTurn(() => this.#of.settle()));
    return { result };
  }

  /** Send a client the rest of a long room, as fast as it reads. The game is not stopped meanwhile. */
  async #catchUp(client: Client, from: number): Promise<void> {
    const { audience } = this.#of;
    let next = from;
    while (audience.isBehind(client)) {
      await client.drained();
      await this.#of.inTurn(async () => {
        const texts = await this.#of.read(next, BATCH);
        sendEntries(client, next, texts);
        next += texts.length;
        if (next >= this.#of.room().entries) audience.caughtUp(client);
      });
    }
  }
}

function guestMessage(guest: string, newcomer?: Newcomer): string {
  return JSON.stringify({ type: 'guest', guest, name: newcomer?.name });
}

/** Send entries in one message. */
function sendEntries(client: Client, first: number, texts: readonly string[]): void {
  if (texts.length === 0) return;
  client.send(`{"type":"entries","n":${first},"entries":[${texts.join(',')}]}`);
}
