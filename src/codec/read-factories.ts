/**
 * Reading the factories part of the shared string, which is also how a deal is written.
 *
 * @packageDocumentation
 */

import { Lane, Rule } from '../state/cells.js';
import { fillSource } from '../state/offers.js';
import { excerpt } from '../text/message.js';
import type { DealIssueCode } from './deal-issue.js';
import type { Issue } from './issue.js';
import { readTiles, type TilesRule } from './read-tiles.js';
import {
  DIGIT,
  type Reader,
  reportDisorder,
  reportFault,
  skipUnexpected,
  TILE,
  valueAt,
} from './reader.js';

const FACTORY: TilesRule = {
  most: Rule.FactoryTiles,
  countsToken: false,
  lane: Lane.Width,
  letters: Rule.Colours,
  unsorted: 'factory.tiles-unsorted',
  tooMany: 'factory.too-many-tiles',
};

/** Read factories up to a place, each a number and its tiles. */
export function readFactories(
  reader: Reader<DealIssueCode>,
  end: number,
  area: 'factories' | 'deal',
): void {
  let seen = 0;
  let last = -1;
  while (reader.index < end) {
    const start = reader.index;
    const number = readNumber(reader, end, area);
    if (number < 0) continue;
    const path = [area, number];
    if ((seen >> number) & 1) {
      reportFault(reader, start, 'factory.repeated', path, { factory: number });
    } else if (number < last) {
      reportDisorder(reader, start, 'factory.unsorted', path, { factory: number, after: last });
    }
    readFactory(reader, end, number, path);
    seen |= 1 << number;
    last = Math.max(last, number);
  }
}

/** Read a factory's number; report and skip anything else in its place. */
function readNumber(reader: Reader<DealIssueCode>, end: number, area: string): number {
  const { text, index } = reader;
  const number = valueAt(text, index, DIGIT, 10);
  if (number >= 0 && number < Rule.Factories) {
    reader.index++;
    return number;
  }
  let next = index + 1;
  while (next < end && valueAt(text, next, DIGIT, 10) < 0) next++;
  const piece = { text: excerpt(text.slice(index, next)) };
  if (number >= 0) {
    reportFault(reader, index, 'factory.number-unknown', [area], piece);
  } else if (valueAt(text, index, TILE, Rule.Colours) >= 0) {
    reportFault(reader, index, 'factory.number-missing', [area], piece);
  } else {
    skipUnexpected(reader, next, [area], { expected: 'factories' });
  }
  reader.index = next;
  return -1;
}

/** Read one factory's tiles. */
function readFactory(
  reader: Reader<DealIssueCode>,
  end: number,
  number: number,
  path: Issue['path'],
): void {
  const start = reader.index - 1;
  const { tiles } = readTiles(reader, end, FACTORY, path);
  if (reader.index === start + 1) {
    reportDisorder(reader, start, 'factory.empty', path, { factory: number });
  }
  if (reader.index < end && valueAt(reader.text, reader.index, DIGIT, 10) < 0) {
    let next = reader.index + 1;
    while (next < end && valueAt(reader.text, next, DIGIT, 10) < 0) next++;
    skipUnexpected(reader, next, path, { expected: 'tiles' });
  }
  fillSource(reader.cells, number, tiles);
}
