/**
 * Writing logs: records in which each move that was tried is a line of its own form, and every other
 * line is preceded by a `#`.
 *
 * @packageDocumentation
 */
import { listOf, ownProperties, ownProperty } from '../../text/arguments.js';
import { showValue } from '../../text/message.js';
import { eventKind } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import { type LogActions, plainActions, writeLogLine } from './log-line.js';
import type { GameRecord } from './record.js';
import type { RecordHeader } from './record-lines.js';
import { canonicalRecord, type EventStream, recordStream, textOfLines } from './write-record.js';

/** A move that was tried and failed. */
export interface FailedMove<Move extends string> {
  /** The move; its first letter is the player. */
  readonly move: Move;
  /** Number of the record's events that happened before. */
  readonly after: number;
}

/** What lines of a log begin with that are not of a move. */
export const MARK = '# ';

/** Return the name of a move's player; `undefined` for a player who is not in the game. */
export function nameOf<Types extends GameTypes>(
  game: Game<Types>,
  { names, rules }: RecordHeader<Types>,
  move: string,
): string | undefined {
  return names[game.players(rules).findIndex((player) => move.startsWith(player))];
}

/**
 * Write a log event by event. A move of a player who is not in the game has no line. Nothing is
 * checked.
 *
 * @param game - the rules
 * @param header - what is known of the game before its first event; a whole record is fine
 * @param actions - how moves are described; `plays` and the notation by default
 */
export function logStream<Types extends GameTypes>(
  game: Game<Types>,
  header: RecordHeader<Types>,
  actions: LogActions<Types> = plainActions(game),
): EventStream<Types> {
  const record = recordStream(game, header);
  const mark = (lines: readonly string[]) => lines.map((line) => `${MARK}${line}`);
  const attempt = (move: Types['move'], success: boolean) => {
    const name = nameOf(game, header, move);
    return name === undefined ? [] : [writeLogLine(actions, { name, move, success })];
  };
  return {
    begin: () => mark(record.begin()),
    event: (event) =>
      eventKind(game, event) === 'move' ? attempt(event, true) : mark(record.event(event)),
    failure: (move) => attempt(move, false),
    end: (result) => mark(record.end(result)),
  };
}

/** Group failed moves by the number of events that happened before. */
function failedAfter<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  given: readonly FailedMove<Types['move']>[],
): Map<number, Types['move'][]> {
  const failed = listOf('Failed moves', given, 'a list of moves');
  const moves = new Map<number, Types['move'][]>();
  for (const attempt of failed) {
    const { move, after } = ownProperties('Failed move', attempt);
    const isMove = typeof move === 'string' && game.checkMove(move) === undefined;
    const isKnown = isMove && nameOf(game, record, move) !== undefined;
    const hasPlace = Number.isInteger(after) && after >= 0 && after <= record.events.length;
    if (!isKnown || !hasPlace) {
      const found = `${showValue(move)} after ${showValue(after)} events`;
      const expected = `a move of a player of the game after 0 to ${record.events.length} events`;
      throw new RangeError(`Failed move: found ${found}, expected ${expected}.`);
    }
    const before = moves.get(after) ?? [];
    before.push(move);
    moves.set(after, before);
  }
  return moves;
}

/** Write a log. The record is not checked. */
export function logLines<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  failed: readonly FailedMove<Types['move']>[],
  actions: LogActions<Types>,
): string[] {
  const moves = failedAfter(game, record, failed);
  const log = logStream(game, record, actions);
  const failures = (after: number) => (moves.get(after) ?? []).flatMap(log.failure);
  return [
    ...log.begin(),
    ...failures(0),
    ...record.events.flatMap((event, index) => [...log.event(event), ...failures(index + 1)]),
    ...log.end(ownProperty(record, 'result')),
  ];
}

/**
 * Write the log of a game, one line for each move that was tried.
 *
 * @param game - the rules
 * @param record - a game; without a result, it is written as a game in progress, and the log of the
 * same game with more events begins with that text
 * @param failed - the moves that were tried and failed, in the order of `after`
 * @param actions - how moves are described; `plays` and the notation by default
 * @returns lines, each with its end, as docs/records.md describes them
 * @throws RangeError if the record cannot be written, for a move of a player who is not in the game,
 * and if a failed move is malformed or comes after more events than there are
 */
export function writeLog<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
  failed: readonly FailedMove<Types['move']>[] = [],
  actions: LogActions<Types> = plainActions(game),
): string {
  const canonical = canonicalRecord(game, record);
  const stranger = canonical.events.find(
    (event) => eventKind(game, event) === 'move' && nameOf(game, canonical, event) === undefined,
  );
  if (stranger !== undefined) {
    throw new RangeError(`Move: found ${stranger}, expected a move of a player of the game.`);
  }
  return textOfLines(logLines(game, canonical, failed, actions));
}
