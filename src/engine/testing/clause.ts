/**
 * Clauses of the contract that the interface `Game` is, and what breaks them: in states that random play by a game that may
 * be broken comes to, with texts to try, most of which are illegal.
 */

import { seededRng } from '../../random/seeds.js';
import type { Fault } from '../../text/parsed.js';
import { applyEvent, type EventKind, eventKind } from '../game/events.js';
import type { Game, GameTypes } from '../game/game.js';
import { show, showError } from './data.js';

/** A game whose types are not known here, and whose functions may return anything. */
export type AnyGame = Game<GameTypes>;

/** One rule that every game keeps. */
export interface Clause<Subject> {
  /** Its name, for programs. */
  readonly name: string;
  /** The rule, in a sentence. */
  readonly rule: string;
  /** Return what is wrong; an error that it throws is the game's. */
  readonly check: (subject: Subject) => Fault | undefined;
}

/** A state of a random game, and how it was reached. */
export interface Visit {
  readonly game: AnyGame;
  readonly rules: object;
  /** The game's first state, encoded. */
  readonly start: unknown;
  /** The events from the first state to this one. */
  readonly events: readonly string[];
  readonly state: unknown;
  /** The state, encoded when it was reached. */
  readonly encoded: unknown;
  /** What happens next; `undefined` where the random game ends. */
  readonly event: string | undefined;
  /** A random number for whatever a clause chooses, an integer from 0. */
  readonly choice: number;
}

/** Return nothing if something holds, and otherwise what was found and expected. */
export function faultUnless(holds: boolean, found: unknown, expected: string): Fault | undefined {
  return holds ? undefined : { found: show(found), expected };
}

/** Return the first fault of a list. */
export function firstOf<Each>(
  list: Iterable<Each>,
  check: (each: Each) => Fault | undefined,
): Fault | undefined {
  for (const each of list) {
    const fault = check(each);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Check a clause. Anything that the game throws is a fault. */
export function faultOf<Subject>(clause: Clause<Subject>, subject: Subject): Fault | undefined {
  try {
    return clause.check(subject);
  } catch (error) {
    return { found: `the error ${showError(error)}`, expected: 'no error' };
  }
}

/** Return what a function returns; `undefined` if it throws. */
export function attempt<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** One of so many choices is that a player drops out, in a game with forfeits. */
const FORFEITS = 16;

/** Choose what happens next; `undefined` if nothing can. */
export function nextEvent(game: AnyGame, state: unknown, choice: number): string | undefined {
  return attempt(() => {
    if (game.isOver(state)) return undefined;
    if (game.chance?.isDue(state)) return textOf(game.chance.sample(state, seededRng(choice)));
    const moves = game.legalMoves(state);
    const players = game.players(game.rulesOf(state));
    // A player without a legal move can only drop out.
    const player = moves.length === 0 ? game.playerToMove(state) : choice % players.length;
    const drops = moves.length === 0 || choice % FORFEITS === FORFEITS - 1;
    if (
      drops &&
      game.forfeits !== undefined &&
      game.forfeits.explain(state, player) === undefined
    ) {
      return `${players[player]}!`;
    }
    return textOf(moves[choice % moves.length]);
  });
}

function textOf(event: unknown): string | undefined {
  return typeof event === 'string' ? event : undefined;
}

/** Return the state after an event; `undefined` if the game cannot say. */
export function stateAfter(game: AnyGame, state: unknown, event: string): unknown {
  return attempt(() => applyEvent(game, state, event));
}

/**
 * Play a game at random, and visit its states.
 *
 * @param choices - random numbers: the first for the first state, then one for each event
 */
export function* visitsOf(
  game: AnyGame,
  rules: object,
  choices: readonly number[],
): Generator<Visit> {
  const [first = 0, ...others] = choices;
  // The smallest choice begins as a game without random numbers does.
  let state = attempt(() => game.start(rules, first === 0 ? undefined : seededRng(first)));
  const start: unknown = attempt(() => game.encode(state));
  const events: string[] = [];
  for (let number = 0; state !== undefined; number++) {
    const choice = others[number];
    const event = choice === undefined ? undefined : nextEvent(game, state, choice);
    const encoded: unknown = attempt(() => game.encode(state));
    const visit = { game, rules, start, events: [...events], state, encoded, event };
    yield { ...visit, choice: choice ?? first };
    if (event === undefined) return;
    state = stateAfter(game, state, event);
    events.push(event);
  }
}

/** Number of the last events that are tried once more. */
const EARLIER = 4;

/** List the texts that differ from another by one step of one character. */
function neighboursOf(text: string): string[] {
  return [...text].flatMap((_, index) =>
    [-1, 1].map((step) => {
      const code = text.charCodeAt(index) + step;
      return text.slice(0, index) + String.fromCharCode(code) + text.slice(index + 1);
    }),
  );
}

/** List texts that may be events, and legal ones, now and then. */
export function probesOf({ game, rules, state, events, choice }: Visit, kind: EventKind): string[] {
  const moves = game.legalMoves(state);
  const move = moves[choice % moves.length];
  const forfeits = game.players(rules).map((player) => `${player}!`);
  const character = String.fromCharCode(choice);
  const texts = [
    ...['', ' ', '?', 'A', 'A!', 'Z!', '\u{1f600}', character, `A${character}`],
    ...events.slice(-EARLIER),
    ...forfeits,
    ...(move === undefined ? [] : [`${move} `, ...neighboursOf(move)]),
  ];
  return [...new Set(texts)].filter((text) => eventKind(game, text) === kind);
}
