/**
 * Reading the shared string.
 *
 * @packageDocumentation
 */
import { pieceAt, reportFault, reportOddity } from '../../text/reader.js';
import { Wait } from '../state/position.js';
import { PLAYER_IDS } from '../state/vocabulary.js';
import { readWaits } from './encode.js';
import { type Reader, readLetter } from './reader.js';

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
  const player = readLetter(reader, text.length, PLAYER_IDS, 'turn.lower-case', ['turn']);
  if (player === undefined) {
    reportFault(reader, 0, 'turn.missing', ['turn'], pieceAt(reader));
    // Text before what can only be meant as the rest can only be meant as the turn.
    const rest = text.search(/[-#\d]/);
    reader.index = rest < 0 ? text.length : rest;
  }
  const waits = readWaiting(reader);
  if (reader.index < text.length) {
    const { index } = reader;
    reportFault(reader, index, 'shared.unexpected-character', ['waiting'], pieceAt(reader));
  }
  return { turn: player === 'B' ? 1 : 0, waits };
}

function readWaiting(reader: Reader): number {
  const { text, index } = reader;
  const [zeros = ''] = /^0*(?=[1-4])/.exec(text.slice(index)) ?? [];
  const character = text.charAt(index + zeros.length);
  const waits = readWaits(character);
  if (waits < 0) {
    reportFault(reader, index, 'waiting.malformed', ['waiting'], pieceAt(reader));
    reader.index = text.length;
    return Wait.Roll;
  }
  if (zeros !== '') {
    const parameters = { digits: zeros + character, number: waits };
    reportOddity(reader, index, 'waiting.leading-zero', ['waiting'], parameters);
  }
  reader.index += zeros.length + 1;
  return waits;
}
