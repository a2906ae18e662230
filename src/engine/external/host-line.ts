/** What a host says to an engine, line by line; and the rules and the position that its lines stand for, in a game. */

import { SEEDS } from '../../random/seeds.js';
import { isError } from '../../text/issue.js';
import { quote } from '../../text/message.js';
import { accept, type Parsed, refuse } from '../../text/parsed.js';
import { applyEvent, explainEvent } from '../game/events.js';
import type { EncodedState, EventOf, Game, GameTypes } from '../game/game.js';
import { completeRules, differentSettings, settingsOf, writeRules } from '../game/settings.js';
import {
  alone,
  COUNT,
  firstWordOf,
  isName,
  onOneLine,
  POSITIVE,
  type ProtocolCode,
  readFields,
  readNumber,
  refuseForm,
  refuseLine,
  wordsOf,
  writeFields,
} from './protocol-words.js';

/** How much an engine may think, and what helps it to. Absent values are unlimited or unknown. */
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

type NewGame = Extract<HostLine, { readonly kind: 'newgame' }>;

type Position = Extract<HostLine, { readonly kind: 'position' }>;

/** Write rules as the words of a line. */
export function newGameOf<Types extends GameTypes>(
  { name, settings }: Game<Types>,
  rules: Types['rules'],
): NewGame {
  const words = writeRules(settings, rules).split(' ');
  return { kind: 'newgame', game: name, rules: words.filter((word) => word !== '') };
}

/** Read the rules of a new game: settings in any order; what is left out has its default. */
export function rulesOfLine<Types extends GameTypes>(
  { name, settings }: Game<Types>,
  { game, rules }: NewGame,
): Parsed<Types['rules']> {
  if (game !== name) return refuseLine('protocol.game-unknown', quote(game), name);
  const entries = new Map<string, unknown>();
  for (const word of rules) {
    // Without `=`, all of the word is the name.
    const [key, text] = word.split(/=(.*)/s, 2) as [string, string?];
    const [, setting] = settingsOf(settings).find(([each]) => each === key) ?? [];
    if (entries.has(key)) {
      return refuseLine('protocol.rules-invalid', quote(word), 'each setting once');
    }
    const value = text === undefined ? undefined : setting?.read(text);
    if (value === undefined) {
      const names = settingsOf(settings).map(([each, { expected }]) => `${each}=${expected}`);
      const expected = setting === undefined ? `one of: ${names.join('; ')}` : setting.expected;
      return refuseLine('protocol.rules-invalid', quote(word), expected);
    }
    entries.set(key, value);
  }
  // Each value was read by the setting of its name.
  return accept(completeRules(settings, Object.fromEntries(entries) as Types['rules']));
}

function refuseBecause(code: ProtocolCode, found: string, expected: string, message: string) {
  return refuse({ code, found, expected, message });
}

/** Read the state of a position, by rules, and play the events after it. */
export function stateOfLine<Types extends GameTypes>(
  game: Game<Types>,
  rules: Types['rules'],
  { state: encoded, events }: Position,
): Parsed<Types['state']> {
  const decoded = game.decode(encoded, { rules });
  if (!decoded.ok) {
    const issue = decoded.issues.find(isError);
    const { found = 'two strings', expected = 'a state', message = '' } = issue ?? {};
    return refuseBecause('protocol.position-invalid', found, expected, message);
  }
  const [different] = differentSettings(game.settings, game.rulesOf(decoded.state), rules);
  if (different !== undefined) {
    const { name, found, expected } = different;
    const [inState, byRules] = [`${name}=${found} in the state`, `${name}=${expected} by newgame`];
    return refuseLine('protocol.position-invalid', inState, byRules);
  }
  let { state } = decoded;
  for (const [index, event] of events.entries()) {
    const issue = explainEvent(game, state, event);
    if (issue !== undefined) {
      const sentence = `Event ${index + 1}: ${issue.message}`;
      return refuseBecause('protocol.event-impossible', issue.found, issue.expected, sentence);
    }
    // What has nothing against it is an event.
    state = applyEvent(game, state, event as EventOf<Types>);
  }
  return accept(state);
}

/** Return the line that sets up a state. */
export function positionOf(state: EncodedState): Position {
  return { kind: 'position', state, events: [] };
}
