/**
 * Files that are written while the game goes on: whatever stops it, what happened is in them.
 *
 * @packageDocumentation
 */
import { appendFileSync, closeSync, ftruncateSync, openSync } from 'node:fs';
import type { Deal, Move } from '../../state/vocabulary.js';
import type { AzulRecord } from '../record/azul-record.js';
import { type GrowingText, growingLog, growingRecord } from '../record/growing-text.js';
import { type FailedMove, writeLog } from '../record/log.js';
import { writeRecord } from '../record/record.js';
import { withFile } from './file-error.js';
import { textOf } from './output.js';

/** Hear of a game. */
export interface GameListener {
  event(event: Deal | Move): void;
  failure(move: Move): void;
  end(result: AzulRecord['result']): void;
}

/** The game so far, which may have been begun earlier. */
export interface GameSoFar {
  readonly record: AzulRecord;
  readonly failed: readonly FailedMove[];
  /** The file that it comes from and the text there, if it comes from one. */
  readonly from?: { readonly path: string; readonly text: string } | undefined;
}

/**
 * Open a file and write the game so far.
 *
 * The file from which the game comes is only added to, behind what of it is used: at no time is
 * less of the game there.
 */
function openGameFile(path: string, text: string, from: GameSoFar['from']): number {
  return withFile(path, 'written', () => {
    const isSame = from?.path === path && from.text.startsWith(text);
    const file = openSync(path, isSame ? 'a' : 'w');
    if (isSame) ftruncateSync(file, Buffer.byteLength(text));
    else appendFileSync(file, text);
    return file;
  });
}

function listen(path: string, file: number, pieces: GrowingText): GameListener {
  const append = (lines: readonly string[]) =>
    withFile(path, 'written', () => {
      if (lines.length > 0) appendFileSync(file, textOf(lines));
    });
  return {
    event: (event) => append(pieces.event(event)),
    failure: (move) => append(pieces.failure(move)),
    end: (result) => {
      append(pieces.end(result));
      withFile(path, 'written', () => closeSync(file));
    },
  };
}

/** Write a record as the game goes on. */
export function openRecord(path: string, { record, from }: GameSoFar): GameListener {
  return listen(path, openGameFile(path, writeRecord(record), from), growingRecord(record));
}

/** Write a log as the game goes on. */
export function openLog(path: string, { record, failed, from }: GameSoFar): GameListener {
  return listen(path, openGameFile(path, writeLog(record, failed), from), growingLog(record));
}
