/** The rooms that this process serves, and how a client gets into one, wherever it is. */
import type { Game, GameTypes } from 'azulejo/game';
import { safeDecodeRules } from 'azulejo/game';
import {
  type Asked,
  type Entry,
  type Refusal,
  type Result,
  type RoomSettings,
  USUAL_CLOCK,
  type WaitingRoom,
} from 'azulejo/online';
import type { Client } from './audience.js';
import { highestLevel } from './decide.js';
import { LiveRoom, type Surroundings } from './live-room.js';
import type { Answer } from './reception.js';
import { refusal } from './refusal.js';
import { newKey, newRoomName } from './secrets.js';
import type { ProcessName, Store, Taken } from './store/store.js';
import type { Thinkers } from './thinkers.js';

/** Milliseconds between two signs of life. */
const BEAT = 1000;

/** What a hub is made of. */
export interface HubOptions {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly games: readonly Game<GameTypes>[];
  readonly process: ProcessName;
  /** Most rooms that are awake at a time. */
  readonly mostRooms: number;
  readonly now?: () => number;
  readonly warn: (text: string) => void;
}

/** What became of a request to enter: an answer of a room here, or the address of the process that has it. */
export type Entered =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly room?: LiveRoom | undefined }
  | { readonly kind: 'elsewhere'; readonly owner: ProcessName };

const FULL = refusal('server.full', 'The server has no place for another room.');
const CLOSING = refusal('server.closing', 'The server is about to stop: connect again.');
const UNAVAILABLE = refusal(
  'server.unavailable',
  'The store of rooms does not answer: try again later.',
);

const refuse = (why: Refusal): Entered => ({ kind: 'answer', answer: { refusal: why } });

/** The rooms of a process. */
export class Hub {
  readonly #options: HubOptions;
  readonly #around: Surroundings;
  readonly #rooms = new Map<string, LiveRoom>();
  /** Rooms that are about to be opened, so that each is opened once. */
  readonly #opening = new Map<string, Promise<LiveRoom | Entered>>();
  readonly #beat: NodeJS.Timeout;
  /** Number of rooms that are about to be awake. */
  #coming = 0;
  #isClosing = false;

  private constructor(options: HubOptions, serverKey: string) {
    this.#options = options;
    const { store, thinkers, process, now = Date.now } = options;
    const closed = (room: string) => this.#rooms.delete(room);
    this.#around = { store, serverKey, thinkers, process, now, closed };
    this.#beat = setInterval(() => {
      store.beat(options.process).catch((error: Error) => options.warn(error.message));
    }, BEAT);
    this.#beat.unref();
  }

  /** Open a hub. */
  static async open(options: HubOptions): Promise<Hub> {
    await options.store.beat(options.process);
    return new Hub(options, await options.store.serverKey());
  }

  /** Number of rooms that are awake here. */
  get rooms(): number {
    return this.#rooms.size;
  }

  /** Whether there is no place for another room. */
  get #isFull(): boolean {
    return this.#rooms.size + this.#coming >= this.#options.mostRooms;
  }

  /** Make a room, with somebody in it. */
  async create(client: Client, asked: Asked<'create'>): Promise<Entered> {
    if (this.#isClosing) return refuse(CLOSING);
    if (this.#isFull) return refuse(FULL);
    const game = this.#options.games.find(({ name }) => name === asked.game);
    if (game === undefined) {
      const names = this.#options.games.map(({ name }) => name).join(', ');
      return refuse(refusal('room.rules', `Game: found another one, expected one of ${names}.`));
    }
    const rules = safeDecodeRules(game, asked.rules);
    if (!rules.ok) {
      return refuse(refusal('room.rules', rules.issues.map(({ message }) => message).join(' ')));
    }
    const settings: RoomSettings = {
      game: game.name,
      rules: rules.rules,
      clock: asked.clock ?? USUAL_CLOCK,
      leavers: Math.min(asked.leavers ?? 1, highestLevel(game)),
      isPrivate: asked.isPrivate ?? false,
      watchersChat: asked.watchersChat ?? true,
    };
    const first: Entry = { kind: 'room', at: this.#around.now(), settings };
    const header = { game: game.name, key: newKey() };
    const name = newRoomName();
    const text = JSON.stringify(first);
    const { store, process } = this.#options;
    this.#coming += 1;
    const lease = await store.create(name, header, text, process).catch(() => undefined);
    this.#coming -= 1;
    if (lease === undefined) return refuse(UNAVAILABLE);
    const room = new LiveRoom(this.#around, game, { lease, header }, [text]);
    this.#rooms.set(name, room);
    const answer = await room.host(client, asked);
    return { kind: 'answer', answer, room };
  }

  /** Let a client into a room. */
  async join(client: Client, asked: Asked<'join'>): Promise<Entered> {
    if (this.#isClosing) return refuse(CLOSING);
    const found = await this.#find(asked.room);
    if (!(found instanceof LiveRoom)) return found;
    const answer = await found.join(client, asked);
    return { kind: 'answer', answer, room: found };
  }

  /** Another process does not listen any more: its rooms are free. */
  async buried(owner: ProcessName): Promise<void> {
    await this.#options.store.end(owner).catch(() => undefined);
  }

  /** List the rooms that wait. */
  async waiting(): Promise<Result> {
    const rooms = await this.#options.store.waiting().catch(() => []);
    // This server wrote each of them.
    return { rooms: rooms.map((text) => JSON.parse(text) as WaitingRoom) };
  }

  /** Stop: rooms are given back, and clients come back to another process or to the next one. */
  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    clearInterval(this.#beat);
    await Promise.all([...this.#rooms.values()].map((room) => room.close(CLOSING)));
    const { store, process, thinkers } = this.#options;
    await store.end(process).catch(() => undefined);
    thinkers.close();
    await store.close();
  }

  /** Find a room, here or elsewhere; one that nobody serves is opened here. */
  #find(name: string): Promise<LiveRoom | Entered> {
    const known = this.#rooms.get(name);
    if (known !== undefined) return Promise.resolve(known);
    const opening =
      this.#opening.get(name) ??
      this.#open(name)
        .catch(() => refuse(UNAVAILABLE))
        .finally(() => this.#opening.delete(name));
    this.#opening.set(name, opening);
    return opening;
  }

  /** Take a room. One that had the address of this process has ended. */
  async #take(name: string): Promise<Taken> {
    const { store, process } = this.#options;
    const taken = await store.take(name, process);
    if (taken.kind !== 'elsewhere' || taken.owner.address !== process.address) return taken;
    await store.end(taken.owner);
    return store.take(name, process);
  }

  async #open(name: string): Promise<LiveRoom | Entered> {
    const { store, games } = this.#options;
    if (this.#isFull) return refuse(FULL);
    const taken = await this.#take(name);
    if (taken.kind === 'elsewhere') return taken;
    const game =
      taken.kind === 'taken' ? games.find((each) => each.name === taken.header.game) : undefined;
    if (taken.kind === 'unknown' || game === undefined) {
      return refuse(refusal('room.unknown', 'There is no such room.'));
    }
    // Others may have come meanwhile.
    if (this.#isFull) {
      await store.release(taken.lease);
      return refuse(FULL);
    }
    this.#coming += 1;
    try {
      const room = new LiveRoom(this.#around, game, taken, await store.read(name, 0));
      this.#rooms.set(name, room);
      return room;
    } finally {
      this.#coming -= 1;
    }
  }
}
