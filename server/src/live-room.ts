/**
 * A room that this process serves: one request after the other is decided, kept in the store, and only then told to
 * everybody.
 */
import type { Game, GameTypes } from 'azulejo/game';
import {
  type Asked,
  applyEntry,
  type Entry,
  isPlaying,
  type Person,
  personOf,
  type Refusal,
  type Request,
  type Result,
  type Room,
  type WaitingRoom,
} from 'azulejo/online';
import {
  type Decision,
  decide,
  decideJoin,
  isInvited,
  isShutOut,
  MOST_ENTRIES,
  type Newcomer,
  whyFull,
} from './decide.js';
import { levelToMove, type Means, wakesAt, whatFollows } from './follow.js';
import { refusal } from './refusal.js';
import {
  deviceOf,
  entryRng,
  fairnessOf,
  gameSecret,
  personOfToken,
  roomSecrets,
  tokenFor,
  useOf,
} from './secrets.js';
import type { Header, Lease, Store } from './store/store.js';
import type { Thinkers } from './thinkers.js';

/** A connection of a client. */
export interface Client {
  /** Send a text. */
  send(text: string): void;
  /** Resolve when most of what was sent has left, or the connection has ended. */
  drained(): Promise<void>;
  /** Close the connection, saying why. */
  close(why: Refusal): void;
}

/** What rooms of a process share. */
export interface Surroundings {
  readonly store: Store;
  readonly serverKey: string;
  readonly thinkers: Thinkers;
  readonly now: () => number;
  /** Is called when a room is no longer served here. */
  readonly closed: (room: string) => void;
}

/** How long an empty room stays awake, and how long a process that has just taken a room waits for its people. */
const SLEEPS_AFTER = 60_000;
const GRACE = 5_000;

/** How often an append is tried while the store does not answer, and the milliseconds between. */
const TRIES = 5;
const RETRY = 400;

/** Most guests who wait at the door of a private room. */
const MOST_GUESTS = 20;

/** Entries that are sent in one message to somebody who comes. */
const BATCH = 200;

interface Guest {
  readonly client: Client;
  readonly newcomer: Newcomer;
  readonly answer: (result: Result) => void;
  readonly refuse: (refusal: Refusal) => void;
}

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

const UNAVAILABLE = refusal(
  'server.unavailable',
  'The room cannot be reached at the moment: come back.',
);

const KICKED = refusal('room.kicked', 'The host has removed you from this game.');
const LEFT = refusal('room.left', 'You have left the room.');

/** An answer to a request. */
export type Answer = { readonly result?: Result } | { readonly refusal: Refusal };

/** A room that is served. */
export class LiveRoom {
  readonly name: string;
  readonly #game: Game<GameTypes>;
  readonly #around: Surroundings;
  readonly #header: Header;
  readonly #lease: Lease;
  readonly #clients = new Map<Client, string>();
  /** Clients that have not yet all that happened before they came. */
  readonly #behind = new Set<Client>();
  readonly #guests = new Map<string, Guest>();
  #guestCount = 0;
  #room: Room;
  #queue: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #emptySince: number;
  #thinkingAt = -1;
  #announced: string | undefined;
  #isClosed = false;

