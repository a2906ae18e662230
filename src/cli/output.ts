/**
 * Writing to standard output.
 *
 * @packageDocumentation
 */
import { once } from 'node:events';

/** Write a text, and wait while the reader is behind. */
export async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Join lines to a text. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
