/** Reading logs. */

import { isError } from '../../text/issue.js';
import { quote } from '../../text/message.js';
import { eventWords } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { type Line, type Lines, partsOf, warnOfOtherWords, wholeLines } from './line-reader.js';
import { type LogLine, logActionsOf, readLogLine } from './log-lines.js';
import { readLines } from './read-record.js';
import type { GameRecord } from './record.js';
import {
  type AcceptedText,
  collect,
  isFull,
  type RecordIssue,
  type RefusedText,
  readableText,
  sortByLine,
} from './record-issue.js';
import { eventLine, FIRST_LINE, FORMAT, LAST_LINE } from './record-lines.js';
import { type FailedAttempt, type FailedMove, logLines, MARK, nameOf } from './write-log.js';

/**
 * The result of {@link readLog}: the game and the moves that failed, or the issues of a text with errors.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type ReadLogResult<Types extends GameTypes> =
  | (AcceptedText & {
      /** The game, with the moves that succeeded; without a result if the text was cut off. */
      readonly record: GameRecord<Types>;
      /** The well-formed but illegal moves that were tried, in the order of the text. */
      readonly failed: readonly FailedMove<Types['move']>[];
      /** Every failed attempt in the order of the text: the moves of `failed`, and texts that are not moves. */
      readonly attempts: readonly FailedAttempt<Types['move']>[];
      /** The number of the line, from 1, of each event of the record, in the order of the events. */
      readonly eventLines: readonly number[];
    })
  | RefusedText;

/** What the lines of a log hold besides the record. */
interface Attempts<Types extends GameTypes> {
  /** The moves that were tried, with their lines. */
  readonly tried: (LogLine<Types> & Pick<Line, 'number'>)[];
  readonly attempts: FailedAttempt<Types['move']>[];
  readonly eventLines: number[];
}

/** Go through the lines of the record that is in a log; collect the moves that were tried. */
function* recordLinesIn<Types extends GameTypes>(
  game: Game<Types>,
  log: Iterable<Line>,
  { tried, attempts, eventLines }: Attempts<Types>,
  issues: RecordIssue[],
): Generator<Line> {
  const actions = logActionsOf(game);
  const words = eventWords(game);
  let isOver = false;
  for (const { number, text } of log) {
    // No more issues would be reported.
    if (isFull(issues)) return;
    if (text.startsWith(MARK)) {
      const line = text.slice(MARK.length);
      const [word] = partsOf(line);
      if (words.includes(word)) eventLines.push(number);
      isOver ||= word === LAST_LINE;
      yield { number, text: line };
      continue;
    }
    const parsed = readLogLine(actions, text);
    if (!parsed.ok) {
      for (const fault of parsed.faults) {
        collect(issues, { code: 'log.line-malformed', line: number }, fault);
      }
    } else if (isOver) {
      const fault = { found: quote(text), expected: 'the end of the text' };
      collect(issues, { code: 'record.line-unexpected', line: number }, fault);
    } else {
      const line = parsed.value;
      const after = eventLines.length;
      tried.push({ ...line, number });
      if ('text' in line) attempts.push({ player: line.player, text: line.text, after });
      else if (!line.success) attempts.push({ move: line.move, after });
      else {
        eventLines.push(number);
        yield { number, text: eventLine(game, line.move) };
      }
    }
  }
}

/** Check that each line has its player's name as the beginning of the log does. */
function checkLineNames<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  { tried }: Attempts<Types>,
  issues: RecordIssue[],
): void {
  for (const { number, ...line } of tried) {
    const { name } = line;
    const player = 'text' in line ? line.player : line.move.charAt(0);
    const known = nameOf(game, record, player);
    if (name === known) continue;
    const found = `${quote(name)} for player ${player}`;
    const expected = known === undefined ? 'a player of the game' : quote(known);
    collect(issues, { code: 'log.player-unknown', line: number }, { found, expected });
  }
}

/** Return the lines of the record that is in a log. */
function recordIn(log: Lines, lines: () => Generator<Line>): Lines {
  const { last } = log;
  return {
    [Symbol.iterator]: lines,
    count: () => log.count(),
    last: last?.startsWith(MARK) ? last.slice(MARK.length) : undefined,
  };
}

/**
 * Read a log: a record that also has the moves that were tried and failed.
 *
 * It does not check whether the events are legal: {@link replay} does, and `eventLines` has the line of the event that
 * it reports.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param text - the text that {@link writeLog} writes, or the beginning of it; any other value is accepted and gives
 * issues
 * @returns `{ ok: true, record, failed, attempts, eventLines, complete, warnings }`, or
 * `{ ok: false, complete, issues }` with the codes `record.…` and `log.…` of {@link RECORD_ISSUE_CODES}. A text that is
 * cut off after its first state is read up to its last whole line, and `complete` is `false`
 * @throws TypeError if `game` is not a game; no value of `text` makes it throw
 *
 * @example
 * ```ts
 * import { AGENTS, azul } from 'azulejo';
 * import { playMatch } from 'azulejo/agents';
 * import { readLog, writeLog } from 'azulejo/record';
 *
 * const agents = [AGENTS.random(), AGENTS.random()];
 * const { record } = await playMatch(azul, agents, { seed: 1, limit: { moves: 1 } });
 * const result = readLog(azul, writeLog(azul, record));
 * result.ok && result.record.seed; // 1
 *
 * // The first state is missing.
 * readLog(azul, '# azulejo-record 1\n').ok; // false
 * ```
 */
export function readLog<Types extends GameTypes>(
  game: Game<Types>,
  text: unknown,
): ReadLogResult<Types> {
  checkGame(game);
  const readable = readableText(text);
  if (typeof readable !== 'string') return readable;
  const issues: RecordIssue[] = [];
  const first = `${MARK}${FIRST_LINE}`;
  const log = wholeLines(readable, [first, `${MARK}${LAST_LINE}`], issues);
  const [firstLine] = log;
  if (firstLine !== undefined && !firstLine.text.startsWith(`${MARK}${FORMAT} `)) {
    const fault = { found: quote(firstLine.text), expected: quote(first) };
    const only: RecordIssue[] = [];
    collect(only, { code: 'record.not-a-record', line: firstLine.number }, fault);
    return { ok: false, complete: false, issues: only };
  }
  const lists: Attempts<Types> = { tried: [], attempts: [], eventLines: [] };
  const recordLines = () => recordLinesIn(game, log, lists, issues);
  const { record, complete } = readLines(game, recordIn(log, recordLines), issues);
  if (record !== undefined) checkLineNames(game, record, lists, issues);
  if (issues.some(isError) || record === undefined) {
    return { ok: false, complete, issues: sortByLine(issues) };
  }
  const { attempts, eventLines } = lists;
  warnOfOtherWords(log, logLines(game, record, attempts), issues);
  const failed = attempts.flatMap((attempt) => ('move' in attempt ? [attempt] : []));
  return { ok: true, record, failed, attempts, eventLines, complete, warnings: sortByLine(issues) };
}
