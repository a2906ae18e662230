/** A client of a room: it connects, comes back by itself after a cut, and has the room as the server has it. */
import { excerpt, listChoices } from '../../text/message.js';
import type { Game, GameTypes, TypesOf } from '../game/game.js';
import { applyEntry } from './changes.js';
import type { Entry } from './entries.js';
import type { Refusal, Result, ServerMessage } from './messages.js';
import { readEntry } from './read-entry.js';
import { readMessage } from './read-message.js';
import type { Asked, RequestKind } from './requests.js';
import type { Room } from './room.js';
import { OPEN, PATIENCE, type SocketLike, watchSilence } from './socket.js';

/**
 * Options of a {@link RoomClient}: the server, the games, and listeners. An error that a listener throws becomes an
 * uncaught error of the program, as those of event listeners do, and the client continues.
 *
 * @typeParam Games - the type of the games, such as `typeof azul`
 */
export interface ClientOptions<Games extends Game<GameTypes> = Game<GameTypes>> {
  /** Address of the server's WebSocket, such as `wss://example.org/rooms`. */
  readonly url: string;
  /** The games that the client knows, such as `azul` of `azulejo`. In a room of another game, the client closes. */
  readonly games: readonly Games[];
  /**
   * Function that opens a WebSocket to an address; by default `(url) => new WebSocket(url)`. Node 20 has no
   * `WebSocket`: use that of the package `ws`.
   */
  readonly connect?: ((url: string) => SocketLike) | undefined;
  /** Listener to changes of the room: called with the room after each entry, and with the entry. */
  readonly changed?: ((room: Room<TypesOf<Games>>, entry: Entry) => void) | undefined;
  /**
   * Listener to the connection: called with each new status and, for `closed`, the server's refusal if there was one.
   */
  readonly connection?: ((status: ConnectionStatus, why?: Refusal) => void) | undefined;
  /**
   * Listener to guests of a private room, called for its host: with the id (such as `g1`) and the name of a guest who
   * waits to be admitted, and with the id alone once the guest has gone.
   */
  readonly guest?: ((guest: string, name?: string | undefined) => void) | undefined;
}

/**
 * The status of a connection: `open` once the client is in its room, `lost` while it tries to reconnect, and `closed`
 * for good. {@link ClientOptions.connection} is called with it.
 */
export type ConnectionStatus = 'open' | 'lost' | 'closed';

/**
 * The error for a request that the server refused. The promises of {@link RoomClient.ask} are rejected with
 * it.
 */
export class RefusedError extends Error {
  /** The server's refusal, with its code. */
  readonly refusal: Refusal;

  /**
   * Make the error.
   *
   * @param refusal - the server's refusal; its message is that of the error
   */
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'RefusedError';
    this.refusal = refusal;
  }
}

/**
 * The error for a connection that failed to open, was cut, or has ended. The promises of
 * {@link RoomClient.ask} are rejected with it.
 */
export class ConnectionError extends Error {
  /**
   * Make the error.
   *
   * @param message - the reason, in an English sentence for people
   */
  constructor(message: string) {
    super(message);
    this.name = 'ConnectionError';
  }
}

/** Refusals after which it is useless to reconnect. */
const FINAL: ReadonlySet<string> = new Set([
  'room.unknown',
  'room.secret',
  'room.token',
  'room.denied',
  'room.kicked',
  'room.left',
  'person.name-taken',
  'person.name',
  'room.rules',
]);

/** Milliseconds before the first attempt to come back, and at most. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 1000;

/**
 * Milliseconds that the first attempt to come back may take, and most that one may: a process that hangs takes
 * connections and answers none, while another process would.
 */
const FIRST_PATIENCE = 3000;
const LONGEST_PATIENCE = 12_000;

/** A request that waits for the server's answer. */
interface Waiting {
  /** The text that was sent. */
  readonly text: string;
  /** Whether it is sent again after a cut: the server knows a move that it has played already. */
  readonly again: boolean;
  /** Takes the answer. */
  readonly resolve: (result: Result) => void;
  /** Takes the error. */
  readonly reject: (error: Error) => void;
}

