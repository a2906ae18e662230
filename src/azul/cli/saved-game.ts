/**
 * Games in files: records and logs, told apart by their first lines.
 *
 * @packageDocumentation
 */
import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import type { AzulRecord } from '../record/azul-record.js';
import { type FailedMove, readLog } from '../record/log.js';
import { readRecord } from '../record/record.js';
import type { RecordIssue } from '../record/record-issue.js';
import { FileError, withFile } from './file-error.js';

/** The longest text that is read, in characters: a game of ten thousand rounds is shorter. */
const LONGEST_TEXT = 2 ** 23;

const STANDARD_INPUT = 0;
const PIECE = 2 ** 16;

/**
 * Read a text.
 *
 * @param path - of the file, `-` for standard input
 * @throws FileError if it cannot be read, or is longer than any game
 */
export function readText(path: string): string {
  return withFile(path, 'read', () => {
    const file = path === '-' ? STANDARD_INPUT : openSync(path, 'r');
    try {
      return readAll(file);
    } finally {
      if (file !== STANDARD_INPUT) closeSync(file);
    }
  });
}

function readAll(file: number): string {
  const decoder = new StringDecoder('utf8');
  const piece = Buffer.alloc(PIECE);
  let text = '';
  for (let length = readPiece(file, piece); length > 0; length = readPiece(file, piece)) {
    text += decoder.write(piece.subarray(0, length));
    if (text.length > LONGEST_TEXT) {
      throw new FileError(`found more than ${LONGEST_TEXT} characters, expected one game`);
    }
  }
  return text + decoder.end();
}

/** Read a piece; a terminal or a pipe in which nothing is yet is asked again. */
function readPiece(file: number, piece: Buffer): number {
  for (;;) {
    try {
      return readSync(file, piece);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

/** A game that was read, up to where it can be. */
export interface SavedGame {
  /** The game; absent where not even its first state can be read. */
  readonly record: AzulRecord | undefined;
  /** The moves that failed, which only a log has. */
  readonly failed: readonly FailedMove[];
  /** The line of each event, which only a log says; in a record they follow each other. */
  readonly eventLines: readonly number[] | undefined;
  /** What is wrong with the text, in the order of its lines, warnings included. */
  readonly issues: readonly RecordIssue[];
}

const NOTHING = { record: undefined, failed: [], eventLines: undefined };

/** Read a log if the text looks like one, else a record. */
function readWhole(text: string): SavedGame {
  if (!/^\ufeff?#/.test(text)) {
    const read = readRecord(text);
    if (!read.ok) return { ...NOTHING, issues: read.issues };
    return { ...NOTHING, record: read.record, issues: read.warnings };
  }
  const read = readLog(text);
  if (!read.ok) return { ...NOTHING, issues: read.issues };
  const { record, failed, eventLines, warnings } = read;
  return { record, failed, eventLines, issues: warnings };
}

/** Read a game; where a line is wrong, what comes before that line. */
export function readSavedGame(text: string): SavedGame {
  const whole = readWhole(text);
  const wrong = whole.issues.find(({ severity }) => severity === 'error');
  if (wrong === undefined) return whole;
  const before = text.split('\n').slice(0, wrong.line - 1);
  const beginning = readWhole(before.map((line) => `${line}\n`).join(''));
  return { ...beginning, issues: whole.issues };
}
