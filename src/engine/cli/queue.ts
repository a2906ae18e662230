/**
 * Queues in Redis, as an option.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { OF_PACKAGE } from '../game/game.js';
import type { OpenQueue } from '../queue/redis.js';
import type { Host } from './console.js';

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

/**
 * Connect to a queue, or end the command with the reason why that is not possible.
 *
 * No message repeats the address as it was typed: it can contain a password.
 */
export async function connectTo(
  command: Command,
  url: string,
  { version, game }: Pick<Host, 'version' | 'game'>,
): Promise<OpenQueue> {
  if (!isAddress(url)) {
    const expected = 'an address such as redis://localhost:6379';
    command.error(`error: option '--queue': found another text, expected ${expected}`);
  }
  const { openQueue, QueueError } = await import('../queue/redis.js');
  try {
    const ownGame = game.module === OF_PACKAGE ? undefined : game.name;
    return await openQueue({ url, version, ownGame });
  } catch (error) {
    if (!(error instanceof QueueError)) throw error;
    return command.error(`error: option '--queue': ${error.message}`);
  }
}
