/**
 * The lines that a record consists of.
 *
 * @packageDocumentation
 */
import { ownProperty } from '../../boundary/arguments.js';
import { writeQuoted } from '../../text/quoted-text.js';
import { eventWord } from '../game/events.js';
import type { EventOf, Game, GameTypes } from '../game/game.js';
import { writeRules } from '../game/settings.js';
import { writeStanding } from '../game/standings.js';
import { commentsBy } from './comments.js';
import type { GameRecord, GameResult } from './record.js';

/** The word that every record begins with. */
export const FORMAT = 'azulejo-record';

/** The version of the format that is written and read. */
export const VERSION = '1';

/** The line that every record begins with. */
export const FIRST_LINE = `${FORMAT} ${VERSION}`;

/** The line that every whole record ends with. */
export const LAST_LINE = 'end';

/** What is known of a game before its first event. */
export type RecordHeader<Types extends GameTypes> = Omit<
  GameRecord<Types>,
  'events' | 'comments' | 'result'
>;

/** Write what comes before the events. */
export function headerLines<Types extends GameTypes>(
  game: Game<Types>,
  record: RecordHeader<Types>,
): string[] {
  const players = game.players(record.rules);
  const seed = ownProperty(record, 'seed');
  return [
    FIRST_LINE,
    `game ${record.game}`,
    `rules ${writeRules(game.settings, record.rules)}`.trimEnd(),
    ...record.names.map((name, index) => `player ${players[index]} ${writeQuoted(name)}`),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    `start ${record.start.join(' ')}`,
  ];
}

/** Write one event. */
export function eventLine<Types extends GameTypes>(
  game: Game<Types>,
  event: EventOf<Types>,
): string {
  return `${eventWord(game, event)} ${event}`;
}

/** The word that a line with a comment begins with. */
export const COMMENT = 'comment';

/** Make a function that writes the comments that come after a number of events. */
export function commentLines(
  record: Pick<GameRecord<GameTypes>, 'comments'>,
): (after: number) => readonly string[] {
  const texts = commentsBy(ownProperty(record, 'comments'));
  return (after) => texts(after).map((text) => `${COMMENT} ${writeQuoted(text)}`);
}

function resultText<Types extends GameTypes>(result: GameResult<Types>): string {
  if (result.kind === 'finished') return result.kind;
  const player = result.kind === 'forfeit' ? ` ${result.player}` : '';
  return `${result.kind}${player} ${writeQuoted(result.reason)}`;
}

/** Write the lines after the events: none while the game is in progress. */
export function resultLines<Types extends GameTypes>(
  game: Game<Types>,
  result: GameResult<Types> | undefined,
): string[] {
  if (result === undefined) return [];
  const standings = result.kind === 'finished' ? result.standings : [];
  return [
    `result ${resultText(result)}`,
    ...standings.map((standing) => `standing ${writeStanding(game.standingFields, standing)}`),
    LAST_LINE,
  ];
}

/** Write a whole record. Nothing is checked. */
export function recordLines<Types extends GameTypes>(
  game: Game<Types>,
  record: GameRecord<Types>,
): string[] {
  const comments = commentLines(record);
  return [
    ...headerLines(game, record),
    ...comments(0),
    ...record.events.flatMap((event, index) => [eventLine(game, event), ...comments(index + 1)]),
    ...resultLines(game, ownProperty(record, 'result')),
  ];
}
