/** The connection to a queue in Redis, and the packages that it needs, which are installed next to this one. */
// BullMQ: a queue in Redis with locks that are renewed, retries and stalled jobs taken over; the most used of its kind.
import type * as Bullmq from 'bullmq';
import type { Redis } from 'ioredis';

/** Where a queue is. */
export interface QueueAddress {
  /** The address of the Redis server, such as `redis://host:6379/0`; it can contain a password. */
  readonly url: string;
  /** The version of this package: workers of another one have a queue of their own. */
  readonly version: string;
  /** A game that is not one of this package: its workers, which alone can play it, have a queue of their own. */
  readonly ownGame?: string | undefined;
  /** Called with what Redis refuses later, such as a password that was changed; once for each reason. */
  readonly onRefusal: (reason: string) => void;
}

/** Why a queue cannot be used: in a sentence, with text from elsewhere in it. */
export class QueueError extends Error {}

/** A queue that is connected to. */
export interface OpenQueue {
  readonly bullmq: typeof Bullmq;
  readonly name: string;
  readonly connection: Redis;
  /** What Redis says that it does when its memory is full: text from elsewhere. */
  readonly eviction: string;
  /** Listener to errors of all that uses the connection, which is made again by itself. Without one, an error ends the process. */
  readonly onError: (error: Error) => void;
}

/**
 * Options of all that uses a queue. BullMQ prints what a Redis says of its version and its memory as it is, and throws
 * where nobody listens: {@link openQueue} looks at both.
 */
export const UNCHECKED = { skipVersionCheck: true } as const;

/** Oldest version of Redis whose commands BullMQ can use. */
const OLDEST = 5;

/** Milliseconds in which a Redis must answer at first. Later, it is waited for as long as it takes. */
const FIRST_ANSWER = 5000;

/**
 * Milliseconds of silence after which a connection is made again, as the other side may be gone without a word. Workers
 * and commands that wait for tasks or results ask again every ten seconds.
 */
const LONGEST_SILENCE = 15_000;

/** Longest pause between two attempts to connect again, in milliseconds. */
const LONGEST_PAUSE = 1000;

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

/** Whether an error is what a Redis answered: NOAUTH, WRONGPASS, NOPERM, OOM. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}

/** Whether an error is that a Redis has forgotten a script: it was told to, or was started again. */
export function isForgotten(error: unknown): boolean {
  return isRefusal(error) && error.message.startsWith('NOSCRIPT');
}

/** Most reasons that are passed on: what answers can make up any number of them. */
const MOST_REASONS = 10;

/** Make a function that passes each reason on once. */
function passOnce(pass: (reason: string) => void): (reason: string) => void {
  const passed = new Set<string>();
  return (reason) => {
    if (passed.has(reason) || passed.size >= MOST_REASONS) return;
    passed.add(reason);
    pass(reason);
  };
}

/** What is said of a connection that the other side closes: by ioredis, and by the system. */
const CLOSED = ['Connection is closed.', 'write EPIPE', 'read ECONNRESET', 'write ECONNRESET'];

/** Say why there is no connection; the words of sockets and parsers are for those who write them. */
function reasonOf({ code = '', message }: NodeJS.ErrnoException, isSecure: boolean): string {
  const hint = isSecure
    ? 'expected one with TLS; without it, an address begins with redis:'
    : 'expected one without TLS; with it, an address begins with rediss:';
  if (code.startsWith('ERR_SSL')) return `no TLS (${code}), ${hint}`;
  if (CLOSED.includes(message)) return `the connection was closed, ${hint}`;
  if (code === LATE || (code === 'ETIMEDOUT' && isSecure)) {
    const late = `no answer for ${FIRST_ANSWER / 1000} seconds`;
    return isSecure ? `${late}, ${hint}` : late;
  }
  if (message.endsWith('Please report this.')) return 'the server is not Redis';
  return message === '' ? code : message;
}

/**
 * Connect, and choose the database: the client continues without it if there is none of its number.
 *
 * @returns what Redis says of itself
 */
async function connect(connection: Redis): Promise<string> {
  await connection.connect();
  await connection.select(connection.options.db ?? 0);
  // The type promises a text, and the server that answers does not.
  return String(await connection.info());
}

/** Find what a Redis says of itself under a name; nothing if it does not. */
function fieldOf(info: string, name: string): string {
  return new RegExp(`^${name}:(.*)`, 'm').exec(info)?.[1] ?? '';
}

/** The code of an answer that does not come in time. */
const LATE = 'LATE';

/** Wait for an answer, but not for ever: what accepts a connection need not be a Redis that answers. */
async function withinFirstAnswer<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error('No answer.'), { code: LATE });
    timer = setTimeout(() => reject(error), FIRST_ANSWER);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Wait for work with a connection until that is lost: the work would continue without end when nobody answers. */
export async function whileConnected(connection: Redis, work: Promise<void>): Promise<void> {
  // What is left undone fails later, where nobody waits for it.
  work.catch(() => {});
  if (connection.status !== 'ready') return;
  await Promise.race([
    work,
    new Promise<void>((resolve) => {
      connection.once('close', resolve);
    }),
  ]);
}

/**
 * Connect to a queue.
 *
 * @throws {@link QueueError} if the packages are not installed, or nothing answers at the address, or it refuses or is too old
 */
export async function openQueue(address: QueueAddress): Promise<OpenQueue> {
  const { url, version, ownGame } = address;
  const { bullmq, Redis } = await loadPackages();
  const pass = passOnce(address.onRefusal);
  let hasAnswered = false;
  let first: Error | undefined;
  const onError = (error: Error) => {
    first ??= error;
    // What cannot be reached for a while is waited for.
    if (hasAnswered && isRefusal(error)) pass(error.message);
  };
  const connection = new Redis(url, {
    lazyConnect: true,
    connectTimeout: FIRST_ANSWER,
    socketTimeout: LONGEST_SILENCE,
    // A command waits until a Redis that is started again is there.
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => (hasAnswered ? Math.min(50 * attempt, LONGEST_PAUSE) : null),
  });
  connection.on('error', onError);
  const shown = shownAddress(url);
  let info: string;
  try {
    info = await withinFirstAnswer(connect(connection));
  } catch (error) {
    connection.disconnect();
    // Why a connection is closed was said before.
    const cause = first ?? (error instanceof Error ? error : new Error(String(error)));
    throw new QueueError(
      isRefusal(cause)
        ? `refused by Redis at ${shown}: ${cause.message}`
        : `found no answer from Redis at ${shown}: ${reasonOf(cause, url.startsWith('rediss:'))}`,
      { cause },
    );
  }
  const found = fieldOf(info, 'redis_version');
  if (!(Number.parseInt(found, 10) >= OLDEST)) {
    connection.disconnect();
    const name = found === '' ? 'no Redis' : `Redis ${found}`;
    throw new QueueError(`found ${name} at ${shown}, expected ${OLDEST} or later`);
  }
  hasAnswered = true;
  const eviction = fieldOf(info, 'maxmemory_policy');
  const name = ['azulejo', version, ...(ownGame === undefined ? [] : [ownGame])].join('-');
  return { bullmq, name, connection, eviction, onError };
}
