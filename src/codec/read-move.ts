/**
 * Reading a move's notation (format: "Grammar", `draft` and `tiling`).
 *
 * @packageDocumentation
 */

import { excerpt, typeOf } from '../text/message.js';
import type { Issue } from './issue.js';
import type { MalformedMove } from './issue-parameters.js';
import { makeMoveIssue } from './move-issue.js';
import { numberOf } from './notation.js';

/** The name of a character's place in a notation, or of its end. */
type Character = Extract<MalformedMove, { readonly text: string }>['expected'];

/** The characters allowed at each place of a notation, and the name of the place. */
const PLACES: readonly (readonly [allowed: RegExp, expected: Character])[] = [
  [/^[A-D]/, 'player'],
  [/^.[0-8C]/, 'source'],
  [/^..[a-e]|^.[0-4][0-4F]/, 'colour-or-column'],
  [/^..[a-e][0-4F]|^..[^a-e]/, 'target'],
];

/** Return a move's number; -1 for anything that is none. */
export function moveNumber(text: unknown): number {
  return typeof text === 'string' ? numberOf(text) : -1;
}

/** Return a move's number, or the issue of its text. */
export function readMove(text: unknown): number | Issue {
  const number = moveNumber(text);
  return number < 0 ? explainMalformed(text) : number;
}

/** Return the issue of a notation, whatever the state; `undefined` if it is well-formed. */
export function checkNotation(text: unknown): Issue | undefined {
  const move = readMove(text);
  return typeof move === 'number' ? undefined : move;
}

function explainMalformed(text: unknown): Issue {
  if (typeof text !== 'string') {
    const parameters = { expected: 'text', type: typeOf(text) } as const;
    return makeMoveIssue({ code: 'move.malformed', path: [], parameters });
  }
  const index = PLACES.findIndex(([allowed]) => !allowed.test(text));
  const expected = PLACES[index]?.[1] ?? 'end';
  const end = text.charAt(2) >= 'a' ? 4 : 3;
  const place = index < 0 ? end : index;
  const parameters = { expected, text: excerpt(text.slice(place)) };
  return makeMoveIssue({ code: 'move.malformed', index: place, path: [], parameters });
}
