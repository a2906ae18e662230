/** Reading records. */

import { isError } from '../../text/issue.js';
import { quote } from '../../text/message.js';
import { readQuoted } from '../../text/parsed.js';
import { eventWords } from '../game/events.js';
import type { EventOf, Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { readRules } from '../game/settings.js';
import { readStanding } from '../game/standings.js';
import {
  advance,
  keywordNext,
  type LineReader,
  type Lines,
  partsOf,
  readerOf,
  reportUnexpected,
  skip,
  take,
  warnOfOtherWords,
  wholeLines,
} from './line-reader.js';
import type { GameRecord, GameResult, RecordComment } from './record.js';
import {
  type AcceptedText,
  collect,
  type RecordIssue,
  type RefusedText,
  readableText,
  sortByLine,
} from './record-issue.js';
import {
  COMMENT,
  exactly,
  FIRST_LINE,
  FORMAT,
  LAST_LINE,
  type RecordHeader,
  readEvent,
  readName,
  readResult,
  readSeed,
  readStart,
  VERSION,
} from './record-lines.js';
import { recordLines } from './streams.js';

/**
 * The result of {@link readRecord}: the record, or the issues of a text with errors.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type ReadRecordResult<Types extends GameTypes> =
  | (AcceptedText & {
      /** The game as plain data; without a result if the text was cut off. */
      readonly record: GameRecord<Types>;
    })
  | RefusedText;

/** What lines gave. */
export interface Reading<Types extends GameTypes> {
  /** The record, up to where the lines end; absent where they break off before the first state. */
  readonly record: GameRecord<Types> | undefined;
  /** Whether the last line was reached. */
  readonly complete: boolean;
}

/** The words that lines of every game begin with, besides those of its events. */
export const KEYWORDS: readonly string[] = [
  'game',
  'rules',
  'player',
  'seed',
  'start',
  COMMENT,
  'result',
  'standing',
  LAST_LINE,
];

/** Read the two lines that say what the text is; without them nothing else makes sense. */
function isReadable(reader: LineReader, game: string): boolean {
  const { line } = reader;
  if (line !== undefined && partsOf(line.text)[0] !== FORMAT) {
    const fault = { found: quote(line.text), expected: quote(FIRST_LINE) };
    collect(reader.issues, { code: 'record.not-a-record', line: line.number }, fault);
    return false;
  }
  return (
    take(reader, FORMAT, exactly(VERSION), 'record.version-unknown') !== undefined &&
    take(reader, 'game', exactly(game), 'record.game-unknown') !== undefined
  );
}

function readHeader<Types extends GameTypes>(
  reader: LineReader,
  game: Game<Types>,
): RecordHeader<Types> | undefined {
  const rules = take(reader, 'rules', (rest) => readRules(game.settings, rest));
  if (rules === undefined) {
    // How many players there are, and what a state can hold, is unknown.
    skip(reader, ['player', 'seed', 'start']);
    return undefined;
  }
  const names = game
    .players(rules)
    .map((player) => take(reader, 'player', (rest) => readName(rest, player)))
    .filter((name) => name !== undefined);
  const hasSeed = keywordNext(reader) === 'seed';
  const seed = hasSeed ? take(reader, 'seed', readSeed) : undefined;
  const start = take(reader, 'start', (rest) => readStart(game, rest, rules));
  if (start === undefined) return undefined;
  return { game: game.name, rules, names, ...(seed === undefined ? {} : { seed }), start };
}

function readEvents<Types extends GameTypes>(
  reader: LineReader,
  game: Game<Types>,
): Pick<GameRecord<Types>, 'events' | 'comments'> {
  const words = eventWords(game);
  const expected = `a line that begins with ${[...words, COMMENT].join(', ')} or result`;
  const events: EventOf<Types>[] = [];
  const comments: RecordComment[] = [];
  for (let { line } = reader; line !== undefined; { line } = reader) {
    const [word] = partsOf(line.text);
    if (word === 'result' || word === LAST_LINE) break;
    if (words.includes(word)) {
      const event = take(reader, word, (rest) => readEvent(game, word, rest));
      if (event !== undefined) events.push(event);
    } else if (word === COMMENT) {
      const text = take(reader, word, readQuoted);
      if (text !== undefined) comments.push({ after: events.length, text });
    } else {
      reportUnexpected(reader, line, expected);
      advance(reader);
    }
  }
  return { events, ...(comments.length === 0 ? {} : { comments }) };
}

