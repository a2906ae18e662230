/** Options that are a number of seconds. */
import { InvalidArgumentError } from 'commander';

/** Most seconds: a day. */
const MOST = 86_400;

/** The same in milliseconds. */
export const MOST_MILLISECONDS = 1000 * MOST;

/** Read seconds, such as 60 or 0.5; return milliseconds. */
export function readSeconds(text: string): number {
  const milliseconds = Math.round(1000 * Number(text));
  const isNumber = /^\d+(?:\.\d+)?$/.test(text);
  if (isNumber && milliseconds >= 1 && milliseconds <= MOST_MILLISECONDS) return milliseconds;
  throw new InvalidArgumentError(`Expected a number of seconds from 0.001 to ${MOST}.`);
}
