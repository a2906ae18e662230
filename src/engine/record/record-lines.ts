/** The lines that a record consists of, and reading the rest of them after their first words. */

import { ownProperty } from '../../boundary/values.js';
import { isError } from '../../text/issue.js';
import { quote } from '../../text/message.js';
import { accept, type Parsed, readQuoted, refuse, writeQuoted } from '../../text/parsed.js';
import { canonicalEvent, checkEvent, eventWord } from '../game/events.js';
import type { EncodedState, EventOf, Game, GameTypes } from '../game/game.js';
import { differentSettings, writeRules } from '../game/settings.js';
import { writeStanding } from '../game/standings.js';
import type { GameRecord, GameResult } from './record.js';

/** The word that every record begins with. */
export const FORMAT = 'azulejo-record';

/** The version of the format that is written and read. */
export const VERSION = '1';

/** The line that every record begins with. */
export const FIRST_LINE = `${FORMAT} ${VERSION}`;

/** The line that every whole record ends with. */
export const LAST_LINE = 'end';

/**
 * The facts about a game before its first event.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
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

export function eventLine<Types extends GameTypes>(
  game: Game<Types>,
  event: EventOf<Types>,
): string {
  return `${eventWord(game, event)} ${event}`;
}

/** The word that a line with a comment begins with. */
export const COMMENT = 'comment';

/** Write a comment. */
export function commentLine(text: string): string {
  return `${COMMENT} ${writeQuoted(text)}`;
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

/** Make a reader of a line with a fixed text. */
export function exactly(expected: string): (rest: string) => Parsed<string> {
  return (rest) =>
    rest === expected
      ? accept(rest)
      : refuse({
          found: quote(rest),
          expected: expected === '' ? 'nothing after it' : quote(expected),
        });
}

/** Read a player's name, which follows the player's letter. */
export function readName(rest: string, player: string): Parsed<string> {
  const start = `${player} `;
  if (rest.startsWith(start)) return readQuoted(rest.slice(start.length));
  return refuse({ found: quote(rest), expected: `player ${player} and a name` });
}

export function readSeed(rest: string): Parsed<number> {
  const seed = Number(rest);
  if (/^-?\d+$/.test(rest) && Number.isSafeInteger(seed)) return accept(seed === 0 ? 0 : seed);
  return refuse({ found: quote(rest), expected: 'an integer nearer to 0 than 2^53' });
}

/** Decode the first state of a record, and check that it is one by the record's rules. */
export function firstState<Types extends GameTypes>(
  game: Game<Types>,
  { start, rules }: Pick<GameRecord<Types>, 'start' | 'rules'>,
): Parsed<Types['state']> {
  const decoded = game.decode(start, { rules });
  if (!decoded.ok) return refuse(...decoded.issues.filter(isError));
  const different = differentSettings(game.settings, game.rulesOf(decoded.state), rules);
  const faults = different.map(({ name, found, expected }) => ({
    found: `${name}=${found}`,
    expected: `${name}=${expected}, as the rules say`,
  }));
  return faults.length === 0 ? accept(decoded.state) : refuse(...faults);
}

/**
 * Read a state again from its two strings, which are what the record of a game that begins with it says of it.
 */
export function startAsRecorded<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): Parsed<Types['state']> {
  return firstState(game, { start: game.encode(state), rules: game.rulesOf(state) });
}

/** Read the first state; it becomes canonical. */
export function readStart<Types extends GameTypes>(
  game: Game<Types>,
  text: string,
  rules: Types['rules'],
): Parsed<EncodedState> {
  const [shared, players, ...more] = text.split(' ', 3);
  if (shared === undefined || players === undefined || more.length > 0) {
    const expected = 'a shared string, a space and a players string';
    return refuse({ found: quote(text), expected });
  }
  const first = firstState(game, { start: [shared, players], rules });
  if (!first.ok) return first;
  return accept(game.encode(first.value));
}

/** Read an event of the kind that its line's first word names; it becomes canonical. */
export function readEvent<Types extends GameTypes>(
  game: Game<Types>,
  word: string,
  text: string,
): Parsed<EventOf<Types>> {
  if (eventWord(game, text) !== word) {
    return refuse({ found: quote(text), expected: `the notation of a ${word}` });
  }
  const issue = checkEvent(game, text);
  // What has nothing wrong with it is the notation of an event.
  return issue === undefined ? accept(canonicalEvent(game, text as EventOf<Types>)) : refuse(issue);
}

const RESULTS =
  'finished, forfeit with a player and a reason, or limit or unfinished with a reason';

/** Read how the game ended; the standings, which are lines of their own, are still empty. */
export function readResult<Types extends GameTypes>(
  rest: string,
  players: readonly Types['player'][],
): Parsed<GameResult<Types>> {
  if (rest === 'finished') return accept({ kind: rest, standings: [] });
  const [, kind, name, text = ''] = /^(?:(limit|unfinished)|forfeit (\S+)) (.*)$/s.exec(rest) ?? [];
  const reason = readQuoted(text);
  const player = players.find((one) => one === name);
  if (kind === undefined && player === undefined) {
    return refuse({ found: quote(rest), expected: RESULTS });
  }
  if (!reason.ok) return reason;
  if (player !== undefined) return accept({ kind: 'forfeit', player, reason: reason.value });
  return accept({ kind: kind === 'limit' ? kind : 'unfinished', reason: reason.value });
}
