/**
 * The connection to a queue in Redis, and the packages that it needs, which are installed beside this one.
 *
 * @packageDocumentation
 */
// BullMQ: a queue in Redis with locks that are renewed, retries and stalled jobs taken over; the most used of its kind.
import type * as Bullmq from 'bullmq';
import type { Redis } from 'ioredis';

/** Where a queue is. */
export interface QueueAddress {
  /** The address of the Redis, such as `redis://host:6379/0`; it can contain a password. */
  readonly url: string;
  /** The version of this package: workers of another one have a queue of their own. */
  readonly version: string;
}

/** Why a queue cannot be connected to. */
export class QueueError extends Error {}

/** A queue that is connected to. */
export interface OpenQueue {
  readonly bullmq: typeof Bullmq;
  readonly name: string;
  readonly connection: Redis;
}

/** Milliseconds in which a Redis must answer at first. Later, it is waited for as long as it takes. */
const FIRST_ANSWER = 5000;

/** Longest pause between two attempts to connect again, in milliseconds. */
const LONGEST_PAUSE = 1000;

/** Load the packages. */
async function loadPackages() {
  try {
    const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    return { bullmq, Redis };
  } catch (cause) {
    const expected = 'expected both: npm install bullmq ioredis';
    throw new QueueError(`found no package bullmq or ioredis, ${expected}.`, { cause });
  }
}

/** Return an address without what must not be shown: user and password. */
function shownAddress(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Connect to a queue.
 *
 * @throws {@link QueueError} if the packages are not installed, or nothing answers at the address
 */
export async function openQueue({ url, version }: QueueAddress): Promise<OpenQueue> {
  const { bullmq, Redis } = await loadPackages();
  let hasAnswered = false;
  const connection = new Redis(url, {
    lazyConnect: true,
    connectTimeout: FIRST_ANSWER,
    // A command waits until a Redis that is started again is there.
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => (hasAnswered ? Math.min(50 * attempt, LONGEST_PAUSE) : null),
  });
  // What cannot be reached for a while is waited for. Without a listener, ioredis prints it.
  connection.on('error', () => {});
  try {
    await connection.connect();
    await connection.ping();
  } catch (cause) {
    connection.disconnect();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new QueueError(`found no Redis that answers at ${shownAddress(url)}: ${reason}`, {
      cause,
    });
  }
  hasAnswered = true;
  return { bullmq, name: `azulejo-${version}`, connection };
}
