/**
 * Reading the notation of moves and rolls.
 *
 * @packageDocumentation
 */
import { kindOf, quote } from '../../text/message.js';
import { type Issue, makeIssue } from './issue.js';
import { numberOf, rollNumberOf } from './notation.js';

/** What each part of a move's notation is, up to its end. */
const PLACES: readonly (readonly [index: number, allowed: RegExp, expected: string])[] = [
  [0, /^[AB]/, 'a player, A or B'],
  [1, /^.(?:0\d|1[0-4])/, 'the step a token leaves, from 00 to 14'],
  [3, /^...(?:0[1-9]|1[0-5])/, 'the step it goes to, from 01 to 15'],
  [5, /^.{5}$/s, 'the end of the move'],
];

/** Return a move's number, or the issue of its text. */
export function readMove(text: unknown): number | Issue {
  return numberOf(text) ?? explainMove(text);
}

/** Return the issue of a move's notation, whatever the state; `undefined` if it is well-formed. */
export function checkMove(text: unknown): Issue | undefined {
  return numberOf(text) === undefined ? explainMove(text) : undefined;
}

function explainMove(text: unknown): Issue {
  const facts = { code: 'move.malformed', part: 'move', path: [] } as const;
  if (typeof text !== 'string') {
    return makeIssue({ ...facts, found: kindOf(text), expected: 'a move of 5 characters' });
  }
  const place = PLACES.find(([, allowed]) => !allowed.test(text));
  if (place === undefined) {
    const found = `${Number(text.slice(3)) - Number(text.slice(1, 3))} steps`;
    return makeIssue({ ...facts, index: 3, found, expected: '1 to 4 steps onward' });
  }
  const [start, , expected] = place;
  const index = Math.min(start, text.length);
  const found = index < text.length ? quote(text.slice(index)) : 'nothing';
  return makeIssue({ ...facts, index, found, expected });
}

/** Return the number of a roll, or the issue of its text. */
export function readRoll(text: unknown): number | Issue {
  return rollNumberOf(text) ?? explainRoll(text);
}

function explainRoll(text: unknown): Issue {
  const found = typeof text === 'string' ? quote(text) : kindOf(text);
  const expected = 'R and a number from 0 to 4';
  return makeIssue({ code: 'roll.malformed', part: 'roll', path: [], found, expected });
}

/** Return the issue of a roll's notation, whatever the state; `undefined` if it is well-formed. */
export function checkRoll(text: unknown): Issue | undefined {
  return rollNumberOf(text) === undefined ? explainRoll(text) : undefined;
}
