/**
 * Standings as text: `A score=19 rows=1 winner`.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';

/** How a field is written: `name=7`, `name=word`, or `name` alone where it is true. */
export type FieldKind = 'number' | 'word' | 'flag';

/** The fields of a standing behind the player, in the order of the text. */
export type StandingFields<Standing> = {
  readonly [Name in Exclude<keyof Standing, 'player'>]-?: FieldKind;
};

/** How each kind of field is written and read; `undefined` for a text that is none. */
const FIELDS: {
  readonly [Kind in FieldKind]: {
    write(name: string, value: unknown): string;
    read(name: string, word: string): unknown;
  };
} = {
  number: {
    write: (name, value) => `${name}=${value}`,
    read: (name, word) => {
      const text = word.slice(name.length + 1);
      return word.startsWith(`${name}=`) && /^(?:0|-?[1-9]\d{0,14})$/.test(text)
        ? Number(text)
        : undefined;
    },
  },
  word: {
    write: (name, value) => `${name}=${value}`,
    read: (name, word) =>
      word.startsWith(`${name}=`) && word.length > name.length + 1
        ? word.slice(name.length + 1)
        : undefined,
  },
  flag: { write: (name) => name, read: (name, word) => (word === name ? true : undefined) },
};

function fieldsOf(fields: object): readonly (readonly [string, FieldKind])[] {
  // The values of every table of fields are kinds.
  return Object.entries(fields) as [string, FieldKind][];
}

/** Write a standing. Fields without a value, and flags that are false, are left out. */
export function writeStanding<Standing extends { readonly player: string }>(
  fields: StandingFields<Standing>,
  standing: Standing,
): string {
  const values = new Map<string, unknown>(Object.entries(standing));
  const words = fieldsOf(fields).flatMap(([name, kind]) => {
    const value = values.get(name);
    return value === undefined || value === false ? [] : [FIELDS[kind].write(name, value)];
  });
  return [standing.player, ...words].join(' ');
}

/** Read a standing. A flag that is not there is false; other fields may be absent. */
export function readStanding<Standing extends { readonly player: string }>(
  fields: StandingFields<Standing>,
  players: readonly string[],
  text: string,
): Parsed<Standing> {
  const [player = '', ...words] = text.split(' ');
  const standing = new Map<string, unknown>([['player', player]]);
  for (const [name, kind] of fieldsOf(fields)) {
    const value = FIELDS[kind].read(name, words[0] ?? '');
    if (value !== undefined) words.shift();
    if (value !== undefined || kind === 'flag') standing.set(name, value ?? false);
  }
  if (players.includes(player) && words.length === 0) {
    // Every field has been read by its kind.
    return accept(Object.fromEntries(standing) as unknown as Standing);
  }
  const names = fieldsOf(fields).map(([name, kind]) =>
    kind === 'flag' ? `[${name}]` : `${name}=`,
  );
  return refuse({ found: quote(text), expected: ['a player', ...names].join(', ') });
}
