/** Records: one whole game as plain data. Those that callers pass are checked before anything is done with them. */

import { integerInRange, listOf, ownProperties, textOf, wrongType } from '../../boundary/values.js';
import { listChoices, showValue } from '../../text/message.js';
import { LONGEST_QUOTED } from '../../text/parsed.js';
import type { EncodedState, EventOf, Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { settingsOf } from '../game/settings.js';

/** The end of a game, or the reason why it stopped before. Part of {@link GameRecord}. */
export type GameResult<Types extends GameTypes> =
  | {
      /** The game is over by its rules. */
      readonly kind: 'finished';
      /** The standings, best first. */
      readonly standings: readonly Types['standing'][];
    }
  | {
      /** A forfeit ended the game. */
      readonly kind: 'forfeit';
      /** The player. */
      readonly player: Types['player'];
      /** The reason, in any words. */
      readonly reason: string;
    }
  | {
      /** `limit`: a limit of moves or time was reached; `unfinished`: it can be resumed later. */
      readonly kind: 'limit' | 'unfinished';
      /** The reason, in any words. */
      readonly reason: string;
    };

/**
 * A comment on a game, such as a note or what a review says. It changes nothing in the game.
 * {@link GameRecord} lists them.
 */
export interface RecordComment {
  /** Number of the record's events that happened before: 0 for a comment on the first state. */
  readonly after: number;
  /** The text of the comment: any text. */
  readonly text: string;
}

/**
 * One game: who plays what, where it begins, what happened, how it ended. {@link readRecord} reads one, and
 * {@link writeRecord} writes it.
 */
export interface GameRecord<Types extends GameTypes> {
  /** The game's name. */
  readonly game: Types['name'];
  /** The rules in force. */
  readonly rules: Types['rules'];
  /** The players' names, in turn order: any text. */
  readonly names: readonly string[];
  /**
   * Seed of the random numbers, an integer, where the game had one. Chance events are drawn from
   * the seed and the number of events before them, so a resumed game draws what it would have drawn.
   */
  readonly seed?: number | undefined;
  /** The first state. */
  readonly start: EncodedState;
  /** Moves, chance events and players who dropped out, in order. */
  readonly events: readonly EventOf<Types>[];
  /** Comments, in the order of `after`; absent if there are none. */
  readonly comments?: readonly RecordComment[] | undefined;
  /** The result; absent while the game is in progress, and if the record was cut off. */
  readonly result?: GameResult<Types> | undefined;
}

/** Make a function that returns the texts of the comments that come after a number of events. */
export function commentsBy(
  comments: readonly RecordComment[] | undefined = [],
): (after: number) => readonly string[] {
  const texts = new Map<number, string[]>();
  for (const { after, text } of comments) {
    const there = texts.get(after);
    if (there === undefined) texts.set(after, [text]);
    else there.push(text);
  }
  return (after) => texts.get(after) ?? [];
}

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
  if (typeof given === 'string') {
    if (given.length <= LONGEST_QUOTED) return given;
    throw new RangeError(
      `${name}: found ${given.length} characters, expected at most ${LONGEST_QUOTED}.`,
    );
  }
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
