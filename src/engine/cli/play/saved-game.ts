/**
 * Games in files: records and logs, read to be replayed or resumed, and written while a game goes on.
 *
 * @packageDocumentation
 */
import { seededRng } from '../../../random/seeded-rng.js';
import { isError } from '../../../text/issue.js';
import { writeQuoted } from '../../../text/quoted-text.js';
import type { GameTypes } from '../../game/game.js';
import type { LogActions } from '../../record/log-line.js';
import { readLog } from '../../record/read-log.js';
import { readRecord } from '../../record/read-record.js';
import type { GameRecord } from '../../record/record.js';
import type { RecordIssue } from '../../record/record-issue.js';
import { replaySteps } from '../../record/replay.js';
import { type FailedMove, logStream, writeLog } from '../../record/write-log.js';
import { type EventStream, recordStream, writeRecord } from '../../record/write-record.js';
import type { AnyGame } from '../console.js';
import { FileError, type FileText, openLines, readText } from '../files.js';
import { type Follower, followGame } from './steps.js';

type AnyRecord = GameRecord<GameTypes>;
type AnyActions = LogActions<GameTypes> | undefined;

/** A game that was read, up to where it can be. */
export interface SavedGame {
  /** The game; absent where not even its first state can be read. */
  readonly record?: AnyRecord;
  /** The moves that failed, which only a log has. */
  readonly failed: readonly FailedMove<string>[];
  /** The line of each event, in a log; in a record they follow each other. */
  readonly eventLines?: readonly number[];
  /** The issues of the text, in the order of its lines, warnings included. */
  readonly issues: readonly RecordIssue[];
}

/** Read a log if the text looks like one, else a record. */
function readWhole(game: AnyGame, text: string, actions: AnyActions): SavedGame {
  if (!/^\ufeff?#/.test(text)) {
    const read = readRecord(game, text);
    if (!read.ok) return { failed: [], issues: read.issues };
    return { record: read.record, failed: [], issues: read.warnings };
  }
  const read = readLog(game, text, actions);
  if (!read.ok) return { failed: [], issues: read.issues };
  const { record, failed, eventLines, warnings } = read;
  return { record, failed, eventLines, issues: warnings };
}

/** Read a game; where a line is wrong, what comes before that line. */
export function readSavedGame(game: AnyGame, text: string, actions: AnyActions): SavedGame {
  const whole = readWhole(game, text, actions);
  const wrong = whole.issues.find(isError);
  if (wrong === undefined) return whole;
  const before = text.split('\n').slice(0, wrong.line - 1);
  const beginning = before.map((line) => `${line}\n`).join('');
  return { ...readWhole(game, beginning, actions), issues: whole.issues };
}

/** A game as far as it has been played. */
export interface GameSoFar {
  readonly record: AnyRecord;
  readonly failed: readonly FailedMove<string>[];
  /** The file that it was read from, with its text. */
  readonly from?: FileText | undefined;
}

/** A game to be played from where it is. */
export interface StartedGame extends GameSoFar {
  readonly state: unknown;
  readonly follower: Follower<GameTypes>;
}

/** Start a new game. */
export function startGame(
  game: AnyGame,
  rules: GameTypes['rules'],
  names: readonly string[],
  seed: number,
): StartedGame {
  // As a match starts without a state.
  const state = game.start(rules, seededRng(seed));
  const start = game.encode(state);
  const record = { game: game.name, rules, names, seed, start, events: [] };
  return { record, failed: [], state, follower: followGame(game, state) };
}

/**
 * Resume a saved game.
 *
 * @throws FileError if the file cannot be read, holds no game, or one that is over
 */
export async function resumeGame(
  game: AnyGame,
  path: string,
  actions: AnyActions,
): Promise<StartedGame> {
  const text = await readText(path);
  const { record: saved, failed, issues } = readSavedGame(game, text, actions);
  const refuse = (reason = '') =>
    new FileError(`${writeQuoted(path)} holds no game that can be resumed. ${reason}`);
  const wrong = issues.find(isError);
  if (saved === undefined || wrong !== undefined) throw refuse(wrong?.message);
  const { result: _, ...record } = saved;
  const steps = replaySteps(game, record);
  const first = steps.next();
  if (first.done === true) throw refuse(first.value[0]?.message);
  const follower = followGame(game, first.value);
  for (const event of record.events) {
    const step = steps.next();
    if (step.done === true) throw refuse(step.value[0]?.message);
    follower.event(event, step.value);
  }
  const { after: state } = follower.position();
  if (game.isOver(state)) throw refuse('The game is over.');
  return { record, failed, from: { path, text }, state, follower };
}

/** Hears of what happens in a game. */
export interface GameListener {
  event(event: string): void;
  failure(move: string): void;
  end(result: AnyRecord['result']): void;
}

function listen(
  path: string,
  text: string,
  from: FileText | undefined,
  stream: EventStream<GameTypes>,
): GameListener {
  const file = openLines(path, text, from);
  return {
    event: (event) => file.append(stream.event(event)),
    failure: (move) => file.append(stream.failure(move)),
    end: (result) => {
      file.append(stream.end(result));
      file.close();
    },
  };
}

/** Write a record as the game goes on. */
export function openRecord(game: AnyGame, path: string, { record, from }: GameSoFar): GameListener {
  return listen(path, writeRecord(game, record), from, recordStream(game, record));
}

/** Write a log as the game goes on. */
export function openLog(
  game: AnyGame,
  path: string,
  { record, failed, from }: GameSoFar,
  actions: AnyActions,
): GameListener {
  const text = writeLog(game, record, failed, actions);
  return listen(path, text, from, logStream(game, record, actions));
}
