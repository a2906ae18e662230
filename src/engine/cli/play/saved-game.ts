/** Saved games: reading records and logs, to replay or resume them. */

import { seededRng } from '../../../random/seeds.js';
import { isError } from '../../../text/issue.js';
import { writeQuoted } from '../../../text/parsed.js';
import type { GameTypes } from '../../game/game.js';
import { decodeBytes } from '../../record/line-reader.js';
import { readLog } from '../../record/read-log.js';
import { readRecord } from '../../record/read-record.js';
import type { GameRecord } from '../../record/record.js';
import type { RecordIssue } from '../../record/record-issue.js';
import { canonicalLines, type RecordLines, replaySteps } from '../../record/replay.js';
import type { FailedAttempt } from '../../record/write-log.js';
import type { AnyGame } from '../console.js';
import { FileError, readFile } from '../files/file-access.js';
import { type Follower, followGame } from '../print/steps.js';

type AnyRecord = GameRecord<GameTypes>;

/** A saved game, as far as it can be read. */
export interface SavedGame {
  /** The game; absent if not even its first state can be read. */
  readonly record?: AnyRecord;
  /** The moves and texts that failed, which only a log has. */
  readonly failed: readonly FailedAttempt<string>[];
  /** The line of each event in a log; absent for a record, where events are on consecutive lines. */
  readonly eventLines?: readonly number[];
  /** The lines above the record: that of a code fence, or none. */
  readonly linesAbove: number;
  /** The issues of the text, in the order of its lines, warnings included. */
  readonly issues: readonly RecordIssue[];
}

/** A code fence above a record or a log. */
const FENCE = /^\ufeff?```[^\n]*\n/;

/** Read a log if the text looks like one, otherwise a record. */
function readText(game: AnyGame, text: string): SavedGame {
  const linesAbove = FENCE.test(text) ? 1 : 0;
  if (!/^\ufeff?#/.test(text.replace(FENCE, ''))) {
    const read = readRecord(game, text);
    if (!read.ok) return { failed: [], linesAbove, issues: read.issues };
    return { record: read.record, failed: [], linesAbove, issues: read.warnings };
  }
  const read = readLog(game, text);
  if (!read.ok) return { failed: [], linesAbove, issues: read.issues };
  const { record, attempts, eventLines, warnings } = read;
  return { record, failed: attempts, eventLines, linesAbove, issues: warnings };
}

/** Return the lines of a text before a line number. */
function linesBefore(text: string, line: number): string {
  let end = 0;
  for (let number = 1; number < line; number++) end = text.indexOf('\n', end) + 1;
  return text.slice(0, end);
}

/** Read a game, up to the first invalid line. */
export function readSavedGame(game: AnyGame, bytes: Uint8Array): SavedGame {
  const { text, issue } = decodeBytes(bytes);
  const whole = readText(game, text);
  const wrong = whole.issues.find(isError);
  const isFirstInBytes = issue !== undefined && (wrong === undefined || wrong.line >= issue.line);
  if (isFirstInBytes) return { ...whole, issues: [issue] };
  if (wrong === undefined) return whole;
  const before = linesBefore(text, wrong.line);
  return { ...readText(game, before), issues: whole.issues };
}

/** Number the lines of the text that a game was read from. */
export function linesOf(
  game: AnyGame,
  record: AnyRecord,
  { eventLines, failed, linesAbove }: SavedGame,
): RecordLines {
  const { start, event, result } = canonicalLines(game, record);
  return {
    start: linesAbove + start,
    event: (index: number) => eventLines?.[index] ?? linesAbove + event(index),
    result: linesAbove + result + failed.length,
  };
}

/** A game as it has been played so far. */
export interface GameSoFar {
  readonly record: AnyRecord;
  readonly failed: readonly FailedAttempt<string>[];
}

/** A game that is ready to be played on from its state. */
export interface StartedGame extends GameSoFar {
  readonly follower: Follower<GameTypes>;
}

export function startGame(
  game: AnyGame,
  rules: GameTypes['rules'],
  names: readonly string[],
  seed: number,
): StartedGame {
  // The same first state as in a match with this seed.
  const state = game.start(rules, seededRng(seed));
  const start = game.encode(state);
  const record = { game: game.name, rules, names, seed, start, events: [] };
  return { record, failed: [], follower: followGame(game, state) };
}

/**
 * Continue the game of a record where its events end.
 *
 * @returns the game, or the issue of its first illegal event
 */
export function continueGame(
  game: AnyGame,
  record: AnyRecord,
  failed: readonly FailedAttempt<string>[],
): StartedGame | RecordIssue {
  const steps = replaySteps(game, record);
  const first = steps.next();
  if (first.done === true) return firstIssue(first.value);
  const follower = followGame(game, first.value);
  for (const event of record.events) {
    const step = steps.next();
    if (step.done === true) return firstIssue(step.value);
    follower.event(event, step.value);
  }
  return { record, failed, follower };
}

/** Return the first issue of a replay that ended before the last event. */
function firstIssue([issue]: readonly RecordIssue[]): RecordIssue {
  if (issue === undefined) throw new Error('Replay: found no issue, expected one.');
  return issue;
}

/**
 * Resume a saved game.
 *
 * @throws FileError if the file cannot be read, or does not contain a game that can be resumed
 */
export async function resumeGame(game: AnyGame, path: string): Promise<StartedGame> {
  const saved = readSavedGame(game, await readFile(path));
  const refuse = (reason = '') =>
    new FileError(`${writeQuoted(path)} contains no game that can be resumed. ${reason}`);
  const wrong = saved.issues.find(isError);
  if (saved.record === undefined || wrong !== undefined) throw refuse(wrong?.message);
  const { result, ...record } = saved.record;
  const started = continueGame(game, record, saved.failed);
  if ('message' in started) throw refuse(started.message);
  // A file that was cut off before the result still lacks it.
  const { after } = started.follower.position();
  if (result !== undefined && game.isOver(after)) throw refuse('The game is over.');
  return started;
}
