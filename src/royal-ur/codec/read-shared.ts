/**
 * Reading the shared string.
 *
 * @packageDocumentation
 */

import { quote } from '../../text/message.js';
import { Wait } from '../state/position.js';
import { readWaits } from './encode.js';
import {
  foundAt,
  type Reader,
  readLetter,
  reportFault,
  reportOddity,
  skipUnexpected,
} from './reader.js';

const TURN = { missing: 'turn.missing', lowerCase: 'turn.lower-case' } as const;

/** What the shared string says. */
export interface SharedReading {
  /** The number of the player whose turn it is. */
  readonly turn: number;
  /** What the position waits for. */
  readonly waits: number;
}

/** Read the whole shared string. */
export function readShared(reader: Reader): SharedReading {
  const { text } = reader;
  const turn = readLetter(reader, text.length, 'AB', TURN, ['turn'], 'a player, A or B');
  if (turn < 0) {
    // Text before what can only be meant as the rest can only be meant as the turn.
    const rest = text.search(/[-#\d]/);
    reader.index = rest < 0 ? text.length : rest;
  }
  const waits = readWaiting(reader);
  skipUnexpected(reader, text.length, ['waiting'], 'the end of the string');
  return { turn: Math.max(turn, 0), waits };
}

function readWaiting(reader: Reader): number {
  const { text, index } = reader;
  const [zeros = ''] = /^0*(?=[1-4])/.exec(text.slice(index)) ?? [];
  const character = text.charAt(index + zeros.length);
  const waits = readWaits(character);
  if (waits < 0) {
    const expected = '"-" for a roll that is due, a roll from 1 to 4, or "#" for the end';
    reportFault(reader, index, 'waiting.malformed', ['waiting'], foundAt(reader), expected);
    reader.index = text.length;
    return Wait.Roll;
  }
  if (zeros !== '') {
    const found = quote(zeros + character);
    reportOddity(reader, index, 'waiting.leading-zero', ['waiting'], found, quote(character));
  }
  reader.index += zeros.length + 1;
  return waits;
}
