/**
 * Any text on one line: names and reasons, written as JSON strings.
 *
 * @packageDocumentation
 */
import { quote } from '../issues/issue.js';
import { accept, type Parsed, refuse } from './recorded-game.js';

/**
 * What JSON leaves as it is although it breaks lines, drives terminals, turns the direction of
 * writing or cannot be seen. A list of places, as Unicode's categories grow with its versions.
 * The two joiners, which many scripts and emoji need, stay.
 */
const UNSEEN =
  /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Write a text so that it stays on its line and does no harm when it is printed. */
export function writeQuoted(text: string): string {
  // JSON has no text for some values that an untyped caller can pass: they are then refused.
  return `${JSON.stringify(text)}`.replace(
    UNSEEN,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Read a text back. */
export function readQuoted(text: string): Parsed<string> {
  if (text.startsWith('"')) {
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value === 'string') return accept(value);
    } catch {
      // What is no JSON is refused below.
    }
  }
  return refuse({ found: quote(text), expected: 'a text in double quotes, as JSON writes it' });
}
