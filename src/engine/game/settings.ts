/** The settings of a game's rules: their names, values, defaults and texts; and how a game starts. */

import { checkNames, knownOptions, ownProperties } from '../../boundary/values.js';
import { checkedRng, type Rng } from '../../random/rng.js';
import { listChoices, quote, showValue } from '../../text/message.js';
import { accept, type Fault, type Parsed, refuse } from '../../text/parsed.js';

/**
 * One setting of a game's rules, such as the number of players: its values, and their texts. {@link oneOf} makes one.
 *
 * @typeParam Value - the type of the setting's values
 */
export interface Setting<Value> {
  /** The subject of the setting in a few words, for help: `number of players`. */
  readonly summary: string;
  /** The default value, which the setting has if rules do not give it. */
  readonly usual: Value;
  /** The valid values in words, for messages: `2, 3 or 4`. */
  readonly expected: string;
  /** The texts of all values, as `write` writes them; absent if there are too many to list. */
  readonly choices?: readonly string[] | undefined;
  /**
   * Return whether a value is valid for the setting.
   *
   * @param value - any value
   * @returns `true` if rules can have it
   */
  isValid(value: unknown): boolean;
  /**
   * Read a value from the text of a command-line option or a record.
   *
   * @param text - any text
   * @returns the value; `undefined` if the text is invalid
   */
  read(text: string): Value | undefined;
  /**
   * Write a value as the text that `read` reads.
   *
   * @param value - a valid value
   * @returns a text without spaces
   */
  write(value: Value): string;
  /**
   * Copy and freeze a value, for a setting whose values are objects; without it, values are used as they are.
   *
   * @param value - a valid value
   * @returns a frozen copy
   */
  freeze?(value: Value): Value;
}

/**
 * The settings of a game's rules, by name, in the order in which records write them. This is the type of
 * {@link Game.settings}.
 *
 * @typeParam Rules - the type of the game's complete rules
 */
export type Settings<Rules> = { readonly [Name in keyof Rules]-?: Setting<Rules[Name]> };

/**
 * Rules to play by, of which every setting is optional: one that is absent or `undefined` has its default. The option
 * `rules` of `newGame` has this type, for example.
 *
 * @typeParam Rules - the type of the game's complete rules
 */
export type RulesOptionsOf<Rules> = { readonly [Name in keyof Rules]?: Rules[Name] | undefined };

/**
 * Make a setting of the rules of a game of your own, which has a few values.
 *
 * @typeParam Value - the type of the setting's values
 * @param values - the valid values, at least one: texts, numbers or booleans with different texts
 * @param summary - the subject of the setting in a few words, for help
 * @param usual - the default value, one of `values`; the first of them if it is left out
 * @returns the setting, for {@link Game.settings}
 *
 * @example
 * ```ts
 * import { oneOf } from 'azulejo/game';
 *
 * const players = oneOf([2, 3, 4], 'number of players');
 * players.usual; // 2
 * players.expected; // '2, 3 or 4'
 * ```
 */
export function oneOf<const Value extends string | number | boolean>(
  values: readonly [Value, ...Value[]],
  summary: string,
  // As `NoInfer<Value>`, which compilers before 5.4 do not have.
  usual: Value & NonNullable<unknown> = values[0],
): Setting<Value> {
  const choices = values.map(String);
  return {
    summary,
    usual,
    expected: listChoices(choices),
    choices,
    isValid: (value) => values.some((each) => each === value),
    read: (text) => values.find((value) => String(value) === text),
    write: String,
  };
}

/** A setting whose type is not known here. */
type AnySetting = Setting<unknown>;

/** List the settings with their names. */
export function settingsOf<Rules extends object>(
  settings: Settings<Rules>,
): readonly (readonly [name: keyof Rules & string, setting: AnySetting])[] {
  // The keys of the table are those of the rules, and each setting only takes values of its own.
  return Object.entries(settings) as unknown as (readonly [keyof Rules & string, AnySetting])[];
}

function frozenRules<Rules extends object>(
  entries: readonly (readonly [string, unknown])[],
): Rules {
  // There is an entry for each setting, and rules have no other properties.
  return Object.freeze(Object.fromEntries(entries)) as Rules;
}

/** A setting that has a value which does not exist. */
export interface WrongSetting<Rules> {
  readonly name: keyof Rules & string;
  readonly found: unknown;
  /** The setting, which says which values exist. */
  readonly setting: AnySetting;
}

/** List the settings of rules whose values do not exist, in the order of the settings. */
export function wrongSettings<Rules extends object>(
  settings: Settings<Rules>,
  rules: { readonly [Name in keyof Rules]?: unknown },
): WrongSetting<Rules>[] {
  return settingsOf(settings).flatMap(([name, setting]) => {
    const found: unknown = rules[name];
    return found === undefined || setting.isValid(found) ? [] : [{ name, found, setting }];
  });
}

/** A setting that differs from what was asked for. */
export interface DifferentSetting<Rules> {
  readonly name: keyof Rules & string;
  /** Its value, as text. */
  readonly found: string;
  /** The value that was asked for, as text. */
  readonly expected: string;
}

