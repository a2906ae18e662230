/**
 * The words of a line, and numbers that follow their names.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import { accept, type Parsed } from '../../text/parsed.js';
import { refuseLine } from './fault.js';

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
