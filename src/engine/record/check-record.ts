/**
 * Checks of records that callers pass, before anything is done with them.
 *
 * @packageDocumentation
 */

import { listOf, ownProperties, textOf, wrongType } from '../../boundary/arguments.js';
import { integerInRange } from '../../boundary/number-in-range.js';
import { listChoices, showValue } from '../../text/message.js';
import { checkGame } from '../game/check-game.js';
import type { Game, GameTypes } from '../game/game.js';
import { settingsOf } from '../game/settings.js';
import type { GameRecord, GameResult, RecordComment } from './record.js';

/** The kinds of results. */
const KINDS = ['finished', 'forfeit', 'limit', 'unfinished'] as const;

/**
 * Copy a record by its own properties. Whether its texts can be read is not checked.
 *
 * @throws TypeError if a part is of another type; RangeError for a value that does not exist
 */
export function checkedRecord<Types extends GameTypes>(
  game: Game<Types>,
  given: GameRecord<Types>,
): GameRecord<Types> {
  checkGame(game);
  // Callers without types can pass nothing.
  if (given === undefined || given === null) throw wrongType('Record', given, 'a record');
  const record = ownProperties('Record', given);
  const { seed, comments, result } = record;
  if (seed !== undefined) {
    integerInRange('Seed', seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }
  return Object.assign(record, {
    game: checkedGameName(game.name, record.game),
    rules: checkedRules(game, record.rules),
    names: checkedTexts('Name', listOf('Names', record.names, 'a list of texts')),
    start: checkedStart(record.start),
    // Events that are not texts are reported by the functions that read them.
    events: listOf('Events', record.events, 'a list of texts'),
    ...(comments === undefined
      ? {}
      : { comments: checkedComments(comments, record.events.length) }),
    ...(result === undefined ? {} : { result: checkedResult(result) }),
  });
}

function checkedGameName(name: string, given: string): string {
  if (textOf('Game', given) === name) return name;
  throw new RangeError(`Game: found ${showValue(given)}, expected ${showValue(name)}.`);
}

function checkedRules<Types extends GameTypes>(
  game: Game<Types>,
  given: Types['rules'],
): Types['rules'] {
  const rules = ownProperties('Rules', given);
  for (const [name, setting] of settingsOf<Types['rules']>(game.settings)) {
    const value: unknown = rules[name];
    if (setting.isValid(value)) continue;
    throw new RangeError(
      `Rules, ${name}: found ${showValue(value)}, expected ${setting.expected}.`,
    );
  }
  return { ...rules };
}

/**
 * Check the names of the players.
 *
 * @throws RangeError if there is not one for each player, or one is not a text
 */
export function checkNames(names: readonly unknown[], players: number): void {
  if (names.length !== players) {
    throw new RangeError(`Names: found ${names.length}, expected ${players}, one for each player.`);
  }
  checkedTexts('Name', names);
}

function checkedTexts(name: string, given: readonly unknown[]): string[] {
  return given.map((text, index) => checkedText(`${name} ${index}`, text));
}

/** Return a text; throw a RangeError for any other value, as for a text that cannot be written. */
function checkedText(name: string, given: unknown): string {
  if (typeof given === 'string') return given;
  throw new RangeError(`${name}: found ${showValue(given)}, expected a text.`);
}

function checkedStart(given: GameRecord<GameTypes>['start']): GameRecord<GameTypes>['start'] {
  const [shared, players, ...more] = listOf('Start', given, 'two strings');
  if (typeof shared === 'string' && typeof players === 'string' && more.length === 0) {
    return [shared, players];
  }
  throw new TypeError('Start: found another list, expected two strings.');
}

/**
 * Copy comments, and put them in order.
 *
 * @param events - number of the record's events
 * @throws TypeError if they are no list of objects; RangeError for a place that does not exist, or no text
 */
export function checkedComments(given: readonly RecordComment[], events: number): RecordComment[] {
  return listOf('Comments', given, 'a list of comments')
    .map((each, index) => {
      const { after, text } = ownProperties('Comment', each);
      return {
        after: integerInRange(`Comment ${index}, after`, after, 0, events),
        text: checkedText(`Comment ${index}, text`, text),
      };
    })
    .sort((one, other) => one.after - other.after);
}

/**
 * Copy a result by its own properties.
 *
 * @throws TypeError if a part is of another type; RangeError for a kind that does not exist
 */
export function checkedResult<Types extends GameTypes>(
  given: GameResult<Types>,
): GameResult<Types> {
  const result = ownProperties('Result', given);
  if (!KINDS.includes(result.kind)) {
    throw new RangeError(
      `Result: found ${showValue(result.kind)}, expected ${listChoices(KINDS)}.`,
    );
  }
  if (result.kind === 'finished') {
    const standings = listOf('Standings', result.standings, 'a list').map(checkedStanding);
    return Object.assign(result, { standings });
  }
  checkedText('Result, reason', result.reason);
  if (result.kind === 'forfeit') checkedText('Result, player', result.player);
  return result;
}

function checkedStanding<Standing extends object>(given: Standing): Standing {
  const standing = ownProperties('Standing', given);
  for (const [name, value] of Object.entries(standing)) {
    if (!['string', 'number', 'boolean', 'undefined'].includes(typeof value)) {
      throw wrongType(`Standing, ${name}`, value, 'a text, a number or a boolean');
    }
  }
  return standing;
}
