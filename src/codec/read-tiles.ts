/**
 * Reading a run of tiles: of a factory, the centre or a floor.
 *
 * @packageDocumentation
 */

import { Rule } from '../state/cells.js';
import { excerpt } from '../text/message.js';
import type { DealIssueCode } from './deal-issue.js';
import type { Issue } from './issue.js';
import {
  type Reader,
  reportDisorder,
  reportFault,
  skipUnexpected,
  TILE,
  valueAt,
} from './reader.js';

/** What a run of tiles may be. */
export interface TilesRule {
  /** Most pieces. */
  readonly most: number;
  /** Whether the token counts as one of them. */
  readonly countsToken: boolean;
  /** Bits of each colour's number in the result. */
  readonly lane: number;
  /** 6 if the token may be among the tiles, else 5. */
  readonly letters: number;
  readonly unsorted: `${'factory' | 'centre' | 'floor'}.tiles-unsorted`;
  readonly tooMany: `${'factory' | 'centre'}.too-many-tiles` | 'floor.too-many-pieces';
}

/** A run of tiles as read. */
export interface Tiles {
  /** A lane for each colour holds its number. */
  readonly tiles: number;
  readonly hasToken: boolean;
  /** Pieces, the token counting as one. */
  readonly pieces: number;
}

const NONE: Tiles = { tiles: 0, hasToken: false, pieces: 0 };

/** Read tiles up to a place; what breaks the rule is reported, what has no meaning left out. */
export function readTiles(
  reader: Reader<DealIssueCode>,
  end: number,
  rule: TilesRule,
  path: Issue['path'],
): Tiles {
  const { text } = reader;
  const start = reader.index;
  let tiles = 0;
  let pieces = 0;
  let tokens = 0;
  let last = 0;
  let unsorted = -1;
  for (; reader.index < end; reader.index++) {
    const letter = valueAt(text, reader.index, TILE, rule.letters);
    if (letter < 0) break;
    if (letter < last && unsorted < 0) unsorted = reader.index;
    last = letter;
    pieces++;
    if (letter === Rule.Colours) tokens++;
    else tiles += 1 << (rule.lane * letter);
  }
  const counted = rule.countsToken ? pieces : pieces - tokens;
  if (counted > rule.most) {
    const parameters = { count: counted, most: rule.most };
    reportFault(reader, start + rule.most, rule.tooMany, path, parameters);
    return NONE;
  }
  if (tokens > 1) {
    const index = text.lastIndexOf('f', reader.index - 1);
    reportFault(reader, index, 'token.repeated', path, { tokens, players: [] });
  }
  if (unsorted >= 0) {
    const piece = { text: excerpt(text.slice(start, reader.index)) };
    reportDisorder(reader, unsorted, rule.unsorted, path, piece);
  }
  return { tiles, hasToken: tokens > 0, pieces };
}

/** Read tiles up to a place; characters that are none are reported and skipped. */
export function readAllTiles(
  reader: Reader<DealIssueCode>,
  end: number,
  rule: TilesRule,
  path: Issue['path'],
): Tiles {
  const tiles = readTiles(reader, end, rule, path);
  if (reader.index < end) skipUnexpected(reader, end, path, { expected: 'tiles-and-token' });
  return tiles;
}
