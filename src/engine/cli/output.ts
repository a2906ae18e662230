/**
 * Writing to standard output, and text that is safe and short enough for it.
 *
 * @packageDocumentation
 */
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { escapeUnsafe } from '../../text/escape.js';

/** Write a text, and wait while the reader is behind. */
export async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Join lines to a text. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Cut a message that may be very long, and escape what is unsafe in its lines. */
export function shorten(text: string, longest: number): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short.split('\n').map(escapeUnsafe).join('\n');
}

/** Write a word so that a shell reads it as one. */
export function shellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Columns of a terminal that nobody has made wider. */
const WIDTH = 80;

/**
 * Break a line at its spaces so that it fits on a terminal. Colours take no room.
 *
 * By hand: wrap-ansi and its like drop the indentation, or begin lines with the space they broke at.
 */
export function wrap(line: string): string[] {
  if (stripVTControlCharacters(line).length <= WIDTH) return [line];
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const space = rest.lastIndexOf(' ', WIDTH);
    if (space <= 0) break;
    lines.push(rest.slice(0, space));
    rest = rest.slice(space + 1);
  }
  return [...lines, rest];
}
