/**
 * Reading a move's notation (format: "Grammar", `draft` and `tiling`).
 *
 * @packageDocumentation
 */
import { excerpt, typeOf, writePiece, writeType } from '../text/message.js';
import type { AzulIssue } from './issue.js';
import { rejectMove } from './move-issue.js';
import { numberOf } from './notation.js';

/** What each character of a notation must be. */
const CHARACTERS = {
  player: 'a player from A to D',
  source: 'a factory from 0 to 8, C for the centre, or a storage row from 0 to 4',
  'colour-or-column': 'a tile a to e, or after a row a column from 0 to 4 or F',
  target: 'a row from 0 to 4, or F for the floor',
  end: 'the end of the move',
} as const;

/** The characters allowed at each place of a notation, and the name of the place. */
const PLACES: readonly (readonly [allowed: RegExp, expected: keyof typeof CHARACTERS])[] = [
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
export function readMove(text: unknown): number | AzulIssue {
  const number = moveNumber(text);
  return number < 0 ? explainMalformed(text) : number;
}

/** Return the issue of a notation, whatever the state; `undefined` if it is well-formed. */
export function checkNotation(text: unknown): AzulIssue | undefined {
  const move = readMove(text);
  return typeof move === 'number' ? undefined : move;
}

function explainMalformed(text: unknown): AzulIssue {
  if (typeof text !== 'string') {
    const type = typeOf(text);
    return rejectMove({ expected: 'text', type }, [writeType(type), 'a move of 3 or 4 characters']);
  }
  const index = PLACES.findIndex(([allowed]) => !allowed.test(text));
  const expected = PLACES[index]?.[1] ?? 'end';
  const end = text.charAt(2) >= 'a' ? 4 : 3;
  const place = index < 0 ? end : index;
  const parameters = { expected, text: excerpt(text.slice(place)) };
  const said = [writePiece(parameters), CHARACTERS[expected]] as const;
  return rejectMove(parameters, said, { index: place });
}
