/**
 * Writing records: whole, or event by event.
 *
 * @packageDocumentation
 */
import type { EventOf, Game, GameTypes } from '../game/game.js';
import { canonicalRecord } from './canonical-record.js';
import type { GameRecord } from './record.js';
import {
  eventLine,
  headerLines,
  type RecordHeader,
  recordLines,
  resultLines,
} from './record-lines.js';

/** Join lines, each with its end. */
export function textOfLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Write a record in its one canonical form.
 *
 * @param game - the rules
 * @param record - a game; without a result, it is written as a game in progress, and the text of the
 * same game with more events begins with that text
 * @returns lines, each with its end, as docs/records.md describes them
 * @throws RangeError if the record cannot be written: there is not one name for each
 * player, the first state is invalid, an event is malformed; TypeError if the value is not a record. Whether
 * moves are legal is not checked
 *
 * @example
 * ```ts
 * import { newSession, writeRecord } from 'azulejo/record';
 *
 * const session = newSession(azul, { names: ['Ada', 'Bob'], seed: 1 });
 * writeRecord(azul, session.record) === session.save(); // true
 * ```
 */
export function writeRecord<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
): string {
  return textOfLines(recordLines(game, canonicalRecord(game, record)));
}

/** What a player tried: a move, perhaps malformed. */
export type Attempt<Move extends string> =
  | Move
  | {
      /** The player's letter. */
      readonly player: string;
      /** Any text. */
      readonly text: string;
    };

/**
 * A writer that follows a game. Each function returns lines without their ends. Together, they are the
 * text of the game so far, at any time.
 */
export interface EventStream<Types extends GameTypes> {
  /** Write the lines before the events. */
  begin(): string[];
  /** Write an event that happened. */
  event(event: EventOf<Types>): string[];
  /** Write a move that was tried and failed, perhaps malformed. */
  failure(attempt: Attempt<Types['move']>): string[];
  /** Write the lines after the events. */
  end(result: GameRecord<Types>['result']): string[];
}

/**
 * Write a record event by event. Moves that failed have no line in it. Nothing is checked.
 *
 * @param game - the rules
 * @param header - the parts of the record before the events; a whole record is fine
 */
export function recordStream<Types extends GameTypes>(
  game: Game<Types>,
  header: RecordHeader<Types>,
): EventStream<Types> {
  return {
    begin: () => headerLines(game, header),
    event: (event) => [eventLine(game, event)],
    failure: () => [],
    end: (result) => resultLines(game, result),
  };
}
