/** Writing logs: records in which each move that was tried is a line of its own form, and `#` precedes every other line. */

import { listOf, ownProperties } from '../../boundary/values.js';
import { joinLines } from '../../text/lines.js';
import { showValue } from '../../text/message.js';
import { LONGEST_QUOTED } from '../../text/parsed.js';
import { eventKind } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import { logActionsOf, writeLogLine } from './log-lines.js';
import type { GameRecord } from './record.js';
import type { RecordHeader } from './record-lines.js';
import { type Attempt, type EventStream, linesOfGame, recordStream } from './streams.js';
import { canonicalRecord } from './write-record.js';

/**
 * A well-formed move that a player tried and that was illegal. {@link readLog} returns them, and {@link writeLog} takes
 * them.
 *
 * @typeParam Move - the type of the game's moves
 */
export interface FailedMove<Move extends string> {
  /** The move in the game's notation, such as `A0c2` in Azul; its first letter is the player. */
  readonly move: Move;
  /** Number of the record's events that happened before the attempt, from 0. */
  readonly after: number;
}

/**
 * A text that a player tried as a move and that is not one. {@link readLog} returns them, and {@link writeLog} takes
 * them.
 */
export interface FailedText {
  /** The letter of the player, such as `A`. */
  readonly player: string;
  /** The text that the player tried as a move: any text of at most 100,000 UTF-16 code units. */
  readonly text: string;
  /** Number of the record's events that happened before the attempt, from 0. */
  readonly after: number;
}

/**
 * An attempt of a player to move that failed: an illegal move, or a text that is not a move. {@link readLog} returns
 * them, and {@link writeLog} takes them.
 *
 * @typeParam Move - the type of the game's moves
 */
export type FailedAttempt<Move extends string> = FailedMove<Move> | FailedText;

/** What lines of a log begin with that are not of a move. */
export const MARK = '# ';

/** Mark lines that are not of a move. */
function mark(lines: readonly string[]): string[] {
  return lines.map((line) => `${MARK}${line}`);
}

/** Characters of a name that lines of moves have: each repeats it, and a log must not be longer than what is read. */
const LONGEST_NAME = 100;

/** Return the name of a move's player as lines have it; `undefined` for a player who is not in the game. */
export function nameOf<Types extends GameTypes>(
  game: Game<Types>,
  { names, rules }: RecordHeader<Types>,
  move: string,
): string | undefined {
  const name = names[game.players(rules).findIndex((player) => move.startsWith(player))];
  if (name === undefined || name.length <= LONGEST_NAME) return name;
  return [...name.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join('');
}

/**
 * Write a log event by event. A move of a player who is not in the game has no line. Nothing is
 * checked.
 *
 * @param game - the rules
 * @param header - what is known of the game before its first event; a whole record is fine
 */
export function logStream<Types extends GameTypes>(
  game: Game<Types>,
  header: RecordHeader<Types>,
): EventStream<Types> {
  const record = recordStream(game, header);
  const actions = logActionsOf(game);
  const attempt = (move: Types['move'], success: boolean) => {
    const name = nameOf(game, header, move);
    return name === undefined ? [] : [writeLogLine(actions, { name, move, success })];
  };
  return {
    begin: () => mark(record.begin()),
    comment: (text) => mark(record.comment(text)),
    event: (event) =>
      eventKind(game, event) === 'move' ? attempt(event, true) : mark(record.event(event)),
    failure: (tried) => {
      if (typeof tried === 'string') return attempt(tried, false);
      const { player, text } = tried;
      const name = nameOf(game, header, player);
      // Longer ones could not be read again.
      const read = text.slice(0, LONGEST_QUOTED);
      return name === undefined ? [] : [writeLogLine(actions, { name, player, text: read })];
    },
    end: (result) => mark(record.end(result)),
  };
}

/** Group failed attempts by the number of events that happened before. */
function failedAfter<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  given: readonly FailedAttempt<Types['move']>[],
): Map<number, Attempt<Types['move']>[]> {
  const failed = listOf('Failed moves', given, 'a list of moves');
  const attempts = new Map<number, Attempt<Types['move']>[]>();
  for (const each of failed) {
    const { move, player, text, after }: Partial<FailedMove<Types['move']> & FailedText> =
      ownProperties('Failed move', each);
    const isMove = typeof move === 'string' && game.checkMove(move) === undefined;
    const isText = move === undefined && typeof text === 'string' && typeof player === 'string';
    const letter = isMove ? move : isText && player.length === 1 ? player : '';
    const isKnown = nameOf(game, record, letter) !== undefined;
    const hasPlace = Number.isInteger(after) && Number(after) >= 0;
    if (!isKnown || !hasPlace || Number(after) > record.events.length) {
      const found = `${showValue(move ?? text)} after ${showValue(after)} events`;
      const expected = `a move of a player of the game after 0 to ${record.events.length} events`;
      throw new RangeError(`Failed move: found ${found}, expected ${expected}.`);
    }
    if (isText && text.length > LONGEST_QUOTED) {
      throw new RangeError(
        `Failed move: found ${text.length} characters, expected at most ${LONGEST_QUOTED}.`,
      );
    }
    const before = attempts.get(Number(after)) ?? [];
    before.push(isMove ? move : { player: letter, text: `${text}` });
    attempts.set(Number(after), before);
  }
  return attempts;
}

/** Write a log. The record is not checked. */
export function logLines<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  failed: readonly FailedAttempt<Types['move']>[],
): string[] {
  const moves = failedAfter(game, record, failed);
  return linesOfGame(logStream(game, record), record, (count) => moves.get(count) ?? []);
}

/**
 * Write the log of a game, one line for each move that was tried, malformed ones included.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param record - a game; without a result, it is written as a game in progress, and the log of the
 * same game with more events begins with that text
 * @param failed - the moves and malformed texts that were tried and failed; none by default. Those with the same
 * `after` are written in their order
 * @returns the log: lines that each end in a line feed, as docs/records.md describes them
 * @throws RangeError if the record cannot be written, as {@link writeRecord} says, an event is a move of a player who
 * is not in the game, or a failed attempt is not of a player of the game, has a malformed `move`, a `text` of more than
 * 100,000 UTF-16 code units, or an `after` that is not from 0 to the number of events; TypeError if `game` is not a
 * game, `failed` is not a list of objects, or the record is not one
 *
 * @example
 * ```ts
 * import { AGENTS, azul } from 'azulejo';
 * import { playMatch } from 'azulejo/agents';
 * import { writeLog } from 'azulejo/record';
 *
 * const agents = [AGENTS.random(), AGENTS.random()];
 * const { record } = await playMatch(azul, agents, { seed: 1, limit: { moves: 1 } });
 * writeLog(azul, record).split('\n')[0]; // '# azulejo-record 1'
 * ```
 */
export function writeLog<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  failed: readonly FailedAttempt<Types['move']>[] = [],
): string {
  const canonical = canonicalRecord(game, record);
  const stranger = canonical.events.find(
    (event) => eventKind(game, event) === 'move' && nameOf(game, canonical, event) === undefined,
  );
  if (stranger !== undefined) {
    throw new RangeError(`Move: found ${stranger}, expected a move of a player of the game.`);
  }
  return joinLines(logLines(game, canonical, failed));
}
