/**
 * The settings that a game's rules consist of: their values, defaults and texts.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../text/arguments.js';
import { listChoices, quote, showValue } from '../../text/message.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';

/** One setting of a game's rules. */
export interface Setting<Value> {
  /** What it settles, in a few words. */
  readonly summary: string;
  /** The value where nothing else is asked for. */
  readonly usual: Value;
  /** The values, in words: `2, 3 or 4`. */
  readonly expected: string;
  /** The texts of all values, where they are few. */
  readonly choices?: readonly string[];
  /** Whether a value is one of the setting's. */
  isValid(value: unknown): boolean;
  /** Read a value; `undefined` if the text is none. */
  read(text: string): Value | undefined;
  /** Write a value, without a space. */
  write(value: Value): string;
}

/** The settings of a game's rules, in the order in which records have them. */
export type Settings<Rules> = { readonly [Name in keyof Rules]-?: Setting<Rules[Name]> };

/** Make a setting of a few values, the first of which is the usual one. */
export function oneOf<const Value extends string | number | boolean>(
  values: readonly [Value, ...Value[]],
  summary: string,
): Setting<Value> {
  const choices = values.map(String);
  return {
    summary,
    usual: values[0],
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

function make<Rules extends object>(entries: readonly (readonly [string, unknown])[]): Rules {
  // There is an entry for each setting, and rules have no other properties.
  return Object.freeze(Object.fromEntries(entries)) as Rules;
}

/**
 * Complete rules with the usual values.
 *
 * @throws RangeError if a setting has a value that does not exist; TypeError if the rules are no object
 */
export function completeRules<Rules extends object>(
  settings: Settings<Rules>,
  given: Partial<Rules> | undefined,
): Rules {
  const rules = ownProperties('Rules', given);
  return make(
    settingsOf(settings).map(([name, setting]) => {
      const value: unknown = rules[name];
      if (value === undefined) return [name, setting.usual];
      if (setting.isValid(value)) return [name, value];
      throw new RangeError(
        `Rules, ${name}: found ${showValue(value)}, expected ${setting.expected}.`,
      );
    }),
  );
}

/**
 * Complete rules for a number of agents: as many play, unless the rules say otherwise.
 *
 * @throws RangeError if a setting has a value that does not exist
 */
export function rulesForAgents<Rules extends object>(
  settings: Settings<Rules>,
  agents: number,
  rules: Partial<Rules> | undefined,
): Rules {
  const given: { readonly players?: unknown } = ownProperties('Rules', rules);
  const players = given.players === undefined ? agents : given.players;
  // A game for a fixed number of players has no such setting, and leaves it out.
  return completeRules(settings, { ...given, players } as unknown as Partial<Rules>);
}

/** Write rules: `players=2 mosaic=variant`. */
export function writeRules<Rules extends object>(settings: Settings<Rules>, rules: Rules): string {
  return settingsOf(settings)
    .map(([name, setting]) => `${name}=${setting.write(rules[name])}`)
    .join(' ');
}

/** Read rules as they are written, each setting in its place. */
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
    return accept(make(read));
  }
  const expected = entries.map(([name, setting]) => `${name}=${setting.expected}`).join(', ');
  return refuse({ found: quote(text), expected });
}
