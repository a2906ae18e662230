/** What a field of a message may hold. Requests and what servers say are untrusted, and read field by field. */
import { HIGHEST_LEVEL, LONGEST_NAME, SHORTEST_CLOCK } from './entries.js';

/** Longest time of a clock, in milliseconds: a week. */
const LONGEST_CLOCK = 604_800_000;

/** Most events of a game that a request can name. */
const MOST_EVENTS = 100_000;

export const MOST_SEATS = 16;

/** A field of a message: what it may hold. */
export interface Field<Value> {
  /** What it may hold, in words. */
  readonly expected: string;
  /** Return the value; `undefined` if it is none. */
  read(value: unknown): Value | undefined;
}

export function integer(least: number, most: number): Field<number> {
  return {
    expected: `an integer from ${least} to ${most}`,
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? value
        : undefined,
  };
}

export const FLAG: Field<boolean> = {
  expected: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** A text that a program made, such as a token. */
export function word(most: number): Field<string> {
  return {
    expected: `a text of 1 to ${most} letters, digits and signs`,
    read: (value) =>
      typeof value === 'string' && value.length <= most && /^[\x21-\x7e]+$/.test(value)
        ? value
        : undefined,
  };
}

/** Control characters, those that turn the direction of a text, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What shows nothing: blanks, characters that a font leaves out, and marks without a letter. */
const BLANK = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/gu;

/** A text that a person wrote. Invisible characters can hide text, or change how the text after them is shown. */
export function line(most: number): Field<string> {
  return {
    expected: `a text of 1 to ${most} visible characters, without control or direction characters`,
    read: (value) => {
      if (typeof value !== 'string' || value.length > 4 * most || UNSEEN.test(value)) {
        return undefined;
      }
      const text = value.normalize('NFC').trim();
      const isSeen = text.replaceAll(BLANK, '') !== '';
      return isSeen && [...text].length <= most ? text : undefined;
    },
  };
}

/** An emoji with the sign that it has colours. */
const COLOURED = /(\p{Extended_Pictographic})\ufe0f/gu;

/** What would let names look alike or cover others: what is invisible, and towers of marks. */
const NO_NAME = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|\s{2}|^\p{M}|\p{M}{5}/u;

/** A name: nothing in it is invisible. */
export const NAME: Field<string> = {
  ...line(LONGEST_NAME),
  read: (value) => {
    const name = line(LONGEST_NAME).read(value);
    return name === undefined || NO_NAME.test(name.replace(COLOURED, '$1')) ? undefined : name;
  },
};

export const RULES: Field<object> = {
  expected: 'an object of settings',
  read: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined,
};

export const CLOCK: Field<number> = {
  expected: `0 or an integer from ${SHORTEST_CLOCK} to ${LONGEST_CLOCK}`,
  read: (value) => (value === 0 ? 0 : integer(SHORTEST_CLOCK, LONGEST_CLOCK).read(value)),
};

export const SEATS: Field<readonly [number, number]> = {
  expected: 'two numbers of seats',
  read: (value) => {
    if (!Array.isArray(value) || value.length !== 2) return undefined;
    const [first, second] = value.map((seat) => SEAT.read(seat));
    return first === undefined || second === undefined ? undefined : [first, second];
  },
};

export interface Optional<Value> extends Field<Value> {
  readonly optional: true;
}

export function optional<Value>(field: Field<Value>): Optional<Value> {
  return { ...field, optional: true };
}

export function nullable<Value>({ expected, read }: Field<Value>): Field<Value | null> {
  return {
    expected: `${expected}, or null`,
    read: (value) => (value === null ? null : read(value)),
  };
}

export function oneOf<const Value extends string>(...values: readonly Value[]): Field<Value> {
  return {
    expected: `one of ${values.join(', ')}`,
    read: (value) => values.find((each) => each === value),
  };
}

/** A text that a server has checked already. Servers and clients may have other versions of Unicode: only its length counts. */
export function text(most: number): Field<string> {
  return {
    expected: `a text of ${most} characters at most`,
    read: (value) => (typeof value === 'string' && value.length <= 4 * most ? value : undefined),
  };
}

export function list<Value>(most: number, each: Field<Value>): Field<readonly Value[]> {
  return {
    expected: `at most ${most} of: ${each.expected}`,
    read: (value) => {
      if (!Array.isArray(value) || value.length > most) return undefined;
      const values = value.map((item) => each.read(item)).filter((item) => item !== undefined);
      return values.length === value.length ? values : undefined;
    },
  };
}

export const SEAT = integer(0, MOST_SEATS - 1);
export const LEVEL = integer(1, HIGHEST_LEVEL);
export const PERSON = word(12);
export const EVENTS = integer(0, MOST_EVENTS);
export const TIME = integer(0, Number.MAX_SAFE_INTEGER);

/** A field for each property of an object. */
export type FieldsOf<Each> = {
  readonly [Name in keyof Each]-?: undefined extends Each[Name]
    ? Optional<Exclude<Each[Name], undefined>>
    : Field<Each[Name]>;
};

/** What reading an object found: the object, or the first field that does not hold what it may. */
export type ReadFields<Each> =
  | { readonly ok: true; readonly value: Each }
  | {
      readonly ok: false;
      readonly name: string;
      readonly found: unknown;
      readonly expected: string;
    };

/** Read the known properties of an object. */
export function readFields<Each>(fields: FieldsOf<Each>, given: object): ReadFields<Each> {
  const values = new Map<string, unknown>(Object.entries(given));
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries<Field<unknown> & { readonly optional?: true }>(
    fields,
  )) {
    const found = values.get(name);
    if (found === undefined && field.optional === true) continue;
    const value = field.read(found);
    if (value === undefined) return { ok: false, name, found, expected: field.expected };
    read[name] = value;
  }
  // Each field of its type has just been read.
  return { ok: true, value: read as Each };
}

export function object<Each>(fields: FieldsOf<Each>): Field<Each> {
  return {
    expected: 'an object',
    read: (value) => {
      if (typeof value !== 'object' || value === null) return undefined;
      const read = readFields(fields, value);
      return read.ok ? read.value : undefined;
    },
  };
}
