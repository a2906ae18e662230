/**
 * Notations that consist of fields: so many characters each, which stand for a value.
 *
 * From the fields follows how a notation is written, and what is wrong with a text that is none. Reading is a game's
 * own, as it is what playing waits for.
 */
import type { PieceParameters, Said } from './issue.js';
import {
  excerpt,
  type ShownValue,
  shown,
  type ValueType,
  writePiece,
  writeShown,
  writeType,
} from './message.js';

/** One field of a notation. */
export interface Field<Name extends string = string, Value = unknown> {
  readonly name: Name;
  /** The characters for each value: so many in each of them. */
  readonly texts: readonly string[];
  readonly values: readonly Value[];
}

/** Make a field whose characters are its value. */
export function textField<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
): Field<Name, Value> {
  return { name, texts: values, values };
}

/** Make a field of a number in two digits. */
export function numberField<Name extends string>(
  name: Name,
  least: number,
  most: number,
): Field<Name, number> {
  const values = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return { name, texts: values.map((value) => String(value).padStart(2, '0')), values };
}

/** Return the characters of a field that begins at an index. */
function pieceOf({ texts: [first = ''] }: Field, text: string, index: number): string {
  return text.slice(index, index + first.length);
}

/** Where a text stops following its fields, and which is expected there; `end` after the last one. */
export interface FieldFault<Name extends string> {
  readonly index: number;
  readonly parameters: PieceParameters & { readonly expected: Name | 'end' };
}

/** Find the first place of a text that is not what its fields say; `undefined` if it is as they say. */
export function faultOf<Name extends string>(
  fields: readonly Field<Name>[],
  text: string,
): FieldFault<Name> | undefined {
  let index = 0;
  const wrong = fields.find((field) => {
    const piece = pieceOf(field, text, index);
    if (!field.texts.includes(piece)) return true;
    index += piece.length;
    return false;
  });
  if (wrong === undefined && index === text.length) return undefined;
  const place = Math.min(index, text.length);
  return {
    index: place,
    parameters: { expected: wrong?.name ?? 'end', text: excerpt(text.slice(place)) },
  };
}

/**
 * Parameters of the issue `move.malformed` about a part of a move whose value does not exist.
 *
 * @typeParam Name - the names of the parts of a move
 */
export interface WrongPart<Name extends string> {
  /** A part of the move has a value that does not exist. */
  readonly expected: 'part';
  /** The name of the part. */
  readonly name: Name;
  /** The value that was found. */
  readonly value: ShownValue;
}

/** Write values as a text, or return the first that does not exist. */
export function writeFields<Name extends string>(
  fields: readonly Field<Name>[],
  values: Readonly<Record<Name, unknown>>,
): string | WrongPart<Name> {
  let text = '';
  for (const field of fields) {
    const { name } = field;
    const place = field.values.indexOf(values[name]);
    if (place < 0) return { expected: 'part', name, value: shown(values[name]) };
    text += field.texts[place];
  }
  return text;
}

/**
 * Parameters of the issue `move.malformed` about a notation, or about a part of a move.
 *
 * @typeParam Name - the names of the parts of a move
 */
export type MalformedFields<Name extends string> =
  | (PieceParameters & {
      /** The part that was expected instead; `end`: the move is complete before. */
      readonly expected: Name | 'end';
    })
  | {
      /** The value is not a text. */
      readonly expected: 'text';
      /** The type of the value. */
      readonly type: ValueType;
    }
  | WrongPart<Name>;

/** What a notation and its fields must be, in words. */
export interface FieldWords<Name extends string> {
  readonly text: string;
  readonly characters: Readonly<Record<Name | 'end', string>>;
  readonly values: Readonly<Record<Name, string>>;
}

/** Say why a value is not a notation of fields. */
export function sayMalformed<Name extends string>(
  parameters: MalformedFields<Name>,
  { text, characters, values }: FieldWords<Name>,
): Said {
  if ('type' in parameters) return [writeType(parameters.type), text];
  if ('name' in parameters) {
    const { name, value } = parameters;
    return [`${writeShown(value)} as ${name}`, values[name]];
  }
  return [writePiece(parameters), characters[parameters.expected]];
}
