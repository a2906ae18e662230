/**
 * Writing to standard output.
 *
 * @packageDocumentation
 */
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** Write a text, and wait while the reader is behind. */
export async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Join lines to a text. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** Columns of a terminal that nobody has made wider. */
const WIDTH = 80;

/** Break a line at its spaces so that it fits on a terminal. Colours take no room. */
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
