/** Writing games event by event, and whole ones by the same lines. */

import { ownProperty } from '../../boundary/values.js';
import type { EventOf, Game, GameTypes } from '../game/game.js';
import { commentsBy, type GameRecord } from './record.js';
import {
  commentLine,
  eventLine,
  headerLines,
  type RecordHeader,
  resultLines,
} from './record-lines.js';

/** What a player tried: a move, perhaps malformed. */
export type Attempt<Move extends string> =
  | Move
  | {
      /** The player's letter. */
      readonly player: string;
      /** The text that is not a move: any text. */
      readonly text: string;
    };

/**
 * A writer that follows a game. Each function returns lines without their ends. Together, they are the
 * text of the game so far, at any time.
 */
export interface EventStream<Types extends GameTypes> {
  /** Write the lines before the events. */
  begin(): string[];
  /** Write a comment. */
  comment(text: string): string[];
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
    comment: (text) => [commentLine(text)],
    event: (event) => [eventLine(game, event)],
    failure: () => [],
    end: (result) => resultLines(game, result),
  };
}

/**
 * Write a whole game. Nothing is checked.
 *
 * @param failuresAfter - returns the attempts that failed after a number of events; none by default
 */
export function linesOfGame<Types extends GameTypes>(
  stream: EventStream<Types>,
  record: GameRecord<Types>,
  failuresAfter: (count: number) => readonly Attempt<Types['move']>[] = () => [],
): string[] {
  const comments = commentsBy(ownProperty(record, 'comments'));
  const linesAfter = (count: number) => [
    ...comments(count).flatMap(stream.comment),
    ...failuresAfter(count).flatMap(stream.failure),
  ];
  return [
    ...stream.begin(),
    ...linesAfter(0),
    ...record.events.flatMap((event, index) => [...stream.event(event), ...linesAfter(index + 1)]),
    ...stream.end(ownProperty(record, 'result')),
  ];
}

/** Write a whole record. Nothing is checked. */
export function recordLines<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
): string[] {
  return linesOfGame(recordStream(game, record), record);
}
