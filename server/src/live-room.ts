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
  type Room,
  type RoomRequest,
  type WaitingRoom,
} from 'azulejo/online';
import type { Decision } from './admission.js';
import { Audience, type Client } from './audience.js';
import { decide, decideStart } from './decide.js';
import { levelToMove, type Means, wakesAt, whatFollows } from './follow.js';
import { type Answer, KICKED, Reception } from './reception.js';
import { refusal } from './refusal.js';
import { entryRng, gameSecret } from './secrets.js';
import type { Header, Lease, ProcessName, Store } from './store/store.js';
import type { Thinkers } from './thinkers.js';

/** What rooms of a process share. */
export interface Surroundings {
  readonly store: Store;
  readonly serverKey: string;
  readonly thinkers: Thinkers;
  readonly process: ProcessName;
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

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

const UNAVAILABLE = refusal(
  'server.unavailable',
  'The room cannot be reached at the moment: try again later.',
);

const LEFT = refusal('room.left', 'You have left the room.');

/** A room that is served. */
export class LiveRoom {
  readonly name: string;
  readonly #game: Game<GameTypes>;
  readonly #around: Surroundings;
  readonly #header: Header;
  readonly #lease: Lease;
  readonly #audience = new Audience();
  readonly #reception: Reception;
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
    this.#reception = new Reception({
      name: this.name,
      header,
      serverKey: around.serverKey,
      audience: this.#audience,
      now: around.now,
      room: () => this.#room,
      append: (entries) => this.#append(entries),
      read: (from, most) => around.store.read(this.name, from, most),
      inTurn: (task) => this.#inTurn(task),
      settle: () => this.#settle(),
    });
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

  /** Number of connections. */
  get #connections(): number {
    return this.#audience.size + this.#reception.guests;
  }

  /** Let in the client that made the room: as the host. */
  host(client: Client, asked: Asked<'create'>): Promise<Answer> {
    return this.#inTurn(() => this.#reception.host(client, asked));
  }

  /** Let a client in: with a token as the person that one was before. */
  join(client: Client, asked: Asked<'join'>): Promise<Answer> {
    return this.#inTurn(() => this.#reception.join(client, asked));
  }

  /** Answer a request of a client who is in the room. */
  handle(client: Client, request: RoomRequest): Promise<Answer> {
    return this.#inTurn(() => this.#handle(client, request));
  }

  /** A connection ended. */
  leave(client: Client): void {
    // In its turn, as the client may be about to come in.
    void this.#inTurn(async () => {
      const person = this.#audience.personOf(client) ?? '';
      this.#reception.leave(client);
      this.#audience.remove(client);
      if (this.#connections === 0) this.#emptySince = this.#around.now();
      await this.#noticeLost(person);
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
    this.#audience.close(why);
    this.#reception.close(why);
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
      this.#audience.tell(`{"type":"entry","n":${first + index},"entry":${text}}`);
    }
    if (entries.some(({ kind }) => kind === 'host')) this.#reception.tellHost();
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
    const sleepsAt = this.#connections === 0 ? this.#emptySince + SLEEPS_AFTER : undefined;
    const next = Math.min(at ?? Number.POSITIVE_INFINITY, sleepsAt ?? Number.POSITIVE_INFINITY);
    if (next === Number.POSITIVE_INFINITY) return;
    const delay = Math.min(2 ** 31 - 1, Math.max(1, next - this.#around.now()));
    this.#timer = setTimeout(() => void this.#wake(), delay);
    this.#timer.unref();
  }

  /** Something is due. A room without anybody sleeps. */
  async #wake(): Promise<void> {
    if (this.#connections === 0 && this.#around.now() >= this.#emptySince + SLEEPS_AFTER) {
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
    if (this.#audience.size === 0) return;
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
    const summary = isWaiting && this.#audience.size > 0 ? JSON.stringify(shown) : undefined;
    if (summary === this.#announced) return;
    this.#announced = summary;
    const { store, process } = this.#around;
    store.announce(this.name, process, summary).catch(() => undefined);
  }

  async #noticeLost(id: string): Promise<void> {
    const person = personOf(this.#room, id);
    if (person?.presence === 'here' && !this.#audience.has(id)) {
      await this.#append([{ kind: 'lost', at: this.#around.now(), person: id }]);
    }
    await this.#settle();
  }

  async #noticeAbsent(): Promise<void> {
    for (const { id } of this.#room.people) await this.#noticeLost(id);
  }

  async #handle(client: Client, request: RoomRequest): Promise<Answer> {
    const person = personOf(this.#room, this.#audience.personOf(client) ?? '');
    if (person === undefined) {
      return { refusal: refusal('request.first-join', 'The first request is create or join.') };
    }
    // What was sent after the request to leave is not heard.
    if (person.presence === 'left') return { refusal: LEFT };
    const decision = this.#decide(person, request);
    if ('refusal' in decision) return decision;
    await this.#append(decision.entries);
    if (request.type === 'kick') this.#audience.expel(request.person, KICKED);
    // After the answer.
    if (request.type === 'leave') setImmediate(() => this.#audience.expel(person.id, LEFT));
    if (decision.entries.length > 0) await this.#settle();
    return { result: { n: this.#room.entries } };
  }

  #decide(person: Person, request: RoomRequest): Decision {
    const situation = { game: this.#game, room: this.#room, person, now: this.#around.now() };
    switch (request.type) {
      case 'create':
      case 'rooms':
      case 'join':
      case 'time':
        return { entries: [] };
      case 'start':
        return decideStart(this.#means(), this.#room, person);
      case 'admit':
        return this.#reception.admit(person, request);
      default: {
        const { type, id: _, ...asked } = request;
        return decide(situation, type, asked as Asked<typeof type>);
      }
    }
  }
}
