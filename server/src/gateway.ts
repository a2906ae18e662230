/**
 * Connections: texts of clients are read, bounded and passed to rooms, of this process or of another one.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST_REQUEST, type Refusal, type RoomRequest, readRequest } from 'azulejo/online';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { Client } from './audience.js';
import type { Entered, Hub } from './hub.js';
import { Allowance, Allowances } from './limits.js';
import type { LiveRoom } from './live-room.js';
import type { Answer } from './reception.js';
import { refusal } from './refusal.js';
import type { ProcessName } from './store/store.js';

/** Requests of a connection: so many at once, and so many a second. */
const REQUESTS = { burst: 40, perSecond: 20 };

/** Rooms that an address may make: so many at once, and so many a second. */
const ROOMS = { burst: 20, perSecond: 0.1 };

/** Wrong requests after which a connection is closed. */
const PATIENCE = 3;

/** Milliseconds until a connection must be in a room, and between two pings. */
const FIRST_REQUEST = 10_000;
const PING = 15_000;

/** Bytes that may wait for a client that reads slowly. */
const MOST_UNSENT = 1_000_000;

/** Milliseconds in which a client must have read most of what is sent. */
const SLOWEST = 15_000;

/** Most requests of a connection that wait for an answer. */
const MOST_PENDING = 64;

/** The path of connections. */
export const PATH = '/rooms';

/** The header by which processes know each other. */
const RELAY = 'x-azulejo-relay';

/** What a gateway is made of. */
export interface GatewayOptions {
  readonly hub: Hub;
  readonly serverKey: string;
  /** Origins of pages that may connect, besides the server's own. */
  readonly origins: readonly string[];
  /** Most connections at a time. */
  readonly mostConnections: number;
  /** Whether a proxy in front says the addresses of clients. */
  readonly behindProxy: boolean;
}

const TOO_MANY = refusal('request.too-many', 'Requests come too fast.');
const LATE = refusal('request.first-join', 'The connection is in no room after ten seconds.');
const SLOW = refusal('request.too-many', 'Messages are read too slowly.');
const ELSEWHERE = refusal('server.unavailable', 'The process of the room is gone: connect again.');

/** A request of another process in the name of its client. */
function relayKey(serverKey: string): string {
  return createHmac('sha256', Buffer.from(serverKey, 'hex')).update('relay').digest('hex');
}

function isRelay(request: IncomingMessage, serverKey: string): boolean {
  const given = Buffer.from(String(request.headers[RELAY] ?? ''));
  const key = Buffer.from(relayKey(serverKey));
  return given.length === key.length && timingSafeEqual(given, key);
}