/** Tell a listener. What it throws becomes an uncaught error of the program, as with event listeners, and the client continues. */
function tell(listener: () => void): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** Requests that may be sent at once, and the milliseconds between more: a server refuses twice as many. */
const BURST = 20;
const BETWEEN = 100;

/**
 * A client of one online room of a server: it enters the room, sends requests, and keeps a copy of the room. After a
 * cut it reconnects by itself.
 *
 * @typeParam Games - the type of the games, such as `typeof azul`
 *
 * @example
 * ```ts
 * import { type AzulTypes, azul } from 'azulejo';
 * import { type Room, RoomClient } from 'azulejo/online';
 *
 * async function playAgainstLevel3(url: string, changed: (room: Room<AzulTypes>) => void) {
 *   const client = new RoomClient({ url, games: [azul], changed });
 *   await client.create({ game: 'azul', name: 'Ada', browser: 'zq8r1c5k' });
 *   await client.ask('sit', { seat: 0 });
 *   await client.ask('fill', { seat: 1, level: 3 });
 *   await client.ask('start', {});
 *   return client;
 * }
 * ```
 */
export class RoomClient<Games extends Game<GameTypes> = Game<GameTypes>> {
  readonly #options: ClientOptions<Games>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #texts: string[] = [];
  /** Changes before the answer that says who this client is. */
  readonly #early: (readonly [room: Room<TypesOf<Games>>, entry: Entry])[] = [];
  #socket: SocketLike | undefined;
  #room: Room<TypesOf<Games>> | undefined;
  #me: Result = {};
  #next = 1;
  #pause = FIRST_PAUSE;
  #patience = PATIENCE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #closingError = new ConnectionError('Room: the connection has ended.');
  #isIn = false;
  /** The server's time less that of this device. */
  #offset = 0;
  /** When the next request may be sent, if a burst of them were sent one by one. */
  #freeAt = 0;

  /**
   * Make a client. It connects when {@link RoomClient.create} or {@link RoomClient.join} is called.
   *
   * @param options - the server, games and listeners
   * @throws TypeError if there is neither a WebSocket in the runtime nor the option `connect`
   */
  constructor(options: ClientOptions<Games>) {
    if (options.connect === undefined && typeof WebSocket === 'undefined') {
      const expected = 'the option connect, such as (url) => new WebSocket(url) of the package ws';
      throw new TypeError(`Options: found no WebSocket in this runtime, expected ${expected}.`);
    }
    this.#options = options;
  }

  /** The room after the entries that have arrived; `undefined` until the first one. */
  get room(): Room<TypesOf<Games>> | undefined {
    return this.#room;
  }

  /**
   * The results of entering the room: its name, the client's person id and token, and the room's secrets; empty before.
   */
  get me(): Result {
    return this.#me;
  }

