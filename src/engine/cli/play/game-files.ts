/** The files of a game that is being played: a record and a log, written event by event. */

import { isError } from '../../../text/issue.js';
import { writeQuoted } from '../../../text/parsed.js';
import type { GameTypes } from '../../game/game.js';
import type { GameRecord } from '../../record/record.js';
import { type Attempt, type EventStream, recordStream } from '../../record/streams.js';
import { type FailedAttempt, logStream, writeLog } from '../../record/write-log.js';
import { writeRecord } from '../../record/write-record.js';
import type { AnyGame } from '../console.js';
import { FileError, TOO_LONG } from '../files/file-access.js';
import { openSavedFile, type SavedFile } from '../files/saved-file.js';
import { outliveReaders } from '../print/output.js';
import { type GameSoFar, readSavedGame } from './saved-game.js';

type AnyRecord = GameRecord<GameTypes>;
type Failed = readonly FailedAttempt<string>[];

/** A kind of file: how a game is written into it. */
interface Format {
  readonly name: 'record' | 'log';
  write(record: AnyRecord, failed: Failed): string;
  stream(record: AnyRecord): EventStream<GameTypes>;
}

/** Return the two kinds of files. */
function formatsOf(game: AnyGame) {
  const record: Format = {
    name: 'record',
    write: (written) => writeRecord(game, written),
    stream: (header) => recordStream(game, header),
  };
  const log: Format = {
    name: 'log',
    write: (written, failed) => writeLog(game, written, failed),
    stream: (header) => logStream(game, header),
  };
  return { record, log };
}

/** A writer of what happens in a game into a file. */
interface FileWriter {
  event(event: string): void;
  failure(tried: Attempt<string>): void;
  /** Continue from an earlier event. */
  undo(earlier: AnyRecord): void;
  end(result: AnyRecord['result']): void;
}

/** A writer of what happens in a game into all of its files. */
export interface GameWriter extends FileWriter {
  /** Unlock the files. */
  close(): void;
}

export interface OpenOptions {
  readonly game: AnyGame;
  /** Whether the content of a file may be replaced. */
  readonly force: boolean;
}

/**
 * Return the failed moves that a file is to begin with.
 *
 * A file with the same game, or its beginning, is continued, so nothing in it is lost. The failed moves
 * may be recorded only there.
 *
 * @throws FileError if the file has any other content
 */
function failedMovesFor(
  file: SavedFile,
  { name, write }: Format,
  { record, failed }: GameSoFar,
  { game, force }: OpenOptions,
): Failed {
  const bytes = file.read();
  if (bytes.length === 0) return failed;
  const saved = bytes === TOO_LONG ? undefined : gameIn(name, bytes, game);
  const begins = (whole: AnyRecord, moves: Failed, part: AnyRecord, some: Failed) =>
    moves.every(({ after }) => after <= whole.events.length) &&
    write(whole, moves).startsWith(write(part, some));
  if (saved !== undefined) {
    const known = [failed, saved.failed].find((moves) =>
      begins(record, moves, saved.record, saved.failed),
    );
    if (known !== undefined) return known;
  }
  if (force) return failed;
  const path = writeQuoted(file.path);
  throw new FileError(
    saved !== undefined && begins(saved.record, [], record, [])
      ? `${path} holds more of this game: resume it from there. Option --force replaces it.`
      : `${path} already exists, and is not a ${name} of this game so far. Option --force replaces it.`,
  );
}

/** Return the game of a file of a kind, without its result; `undefined` if it holds none. */
function gameIn(
  name: Format['name'],
  bytes: Uint8Array,
  game: AnyGame,
): { readonly record: AnyRecord; readonly failed: Failed } | undefined {
  const { record, failed, eventLines, issues } = readSavedGame(game, bytes);
  const isSameKind = (eventLines === undefined ? 'record' : 'log') === name;
  if (!isSameKind || record === undefined || issues.some(isError)) return undefined;
  const { result: _, ...soFar } = record;
  return { record: soFar, failed };
}

/** The files that a game is written into. */
export interface GamePaths {
  readonly record?: string | undefined;
  readonly log?: string | undefined;
}

/** Files that are locked, but not changed yet. */
export interface GameFiles {
  /**
   * Write the game so far, and return what writes the rest. No file is changed before
   * everything that may fail is done in all of them.
   *
   * @throws FileError if a file cannot be written, or holds something else; so does each method
   */
  open(game: GameSoFar, options: OpenOptions): GameWriter;
  /** Unlock the files. */
  close(): void;
}

/**
 * Lock the files of a game.
 *
 * @throws FileError if one cannot be written, or another process writes it
 */
export function lockGameFiles(paths: GamePaths): GameFiles {
  const files: (readonly ['record' | 'log', SavedFile])[] = [];
  const close = () => {
    for (const [, file] of files.splice(0)) file.close();
  };
  try {
    if (paths.record !== undefined) files.push(['record', openSavedFile(paths.record)]);
    if (paths.log !== undefined) files.push(['log', openSavedFile(paths.log)]);
  } catch (error) {
    close();
    throw error;
  }
  return {
    open: (soFar, options) => {
      const formats = formatsOf(options.game);
      const opened = files.map(([name, file]) => {
        const failed = failedMovesFor(file, formats[name], soFar, options);
        const commit = file.prepare(formats[name].write(soFar.record, failed));
        return { commit, writer: writerTo(file, formats[name], { ...soFar, failed }) };
      });
      for (const { commit } of opened) commit();
      // A game that is kept continues without those who watch it.
      if (files.length > 0) outliveReaders();
      const writeAll = (write: (writer: FileWriter) => void) => {
        for (const { writer } of opened) write(writer);
      };
      return {
        event: (event) => writeAll((writer) => writer.event(event)),
        failure: (tried) => writeAll((writer) => writer.failure(tried)),
        undo: (earlier) => writeAll((writer) => writer.undo(earlier)),
        end: (result) => writeAll((writer) => writer.end(result)),
        close,
      };
    },
    close,
  };
}

/** Make the writer of a file which has the game so far. */
function writerTo(
  file: SavedFile,
  { stream, write }: Format,
  { record, failed }: GameSoFar,
): FileWriter {
  const { event, failure, end } = stream(record);
  let count = record.events.length;
  let tried = failed;
  return {
    event: (happened) => {
      count++;
      file.append(event(happened));
    },
    failure: (attempt) => {
      const what = typeof attempt === 'string' ? { move: attempt } : attempt;
      tried = [...tried, { ...what, after: count }];
      file.append(failure(attempt));
    },
    undo: (earlier) => {
      count = earlier.events.length;
      tried = tried.filter(({ after }) => after <= count);
      file.prepare(write(earlier, tried))();
    },
    end: (result) => file.append(end(result)),
  };
}
