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
  /** A game that is none of this package: its workers, which alone can play it, have a queue of their own. */
  readonly ownGame?: string | undefined;
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

/** Connect, and choose the database: the client goes on without it if there is none of its number. */
async function connect(connection: Redis): Promise<void> {
  await connection.connect();
  await connection.select(connection.options.db ?? 0);
}

/** Wait for an answer, but not for ever: what accepts a connection need not be a Redis that answers. */
async function withinFirstAnswer(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`no answer for ${FIRST_ANSWER / 1000} seconds`);
    timer = setTimeout(() => reject(error), FIRST_ANSWER);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Connect to a queue.
 *
 * @throws {@link QueueError} if the packages are not installed, or nothing answers at the address
 */
export async function openQueue({ url, version, ownGame }: QueueAddress): Promise<OpenQueue> {
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
    await withinFirstAnswer(connect(connection));
  } catch (cause) {
    connection.disconnect();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new QueueError(`found no Redis that answers at ${shownAddress(url)}: ${reason}`, {
      cause,
    });
  }
  hasAnswered = true;
  const name = ['azulejo', version, ...(ownGame === undefined ? [] : [ownGame])].join('-');
  return { bullmq, name, connection };
}
