/**
 * Queues of simulations, as an option.
 *
 * @packageDocumentation
 */
import { type Command, InvalidArgumentError } from 'commander';
import type { OpenQueue } from '../queue/redis.js';

/** The protocols of Redis, without and with TLS. */
const PROTOCOLS: readonly string[] = ['redis:', 'rediss:'];

/** Read the address of a Redis. What is wrong with it is not repeated: it can contain a password. */
export function queueAddress(text: string): string {
  if (URL.canParse(text) && PROTOCOLS.includes(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('Expected an address such as redis://localhost:6379.');
}

/** Connect to a queue, or end the command with the reason why that is not possible. */
export async function connectTo(
  command: Command,
  url: string,
  version: string,
): Promise<OpenQueue> {
  const { openQueue, QueueError } = await import('../queue/redis.js');
  try {
    return await openQueue({ url, version });
  } catch (error) {
    if (!(error instanceof QueueError)) throw error;
    return command.error(`error: option '--queue': ${error.message}`);
  }
}