function readEnding<Types extends GameTypes>(
  reader: LineReader,
  game: Game<Types>,
  players: readonly Types['player'][],
): GameResult<Types> | undefined {
  const result = take(reader, 'result', (rest) => readResult<Types>(rest, players));
  if (result === undefined) skip(reader, ['standing']);
  if (result?.kind !== 'finished') return result;
  const standings = players
    .map(() => take(reader, 'standing', (rest) => readStanding(game.standingFields, players, rest)))
    .filter((standing) => standing !== undefined);
  return { ...result, standings };
}

/** Report that the lines end too soon: a warning if they are still the beginning of a game. */
function reportCut(lines: Lines, severity: RecordIssue['severity'], issues: RecordIssue[]): void {
  const expected = `more lines, the last being "${LAST_LINE}"`;
  const about = { code: 'record.cut-off', severity, line: lines.count() + 1 } as const;
  collect(issues, about, { found: 'the end of the text', expected });
}

/** Read the lines of a record, and collect issues. */
export function readLines<Types extends GameTypes>(
  game: Game<Types>,
  lines: Lines,
  issues: RecordIssue[],
): Reading<Types> {
  const complete = lines.last !== undefined && partsOf(lines.last)[0] === LAST_LINE;
  const before = issues.length;
  const reader = readerOf(lines, new Set([...KEYWORDS, ...eventWords(game)]), issues);
  if (!isReadable(reader, game.name)) {
    if (issues.length === before) reportCut(lines, 'error', issues);
    return { record: undefined, complete };
  }
  const header = readHeader(reader, game);
  const course = readEvents(reader, game);
  if (header === undefined) {
    if (!complete) reportCut(lines, 'error', issues);
    return { record: undefined, complete };
  }
  const result = readEnding(reader, game, game.players(header.rules));
  const isEnded = take(reader, LAST_LINE, exactly('')) !== undefined;
  if (reader.line !== undefined) reportUnexpected(reader, reader.line, 'the end of the text');
  else if (!complete && !isEnded) reportCut(lines, 'warning', issues);
  return { record: { ...header, ...course, ...(complete ? { result } : {}) }, complete };
}

/**
 * Read a record: one whole game as text. It does not check whether the events are legal: {@link replay} does.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param text - the text that {@link writeRecord} writes, or the beginning of it; any other value is accepted and gives
 * issues
 * @returns `{ ok: true, record, complete, warnings }`, or `{ ok: false, complete, issues }` with the codes `record.…`
 * of {@link RECORD_ISSUE_CODES}. A text that is cut off after its first state is read up to its last whole line, and
 * `complete` is `false`
 * @throws TypeError if `game` is not a game; no value of `text` makes it throw
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo';
 * import { newSession, readRecord } from 'azulejo/record';
 *
 * const result = readRecord(azul, newSession(azul, { seed: 1 }).save());
 * result.ok && result.record.seed; // 1
 *
 * const wrong = readRecord(azul, 'azulejo');
 * wrong.ok ? [] : wrong.issues.map(({ code }) => code); // ['record.cut-off']
 * ```
 */
export function readRecord<Types extends GameTypes>(
  game: Game<Types>,
  text: unknown,
): ReadRecordResult<Types> {
  checkGame(game);
  const readable = readableText(text);
  if (typeof readable !== 'string') return readable;
  const issues: RecordIssue[] = [];
  const lines = wholeLines(readable, [FIRST_LINE, LAST_LINE], issues);
  const { record, complete } = readLines(game, lines, issues);
  if (issues.some(isError) || record === undefined) {
    return { ok: false, complete, issues: sortByLine(issues) };
  }
  warnOfOtherWords(lines, recordLines(game, record), issues);
  return { ok: true, record, complete, warnings: sortByLine(issues) };
}
