/**
 * Reading the players string.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import { Step } from '../state/path.js';
import { sideOf } from '../state/side.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import type { Issue } from './issue.js';
import {
  foundAt,
  type Reader,
  readCount,
  readLetter,
  reportFault,
  reportOddity,
  skipUnexpected,
} from './reader.js';

const PLAYER = { missing: 'player.missing', lowerCase: 'player.lower-case' } as const;
const HAND = { malformed: 'hand.malformed', leadingZero: 'hand.leading-zero' } as const;
const STEPS = { missing: 'steps.missing', lowerCase: 'steps.lower-case' } as const;
const HOME = { missing: 'home.missing', lowerCase: 'home.lower-case' } as const;
const AT_HOME = { malformed: 'home.malformed', leadingZero: 'home.leading-zero' } as const;

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

/** Read a player's part, which ends at a place. */
function readSide(reader: Reader, end: number, player: PlayerId): number {
  const path = ['players', player];
  const place = PLAYER_IDS.indexOf(player);
  const isThere =
    readLetter(reader, end, player, PLAYER, path, `player ${player}`) >= 0 || reader.index < end;
  // One issue is enough for a player who is not there at all.
  if (!isThere && place >= 0) return 0;
  if (!/\d/.test(reader.text.charAt(reader.index))) {
    const letters = findLetter(reader, end, /[\dph]/i);
    skipUnexpected(reader, letters, path, 'the number of tokens in the hand');
  }
  const hand = readCount(reader, end, HAND, [...path, 'hand']);
  skipUnexpected(reader, findLetter(reader, end, /[ph]/i), path, '"P" and the steps');
  const squares = readSquares(reader, end, path);
  const home = readHome(reader, end, path);
  skipUnexpected(reader, end, path, 'the end of the part');
  return sideOf(hand, squares, home);
}

/** Read the steps of the tokens on the board: a bit for each. */
function readSquares(reader: Reader, end: number, path: Issue['path']): number {
  const steps = [...path, 'steps'];
  const expected = '"P" and the steps of the tokens on the board';
  if (readLetter(reader, end, 'P', STEPS, steps, expected) < 0) return 0;
  const last = findLetter(reader, end, /h/i);
  let squares = 0;
  let before = 0;
  while (reader.index < last) {
    const start = reader.index;
    const digits = reader.text.slice(start, Math.min(start + 2, last));
    if (!/^\d\d$/.test(digits)) {
      const found = foundAt(reader, last);
      reportFault(reader, start, 'step.malformed', steps, found, 'a step of two digits');
      reader.index = last;
      break;
    }
    const step = Number(digits);
    const place = [...steps, step];
    if (step < 1 || step > Step.Last) {
      reportFault(reader, start, 'step.unknown', steps, quote(digits), 'a step from 01 to 14');
    } else if ((squares >> step) & 1) {
      reportFault(reader, start, 'step.repeated', place, 'another token', 'one token on a step');
    } else {
      if (step < before) {
        const found = 'the step after a later one';
        reportOddity(reader, start, 'step.unsorted', place, found, 'steps in order');
      }
      squares |= 1 << step;
      before = Math.max(before, step);
    }
    reader.index += 2;
  }
  return squares;
}

/** Read the number of tokens at home. */
function readHome(reader: Reader, end: number, path: Issue['path']): number {
  const home = [...path, 'home'];
  const expected = '"H" and the number of tokens at home';
  if (readLetter(reader, end, 'H', HOME, home, expected) < 0) return 0;
  return readCount(reader, end, AT_HOME, home);
}
