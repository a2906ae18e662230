/**
 * The protocol by which programs in any language play: its version, lines cut from what arrives, the words of a line, numbers
 * that follow their names, and what can be wrong with a line.
 */

import { LINE_FEED, withoutReturn } from '../../text/lines.js';
import { quote } from '../../text/message.js';
import { accept, type Fault, type Parsed, refuse } from '../../text/parsed.js';

/** The version of the protocol that is spoken here. */
export const PROTOCOL_VERSION = 1;

/** The codes of all faults. Codes are stable: programs may rely on them. */
export const PROTOCOL_CODES = /* @__PURE__ */ Object.freeze([
  // One line cannot be read.
  'protocol.word-unknown',
  'protocol.line-malformed',
  'protocol.line-too-long',
  // The line can be read, but not followed.
  'protocol.version-unknown',
  'protocol.game-unknown',
  'protocol.rules-invalid',
  'protocol.position-invalid',
  'protocol.event-impossible',
  'protocol.option-unknown',
  'protocol.option-invalid',
  'protocol.untimely',
] as const);

export type ProtocolCode = (typeof PROTOCOL_CODES)[number];

/** Refuse a line, or a part of one. */
export function refuseLine(code: ProtocolCode, found: string, expected: string) {
  return refuse({ code, found, expected });
}

/** Refuse a line that has a known first word, and something else after it than should be there. */
export function refuseForm(text: string, expected: string) {
  return refuseLine('protocol.line-malformed', quote(text), expected);
}

/** Make the reader of a line that is one word. */
export function alone<Kind extends string>(
  kind: Kind,
): (rest: string) => Parsed<{ readonly kind: Kind }> {
  return (rest) => (rest === '' ? accept({ kind }) : refuseForm(rest, `nothing after ${kind}`));
}

/** Put faults into one sentence for people: the first of them says enough. */
export function sentenceOf([first]: readonly Fault[]): string {
  if (first === undefined) return 'Found a fault.';
  return first.message ?? `Found ${first.found}, expected ${first.expected}.`;
}

/** Longest line in bytes, without its end. */
export const LONGEST_LINE = 65_536;

/** List the words of a line: what spaces and tabs part. */
export function wordsOf(text: string): string[] {
  return text.split(/[ \t\r]+/).filter((word) => word !== '');
}

/** Split a line into its first word and the rest. */
export function firstWordOf(text: string): readonly [word: string, rest: string] {
  const [, word = '', rest = ''] = /^([^ \t]*)[ \t]*(.*)$/s.exec(text.trim()) ?? [];
  return [word, rest];
}

/** Put any text into a line: what would end the line becomes a space. */
export function onOneLine(text: string): string {
  // Control characters end lines, or drive terminals.
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** A number of a line: how it is written, and which values it has. */
export interface NumberField {
  readonly least: number;
  readonly most: number;
  readonly isInteger: boolean;
}

/** Integers of 1 or more. */
export const POSITIVE: NumberField = {
  least: 1,
  most: Number.MAX_SAFE_INTEGER,
  isInteger: true,
};

/** Integers of 0 or more. */
export const COUNT: NumberField = { ...POSITIVE, least: 0 };

/** Describe the values of a number. */
export function rangeOf({ least, most, isInteger }: NumberField): string {
  const range =
    most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  return `${isInteger ? 'an integer' : 'a number'} ${range}`;
}

/** Read a number; `undefined` if the text is none, or out of range. */
export function readNumber(text: string, field: NumberField): number | undefined {
  const number = Number(text);
  const isWritten = (field.isInteger ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/).test(text);
  const isValid = isWritten && number >= field.least && number <= field.most;
  return isValid && !(field.isInteger && !Number.isSafeInteger(number)) ? number : undefined;
}

/** Numbers by name, and a list that comes last, whatever it holds. */
export interface Fields<Name extends string> {
  readonly numbers: { readonly [Each in Name]?: number };
  /** The words after the name of the list; absent without that name. */
  readonly list?: readonly string[];
}

/**
 * Read names, each with a number, in any order, and a list at the end.
 *
 * @param words - the words after the first word of the line
 * @param fields - the names that there are
 * @param listName - the name that begins the list
 */
export function readFields<Name extends string>(
  words: readonly string[],
  fields: Readonly<Record<Name, NumberField>>,
  listName: string,
): Parsed<Fields<Name>> {
  const numbers: { [Each in Name]?: number } = {};
  for (let index = 0; index < words.length; index += 2) {
    const [word = '', text = ''] = words.slice(index, index + 2);
    if (word === listName) return accept({ numbers, list: words.slice(index + 1) });
    if (!isName(fields, word)) {
      const names = [...Object.keys(fields), listName].join(', ');
      return refuseLine('protocol.line-malformed', quote(word), `one of: ${names}`);
    }
    const number = readNumber(text, fields[word]);
    if (number === undefined) {
      const expected = `${rangeOf(fields[word])} after ${word}`;
      return refuseLine('protocol.line-malformed', quote(text), expected);
    }
    numbers[word] = number;
  }
  return accept({ numbers });
}

/** Whether a word is a name of a table. */
export function isName<Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  word: string,
): word is Name {
  return Object.hasOwn(table, word);
}

/** Write names, each with its number, and a list at the end; what is absent is left out. */
export function writeFields(
  numbers: Readonly<Record<string, number | undefined>>,
  listName: string,
  list: readonly string[] | undefined,
): string[] {
  const words = Object.entries(numbers).flatMap(([name, number]) =>
    number === undefined ? [] : [name, `${number}`],
  );
  return list === undefined ? words : [...words, listName, ...list];
}

/** Cuts pieces of UTF-8 into lines. */
export interface LineSplitter {
  /**
   * Add a piece.
   *
   * @returns the lines that end in it, without their ends; `undefined` for a line that becomes too long
   * by it, which is dropped up to its end
   */
  add(piece: Uint8Array): readonly (string | undefined)[];
  /** Return what follows the last line feed: a line without an end, or nothing. */
  rest(): readonly string[];
}

/**
 * Make a splitter. It never holds more than one line.
 *
 * @param longest - longest line in bytes, without its end
 */
export function lineSplitter(longest: number): LineSplitter {
  const decoder = new TextDecoder();
  let pieces: Uint8Array[] = [];
  let length = 0;
  let isTooLong = false;

  /** Keep a piece of a line; return whether the line becomes too long by it. */
  const keep = (piece: Uint8Array): boolean => {
    if (isTooLong) return false;
    isTooLong = length + piece.length > longest;
    if (isTooLong) pieces = [];
    // The caller may use its buffer again.
    else if (piece.length > 0) pieces.push(piece.slice());
    length += piece.length;
    return isTooLong;
  };
  const take = (): string => {
    const line = withoutReturn(decoder.decode(Buffer.concat(pieces, length)));
    pieces = [];
    length = 0;
    return line;
  };
  return {
    add: (piece) => {
      const lines: (string | undefined)[] = [];
      const add = (part: Uint8Array) => {
        if (keep(part)) lines.push(undefined);
      };
      let start = 0;
      for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, start)) {
        add(piece.subarray(start, end));
        if (isTooLong) {
          isTooLong = false;
          length = 0;
        } else lines.push(take());
        start = end + 1;
      }
      add(piece.subarray(start));
      return lines;
    },
    rest: () => (isTooLong || length === 0 ? [] : [take()]),
  };
}
