/**
 * Reading a move's notation (format: "Grammar", `draft` and `tiling`).
 *
 * @packageDocumentation
 */

import { kindOf, quote } from '../text/message.js';
import { type Issue, makeIssue } from './issue.js';
import { numberOf } from './notation.js';

/** The characters allowed at each place of a notation, with their description. */
const PLACES: readonly (readonly [allowed: RegExp, expected: string])[] = [
  [/^[A-D]/, 'a player from A to D'],
  [/^.[0-8C]/, 'a factory from 0 to 8, C for the centre, or a storage row from 0 to 4'],
  [/^..[a-e]|^.[0-4][0-4F]/, 'a tile a to e, or after a row a column from 0 to 4 or F'],
  [/^..[a-e][0-4F]|^..[^a-e]/, 'a row from 0 to 4, or F for the floor'],
];

/** Return a move's number, or the issue of its text. */
export function readMove(text: unknown): number | Issue {
  const number = typeof text === 'string' ? numberOf(text) : -1;
  return number < 0 ? explainMalformed(text) : number;
}

/** Return the issue of a notation, whatever the state; `undefined` if it is well-formed. */
export function checkNotation(text: unknown): Issue | undefined {
  const move = readMove(text);
  return typeof move === 'number' ? undefined : move;
}

function explainMalformed(text: unknown): Issue {
  if (typeof text !== 'string') {
    const expected = 'a move of 3 or 4 characters';
    const found = kindOf(text);
    return makeIssue({ code: 'move.malformed', part: 'move', path: [], found, expected });
  }
  const index = PLACES.findIndex(([allowed]) => !allowed.test(text));
  const expected = PLACES[index]?.[1] ?? 'the end of the move';
  const end = text.charAt(2) >= 'a' ? 4 : 3;
  const place = index < 0 ? end : index;
  const found = place < text.length ? quote(text.slice(place)) : 'nothing';
  return makeIssue({
    code: 'move.malformed',
    part: 'move',
    index: place,
    path: [],
    found,
    expected,
  });
}
