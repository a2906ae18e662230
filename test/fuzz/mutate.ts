/** Mutations of valid texts, which sometimes remain valid. */
import type { Rng } from '../../src/random/rng.js';
import { below, oneOf } from './choose.js';

/** Characters with a meaning in the formats. */
const MEANINGFUL = 'ABCDEabcdef0123456789FSMXBCD ';

/** Characters without a meaning there, or that control terminals. */
const STRANGE: readonly string[] = [
  '\u0000',
  '\u0007',
  '\u0008',
  '\u001b[2J',
  '\u001b]0;x\u0007',
  '\u009b31m',
  '\u007f',
  '\r',
  '\n',
  '\t',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u200b',
  '\ud800',
  '\udc00',
  '\ud83d\ude00',
  'é',
  'é',
  'Ａ',
  '０',
  '٣',
  'ſ',
  'İ',
  '"',
  '\\',
  '__proto__',
  'constructor',
  '-1',
  '1e9',
  'NaN',
];

/** Return a random substring. */
function pieceOf(rng: Rng, text: string, longest: number): string {
  const start = below(rng, text.length + 1);
  return text.slice(start, start + below(rng, longest + 1));
}

function replaceAt(text: string, start: number, length: number, piece: string): string {
  return text.slice(0, start) + piece + text.slice(start + length);
}

type Mutation = (rng: Rng, text: string, other: string) => string;

const place = (rng: Rng, text: string) => below(rng, text.length + 1);

/** The mutations. `other` is another text of the same kind. */
const MUTATIONS: readonly Mutation[] = [
  // One character: replaced, inserted, deleted, doubled, swapped with its neighbour.
  (rng, text) => replaceAt(text, place(rng, text), 1, oneOf(rng, [...MEANINGFUL])),
  (rng, text) => replaceAt(text, place(rng, text), 0, oneOf(rng, [...MEANINGFUL])),
  (rng, text) => replaceAt(text, place(rng, text), 1, ''),
  (rng, text) => {
    const at = place(rng, text);
    return replaceAt(text, at, 0, text.charAt(at));
  },
  (rng, text) => {
    const at = place(rng, text);
    return replaceAt(text, at, 2, text.charAt(at + 1) + text.charAt(at));
  },
  // A digit, up or down by one: one tile too many or too few.
  (rng, text) => {
    const digits = [...text.matchAll(/\d/g)];
    if (digits.length === 0) return text;
    const { index, 0: digit } = oneOf(rng, digits);
    return replaceAt(text, index, 1, String((Number(digit) + (rng() < 0.5 ? 1 : 9)) % 10));
  },
  // A character that is not part of the format.
  (rng, text) => replaceAt(text, place(rng, text), below(rng, 2), oneOf(rng, STRANGE)),
  (rng, text) => replaceAt(text, place(rng, text), 1, String.fromCharCode(below(rng, 0x10000))),
  // A substring: deleted, doubled, taken from another text, repeated.
  (rng, text) => replaceAt(text, place(rng, text), below(rng, 12), ''),
  (rng, text) => replaceAt(text, place(rng, text), 0, pieceOf(rng, text, 12)),
  (rng, text, other) => replaceAt(text, place(rng, text), below(rng, 12), pieceOf(rng, other, 12)),
  (rng, text, other) => text.slice(0, place(rng, text)) + other.slice(place(rng, other)),
  (rng, text) => replaceAt(text, place(rng, text), 0, pieceOf(rng, text, 6).repeat(below(rng, 30))),
  // Cut off, reversed, in other case.
  (rng, text) => text.slice(0, place(rng, text)),
  (rng, text) => text.slice(place(rng, text)),
  (_, text) => [...text].reverse().join(''),
  (rng, text) => (rng() < 0.5 ? text.toLowerCase() : text.toUpperCase()),
  // Lines: deleted, doubled, replaced.
  (rng, text) => {
    const lines = text.split('\n');
    lines.splice(below(rng, lines.length), 1);
    return lines.join('\n');
  },
  (rng, text) => {
    const lines = text.split('\n');
    lines.splice(below(rng, lines.length), 0, oneOf(rng, lines));
    return lines.join('\n');
  },
  (rng, text, other) => {
    const lines = text.split('\n');
    lines[below(rng, lines.length)] = oneOf(rng, other.split('\n'));
    return lines.join('\n');
  },
];

/** Mutate a text a few times; one in eight stays as it is. */
export function mutate(rng: Rng, text: string, other: string): string {
  let mutated = text;
  for (let times = below(rng, 8); times > 0; times -= 1 + below(rng, 3)) {
    mutated = oneOf(rng, MUTATIONS)(rng, mutated, other);
  }
  return mutated;
}

/** Make a random text: of characters of the format, of strange ones, or of any. */
export function noise(rng: Rng, longest: number): string {
  const kind = below(rng, 3);
  return Array.from({ length: below(rng, longest) }, () => {
    if (kind === 0) return oneOf(rng, [...MEANINGFUL]);
    return kind === 1 ? oneOf(rng, STRANGE) : String.fromCharCode(below(rng, 0x10000));
  }).join('');
}
