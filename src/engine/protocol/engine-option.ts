/**
 * The options of an engine: what it lists in the handshake, and what it is set to.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import { accept, type Parsed } from '../../text/parsed.js';
import { refuseForm, refuseLine } from './fault.js';
import { type NumberField, rangeOf, readNumber, wordsOf } from './words.js';

/** An option of an engine. Its name is one word; its default is a value that it can be set to. */
export type EngineOption =
  | {
      readonly name: string;
      readonly type: 'integer' | 'number';
      readonly usual: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly name: string;
      readonly type: 'choice';
      readonly usual: string;
      readonly choices: readonly string[];
    }
  | { readonly name: string; readonly type: 'text'; readonly usual: string };

/** A value of an option. */
export type OptionValue = string | number;

const FORM =
  'a name, then: integer or number with default, min and max; choice with default and values; or text';

const NUMBER: NumberField = {
  least: -Number.MAX_SAFE_INTEGER,
  most: Number.MAX_SAFE_INTEGER,
  isInteger: false,
};

/** An option that is a number. */
type NumberOption = Extract<EngineOption, { readonly least: number }>;

function numberFieldOf({ type, least, most }: NumberOption): NumberField {
  return { least, most, isInteger: type === 'integer' };
}

/** Write an option, as in the handshake after the word `option`. */
export function writeOption(option: EngineOption): string {
  const { name, type, usual } = option;
  switch (type) {
    case 'integer':
    case 'number':
      return `${name} ${type} default ${usual} min ${option.least} max ${option.most}`;
    case 'choice':
      return `${name} ${type} default ${usual} values ${option.choices.join(' ')}`;
    case 'text':
      return usual === '' ? `${name} ${type}` : `${name} ${type} default ${usual}`;
  }
}

/** Read an option, as it is written after the word `option`. */
export function readOption(text: string): Parsed<EngineOption> {
  const [name, type, ...rest] = wordsOf(text);
  const option = name === undefined ? undefined : optionOf(name, type, rest);
  return option === undefined ? refuseForm(text, FORM) : accept(option);
}

function optionOf(
  name: string,
  type: string | undefined,
  rest: readonly string[],
): EngineOption | undefined {
  const [, usual = '', ...more] = rest;
  const isUsualGiven = rest[0] === 'default';
  if (type === 'text') {
    const words = isUsualGiven ? [usual, ...more].join(' ') : '';
    return rest.length === 0 || isUsualGiven ? { name, type, usual: words } : undefined;
  }
  if (!isUsualGiven) return undefined;
  if (type === 'choice') {
    const [word, ...choices] = more;
    return word === 'values' && choices.includes(usual)
      ? { name, type, usual, choices }
      : undefined;
  }
  if ((type !== 'integer' && type !== 'number') || more.length !== 4) return undefined;
  const [min, low = '', max, high = ''] = more;
  const [least, most] = [readNumber(low, NUMBER), readNumber(high, NUMBER)];
  if (min !== 'min' || max !== 'max' || least === undefined || most === undefined) return undefined;
  const number = readNumber(usual, { least, most, isInteger: type === 'integer' });
  return number === undefined ? undefined : { name, type, usual: number, least, most };
}

/** Describe the values of an option. */
function expectedOf(option: EngineOption): string {
  if (option.type === 'text') return 'a text';
  return option.type === 'choice'
    ? `one of: ${option.choices.join(', ')}`
    : rangeOf(numberFieldOf(option));
}

/** Read the value that an option is set to. */
export function readOptionValue(option: EngineOption, text: string): Parsed<OptionValue> {
  const value =
    option.type === 'text'
      ? text
      : option.type === 'choice'
        ? option.choices.find((choice) => choice === text)
        : readNumber(text, numberFieldOf(option));
  if (value !== undefined) return accept(value);
  const expected = `${expectedOf(option)} for the option ${option.name}`;
  return refuseLine('protocol.option-invalid', quote(text), expected);
}

/** Find an option by its name. */
export function findOption(options: readonly EngineOption[], name: string): Parsed<EngineOption> {
  const option = options.find((each) => each.name === name);
  if (option !== undefined) return accept(option);
  const names = options.map((each) => each.name).join(', ');
  const expected = names === '' ? 'no option, as the engine has none' : `one of: ${names}`;
  return refuseLine('protocol.option-unknown', quote(name), expected);
}