/** Whether a page of an origin may connect: one of the same host, one that is named, and any client that is not a page. */
function isWelcome({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Answer and close the socket: a client could keep it open, and it does not count as a connection. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** A connection of a client, or of a process in the name of one. */
class Connection implements Client {
  readonly #socket: WebSocket;
  readonly #options: GatewayOptions;
  readonly #allowance = new Allowance(REQUESTS.burst, REQUESTS.perSecond, Date.now());
  readonly #mayCreate: () => boolean;
  readonly #isRelayed: boolean;
  #wrong = 0;
  #pending = 0;
  #isEntering = false;
  #room: LiveRoom | undefined;
  #elsewhere: WebSocket | undefined;
  /** What the other process is sent once the way to it is open. */
  readonly #early: string[] = [];
  #deadline: NodeJS.Timeout | undefined;

  constructor(
    socket: WebSocket,
    options: GatewayOptions,
    { mayCreate, isRelayed }: { readonly mayCreate: () => boolean; readonly isRelayed: boolean },
  ) {
    this.#socket = socket;
    this.#options = options;
    this.#mayCreate = mayCreate;
    this.#isRelayed = isRelayed;
    this.#deadline = setTimeout(() => this.close(LATE), FIRST_REQUEST);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('close', () => this.#ended());
    socket.on('error', () => socket.terminate());
  }

  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNSENT) {
      this.close(SLOW);
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }

  async drained(): Promise<void> {
    const late = Date.now() + SLOWEST;
    while (
      this.#socket.bufferedAmount > MOST_UNSENT / 4 &&
      this.#socket.readyState === WebSocket.OPEN
    ) {
      if (Date.now() > late) this.#socket.terminate();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  close(why: Refusal): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'closing', refusal: why }));
    this.#socket.close(1000);
    // A client that does not answer is cut off.
    setTimeout(() => this.#socket.terminate(), 2000).unref();
  }

  #ended(): void {
    clearTimeout(this.#deadline);
    this.#room?.leave(this);
    this.#room = undefined;
    this.#elsewhere?.terminate();
  }

  #answer(re: number | undefined, answer: Answer): void {
    this.send(JSON.stringify({ type: 'answer', re: re ?? null, ...answer }));
  }

  /** Refuse a request that no honest client sends. */
  #refuse(re: number | undefined, why: Refusal): void {
    this.#answer(re, { refusal: why });
    this.#wrong += 1;
    if (this.#wrong >= PATIENCE) this.close(why);
  }

  #receive(data: RawData, isBinary: boolean): void {
    // What comes after the last message is not read.
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const text = isBinary ? '' : data.toString();
    if (!this.#isRelayed && !this.#allowance.take(Date.now())) {
      const read = readRequest(text);
      this.#refuse(read.ok ? read.request.id : read.id, TOO_MANY);
      return;
    }
    if (this.#elsewhere !== undefined) {
      const other = this.#elsewhere;
      // The other process is alive, and reads nothing.
      if (other.bufferedAmount > MOST_UNSENT) this.close(ELSEWHERE);
      else if (other.readyState === WebSocket.OPEN) other.send(text);
      else this.#early.push(text);
      return;
    }
    const read = readRequest(text);
    if (!read.ok) this.#refuse(read.id, read.refusal);
    else if (this.#pending >= MOST_PENDING) this.#refuse(read.request.id, TOO_MANY);
    else {
      this.#pending += 1;
      this.#handle(read.request, text).finally(() => {
        this.#pending -= 1;
      });
    }
  }

  async #handle(request: RoomRequest, text: string): Promise<void> {
    const { hub } = this.#options;
    const { id } = request;
    switch (request.type) {
      case 'time':
        return this.#answer(id, { result: { time: Date.now() } });
      case 'rooms':
        return this.#answer(id, { result: await hub.waiting() });
      case 'create':
      case 'join': {
        if (this.#isEntering || this.#room !== undefined) {
          return this.#refuse(
            id,
            refusal('request.first-join', 'The connection is in a room already.'),
          );
        }
        if (request.type === 'create' && !this.#mayCreate()) return this.#refuse(id, TOO_MANY);
        this.#isEntering = true;
        const entered =
          request.type === 'create'
            ? await hub.create(this, request)
            : await hub.join(this, request);
        this.#isEntering = false;
        return this.#entered(id, entered, text);
      }
      default: {
        if (this.#room === undefined) {
          return this.#refuse(
            id,
            refusal('request.first-join', 'The first request is create or join.'),
          );
        }
        return this.#answer(id, await this.#room.handle(this, request));
      }
    }
  }

  #entered(id: number, entered: Entered, text: string): void {
    if (entered.kind === 'elsewhere') {
      this.#relay(id, entered.owner, text);
      return;
    }
    this.#answer(id, entered.answer);
    if ('refusal' in entered.answer) {
      // Secrets and tokens are not guessed here: three times, and the connection is closed.
      this.#wrong += 1;
      if (this.#wrong >= PATIENCE) this.close(entered.answer.refusal);
      return;
    }
    clearTimeout(this.#deadline);
    this.#room = entered.room;
    // It ended meanwhile.
    if (this.#socket.readyState !== WebSocket.OPEN) this.#ended();
  }

  /** Pass everything on to the process that has the room, and back. */
  #relay(id: number, owner: ProcessName, first: string): void {
    if (this.#isRelayed) {
      this.#answer(id, { refusal: ELSEWHERE });
      return;
    }
    // It ended meanwhile: nobody would end the other connection.
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const { hub, serverKey } = this.#options;
    const headers = { [RELAY]: relayKey(serverKey) };
    const other = new WebSocket(`${owner.address}${PATH}`, { headers, handshakeTimeout: 2000 });
    this.#elsewhere = other;
    this.#early.push(first);
    clearTimeout(this.#deadline);
    other.on('open', () => {
      for (const text of this.#early) other.send(text);
      other.on('close', () => this.close(ELSEWHERE));
    });
    other.on('message', (data) => {
      this.send(data.toString());
      if (this.#socket.bufferedAmount < MOST_UNSENT / 4) return;
      // What the client cannot take yet waits where it comes from.
      other.pause();
      this.drained().then(() => other.resume());
    });
    other.on('error', (error) => {
      // Nobody listens there: the process has ended without a word, and clients need not wait until it counts as dead.
      const isGone = 'code' in error && error.code === 'ECONNREFUSED';
      if (isGone) void hub.buried(owner).then(() => this.close(ELSEWHERE));
      else this.close(ELSEWHERE);
    });
  }
}

/** Return the address of a client. */
function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  // The proxy adds the last one; what is before it, a client can write itself.
  return forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}

/** Serve connections at a server. */
export function openGateway(server: Server, options: GatewayOptions): { close(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_REQUEST,
    perMessageDeflate: false,
  });
  const created = new Allowances(ROOMS.burst, ROOMS.perSecond);
  const alive = new WeakSet<WebSocket>();
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const isRelayed = isRelay(request, options.serverKey);
    // What a client writes here need not be an address.
    if (request.url?.split('?', 1)[0] !== PATH) {
      return refuseUpgrade(socket, '404 Not Found');
    }
    if (!isRelayed && !isWelcome(request, options.origins)) {
      return refuseUpgrade(socket, '403 Forbidden');
    }
    if (sockets.clients.size >= options.mostConnections) {
      return refuseUpgrade(socket, '503 Service Unavailable');
    }
    const address = addressOf(request, options.behindProxy);
    sockets.handleUpgrade(request, socket, head, (client) => {
      alive.add(client);
      client.on('pong', () => alive.add(client));
      // Who comes from another process joins a room here. Rooms are made, and counted, where a client is.
      const mayCreate = () => !isRelayed && created.take(address, Date.now());
      new Connection(client, options, { mayCreate, isRelayed });
    });
    return undefined;
  });
  const pings = setInterval(() => {
    for (const client of sockets.clients) {
      if (!alive.delete(client)) client.terminate();
      else client.ping();
    }
  }, PING);
  pings.unref();
  return {
    close() {
      clearInterval(pings);
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}