  /** The entries of the room that have arrived so far, each as JSON text, in order. */
  get entries(): readonly string[] {
    return [...this.#texts];
  }

  /**
   * The server's present time, in milliseconds since 1970; that of this device until the client has entered the room.
   */
  get now(): number {
    return Date.now() + this.#offset;
  }

  /**
   * Connect, make a room and enter it as its host.
   *
   * @param asked - game, rules, settings, the host's name
   * @returns a promise of the result, with `room`, `person`, `token`, `entries`, `time` and, for a private room,
   * `secrets`
   * @throws {@link RefusedError} if the server refuses, for example with the code `room.rules` or `server.full`;
   * {@link ConnectionError} if there is no connection, or it is cut
   */
  create(asked: Asked<'create'>): Promise<Result> {
    return this.#enter('create', asked);
  }

  /**
   * Connect and enter a room.
   *
   * @param asked - the room with `name` and `browser`, or with the `token` of a person who was there before
   * @returns a promise of the result, with `room`, `person`, `token`, `entries` and `time`; in a private room without
   * an invitation, with `room` and `waits: true`: then the host is asked first
   * @throws {@link RefusedError} if the server refuses, for example with the code `room.unknown` or
   * `person.name-taken`; {@link ConnectionError} if there is no connection, or it is cut
   */
  join(asked: Asked<'join'>): Promise<Result> {
    return this.#enter('join', asked);
  }

  /**
   * Send a request. A request `move` is kept and sent again after a cut; any other one is rejected.
   *
   * @param type - the kind of request, such as `sit`: {@link Requests} says what each does
   * @param asked - the fields of this kind, such as `{ seat: 0 }`; `{}` for a kind without fields
   * @returns a promise of the server's answer
   * @throws {@link RefusedError} if the server refuses, with a code of {@link REFUSAL_CODES}; {@link ConnectionError}
   * if the client is closed or, but for `move`, there is no connection, or it is cut before the answer
   */
  ask<Kind extends RequestKind>(type: Kind, asked: Asked<Kind>): Promise<Result> {
    return this.#send(type, asked, type === 'move');
  }

  /**
   * Close the connection for good. Requests that are not yet answered are rejected with {@link ConnectionError}. The
   * person can come back with the token of {@link RoomClient.me}, by another client.
   */
  close(): void {
    this.#end(undefined);
  }

  #enter(type: 'create' | 'join', asked: Asked<'create'> | Asked<'join'>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const onOpen = () => {
        this.#send(type, asked as Asked<typeof type>, false).then((result) => {
          if (result.waits === true) this.#me = result;
          else this.#entered(result);
          if (this.#isClosed) reject(this.#closingError);
          else resolve(result);
        }, reject);
      };
      this.#open(onOpen, reject);
    });
  }

  #entered(result: Result): void {
    this.#me = { ...this.#me, ...result };
    this.#isIn = true;
    this.#pause = FIRST_PAUSE;
    this.#patience = FIRST_PATIENCE;
    if (result.time !== undefined) this.#offset = result.time - Date.now();
    for (const [room, entry] of this.#early.splice(0)) {
      tell(() => this.#options.changed?.(room, entry));
    }
    if (this.#isClosed) return;
    tell(() => this.#options.connection?.('open'));
    // What a cut may have lost is asked again: a move that was played is known.
    for (const [id, { text, again }] of this.#waiting) if (again) this.#post(id, text);
  }

  /** Send a text, not too many at a time. */
  #post(id: number, text: string): void {
    const socket = this.#socket;
    this.#freeAt = Math.max(this.#freeAt + BETWEEN, Date.now());
    const delay = this.#freeAt - Date.now() - BURST * BETWEEN;
    if (delay <= 0) socket?.send(text);
    else {
      setTimeout(() => {
        // After a cut, it has been sent again.
        if (this.#waiting.has(id) && socket?.readyState === OPEN) socket.send(text);
      }, delay);
    }
  }

  #send<Kind extends RequestKind>(type: Kind, asked: Asked<Kind>, again: boolean): Promise<Result> {
    const id = this.#next;
    this.#next += 1;
    const text = JSON.stringify({ type, id, ...asked });
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new ConnectionError('Room: found a client that is closed, expected an open one.'));
        return;
      }
      this.#waiting.set(id, { text, again, resolve, reject });
      const isEntering = type === 'join' || type === 'create';
      if (this.#socket?.readyState === OPEN && (this.#isIn || isEntering)) this.#post(id, text);
      else if (!again) {
        this.#waiting.delete(id);
        reject(new ConnectionError('Room: found no connection, expected one.'));
      }
    });
  }

  #open(onOpen: () => void, onFailure?: (error: Error) => void): void {
    const { url, connect = (address) => new WebSocket(address) } = this.#options;
    const socket = connect(url);
    this.#socket = socket;
    let isOpen = false;
    const heard = watchSilence(
      socket,
      this.#patience,
      () => this.#socket === socket,
      () => ended(),
    );
    const ended = () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      if (!isOpen && onFailure !== undefined && this.#me.token === undefined) {
        onFailure(new ConnectionError(`Room: found no server at ${url}.`));
      }
      this.#lost();
    };
    socket.addEventListener('open', () => {
      isOpen = true;
      onOpen();
    });
    socket.addEventListener('message', (event) => {
      heard();
      if (this.#socket === socket && 'data' in event) this.#receive(readMessage(event.data));
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', ended);
  }

  #lost(): void {
    if (this.#isClosed) return;
    const wasIn = this.#isIn;
    this.#isIn = false;
    for (const [id, { again, reject }] of this.#waiting) {
      if (again) continue;
      this.#waiting.delete(id);
      reject(new ConnectionError('Room: the connection was cut.'));
    }
    if (this.#me.token === undefined) {
      this.#end(undefined);
      return;
    }
    if (wasIn) tell(() => this.#options.connection?.('lost'));
    // Not all at the same time.
    const pause = this.#pause * (0.5 + Math.random());
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
    this.#timer = setTimeout(() => this.#comeBack(), pause);
  }

  #comeBack(): void {
    const { room = '', token } = this.#me;
    this.#open(() => {
      this.#send('join', { room, token, from: this.#texts.length }, false).then(
        (result) => this.#entered(result),
        (error: unknown) => {
          if (error instanceof RefusedError && FINAL.has(error.refusal.code))
            this.#end(error.refusal);
          else this.#socket?.close();
        },
      );
    });
    this.#patience = Math.min(LONGEST_PATIENCE, this.#patience * 2);
  }

  #end(why: Refusal | undefined): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#isIn = false;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    for (const { reject } of this.#waiting.values()) {
      reject(why === undefined ? this.#closingError : new RefusedError(why));
    }
    this.#waiting.clear();
    tell(() => this.#options.connection?.('closed', why));
  }

  #receive(message: ServerMessage | undefined): void {
    switch (message?.type) {
      case 'answer': {
        const waiting = this.#waiting.get(message.re ?? -1);
        if (waiting === undefined) return;
        this.#waiting.delete(message.re ?? -1);
        if (message.refusal === undefined) waiting.resolve(message.result ?? {});
        else waiting.reject(new RefusedError(message.refusal));
        return;
      }
      case 'entry':
        this.#take(message.n, message.entry);
        return;
      case 'entries':
        for (const [index, entry] of message.entries.entries())
          this.#take(message.n + index, entry);
        return;
      case 'admitted':
        this.#entered(message.result);
        return;
      case 'guest':
        tell(() => this.#options.guest?.(message.guest, message.name));
        return;
      case 'closing':
        if (FINAL.has(message.refusal.code)) this.#end(message.refusal);
        return;
      case undefined:
    }
  }

  /** Take an entry: the next one, and none twice. One too many means that something was missed: come back for it. */
  #take(number: number, value: unknown): void {
    if (number < this.#texts.length) return;
    if (number > this.#texts.length) {
      this.#socket?.close();
      return;
    }
    const entry = readEntry(value);
    const room = entry && this.#roomAfter(entry);
    if (entry === undefined || room === undefined) {
      this.#closingError = new ConnectionError(this.#explain(entry));
      this.#end(undefined);
      return;
    }
    this.#room = room;
    this.#texts.push(JSON.stringify(value));
    if (this.#me.person === undefined) this.#early.push([room, entry]);
    else tell(() => this.#options.changed?.(room, entry));
  }

  /** Explain why an entry cannot be applied. */
  #explain(entry: Entry | undefined): string {
    const names = this.#options.games.map(({ name }) => name);
    return entry?.kind === 'room' && !names.includes(entry.settings.game)
      ? `Room: found the game ${excerpt(entry.settings.game)}, expected ${listChoices(names)}.`
      : 'Room: found an entry that this version does not know.';
  }

  /** Return the room after an entry; `undefined` if it is of another game, or cannot happen. */
  #roomAfter(entry: Entry): Room<TypesOf<Games>> | undefined {
    try {
      const name = this.#room?.settings.game ?? (entry.kind === 'room' ? entry.settings.game : '');
      const game = this.#options.games.find((each) => each.name === name);
      return game && applyEntry(game, this.#room, entry);
    } catch {
      return undefined;
    }
  }
}
