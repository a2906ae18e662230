/** Connections over TCP, for tournaments between machines. */
import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from '../../engine/cli/files/file-access.js';
import type { Connection } from '../remote/conversation.js';

/** An address: a port, and a host. */
export interface Address {
  readonly host: string | undefined;
  readonly port: number;
}

/** Milliseconds for the other side to read what it was sent, and to hang up. */
const FAREWELL = 1000;

/** Milliseconds between two attempts to connect. */
const PAUSE = 100;

/** Make a connection of a socket. */
export function connectionOf(socket: Socket): Connection {
  socket.setNoDelay(true);
  // The end of the socket follows, which is listened to.
  socket.on('error', () => {});
  return {
    send: (text) => {
      if (socket.writable) socket.write(text);
    },
    unsent: () => socket.writableLength,
    close: () => {
      if (socket.destroyed) return;
      // What still comes is thrown away: with unread bytes, the system would drop what was sent.
      socket.removeAllListeners('data').resume().end();
      const timeout = setTimeout(() => socket.destroy(), FAREWELL);
      socket.once('close', () => clearTimeout(timeout));
    },
    listen: ({ bytes, end }) => {
      socket.on('data', bytes).once('end', end).once('close', end);
    },
  };
}

/** A server that listens. */
export interface Listening {
  /** Its port: the one that was asked for, or any, where that was 0. */
  readonly port: number;
  /** Listen no longer. Connections that there are remain. */
  close(): void;
}

/**
 * Listen for connections.
 *
 * @param host - the address of this machine to listen on; all of them by default
 * @param most - most connections at the same time: others are closed at once
 * @throws the system's error, such as that of a port that is taken
 */
export async function listen(
  { host, port }: Address,
  most: number,
  onConnection: (connection: Connection) => void,
): Promise<Listening> {
  const server = createServer((socket) => onConnection(connectionOf(socket)));
  server.maxConnections = most;
  server.listen({ host, port });
  await once(server, 'listening');
  // A connection that the system cannot take, as it has no room for more, is not there.
  server.on('error', () => {});
  // A server of a port has an address, not a path.
  const { port: open } = server.address() as AddressInfo;
  return { port: open, close: () => void server.close() };
}

/** Connect once. */
async function connectOnce({ host, port }: Address, signal: AbortSignal): Promise<Socket> {
  const socket = createConnection({ host: host ?? 'localhost', port });
  try {
    await once(socket, 'connect', { signal });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Return the first of the errors of several addresses. */
function reasonOf(error: unknown): unknown {
  return error instanceof AggregateError ? error.errors[0] : error;
}

/**
 * Connect to a server, again and again while it does not listen yet.
 *
 * @param milliseconds - how long to try
 * @returns the connection, `undefined` if the time is up
 * @throws the system's error if there is no such host; the signal's reason if it is aborted
 */
export async function connectWithin(
  address: Address,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Connection | undefined> {
  const either = new AbortController();
  const giveUp = () => either.abort();
  const timeout = setTimeout(giveUp, milliseconds);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    for (;;) {
      signal.throwIfAborted();
      if (either.signal.aborted) return undefined;
      try {
        return connectionOf(await connectOnce(address, either.signal));
      } catch (error) {
        if (!either.signal.aborted && !hasCode(error, 'ECONNREFUSED')) throw reasonOf(error);
      }
      await delay(PAUSE, undefined, either).catch(() => {});
    }
  } finally {
    clearTimeout(timeout);
    signal.removeEventListener('abort', giveUp);
  }
}
