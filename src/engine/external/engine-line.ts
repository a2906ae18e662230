/**
 * What an engine says to a host, line by line; and its options: what it lists in the handshake, and what it is set to.
 */

import { escapeUnsafe, quote } from '../../text/message.js';
import { accept, type Parsed } from '../../text/parsed.js';
import {
  alone,
  COUNT,
  firstWordOf,
  isName,
  type NumberField,
  onOneLine,
  POSITIVE,
  rangeOf,
  readFields,
  readNumber,
  refuseForm,
  refuseLine,
  wordsOf,
  writeFields,
} from './protocol-words.js';

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

export type OptionValue = string | number;

const FORM =
  'a name, then: integer or number with default, min and max; choice with default and values; or text';

const NUMBER: NumberField = {
  least: -Number.MAX_SAFE_INTEGER,
  most: Number.MAX_SAFE_INTEGER,
  isInteger: false,
};

type NumberOption = Extract<EngineOption, { readonly least: number }>;

function numberFieldOf({ type, least, most }: NumberOption): NumberField {
  return { least, most, isInteger: type === 'integer' };
}

/** Write an option, as in the handshake after the word `option`. */
function writeOption(option: EngineOption): string {
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

export function findOption(options: readonly EngineOption[], name: string): Parsed<EngineOption> {
  const option = options.find((each) => each.name === name);
  if (option !== undefined) return accept(option);
  const names = options.map((each) => each.name).join(', ');
  const expected = names === '' ? 'no option, as the engine has none' : `one of: ${names}`;
  return refuseLine('protocol.option-unknown', quote(name), expected);
}

/**
 * What an external program says about its search while it thinks: the content of one `info` line of the protocol. A
 * field is absent if the line does not have it. {@link ExternalAgentOptions.onInfo} is called with it.
 */
export interface EngineInfo {
  /** Share of the win that the player to move can expect, from 0 to 1: with two players, its win probability. */
  readonly winShare?: number | undefined;
  /** Number of times that the search tried the first move of `line`, from 0. */
  readonly visits?: number | undefined;
  /** Number of iterations of the search so far, from 0. */
  readonly iterations?: number | undefined;
  /** Number of events that the search has looked ahead, from 0. */
  readonly depth?: number | undefined;
  /** Milliseconds since the search began, an integer from 0. */
  readonly time?: number | undefined;
  /** The events that the program expects in order, each in the game's notation; the first is its best move. */
  readonly line?: readonly string[] | undefined;
}

/** The fields by which an engine introduces itself. */
const ID_FIELDS = ['name', 'version', 'author'] as const;

/** A field by which an engine introduces itself. */
export type IdField = (typeof ID_FIELDS)[number];

export type EngineLine =
  | { readonly kind: 'id'; readonly field: IdField; readonly text: string }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'needs'; readonly what: 'moves' }
  | { readonly kind: 'option'; readonly option: EngineOption }
  | { readonly kind: 'azulejook'; readonly version: number }
  | { readonly kind: 'readyok' }
  | { readonly kind: 'info'; readonly info: EngineInfo }
  | {
      readonly kind: 'bestmove';
      /** The move; absent if the engine has none. */
      readonly move?: string | undefined;
    }
  | { readonly kind: 'error'; readonly text: string };

/** What an engine without a legal move says in place of one. */
const NO_MOVE = 'none';

const NUMBERS = {
  winshare: { least: 0, most: 1, isInteger: false },
  visits: COUNT,
  iterations: COUNT,
  depth: COUNT,
  time: COUNT,
} as const;

function readId(rest: string): Parsed<EngineLine> {
  const [word, text] = firstWordOf(rest);
  const field = ID_FIELDS.find((each) => each === word);
  if (field === undefined) return refuseForm(rest, `one of: ${ID_FIELDS.join(', ')}, and a text`);
  return accept({ kind: 'id', field, text });
}

function readGame(rest: string): Parsed<EngineLine> {
  const [game, ...more] = wordsOf(rest);
  if (game === undefined || more.length > 0) return refuseForm(rest, 'the name of a game');
  return accept({ kind: 'game', game });
}

function readNeeds(rest: string): Parsed<EngineLine> {
  return rest === 'moves' ? accept({ kind: 'needs', what: rest }) : refuseForm(rest, 'moves');
}

function readOption(rest: string): Parsed<EngineLine> {
  const [name, type, ...more] = wordsOf(rest);
  const option = name === undefined ? undefined : optionOf(name, type, more);
  return option === undefined ? refuseForm(rest, FORM) : accept({ kind: 'option', option });
}

function readHandshake(rest: string): Parsed<EngineLine> {
  const version = readNumber(rest, POSITIVE);
  if (version === undefined) return refuseForm(rest, 'the version that both speak');
  return accept({ kind: 'azulejook', version });
}

function readInfo(rest: string): Parsed<EngineLine> {
  // A text for people is not read, and neither is what later versions may add.
  const read = readFields(wordsOf(rest), NUMBERS, 'line');
  if (!read.ok) return accept({ kind: 'info', info: {} });
  const { numbers, list: line } = read.value;
  const { winshare: winShare, ...counts } = numbers;
  return accept({
    kind: 'info',
    info: {
      ...(winShare !== undefined && { winShare }),
      ...counts,
      ...(line && { line }),
    },
  });
}

function readBestMove(rest: string): Parsed<EngineLine> {
  const [move, ...more] = wordsOf(rest);
  if (move === undefined || more.length > 0) return refuseForm(rest, 'a move after bestmove');
  return accept(move === NO_MOVE ? { kind: 'bestmove' } : { kind: 'bestmove', move });
}

const READERS: Readonly<Record<EngineLine['kind'], (rest: string) => Parsed<EngineLine>>> = {
  id: readId,
  game: readGame,
  needs: readNeeds,
  option: readOption,
  azulejook: readHandshake,
  readyok: alone('readyok'),
  info: readInfo,
  bestmove: readBestMove,
  error: (text) => accept({ kind: 'error', text }),
};

/**
 * Read a line of an engine.
 *
 * @param text - the line without its end; not blank
 */
export function readEngineLine(text: string): Parsed<EngineLine> {
  const [word, rest] = firstWordOf(text);
  if (isName(READERS, word)) return READERS[word](rest);
  const words = Object.keys(READERS).join(', ');
  return refuseLine(
    'protocol.word-unknown',
    quote(text),
    `a line that begins with one of: ${words}`,
  );
}

/** Write a line of an engine, without its end. */
export function writeEngineLine(line: EngineLine): string {
  switch (line.kind) {
    case 'id':
      return `id ${line.field} ${onOneLine(line.text)}`;
    case 'game':
      return `game ${line.game}`;
    case 'needs':
      return `needs ${line.what}`;
    case 'option':
      return `option ${writeOption(line.option)}`;
    case 'azulejook':
      return `azulejook ${line.version}`;
    case 'readyok':
      return line.kind;
    case 'info': {
      const { winShare: winshare, line: events, ...counts } = line.info;
      return ['info', ...writeFields({ winshare, ...counts }, 'line', events)].join(' ');
    }
    case 'bestmove':
      return `bestmove ${line.move ?? NO_MOVE}`;
    case 'error':
      // Of an agent's own error, which may come to a terminal.
      return `error ${escapeUnsafe(onOneLine(line.text))}`;
  }
}
