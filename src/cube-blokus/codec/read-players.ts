/**
 * Reading the players string: each player's points of earlier games, and a mark.
 *
 * @packageDocumentation
 */
import { excerpt } from '../../text/message.js';
import { reportFault, reportOddity } from '../../text/reader.js';
import { HandBits } from '../state/position.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import type { Reader } from './reader.js';

/** The highest total. */
export const HIGHEST_TOTAL = 99_999;

/** What the players string says of a player. */
export interface PlayerReading {
  readonly total: number;
  /** The bit of the mark, as {@link HandBits} has it; 0 for none. */
  readonly mark: number;
}

/** The bit of each mark. */
const MARKS: Readonly<Record<string, HandBits>> = { '!': HandBits.Out, '+': HandBits.SingleLast };

/** Read the whole players string; return nothing if it has a fault. */
export function readPlayers(reader: Reader): PlayerReading[] | undefined {
  const { text } = reader;
  let index = 0;
  const players = PLAYER_IDS.map((player): PlayerReading => {
    const found = text.slice(index).search(LETTERS[player]);
    if (found < 0) {
      reportFault(reader, index, 'player.missing', ['players', player], { player });
      return { total: 0, mark: 0 };
    }
    skip(reader, index, index + found, player);
    index += found;
    const letter = text.charAt(index);
    if (letter !== player) {
      reportOddity(reader, index, 'player.lower-case', ['players', player], { player });
    }
    index++;
    const rest = text.slice(index);
    const digits = rest.slice(0, rest.search(/\D|$/));
    const total = readTotal(reader, index, digits, player);
    index += digits.length;
    const mark: number = MARKS[text.charAt(index)] ?? 0;
    if (mark !== 0) index++;
    return { total, mark };
  });
  skip(reader, index, text.length, 'end');
  return reader.readable ? players : undefined;
}

/** The letter of each player, also as a small one. */
const LETTERS: Readonly<Record<PlayerId, RegExp>> = { A: /a/i, B: /b/i, C: /c/i, D: /d/i };

/** Report characters up to a place: they mean nothing here. */
function skip(reader: Reader, start: number, end: number, expected: PlayerId | 'end'): void {
  if (start >= end) return;
  const parameters = { text: excerpt(reader.text.slice(start, end)), expected };
  reportFault(reader, start, 'players.unexpected-character', ['players'], parameters);
}

/** Read digits as a total. */
function readTotal(reader: Reader, index: number, digits: string, player: PlayerId): number {
  const path = ['players', player, 'total'];
  const total = Number(digits);
  if (digits === '') {
    const text = excerpt(reader.text.slice(index, index + 1));
    reportFault(reader, index, 'total.missing', path, { player, text });
  } else if (total > HIGHEST_TOTAL) {
    const parameters = { player, digits: excerpt(digits), most: HIGHEST_TOTAL };
    reportFault(reader, index, 'total.too-high', path, parameters);
  } else if (digits !== String(total)) {
    reportOddity(reader, index, 'total.leading-zero', path, { player, digits, total });
  }
  return total;
}
