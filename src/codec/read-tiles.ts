/**
 * Reading a run of tiles: of a factory, the centre or a floor.
 *
 * @packageDocumentation
 */
import { Rule } from '../state/cells.js';
import { excerpt } from '../text/message.js';
import { reportFault, reportOddity } from '../text/reader.js';
import type { AzulIssue } from './issue.js';
import { type Reader, skipUnexpected, TILE, valueAt } from './reader.js';

/** A run of tiles as read. */
export interface Run {
  /** A lane for each colour holds its number. */
  readonly tiles: number;
  /** Number of characters. */
  readonly pieces: number;
  /** How many of them are tokens. */
  readonly tokens: number;
  /** Index of the first character that is out of order; -1 if none is. */
  readonly unsorted: number;
}

/**
 * Read tiles up to a place, or up to a character that is none.
 *
 * @param lane - bits of each colour's number in the result
 * @param letters - 6 if the token may be among the tiles, else 5
 */
export function readRun(reader: Reader<never>, end: number, lane: number, letters: number): Run {
  let tiles = 0;
  let tokens = 0;
  let last = 0;
  let unsorted = -1;
  const start = reader.index;
  for (; reader.index < end; reader.index++) {
    const letter = valueAt(reader.text, reader.index, TILE, letters);
    if (letter < 0) break;
    if (letter < last && unsorted < 0) unsorted = reader.index;
    last = letter;
    if (letter === Rule.Colours) tokens++;
    else tiles += 1 << (lane * letter);
  }
  return { tiles, pieces: reader.index - start, tokens, unsorted };
}

/** What may lie in the centre or on a floor. */
export interface PileRule {
  /** Most pieces. */
  readonly most: number;
  /** Whether the token counts as one of them. */
  readonly countsToken: boolean;
  /** Bits of each colour's number in the result. */
  readonly lane: number;
  readonly unsorted: `${'centre' | 'floor'}.tiles-unsorted`;
  readonly tooMany: 'centre.too-many-tiles' | 'floor.too-many-pieces';
}

/** What lies in the centre or on a floor. */
export interface Pile {
  /** A lane for each colour holds its number. */
  readonly tiles: number;
  readonly hasToken: boolean;
  /** Pieces, the token counting as one. */
  readonly pieces: number;
}

const NOTHING: Pile = { tiles: 0, hasToken: false, pieces: 0 };

/** Read a pile up to a place; what breaks the rule is reported, what has no meaning left out. */
export function readPile(
  reader: Reader,
  end: number,
  rule: PileRule,
  path: AzulIssue['path'],
): Pile {
  const start = reader.index;
  const run = readRun(reader, end, rule.lane, Rule.Colours + 1);
  const fits = reportPile(reader, start, run, rule, path);
  if (reader.index < end) {
    const expected = { expected: 'tiles-and-token' } as const;
    skipUnexpected(reader, end, path, expected, 'tiles a to e, then the token f at most once');
  }
  const { tiles, tokens, pieces } = run;
  return fits ? { tiles, hasToken: tokens > 0, pieces } : NOTHING;
}

/** Report what breaks the rule of a pile; answer whether it holds no more than it may. */
function reportPile(
  reader: Reader,
  start: number,
  { pieces, tokens, unsorted }: Run,
  { most, countsToken, ...codes }: PileRule,
  path: AzulIssue['path'],
): boolean {
  const count = countsToken ? pieces : pieces - tokens;
  if (count > most) {
    reportFault(reader, start + most, codes.tooMany, path, { count, most });
    return false;
  }
  if (tokens > 1) {
    const index = reader.text.lastIndexOf('f', reader.index - 1);
    reportFault(reader, index, 'token.repeated', path, { tokens, players: [] });
  }
  if (unsorted >= 0) {
    const piece = { text: excerpt(reader.text.slice(start, reader.index)) };
    reportOddity(reader, unsorted, codes.unsorted, path, piece);
  }
  return true;
}
