/**
 * Reading the notation of moves and deals.
 *
 * @packageDocumentation
 */
import { excerpt, shown, typeOf } from '../../text/message.js';
import { refuseDeal } from './deal-issue.js';
import type { TsuroIssue } from './issue.js';
import { refuse } from './move-issue.js';
import { numberOf, readDeal } from './notation.js';

/** What the characters from each place of a notation must be. */
const PLACES = [
  [0, /^[A-E]/, 'player'],
  [1, /^.(?:[0-2]\d|3[0-4])/, 'tile'],
  [3, /^...[nesw]/, 'rotation'],
  [4, /^.{4}(?:$|\d\d)/, 'square'],
  [6, /^.{4}(?:$|..[a-h])/, 'port'],
] as const;

/** What follows the longest move. */
const END = [7, /$/, 'end'] as const;

/** Return a move's number, or the issue of its text. */
export function readMove(text: unknown): number | TsuroIssue {
  const number = numberOf(text);
  return number < 0 ? explainMalformed(text) : number;
}

/** Return the issue of a move's notation, whatever the state; `undefined` if it is well-formed. */
export function checkMove(text: unknown): TsuroIssue | undefined {
  return numberOf(text) < 0 ? explainMalformed(text) : undefined;
}

function explainMalformed(text: unknown): TsuroIssue {
  if (typeof text !== 'string') {
    return refuse('move.malformed', [], { expected: 'text', type: typeOf(text) });
  }
  const wrong = PLACES.find(([, allowed]) => !allowed.test(text));
  const [start, , expected] = wrong ?? END;
  const index = Math.min(start, text.length);
  const parameters = { expected, text: excerpt(text.slice(index)) };
  return refuse('move.malformed', [], parameters, { index });
}

/** Return the tiles of a deal, or the issue of its text. */
export function readTiles(text: unknown): number[] | TsuroIssue {
  return readDeal(text) ?? refuseDeal('deal.malformed', [], { value: shown(text) });
}

/** Return the issue of a deal's notation, whatever the state; `undefined` if it is well-formed. */
export function checkDeal(text: unknown): TsuroIssue | undefined {
  const tiles = readTiles(text);
  return Array.isArray(tiles) ? undefined : tiles;
}
