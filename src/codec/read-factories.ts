/**
 * Reading the factories part of the shared string, which is also how a deal is written.
 *
 * @packageDocumentation
 */
import { Lane, Rule } from '../state/cells.js';
import { fillSource } from '../state/offers.js';
import { excerpt } from '../text/message.js';
import { reportFault, reportOddity } from '../text/reader.js';
import type { FactoryIssueCode } from './deal-issue.js';
import type { AzulIssue } from './issue.js';
import { readRun } from './read-tiles.js';
import { DIGIT, type Reader, skipUnexpected, TILE, valueAt } from './reader.js';

const MOST = Rule.FactoryTiles;

/** Read factories up to a place, each a number and its tiles. */
export function readFactories(
  reader: Reader<FactoryIssueCode>,
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
      reportOddity(reader, start, 'factory.unsorted', path, { factory: number, after: last });
    }
    readFactory(reader, end, number, path);
    seen |= 1 << number;
    last = Math.max(last, number);
  }
}

/** Find where the next factory begins: at a digit, or at the end. */
function findDigit(text: string, start: number, end: number): number {
  let index = start;
  while (index < end && valueAt(text, index, DIGIT, 10) < 0) index++;
  return index;
}

/** Read a factory's number; report and skip anything else in its place. */
function readNumber(reader: Reader<FactoryIssueCode>, end: number, area: string): number {
  const { text, index } = reader;
  const number = valueAt(text, index, DIGIT, 10);
  if (number >= 0 && number < Rule.Factories) {
    reader.index++;
    return number;
  }
  const next = findDigit(text, index + 1, end);
  const piece = { text: excerpt(text.slice(index, next)) };
  if (number >= 0) {
    reportFault(reader, index, 'factory.number-unknown', [area], piece);
  } else if (valueAt(text, index, TILE, Rule.Colours) >= 0) {
    reportFault(reader, index, 'factory.number-missing', [area], piece);
  } else {
    const inWords = "factories' numbers and tiles";
    skipUnexpected(reader, next, [area], { expected: 'factories' }, inWords);
  }
  reader.index = next;
  return -1;
}

/** Read one factory's tiles. */
function readFactory(
  reader: Reader<FactoryIssueCode>,
  end: number,
  number: number,
  path: AzulIssue['path'],
): void {
  const start = reader.index;
  const { tiles, pieces, unsorted } = readRun(reader, end, Lane.Width, Rule.Colours);
  const fits = pieces <= MOST;
  if (!fits) {
    const parameters = { count: pieces, most: MOST };
    reportFault(reader, start + MOST, 'factory.too-many-tiles', path, parameters);
  } else if (unsorted >= 0) {
    const piece = { text: excerpt(reader.text.slice(start, reader.index)) };
    reportOddity(reader, unsorted, 'factory.tiles-unsorted', path, piece);
  } else if (pieces === 0) {
    reportOddity(reader, start - 1, 'factory.empty', path, { factory: number });
  }
  if (reader.index < end && valueAt(reader.text, reader.index, DIGIT, 10) < 0) {
    const next = findDigit(reader.text, reader.index + 1, end);
    skipUnexpected(reader, next, path, { expected: 'tiles' }, 'tiles a to e');
  }
  fillSource(reader.cells, number, fits ? tiles : 0);
}
