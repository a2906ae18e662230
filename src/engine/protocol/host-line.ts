/**
 * What a host says to an engine, line by line.
 *
 * @packageDocumentation
 */
import { SEEDS } from '../../random/seeds.js';
import { quote } from '../../text/message.js';
import { accept, type Parsed } from '../../text/parsed.js';
import type { EncodedState } from '../game/game.js';
import { refuseForm, refuseLine } from './fault.js';
import {
  COUNT,
  firstWordOf,
  isName,
  onOneLine,
  POSITIVE,
  readFields,
  readNumber,
  wordsOf,
  writeFields,
} from './words.js';

/** How much an engine may think, and what helps it to. What is absent is not limited, or not known. */
export interface Go {
  /** Milliseconds to think, 1 or more. */
  readonly time?: number | undefined;
  /** Milliseconds after which the player forfeits, 1 or more. */
  readonly limit?: number | undefined;
  /** Iterations to think, in the engine's own sense of the word, 1 or more. */
  readonly iterations?: number | undefined;
  /** How many events to look ahead, 1 or more. */
  readonly depth?: number | undefined;
  /** What the engine's random numbers for this move depend on, 0 or more. */
  readonly seed?: number | undefined;
  /** Every legal move, for an engine that has asked for them. */
  readonly moves?: readonly string[] | undefined;
}

/** A line of a host. */
export type HostLine =
  | { readonly kind: 'azulejo'; readonly version: number }
  | { readonly kind: 'setoption'; readonly name: string; readonly value: string }
  | { readonly kind: 'isready' }
  | {
      readonly kind: 'newgame';
      readonly game: string;
      /** Settings, each with its value: `players=2`. */
      readonly rules: readonly string[];
    }
  | {
      readonly kind: 'position';
      readonly state: EncodedState;
      /** Moves, chance events and forfeits after the state. */
      readonly events: readonly string[];
    }
  | { readonly kind: 'go'; readonly go: Go }
  | { readonly kind: 'stop' }
  | { readonly kind: 'quit' };

const NUMBERS = {
  time: POSITIVE,
  limit: POSITIVE,
  iterations: POSITIVE,
  depth: POSITIVE,
  seed: { ...COUNT, most: SEEDS - 1 },
} as const;

function readHandshake(rest: string): Parsed<HostLine> {
  const version = readNumber(rest, POSITIVE);
  if (version === undefined) return refuseForm(rest, 'the highest version that the host speaks');
  return accept({ kind: 'azulejo', version });
}

function readSetOption(rest: string): Parsed<HostLine> {
  const [name, value] = firstWordOf(rest);
  if (name === '') return refuseForm(rest, 'the name of an option, and a value');
  return accept({ kind: 'setoption', name, value });
}

function readNewGame(rest: string): Parsed<HostLine> {
  const [game, ...rules] = wordsOf(rest);
  if (game === undefined) return refuseForm(rest, 'the name of a game');
  return accept({ kind: 'newgame', game, rules });
}

function readPosition(rest: string): Parsed<HostLine> {
  const [shared, players, word, ...events] = wordsOf(rest);
  if (shared === undefined || players === undefined || (word ?? 'events') !== 'events') {
    return refuseForm(rest, 'the two strings of a state, and perhaps the word events and events');
  }
  return accept({ kind: 'position', state: [shared, players], events });
}

function readGo(rest: string): Parsed<HostLine> {
  const read = readFields(wordsOf(rest), NUMBERS, 'moves');
  if (!read.ok) return read;
  const { numbers, list } = read.value;
  return accept({ kind: 'go', go: { ...numbers, ...(list && { moves: list }) } });
}

/** Make the reader of a line that is one word. */
function alone(kind: 'isready' | 'stop' | 'quit'): (rest: string) => Parsed<HostLine> {
  return (rest) => (rest === '' ? accept({ kind }) : refuseForm(rest, `nothing after ${kind}`));
}

const READERS: Readonly<Record<HostLine['kind'], (rest: string) => Parsed<HostLine>>> = {
  azulejo: readHandshake,
  setoption: readSetOption,
  isready: alone('isready'),
  newgame: readNewGame,
  position: readPosition,
  go: readGo,
  stop: alone('stop'),
  quit: alone('quit'),
};

/**
 * Read a line of a host.
 *
 * @param text - the line without its end; not blank
 */
export function readHostLine(text: string): Parsed<HostLine> {
  const [word, rest] = firstWordOf(text);
  if (isName(READERS, word)) return READERS[word](rest);
  const words = Object.keys(READERS).join(', ');
  return refuseLine('protocol.word-unknown', quote(word), `one of: ${words}`);
}

/** Write a line of a host, without its end. */
export function writeHostLine(line: HostLine): string {
  switch (line.kind) {
    case 'azulejo':
      return `azulejo ${line.version}`;
    case 'setoption':
      return `setoption ${line.name} ${onOneLine(line.value)}`.trimEnd();
    case 'newgame':
      return ['newgame', line.game, ...line.rules].join(' ');
    case 'position': {
      const events = line.events.length === 0 ? [] : ['events', ...line.events];
      return ['position', ...line.state, ...events].join(' ');
    }
    case 'go': {
      const { moves, ...numbers } = line.go;
      return ['go', ...writeFields(numbers, 'moves', moves)].join(' ');
    }
    default:
      return line.kind;
  }
}
