/**
 * Tables as bytes, which files hold: a header, and the chances of each part, in the order in which parts can be solved. A
 * checksum follows each of them.
 *
 * All numbers have 32 bits, the lowest byte first. A chance is a number of IEEE 754.
 */

import { integerInRange, reading, wrongType } from '../../boundary/values.js';
import { countOf } from '../../text/message.js';
import { type Rules, rulesOf, settingsOf } from '../state/vocabulary.js';
import { Numbering, type Part } from './numbering.js';
import { chancesBy, type Table, tableOf } from './table.js';

/**
 * The codes of a {@link TableError}, by its `code`. Codes are stable: programs may rely on them.
 *
 * - `table.no-table`: the bytes do not begin as a table does
 * - `table.other-version`: another version of the library wrote the table
 * - `table.incomplete`: parts are missing
 * - `table.too-long`: more bytes follow the last part
 * - `table.damaged`: the checksum of the header or of a part is wrong, or a number is no probability
 */
export const TABLE_ERRORS = [
  'table.no-table',
  'table.other-version',
  'table.incomplete',
  'table.too-long',
  'table.damaged',
] as const;

/**
 * The code of a {@link TableError}: what is wrong with the bytes of a table. {@link TABLE_ERRORS} says what each means.
 */
export type TableErrorCode = (typeof TABLE_ERRORS)[number];

/** The error for bytes that are not a table, or not a whole one. {@link readTable} throws it. */
export class TableError extends Error {
  /** The name of the class. */
  override readonly name = 'TableError';
  /** What is wrong, for programs, such as `table.incomplete`. */
  readonly code: TableErrorCode;
  /** The number of the part that is damaged, from 0; `undefined` if the header or the whole table is wrong. */
  readonly part: number | undefined;

  /**
   * Make the error.
   *
   * @param code - what is wrong, for programs
   * @param found - what was found, in words, for the message
   * @param expected - what was expected, in words, for the message
   * @param part - number of the damaged part, from 0; none if the header or the whole table is wrong
   */
  constructor(code: TableErrorCode, found: string, expected: string, part?: number) {
    const place = part === undefined ? 'Table' : `Table, part ${part}`;
    super(`${place}: found ${found}, expected ${expected}.`);
    this.code = code;
    this.part = part;
  }
}

/** An object that reads bytes a part at a time, such as those of an open file. {@link readTable} takes it. */
export interface ByteSource {
  /** Number of all bytes, an integer of 0 or more. */
  readonly length: number;
  /**
   * Read some of the bytes.
   *
   * @param start - position of the first one, from 0
   * @param end - position after the last one, at most `length`
   * @returns `end - start` bytes
   */
  read(start: number, end: number): Uint8Array;
}

/** The words of a header. */
enum Header {
  Magic = 0,
  Version = 2,
  Settings = 3,
  Length = 4,
  Tolerance = 5,
  Checksum = 15,
  Words = 16,
}

const WORD = 4;
/** "URCHANCE", the lowest byte first. */
const MAGIC = [0x48435255, 0x45434e41] as const;
const VERSION = 1;

/** The basis and the prime of FNV-1a, a hash that every change of one word changes. */
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Return the checksum of words. */
export function checksumOf(words: Uint32Array): number {
  let hash = FNV_BASIS;
  for (let index = 0; index < words.length; index++) {
    hash = Math.imul(hash ^ (words[index] as number), FNV_PRIME);
  }
  return hash >>> 0;
}

/** Whether this machine stores the lowest byte first. */
const IS_LOWEST_FIRST = /* @__PURE__ */ (() => new Uint8Array(Uint32Array.of(1).buffer)[0] === 1)();

/** Copy words with their bytes in the other order. */
function swapped(words: Uint32Array): Uint32Array {
  const view = new DataView(words.buffer, words.byteOffset, words.byteLength);
  return words.map((_, index) => view.getUint32(WORD * index, !IS_LOWEST_FIRST));
}

/** Return the bytes of words, which on most machines are the same memory. */
export function bytesOfWords(words: Uint32Array): Uint8Array {
  const { buffer, byteOffset, byteLength } = IS_LOWEST_FIRST ? words : swapped(words);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Return the words of bytes, which are the same memory where that is possible. */
function wordsOfBytes(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % WORD === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / WORD);
  return IS_LOWEST_FIRST ? words : swapped(words);
}

/** Number the positions as they lie in a file, in words. */
export function numberInFile(tokens: number): Numbering {
  return new Numbering(tokens, Header.Words, 1);
}

/** What the header of a table says. */
export interface TableHeader {
  /** The rules, as one number. */
  readonly settings: number;
  /** How exact the chances are, rounding aside. */
  readonly tolerance: number;
}

/** Make the words of a header. */
export function headerWords({ settings, tolerance }: TableHeader, length: number): Uint32Array {
  const words = new Uint32Array(Header.Words);
  words.set(MAGIC, Header.Magic);
  words[Header.Version] = VERSION;
  words[Header.Settings] = settings;
  words[Header.Length] = length;
  words.set(new Uint32Array(Float32Array.of(tolerance).buffer), Header.Tolerance);
  words[Header.Checksum] = checksumOf(words.subarray(0, Header.Checksum));
  return words;
}

