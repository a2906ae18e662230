/**
 * Reading the notation of moves and rolls.
 *
 * @packageDocumentation
 */
import { excerpt, shown, typeOf } from '../../text/message.js';
import { refuseMove, refuseRoll } from './event-issue.js';
import type { RoyalUrIssue } from './issue.js';
import { numberOf, rollNumberOf } from './notation.js';

/** The parts of a move's notation, each with what is allowed up to its end. */
const PLACES = [
  [0, /^[AB]/, 'player'],
  [1, /^.(?:0\d|1[0-4])/, 'from'],
  [3, /^...(?:0[1-9]|1[0-5])/, 'to'],
  [5, /^.{5}$/s, 'end'],
] as const;

/** Return a move's number, or the issue of its text. */
export function readMove(text: unknown): number | RoyalUrIssue {
  return numberOf(text) ?? explainMove(text);
}

/** Return the issue of a move's notation, whatever the state; `undefined` if it is well-formed. */
export function checkMove(text: unknown): RoyalUrIssue | undefined {
  return numberOf(text) === undefined ? explainMove(text) : undefined;
}

function explainMove(text: unknown): RoyalUrIssue {
  if (typeof text !== 'string') {
    return refuseMove('move.malformed', [], { expected: 'text', type: typeOf(text) });
  }
  const place = PLACES.find(([, allowed]) => !allowed.test(text));
  if (place === undefined) {
    const distance = Number(text.slice(3)) - Number(text.slice(1, 3));
    return refuseMove('move.malformed', [], { expected: 'distance', distance }, { index: 3 });
  }
  const [start, , expected] = place;
  const index = Math.min(start, text.length);
  const parameters = { expected, text: excerpt(text.slice(index)) };
  return refuseMove('move.malformed', [], parameters, { index });
}

/** Return the number of a roll, or the issue of its text. */
export function readRoll(text: unknown): number | RoyalUrIssue {
  return rollNumberOf(text) ?? explainChance(text);
}

function explainChance(text: unknown): RoyalUrIssue {
  return refuseRoll('roll.malformed', [], { value: shown(text) });
}

/** Return the issue of a roll's notation, whatever the state; `undefined` if it is well-formed. */
export function checkRoll(text: unknown): RoyalUrIssue | undefined {
  return rollNumberOf(text) === undefined ? explainChance(text) : undefined;
}
