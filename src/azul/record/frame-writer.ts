/**
 * A record as lines, whichever game it is of.
 *
 * @packageDocumentation
 */

import { writeQuoted } from '../../text/quoted-text.js';
import type { GameRecord, GameResult, RecordTypes } from './game-record.js';
import type { RecordedGame } from './recorded-game.js';

/** The word that every record begins with. */
export const FORMAT = 'azulejo-record';

/** The version of the format that is written and read. */
export const VERSION = '1';

/** The line that every record begins with. */
export const FIRST_LINE = `${FORMAT} ${VERSION}`;

/** The line that every whole record ends with. */
export const LAST_LINE = 'end';

/** Write what comes before the events. */
export function headerLines<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  record: GameRecord<Types>,
): string[] {
  const players = game.players(record.rules);
  return [
    FIRST_LINE,
    `game ${record.game}`,
    `rules ${game.writeRules(record.rules)}`,
    ...record.names.map((name, index) => `player ${players[index]} ${writeQuoted(name)}`),
    ...(record.seed === undefined ? [] : [`seed ${record.seed}`]),
    `start ${game.writeStart(record.start)}`,
  ];
}

/** Write one event. */
export function eventLine<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  event: Types['event'],
): string {
  const keyword = game.events.find((kind) => kind.holds(event))?.keyword;
  return `${keyword} ${event}`;
}

function resultText<Types extends RecordTypes>(result: GameResult<Types>): string {
  if (result.kind === 'finished') return result.kind;
  const player = result.kind === 'forfeit' ? ` ${result.player}` : '';
  return `${result.kind}${player} ${writeQuoted(result.reason)}`;
}

/** Write what comes behind the events: nothing while the game goes on. */
export function resultLines<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  result: GameResult<Types> | undefined,
): string[] {
  if (result === undefined) return [];
  const standings = result.kind === 'finished' ? result.standings : [];
  return [
    `result ${resultText(result)}`,
    ...standings.map((standing) => `standing ${game.writeStanding(standing)}`),
    LAST_LINE,
  ];
}

/** Write a whole record. */
export function recordLines<Types extends RecordTypes, State>(
  game: RecordedGame<Types, State>,
  record: GameRecord<Types>,
): string[] {
  return [
    ...headerLines(game, record),
    ...record.events.map((event) => eventLine(game, event)),
    ...resultLines(game, record.result),
  ];
}
