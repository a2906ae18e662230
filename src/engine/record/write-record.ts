/** Writing records: whole, or event by event, as they would be after writing and reading them. */

import { joinLines } from '../../text/lines.js';
import { listChoices, showValue } from '../../text/message.js';
import { accepted } from '../../text/parsed.js';
import { eventWord } from '../game/events.js';
import type { EventOf, Game, GameTypes } from '../game/game.js';
import { readRules, writeRules } from '../game/settings.js';
import { readStanding, writeStanding } from '../game/standings.js';
import { checkedNames, checkedRecord, type GameRecord, type GameResult } from './record.js';
import { firstState, readEvent } from './record-lines.js';
import { recordLines } from './streams.js';

/**
 * Return a record as it would be after writing and reading it.
 *
 * @throws RangeError if the record cannot be written; TypeError if the value is not a record
 */
export function canonicalRecord<Types extends GameTypes>(
  game: Game<Types>,
  given: GameRecord<Types>,
): GameRecord<Types> {
  const record = checkedRecord(game, given);
  const rules = accepted(
    'Record, rules',
    readRules(game.settings, writeRules(game.settings, record.rules)),
  );
  const players = game.players(rules);
  const names = checkedNames(record.names, players.length);
  const { seed, comments = [], result } = record;
  const state = accepted('Record, start', firstState(game, { start: record.start, rules }));
  return {
    game: game.name,
    rules,
    names,
    // A text has no -0.
    ...(seed === undefined ? {} : { seed: seed + 0 }),
    start: game.encode(state),
    events: record.events.map((event, index) => checkedEvent(game, event, index)),
    ...(comments.length === 0 ? {} : { comments }),
    ...(result === undefined ? {} : { result: canonicalResult(game, players, result) }),
  };
}

function checkedEvent<Types extends GameTypes>(
  game: Game<Types>,
  event: EventOf<Types>,
  index: number,
): EventOf<Types> {
  if (typeof event === 'string') {
    return accepted(`Record, event ${index}`, readEvent(game, eventWord(game, event), event));
  }
  throw new RangeError(`Event ${index}: found ${showValue(event)}, expected a text.`);
}

function canonicalResult<Types extends GameTypes>(
  { standingFields }: Game<Types>,
  players: readonly Types['player'][],
  result: GameResult<Types>,
): GameResult<Types> {
  const { kind } = result;
  if (kind !== 'finished') return canonicalStop(players, result);
  const { length } = result.standings;
  if (length !== players.length) {
    const expected = `${players.length}, one for each player`;
    throw new RangeError(`Standings: found ${length}, expected ${expected}.`);
  }
  const standings = result.standings.map((standing, index) => {
    const text = writeStanding(standingFields, standing);
    return accepted(`Record, standing ${index}`, readStanding(standingFields, players, text));
  });
  return { kind, standings };
}

/**
 * Return why a game stopped, as it would be after writing and reading it.
 *
 * @throws RangeError if the player who forfeits is none of these
 */
export function canonicalStop<Types extends GameTypes>(
  players: readonly Types['player'][],
  result: Exclude<GameResult<Types>, { kind: 'finished' }>,
): Exclude<GameResult<Types>, { kind: 'finished' }> {
  const { kind, reason } = result;
  if (kind !== 'forfeit') return { kind, reason };
  if (players.includes(result.player)) return { kind, player: result.player, reason };
  const [found, expected] = [showValue(result.player), listChoices(players)];
  throw new RangeError(`Result, player: found ${found}, expected ${expected}.`);
}

/**
 * Write a record as text in its one canonical form. It does not check whether the events are legal: {@link replay}
 * does.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param record - a game; without a result, it is written as a game in progress, and the text of the
 * same game with more events begins with that text
 * @returns the record: lines that each end in a line feed, as docs/records.md describes them
 * @throws RangeError if the record cannot be written: it is of another game, a setting has no valid value, there is not
 * one name for each player, a name, comment or reason is not a text or has more than 100,000 UTF-16 code units, the
 * seed is not an integer, the first state is invalid, an event is malformed, a comment comes after more events than
 * there are, or the result has an unknown kind or player, or not one standing for each player; TypeError if `game` is
 * not a game, or the value is not a record or has parts of another type
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo';
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
  return joinLines(recordLines(game, canonicalRecord(game, record)));
}
