/**
 * Any text on one line, as a JSON string that is safe to print: names, reasons, paths.
 *
 * @packageDocumentation
 */
import { escapeUnsafe } from './escape.js';
import { quote } from './message.js';
import { accept, type Parsed, refuse } from './parsed.js';

/** Write a text in double quotes, so that it stays on its line. */
export function writeQuoted(text: string): string {
  return escapeUnsafe(`${JSON.stringify(text)}`);
}

/** Write plain data as JSON that is safe to print. */
export function writeJson(value: unknown): string {
  return escapeUnsafe(`${JSON.stringify(value)}`);
}

/** Read a text in double quotes. */
export function readQuoted(text: string): Parsed<string> {
  if (text.startsWith('"')) {
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value === 'string') return accept(value);
    } catch {
      // Refused below.
    }
  }
  return refuse({ found: quote(text), expected: 'a text in double quotes, as JSON writes it' });
}
