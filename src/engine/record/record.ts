/** Records: one whole game as plain data. Those that callers pass are checked before anything is done with them. */

import { integerInRange, listOf, ownProperties, textOf, wrongType } from '../../boundary/values.js';
import { checkedSeed } from '../../random/seeds.js';
import { listChoices, showValue } from '../../text/message.js';
import { LONGEST_QUOTED } from '../../text/parsed.js';
import type { EncodedState, EventOf, Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { settingsOf } from '../game/settings.js';

/**
 * The result of a game: its standings, or the reason why it stopped before its end. Part of {@link GameRecord}.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export type GameResult<Types extends GameTypes> =
  | {
      /** The game is over by its rules. */
      readonly kind: 'finished';
      /** The standings: each player once, best first. */
      readonly standings: readonly Types['standing'][];
    }
  | {
      /** A forfeit of one player ended the game for all. */
      readonly kind: 'forfeit';
      /** The letter of the player who forfeited, such as `B`. */
      readonly player: Types['player'];
      /** The reason of the forfeit, for people: any text of at most 100,000 UTF-16 code units. */
      readonly reason: string;
    }
  | {
      /** `limit`: a limit of moves or time was reached; `unfinished`: it can be resumed later. */
      readonly kind: 'limit' | 'unfinished';
      /** The reason why the game stopped, for people: any text of at most 100,000 UTF-16 code units. */
      readonly reason: string;
    };

/**
 * A comment on a position or an event of a game, such as a note or the mark of a review. It does not affect the game.
 * {@link GameRecord} lists comments.
 */
export interface RecordComment {
  /**
   * Number of the record's events before the comment, from 0 to the number of events: 0 for a comment on the first
   * state, 1 for one on the first event.
   */
  readonly after: number;
  /** The words of the comment: any text of at most 100,000 UTF-16 code units, also of several lines. */
  readonly text: string;
}

/**
 * A record: one whole game as plain data, with its rules, players, first state, events and result. {@link readRecord}
 * reads one from text, and {@link writeRecord} writes it as text.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface GameRecord<Types extends GameTypes> {
  /** The game's name, such as `azul`. */
  readonly game: Types['name'];
  /** The rules in force, with every setting. */
  readonly rules: Types['rules'];
  /** The players' names, one for each, in turn order: any text of at most 100,000 UTF-16 code units. */
  readonly names: readonly string[];
  /**
   * Seed of the random numbers, a safe integer; absent if the chance events were not drawn from a seed. A resumed game
   * draws from it the chance events that the uninterrupted game would have drawn.
   */
  readonly seed?: number | undefined;
  /** The first state, as the two strings of `encodeState`. */
  readonly start: EncodedState;
  /** The events in order: moves, chance events and forfeits, each in the game's notation, such as `A0c2` in Azul. */
  readonly events: readonly EventOf<Types>[];
  /** Comments, in ascending order of `after`; absent if there are none. */
  readonly comments?: readonly RecordComment[] | undefined;
  /** The result; absent while the game is in progress, and in a record whose text was cut off. */
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
  if (seed !== undefined) checkedSeed(seed);
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
 * Return the names of the players.
 *
 * @throws TypeError if they are no list; RangeError if there is not one for each player, or one is not a text
 */
export function checkedNames(names: readonly string[], players: number): string[] {
  const list = listOf('Names', names, 'a list of texts');
  if (list.length !== players) {
    throw new RangeError(`Names: found ${list.length}, expected ${players}, one for each player.`);
  }
  return checkedTexts('Name', list);
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
