/**
 * Reading the players string.
 *
 * @packageDocumentation
 */
import { pieceAt, reportFault, reportOddity } from '../../text/reader.js';
import { Step } from '../state/path.js';
import { sideOf } from '../state/side.js';
import type { PlayerId } from '../state/vocabulary.js';
import type { RoyalUrIssue } from './issue.js';
import type { IssueParameters } from './issue-parameters.js';
import { type Reader, readCount, readLetter } from './reader.js';

/** Read the whole players string: the sides of A and of B. */
export function readSides(reader: Reader): [light: number, dark: number] {
  const { text } = reader;
  // Only player B's part has this letter, so that a fault in one part does not reach the other.
  const second = text.search(/b/i);
  const middle = second < 0 ? text.length : second;
  return [readSide(reader, middle, 'A'), readSide(reader, text.length, 'B')];
}

/** Find a letter of a side, in either case; the end if there is none. */
function findLetter({ text, index }: Reader, end: number, letter: RegExp): number {
  const found = text.slice(index, end).search(letter);
  return found < 0 ? end : index + found;
}

/** Skip and report characters up to a place: they mean nothing here. */
function skipUnexpected(
  reader: Reader,
  end: number,
  path: RoyalUrIssue['path'],
  expected: IssueParameters['players.unexpected-character']['expected'],
): void {
  const { index } = reader;
  if (index >= end) return;
  const parameters = { ...pieceAt(reader, end), expected };
  reportFault(reader, index, 'players.unexpected-character', path, parameters);
  reader.index = end;
}

/** Read a player's part, which ends at a place. */
function readSide(reader: Reader, end: number, player: PlayerId): number {
  const path = ['players', player];
  if (readLetter(reader, end, [player], 'player.lower-case', path) === undefined) {
    const parameters = { player, ...pieceAt(reader, end) };
    reportFault(reader, reader.index, 'player.missing', path, parameters);
    // One issue is enough for a player who is not there at all.
    if (reader.index >= end) return 0;
  }
  skipUnexpected(reader, findLetter(reader, end, /[\dph]/i), path, 'hand');
  const hand = readCount(reader, end, 'hand', [...path, 'hand']);
  skipUnexpected(reader, findLetter(reader, end, /[ph]/i), path, 'steps');
  const squares = readSquares(reader, end, [...path, 'steps']);
  const home = readHome(reader, end, [...path, 'home']);
  skipUnexpected(reader, end, path, 'end');
  return sideOf(hand, squares, home);
}

/** Read the steps of the tokens on the board: a bit for each. */
function readSquares(reader: Reader, end: number, path: RoyalUrIssue['path']): number {
  if (readLetter(reader, end, ['P'], 'steps.lower-case', path) === undefined) {
    reportFault(reader, reader.index, 'steps.missing', path, pieceAt(reader, end));
    return 0;
  }
  const last = findLetter(reader, end, /h/i);
  let squares = 0;
  let before = 0;
  while (reader.index < last) {
    const start = reader.index;
    const digits = reader.text.slice(start, Math.min(start + 2, last));
    if (!/\d\d/.test(digits)) {
      reportFault(reader, start, 'step.malformed', path, pieceAt(reader, last));
      reader.index = last;
      break;
    }
    const step = Number(digits);
    const place = [...path, step];
    if (step < 1 || step > Step.Last) {
      reportFault(reader, start, 'step.unknown', path, { text: digits });
    } else if ((squares >> step) & 1) {
      reportFault(reader, start, 'step.repeated', place, { step });
    } else {
      if (step < before) {
        reportOddity(reader, start, 'step.unsorted', place, { step, after: before });
      }
      squares |= 1 << step;
      before = Math.max(before, step);
    }
    reader.index += 2;
  }
  return squares;
}

/** Read the number of tokens at home. */
function readHome(reader: Reader, end: number, path: RoyalUrIssue['path']): number {
  if (readLetter(reader, end, ['H'], 'home.lower-case', path) === undefined) {
    reportFault(reader, reader.index, 'home.missing', path, pieceAt(reader, end));
    return 0;
  }
  return readCount(reader, end, 'home', path);
}