/** List the settings of rules that differ from those that are asked for, in the order of the settings. */
export function differentSettings<Rules extends object>(
  settings: Settings<Rules>,
  rules: Rules,
  asked: RulesOptionsOf<Rules>,
): DifferentSetting<Rules>[] {
  return settingsOf(settings).flatMap(([name, { write }]) => {
    const wanted: unknown = asked[name];
    if (wanted === undefined) return [];
    const [found, expected] = [write(rules[name]), write(wanted)];
    return found === expected ? [] : [{ name, found, expected }];
  });
}

/**
 * Complete rules with default values.
 *
 * @throws RangeError if a setting has an invalid value; TypeError if one does not exist, or the rules are not an object
 */
export function completeRules<Rules extends object>(
  settings: Settings<Rules>,
  given: RulesOptionsOf<Rules> | undefined,
): Rules {
  const rules = ownProperties('Rules', given);
  checkNames('Rules', rules, Object.keys(settings));
  const [wrong] = wrongSettings(settings, rules);
  if (wrong !== undefined) {
    const { name, found, setting } = wrong;
    throw new RangeError(
      `Rules, ${name}: found ${showValue(found)}, expected ${setting.expected}.`,
    );
  }
  return frozenRules(
    settingsOf(settings).map(([name, { usual, freeze }]) => {
      const value: unknown = rules[name];
      if (value === undefined) return [name, usual];
      return [name, freeze === undefined ? value : freeze(value)];
    }),
  );
}

/**
 * Complete rules for a number of agents, which is the number of players unless the rules have one.
 *
 * @throws RangeError if a setting has an invalid value
 */
export function rulesForAgents<Rules extends object>(
  settings: Settings<Rules>,
  agents: number,
  rules: RulesOptionsOf<Rules> | undefined,
): Rules {
  const given: { readonly players?: unknown } = ownProperties('Rules', rules);
  const players = settingsOf(settings).find(([name]) => name === 'players');
  // A game with a fixed number of players has no such setting.
  if (players === undefined || given.players !== undefined) return completeRules(settings, rules);
  const [, setting] = players;
  if (!setting.isValid(agents)) {
    throw new RangeError(`Players: found ${agents}, expected ${setting.expected}.`);
  }
  return completeRules(settings, { ...given, players: agents } as unknown as RulesOptionsOf<Rules>);
}

/** Format rules: `players=2 mosaic=variant`. */
export function writeRules<Rules extends object>(settings: Settings<Rules>, rules: Rules): string {
  return settingsOf(settings)
    .map(([name, setting]) => `${name}=${setting.write(rules[name])}`)
    .join(' ');
}

/** Parse rules, whose settings must be complete and in order. */
export function readRules<Rules extends object>(
  settings: Settings<Rules>,
  text: string,
): Parsed<Rules> {
  const entries = settingsOf(settings);
  const words = text === '' ? [] : text.split(' ');
  const read = entries.map(([name, setting], index) => {
    const word = words[index] ?? '';
    const isNamed = word.startsWith(`${name}=`);
    return [name, isNamed ? setting.read(word.slice(name.length + 1)) : undefined] as const;
  });
  if (words.length === entries.length && read.every(([, value]) => value !== undefined)) {
    return accept(frozenRules(read));
  }
  const expected = entries.map(([name, setting]) => `${name}=${setting.expected}`).join(', ');
  return refuse({ found: quote(text), expected });
}

/** The options that commands have besides the settings. */
const TAKEN: readonly string[] = [
  ...['agent', 'agents', 'askAlways', 'batch', 'color', 'colour', 'concurrency', 'count', 'csv'],
  ...['cycles', 'drawnMoves', 'force', 'from', 'game', 'games', 'gauntlet', 'help', 'iterations'],
  ...['json', 'lenient', 'log', 'luck', 'maxMoves', 'milliseconds', 'name', 'names', 'opponent'],
  ...['out', 'pictures', 'queue', 'quiet', 'record', 'restarts', 'results', 'seat', 'seed'],
  ...['shardGames', 'sprt', 'states', 'svg', 'timeLimit', 'workers'],
];

/** Find a name of a setting that commands cannot have as an option; `undefined` if there is none. */
export function settingNameFault(names: readonly string[]): Fault | undefined {
  for (const name of names) {
    if (TAKEN.includes(name)) {
      return { found: quote(name), expected: 'a name that is not an option of the commands' };
    }
    // What every object has is not a name of its own.
    if (!/^[a-z][A-Za-z\d]*$/.test(name) || name in Object.prototype) {
      return { found: quote(name), expected: 'letters and digits, such as tilingOrder' };
    }
  }
  return undefined;
}

/**
 * Options of `newGame`, with which a game begins; all have defaults.
 *
 * @typeParam Rules - the type of the game's complete rules
 */
export interface NewGameOptions<Rules> {
  /** The settings of the rules that differ from the defaults, such as `{ players: 3 }`. */
  readonly rules?: RulesOptionsOf<Rules> | undefined;
  /**
   * Random numbers in [0, 1), such as `Math.random`, with which everything before the first move is drawn, so that
   * there is a player to move. Without them, the first chance event is due.
   */
  readonly rng?: Rng | undefined;
}

/**
 * Read the options of `newGame`.
 *
 * @throws TypeError if they are not an object, one of them does not exist, or `rng` is not a function
 */
export function newGameOptions<Rules>(
  given: NewGameOptions<Rules> | undefined,
): NewGameOptions<Rules> {
  const options = knownOptions('Options', given, ['rules', 'rng']);
  if (options.rng !== undefined) checkedRng(options.rng);
  return options;
}
