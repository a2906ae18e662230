/**
 * What is reported of a broken clause: data, and a sentence.
 *
 * @packageDocumentation
 */
import { eventWord } from '../game/events.js';
import { writeRules } from '../game/settings.js';
import { type AnyGame, attempt, type Clause, type Fault } from './clause.js';
import { asTexts } from './data.js';

/** A clause of the contract that a game breaks, with the first and simplest case that was found. */
export interface ContractBreach {
  /** The clause's name, for programs, such as `legalMoves.distinct`. */
  readonly clause: string;
  /** The clause, in a sentence. */
  readonly rule: string;
  /** What was found, in words. */
  readonly found: string;
  /** What was expected, in words. */
  readonly expected: string;
  /** The rules of the game in which it was found; absent if it is about every game. */
  readonly rules?: object | undefined;
  /** The first state of that game, encoded; absent if it is about every game, or was not encoded as two texts. */
  readonly start?: readonly [shared: string, players: string] | undefined;
  /** The events that lead from the first state to the one in which it was found. */
  readonly events: readonly string[];
  /** The seed of the random games. */
  readonly seed: number;
  /** One sentence for people, made of the above. Control characters in it are escaped. */
  readonly message: string;
}

/** Where a fault was found. */
export interface Place {
  readonly rules?: object;
  readonly start?: unknown;
  readonly events?: readonly string[];
}

/** Most events that a sentence lists. */
const MOST_EVENTS = 6;

/** Write an event as the lines of records do: a move alone, others with their word. */
function writeEvent(game: AnyGame, event: string): string {
  const word = attempt(() => eventWord(game, event)) ?? 'move';
  return word === 'move' ? event : `${word} ${event}`;
}

function writePlace(game: AnyGame, { rules, events = [] }: Place, seed: number): string {
  const last = events.slice(-MOST_EVENTS).map((event) => writeEvent(game, event));
  const all = last.join(', ');
  const many = `${events.length} events, the last of them ${last.at(-1)}`;
  const after = events.length > MOST_EVENTS ? many : all;
  const settings = rules === undefined ? '' : attempt(() => writeRules(game.settings, rules));
  const facts = [...(settings ? [settings] : []), `seed ${seed}`].join(', ');
  return `${after === '' ? '' : `, after ${after}`} (${facts})`;
}

/** Report a fault. */
export function breachOf<Subject>(
  game: AnyGame,
  { name, rule }: Clause<Subject>,
  { found, expected }: Fault,
  place: Place,
  seed: number,
): ContractBreach {
  const { rules, start, events = [] } = place;
  const [shared, players, ...more] = asTexts(start) ?? [];
  const isEncoded = shared !== undefined && players !== undefined && more.length === 0;
  return Object.freeze({
    clause: name,
    rule,
    found,
    expected,
    ...(rules !== undefined && { rules }),
    ...(isEncoded && { start: [shared, players] as const }),
    events,
    seed,
    message: `${name}: found ${found}, expected ${expected}${writePlace(game, place, seed)}.`,
  });
}
