/**
 * The text of a game that goes on, piece by piece. Whatever has happened, the pieces so far are what
 * is written for the record so far.
 *
 * @packageDocumentation
 */

import { type Deal, type Move, PLAYER_IDS } from '../../state/vocabulary.js';
import { isDeal } from '../api/rounds.js';
import { AZUL, type AzulRecord } from './azul-record.js';
import { eventLine, headerLines, resultLines } from './frame-writer.js';
import { writeLogLine } from './log-line.js';

/** Write what happens, as lines without their ends. */
export interface GrowingText {
  /** Write what comes before the events. */
  begin(): string[];
  /** Write a deal, or a move that succeeded. */
  event(event: Deal | Move): string[];
  /** Write a move that failed. */
  failure(move: Move): string[];
  /** Write what comes behind the events. */
  end(result: AzulRecord['result']): string[];
}

/** Write a record, which has nothing to say about moves that failed. */
export function growingRecord(record: AzulRecord): GrowingText {
  return {
    begin: () => headerLines(AZUL, record),
    event: (event) => [eventLine(AZUL, event)],
    failure: () => [],
    end: (result) => resultLines(AZUL, result),
  };
}

/** What lines of a log begin with that are no attempted move. */
export const MARK = '# ';

/** Find what a move's player is called; a player who is not in the game has no name. */
export function nameOf({ names }: AzulRecord, move: Move): string | undefined {
  return names[PLAYER_IDS.findIndex((player) => move.startsWith(player))];
}

/** Write a log. A player who is not in the game attempts nothing. */
export function growingLog(record: AzulRecord): GrowingText {
  const mark = (lines: readonly string[]) => lines.map((line) => `${MARK}${line}`);
  const attempt = (move: Move, success: boolean) => {
    const name = nameOf(record, move);
    return name === undefined ? [] : [writeLogLine({ name, move, success })];
  };
  return {
    begin: () => mark(headerLines(AZUL, record)),
    event: (event) => (isDeal(event) ? mark([eventLine(AZUL, event)]) : attempt(event, true)),
    failure: (move) => attempt(move, false),
    end: (result) => mark(resultLines(AZUL, result)),
  };
}