  constructor(
    around: Surroundings,
    game: Game<GameTypes>,
    { lease, header }: { readonly lease: Lease; readonly header: Header },
    entries: readonly string[],
  ) {
    this.name = lease.room;
    this.#around = around;
    this.#game = game;
    this.#header = header;
    this.#lease = lease;
    const read = entries.map((text) => JSON.parse(text) as Entry);
    const room = read.reduce<Room | undefined>(
      (sum, entry) => applyEntry(game, sum, entry),
      undefined,
    );
    if (room === undefined) throw new RangeError('Room: found no entries, expected the first one.');
    this.#room = room;
    this.#emptySince = around.now();
    // People who were here when another process served the room have some time to come back.
    const wakes = room.people.every(({ presence }) => presence !== 'here');
    void this.#inTurn(async () => {
      if (wakes && isPlaying(room)) await this.#append([{ kind: 'wake', at: around.now() }]);
      await this.#settle();
    });
    if (room.people.length > 0) {
      setTimeout(() => void this.#inTurn(() => this.#noticeAbsent()), GRACE).unref();
    }
  }

  /** The room, as its entries make it. */
  get room(): Room {
    return this.#room;
  }

  /** Number of connections. */
  get connections(): number {
    return this.#clients.size + this.#guests.size;
  }

  /** Let in the client that made the room: as the host. */
  host(client: Client, { name, browser }: Asked<'create'>): Promise<Answer> {
    const newcomer = { name, browser: deviceOf(this.#header.key, browser), watches: false };
    return this.#inTurn(() => this.#enter(client, newcomer, 0));
  }

  /** Let a client in: with a token as the person that one was before. */
  join(client: Client, asked: Asked<'join'>): Promise<Answer> {
    return this.#inTurn(() => this.#join(client, asked));
  }

  /** Answer a request of a client who is in the room. */
  handle(client: Client, request: Request): Promise<Answer> {
    return this.#inTurn(() => this.#handle(client, request));
  }

  /** A connection ended. */
  leave(client: Client): void {
    for (const [id, guest] of this.#guests) if (guest.client === client) this.#guests.delete(id);
    const person = this.#clients.get(client);
    this.#clients.delete(client);
    this.#behind.delete(client);
    if (this.#isClosed) return;
    void this.#inTurn(async () => {
      if (this.connections === 0) this.#emptySince = this.#around.now();
      await this.#noticeLost(person ?? '');
    });
  }

  /** Stop serving the room; another process may take it at once. */
  async close(why: Refusal): Promise<void> {
    await this.#inTurn(async () => this.#drop(why));
    await this.#around.store.release(this.#lease).catch(() => undefined);
  }

  /** One after the other. */
  #inTurn<Value>(task: () => Promise<Value>): Promise<Value | { readonly refusal: Refusal }> {
    const run = async () => {
      if (this.#isClosed) return { refusal: UNAVAILABLE };
      try {
        return await task();
      } catch {
        // The store does not answer, or another process has the room: clients come back and find it where it is.
        this.#drop(UNAVAILABLE);
        return { refusal: UNAVAILABLE };
      }
    };
    const next = this.#queue.then(run);
    this.#queue = next;
    return next;
  }

  #drop(why: Refusal): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const client of this.#clients.keys()) client.close(why);
    for (const { client } of this.#guests.values()) client.close(why);
    this.#clients.clear();
    this.#guests.clear();
    this.#around.closed(this.name);
  }

  /** Keep entries, then tell them to everybody. */
  async #append(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    // All of them are possible, before any is kept.
    const after = entries.reduce((room, entry) => applyEntry(this.#game, room, entry), this.#room);
    const texts = entries.map((entry) => JSON.stringify(entry));
    const first = this.#room.entries;
    await this.#keep(first, texts);
    this.#room = after;
    for (const [index, text] of texts.entries()) {
      const message = `{"type":"entry","n":${first + index},"entry":${text}}`;
      for (const client of this.#clients.keys())
        if (!this.#behind.has(client)) client.send(message);
    }
  }

  async #keep(number: number, texts: readonly string[]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const appended = await this.#around.store.append(this.#lease, number, texts);
        if (appended === 'done') return;
        throw new RangeError(`Room: found ${appended}, expected to be its only server.`);
      } catch (error) {
        if (error instanceof RangeError || tries === TRIES) throw error;
        await wait(RETRY);
      }
    }
  }

  #means(): Means {
    const { key } = this.#header;
    return {
      game: this.#game,
      now: this.#around.now(),
      secret: (number) => gameSecret(key, number),
      rng: (number, entry) => entryRng(gameSecret(key, number), entry),
    };
  }

  /** Append all that follows by itself, let a level think, and set the clock. */
  async #settle(): Promise<void> {
    for (;;) {
      const next = whatFollows(this.#means(), this.#room);
      if (next === undefined) break;
      await this.#append([next]);
    }
    this.#think();
    this.#announce();
    clearTimeout(this.#timer);
    const at = wakesAt(this.#means(), this.#room);
    const sleepsAt = this.connections === 0 ? this.#emptySince + SLEEPS_AFTER : undefined;
    const next = Math.min(at ?? Number.POSITIVE_INFINITY, sleepsAt ?? Number.POSITIVE_INFINITY);
    if (next === Number.POSITIVE_INFINITY) return;
    const delay = Math.min(2 ** 31 - 1, Math.max(1, next - this.#around.now()));
    this.#timer = setTimeout(() => void this.#wake(), delay);
    this.#timer.unref();
  }

  /** Something is due. A room without anybody sleeps. */
  async #wake(): Promise<void> {
    if (this.connections === 0 && this.#around.now() >= this.#emptySince + SLEEPS_AFTER) {
      await this.close(refusal('server.closing', 'The room sleeps.'));
      return;
    }
    await this.#inTurn(() => this.#settle());
  }

  /** Let the level that is to move think; it plays if nothing has changed meanwhile. */
  #think(): void {
    const { match, games } = this.#room;
    const mover = levelToMove(this.#game, this.#room);
    if (match === undefined || mover === undefined || this.#thinkingAt === this.#room.entries)
      return;
    // A level that nobody sees waits.
    if (this.#clients.size === 0) return;
    this.#thinkingAt = this.#room.entries;
    const { state } = match;
    // Nobody who knows the level can tell its moves before.
    const seed = `${this.#means().secret(games)} ${match.events.length}`;
    const play = async (move: string) => {
      const now = levelToMove(this.#game, this.#room);
      const isSame = this.#room.match?.state === state && now?.seat === mover.seat;
      if (isSame) await this.#append([{ kind: 'play', at: this.#around.now(), event: move }]);
      this.#thinkingAt = -1;
      await this.#settle();
    };
    this.#around.thinkers
      .choose(this.#game, mover.level, state, seed)
      .then((move) => this.#inTurn(() => play(move)))
      .catch(() => {
        this.#thinkingAt = -1;
      });
  }

  /** Show a public room that waits in the list, or no longer. */
  #announce(): void {
    const { settings, match, seats, host } = this.#room;
    const empty = seats.filter(({ occupant }) => occupant === null).length;
    const isWaiting = !settings.isPrivate && match === undefined && empty > 0 && host !== '';
    const shown: WaitingRoom = {
      room: this.name,
      game: settings.game,
      rules: settings.rules,
      host: personOf(this.#room, host)?.name ?? '',
      seats: seats.length,
      empty,
    };
    const summary = isWaiting && this.#clients.size > 0 ? JSON.stringify(shown) : undefined;
    if (summary === this.#announced) return;
    this.#announced = summary;
    this.#around.store.announce(this.name, summary).catch(() => undefined);
  }

  async #noticeLost(id: string): Promise<void> {
    const person = personOf(this.#room, id);
    const isConnected = [...this.#clients.values()].includes(id);
    if (person?.presence === 'here' && !isConnected) {
      await this.#append([{ kind: 'lost', at: this.#around.now(), person: id }]);
    }
    await this.#settle();
  }

  async #noticeAbsent(): Promise<void> {
    for (const { id } of this.#room.people) await this.#noticeLost(id);
  }

  async #handle(client: Client, request: Request): Promise<Answer> {
    const person = personOf(this.#room, this.#clients.get(client) ?? '');
    if (person === undefined) {
      return { refusal: refusal('request.first-join', 'The first request is create or join.') };
    }
    // What was sent after the request to leave is not heard.
    if (person.presence === 'left') return { refusal: LEFT };
    const decision = this.#decide(person, request);
    if ('refusal' in decision) return decision;
    await this.#append(decision.entries);
    if (request.type === 'kick') this.#expel(request.person, KICKED);
    // After the answer.
    if (request.type === 'leave') setImmediate(() => this.#expel(person.id, LEFT));
    if (decision.entries.length > 0) await this.#settle();
    return { result: { n: this.#room.entries } };
  }

  #decide(person: Person, request: Request): Decision {
    const situation = { game: this.#game, room: this.#room, person, now: this.#around.now() };
    switch (request.type) {
      case 'create':
      case 'rooms':
      case 'join':
      case 'time':
        return { entries: [] };
      case 'start':
        return this.#start(person);
      case 'admit':
        return this.#admit(person, request);
      default: {
        const { type, id: _, ...asked } = request;
        return decide(situation, type, asked as Asked<typeof type>);
      }
    }
  }

  /** Remove the connections of a person. */
  #expel(id: string, why: Refusal): void {
    for (const [client, person] of this.#clients) {
      if (person !== id) continue;
      this.#clients.delete(client);
      client.close(why);
    }
  }

  /** Begin a game, the next one after a first. */
  #start(person: Person): Decision {
    const { room } = this;
    if (room.host !== person.id) return { refusal: refusal('host.only', 'Only the host begins.') };
    if (isPlaying(room))
      return { refusal: refusal('game.in-progress', 'The game is in progress.') };
    if (room.seats.some(({ occupant }) => occupant === null)) {
      return { refusal: refusal('seat.empty', 'A seat is empty.') };
    }
    const full = whyFull(room);
    if (full !== undefined) return full;
    const number = room.games + 1;
    const { rng, secret, now } = this.#means();
    const rules = room.match?.rules ?? room.settings.rules;
    const state = this.#game.start(rules, rng(number, room.entries));
    // Who began is last in the next game.
    const order = room.seats.map((_, seat) =>
      number === 1 ? seat : (seat + 1) % room.seats.length,
    );
    const entry: Entry = {
      kind: 'start',
      at: now,
      start: this.#game.encode(state),
      rules,
      order,
      fairness: fairnessOf(secret(number)),
    };
    return { entries: [entry] };
  }

  /** Let a guest in, or not again. */
  #admit(person: Person, { guest: id, yes }: Asked<'admit'>): Decision {
    const guest = this.#guests.get(id);
    if (this.#room.host !== person.id) {
      return { refusal: refusal('host.only', 'Only the host lets people in.') };
    }
    if (guest === undefined) {
      return { refusal: refusal('person.unknown', 'Nobody of that name waits.') };
    }
    this.#guests.delete(id);
    const at = this.#around.now();
    if (!yes) {
      guest.refuse(refusal('room.denied', 'The host does not let you in.'));
      return { entries: [{ kind: 'denied', at, browser: guest.newcomer.browser }] };
    }
    void this.#inTurn(async () => {
      const answer = await this.#enter(guest.client, guest.newcomer, 0);
      if ('refusal' in answer) guest.refuse(answer.refusal);
      else guest.answer(answer.result ?? {});
    });
    return { entries: [] };
  }

  async #join(client: Client, asked: Asked<'join'>): Promise<Answer> {
    const { settings } = this.#room;
    const { key } = this.#header;
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
    const needsLeave =
      settings.isPrivate && this.#room.people.length > 0 && !isInvited(this.#room, name);
    if (!needsLeave) return this.#enter(client, newcomer, from);
    const shut = isShutOut(this.#room, newcomer.browser);
    if (shut !== undefined) {
      return { refusal: refusal(shut, 'The host does not let this device in.') };
    }
    return this.#knock(client, newcomer);
  }

  /** Let somebody wait for the host. */
  #knock(client: Client, newcomer: Newcomer): Answer {
    if (this.#guests.size >= MOST_GUESTS) {
      return { refusal: refusal('room.full', 'Too many people wait at the door.') };
    }
    this.#guestCount += 1;
    const id = `g${this.#guestCount}`;
    const answer = (result: Result) => client.send(JSON.stringify({ type: 'admitted', result }));
    this.#guests.set(id, { client, newcomer, answer, refuse: (why) => client.close(why) });
    const text = JSON.stringify({ type: 'guest', guest: id, name: newcomer.name });
    for (const [each, person] of this.#clients) if (person === this.#room.host) each.send(text);
    return { result: { room: this.name, waits: true } };
  }

  async #enter(client: Client, newcomer: Newcomer, from: number): Promise<Answer> {
    const decision = decideJoin(this.#room, newcomer, this.#around.now());
    if ('refusal' in decision) return decision;
    await this.#append(decision.entries);
    const person = this.#room.people.at(-1);
    if (person === undefined) return { refusal: UNAVAILABLE };
    return this.#welcome(client, person.id, from);
  }

  /** Let somebody in who was in the room before. */
  async #return(client: Client, token: string, from: number): Promise<Answer> {
    const id = personOfToken(this.#around.serverKey, this.name, token);
    const person = personOf(this.#room, id ?? '');
    if (person === undefined)
      return { refusal: refusal('room.token', 'The token is of another room.') };
    if (person.presence === 'kicked') {
      return { refusal: KICKED };
    }
    // A connection that comes and goes for ever must not fill the store.
    if (this.#room.entries >= 2 * MOST_ENTRIES) {
      return { refusal: refusal('room.full', 'The room is full.') };
    }
    if (person.presence !== 'here') {
      await this.#append([{ kind: 'back', at: this.#around.now(), person: person.id }]);
    }
    return this.#welcome(client, person.id, from);
  }

  /** Send a client what it has not, and everything from now on. */
  async #welcome(client: Client, person: string, from: number): Promise<Answer> {
    const first = Math.min(from, this.#room.entries);
    const texts = await this.#around.store.read(this.name, first, BATCH);
    sendEntries(client, first, texts);
    const { settings, host, entries } = this.#room;
    const { key } = this.#header;
    const watches = personOf(this.#room, person)?.watches === true;
    const result: Result = {
      room: this.name,
      person,
      token: tokenFor(this.#around.serverKey, this.name, person),
      entries,
      time: this.#around.now(),
      ...(settings.isPrivate && !watches && { secrets: roomSecrets(key) }),
    };
    this.#clients.set(client, person);
    if (first + texts.length < entries) {
      this.#behind.add(client);
      void this.#catchUp(client, first + texts.length);
    }
    if (person === host) {
      for (const [guest, { newcomer }] of this.#guests) {
        client.send(JSON.stringify({ type: 'guest', guest, name: newcomer.name }));
      }
    }
    // Answered first, then what follows from it.
    queueMicrotask(() => void this.#inTurn(() => this.#settle()));
    return { result };
  }

  /** Send a client the rest of a long room, as fast as it reads. The game is not stopped meanwhile. */
  async #catchUp(client: Client, from: number): Promise<void> {
    let next = from;
    while (this.#behind.has(client)) {
      await client.drained();
      await this.#inTurn(async () => {
        const texts = await this.#around.store.read(this.name, next, BATCH);
        sendEntries(client, next, texts);
        next += texts.length;
        if (next >= this.#room.entries) this.#behind.delete(client);
      });
      if (this.#isClosed) return;
    }
  }
}

/** Send entries in one message. */
function sendEntries(client: Client, first: number, texts: readonly string[]): void {
  if (texts.length === 0) return;
  client.send(`{"type":"entries","n":${first},"entries":[${texts.join(',')}]}`);
}