/**
 * Read the header of a table, whole or not.
 *
 * @throws TableError if there is none
 */
export function readHeader(source: ByteSource): TableHeader {
  const end = Header.Words * WORD;
  const isLong = source.length >= end;
  const words = wordsOfBytes(isLong ? source.read(0, end) : new Uint8Array(end));
  if (MAGIC.some((word, index) => words[index] !== word)) {
    const found = isLong ? 'other bytes' : countOf(source.length, 'byte');
    throw new TableError('table.no-table', found, 'the header of a table of the Royal Game of Ur');
  }
  const version = words[Header.Version] as number;
  if (version !== VERSION) {
    throw new TableError('table.other-version', `version ${version}`, `version ${VERSION}`);
  }
  const settings = words[Header.Settings] as number;
  const isWhole = words[Header.Checksum] === checksumOf(words.subarray(0, Header.Checksum));
  if (!isWhole || settingsOf(rulesOf(settings)) !== settings) {
    throw new TableError('table.damaged', 'a header with another checksum', 'that of its words');
  }
  const [tolerance = 0] = new Float32Array(
    words.slice(Header.Tolerance, Header.Tolerance + 1).buffer,
  );
  return { settings, tolerance };
}

/** The word of the chance 1. That of a smaller chance is smaller; that of no chance, such as -1 or NaN, is larger. */
const CERTAIN = 0x3f800000;

/** Whether all words are chances. A table has many: `every` would take ten times as long. */
function areChances(words: Uint32Array): boolean {
  for (let index = 0; index < words.length; index++) {
    if ((words[index] as number) > CERTAIN) return false;
  }
  return true;
}

/**
 * Read a part with its checksum.
 *
 * @returns its words, the last of which is the checksum; `undefined` if it is another, or a word is no chance
 */
export function readPart(source: ByteSource, { start, size }: Part): Uint32Array | undefined {
  const end = WORD * (start + size + 1);
  if (end > source.length) return undefined;
  const words = wordsOfBytes(source.read(WORD * start, end));
  const chances = words.subarray(0, size);
  const isWhole = words[size] === checksumOf(chances) && areChances(chances);
  return isWhole ? words : undefined;
}

function damageOf({ index }: Part): TableError {
  const expected = 'probabilities, and the checksum of them';
  return new TableError('table.damaged', 'other bytes', expected, index);
}

/** Take bytes for a source. */
function sourceOf(given: Uint8Array | ByteSource): ByteSource {
  if (given instanceof Uint8Array) {
    return { length: given.length, read: (start, end) => given.subarray(start, end) };
  }
  const [length, read] = reading('Table', given, (source) => [source.length, source.read]);
  if (typeof read !== 'function') {
    throw wrongType('Table', given, 'bytes, or an object that reads them');
  }
  integerInRange('Table, length', length, 0);
  return given;
}

/** Return the numbering of a whole table with these rules. */
function wholeNumbering({ length: found }: ByteSource, { tokens }: Rules): Numbering {
  const numbering = numberInFile(tokens);
  const length = WORD * numbering.length;
  if (found === length) return numbering;
  const code = found < length ? 'table.incomplete' : 'table.too-long';
  throw new TableError(code, countOf(found, 'byte'), `${length}`);
}

/**
 * Check every part of a table.
 *
 * @throws TableError if one is missing or damaged
 */
export function checkTable(source: ByteSource): void {
  const { parts } = wholeNumbering(source, rulesOf(readHeader(source).settings));
  for (const part of parts) if (readPart(source, part) === undefined) throw damageOf(part);
}

/**
 * Read a table of win shares that the command `azulejo royal-ur solve` wrote.
 *
 * Each part is read, and checked, when the win share of one of its positions is first asked for: then the table throws
 * a {@link TableError} if it is damaged.
 *
 * @param given - the bytes of the table; or an object that reads some of them at a time, since a table of seven tokens
 *   has 551 MB
 * @returns the table
 * @throws {@link TableError} if the header is wrong or damaged, or the bytes are too few or too many: `table.no-table`,
 *   `table.other-version`, `table.damaged`, `table.incomplete`, `table.too-long`; TypeError if the value is neither
 *   bytes nor an object with a function `read` and a `length` that is an integer of 0 or more; any error of `read`
 *
 * @example
 * ```ts
 * let found = '';
 * try {
 *   readTable(new Uint8Array(64));
 * } catch (error) {
 *   if (error instanceof TableError) found = error.code;
 * }
 * found; // 'table.no-table'
 * ```
 */
export function readTable(given: Uint8Array | ByteSource): Table {
  const source = sourceOf(given);
  const rules = rulesOf(readHeader(source).settings);
  const numbering = wholeNumbering(source, rules);
  const known: (Float32Array | undefined)[] = [];
  const chancesOf = (part: Part) => {
    const found = known[part.index];
    if (found !== undefined) return found;
    const words = readPart(source, part);
    if (words === undefined) throw damageOf(part);
    const chances = new Float32Array(words.buffer, words.byteOffset, part.size);
    known[part.index] = chances;
    return chances;
  };
  return tableOf(rules, chancesBy(numbering, chancesOf));
}
