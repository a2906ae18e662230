/** Where games are played, as options: in this thread, in worker threads, or by workers on a queue in Redis. */

import { format } from 'node:util';
import { type Command, Option } from 'commander';
import { shorten } from '../../text/message.js';
import { OF_PACKAGE } from '../game/game.js';
import type { SharedQueue } from '../simulate/queue.js';
import type { OpenQueue } from '../simulate/redis.js';
import { MOST_THREADS } from '../tasks/worker-pool.js';
import type { Host } from './console.js';
import { integer } from './options.js';
import { Exit, shellWord, textOf } from './print/output.js';
import { isProgram } from './programs.js';
import { joinSeats } from './seats.js';

/** The protocols of Redis, without and with TLS. */
const PROTOCOLS: readonly string[] = ['redis:', 'rediss:'];

/** The path of an address: the number of a database, or nothing. */
const DATABASE = /^\/?\d*$/;

/** Whether a text is an address; without a host, what follows the protocol can be anything, also a password. */
function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, pathname } = new URL(text);
  return PROTOCOLS.includes(protocol) && host !== '' && DATABASE.test(pathname);
}

/** Longest text from a Redis that is printed. */
export const LONGEST_REASON = 400;

/** Print what the queue's Redis server refuses. */
function sayRefusal(reason: string): void {
  process.stderr.write(`Redis refuses: ${shorten(reason, LONGEST_REASON)}\n`);
}

/** Warn that the queue's Redis server could delete tasks; nothing is known of a server that does not say. */
function sayEviction(policy: string): void {
  if (policy === '' || policy === 'noeviction') return;
  const found = shorten(policy, LONGEST_REASON);
  process.stderr.write(`Redis has the maxmemory-policy ${found}, expected noeviction.\n`);
}

/**
 * Connect to a queue, or end the command with the reason why that is not possible.
 *
 * No message repeats the address as it was typed: it can contain a password.
 */
export async function connectTo(
  command: Command,
  url: string,
  { version, game }: Host,
): Promise<OpenQueue> {
  if (!isAddress(url)) {
    command.error(
      "error: option '--queue': found no Redis address, expected one such as redis://localhost:6379",
    );
  }
  const { openQueue, QueueError } = await import('../simulate/redis.js');
  // The packages warn of what a Redis answers as it is.
  console.warn = (...words) => {
    process.stderr.write(`${shorten(format(...words), LONGEST_REASON)}\n`);
  };
  try {
    const ownGame = game.module === OF_PACKAGE ? undefined : game.name;
    const queue = await openQueue({ url, version, ownGame, onRefusal: sayRefusal });
    sayEviction(queue.eviction);
    return queue;
  } catch (error) {
    if (!(error instanceof QueueError)) throw error;
    return command.error(`error: option '--queue': ${error.message}`);
  }
}

/** Where games are played. */
export interface RunnerValues {
  readonly workers?: number;
  readonly queue?: string;
}

export function addWorkersOption(command: Command): Command {
  return command.option(
    '--workers <n>',
    'worker threads, 0 for none (default: one for each processor)',
    integer(0, MOST_THREADS),
  );
}

export function addRunnerOptions(command: Command): Command {
  return addWorkersOption(command).addOption(
    new Option(
      '--queue <url>',
      'let workers on a queue in Redis play: redis://host:6379',
    ).conflicts('workers'),
  );
}

/** Refuse programs where the games are not played in this thread. */
export function refusePrograms(
  command: Command,
  agents: readonly string[],
  { workers = 0, queue }: RunnerValues,
): void {
  if (!agents.some(isProgram)) return;
  if (queue !== undefined) {
    command.error(
      "error: option '--queue': found exec: in --agents, expected none, as no command " +
        'is sent to other machines',
    );
  }
  if (workers > 1) {
    command.error(
      `error: option '--workers': found ${workers} and exec: in --agents, expected none with programs, ` +
        'which are started once and play one game at a time',
    );
  }
}

/** Connect to a queue, and say so if nobody works on it. */
async function openSharedQueue(command: Command, url: string, host: Host): Promise<SharedQueue> {
  const { shareBy } = await import('../simulate/queue.js');
  const { call, typed } = host;
  const queue = await shareBy(await connectTo(command, url, host));
  if ((await queue.workers()) === 0) {
    const agents = typed.size === 0 ? '' : ` --agents ${shellWord(joinSeats([...typed.values()]))}`;
    const hint = `No worker is connected yet. Start some with: ${call} worker${agents} --queue <url>`;
    process.stderr.write(textOf([hint]));
  }
  return queue;
}

/**
 * Play on the queue of the options, if they have one.
 *
 * What is wrong with the queue, or what comes from it, ends the command in a line: its text is from elsewhere.
 */
export async function playShared(
  command: Command,
  { queue: url }: RunnerValues,
  host: Host,
  play: (queue: SharedQueue | undefined) => Promise<void>,
): Promise<void> {
  if (url === undefined) return play(undefined);
  const { isRefusal, QueueError } = await import('../simulate/redis.js');
  let queue: SharedQueue | undefined;
  try {
    queue = await openSharedQueue(command, url, host);
    await play(queue);
  } catch (error) {
    if (!(error instanceof QueueError) && !isRefusal(error)) throw error;
    process.stderr.write(`azulejo: ${shorten(error.message, LONGEST_REASON)}\n`);
    process.exitCode = Exit.Usage;
  } finally {
    await queue?.close();
  }
}
