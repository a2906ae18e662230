/**
 * Reading the players string: each player's points of earlier games, and a mark.
 *
 * @packageDocumentation
 */
import { excerpt } from '../../text/message.js';
import { reportFault, reportOddity } from '../../text/reader.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import type { Reader } from './reader.js';

/** The highest total. */
export const HIGHEST_TOTAL = 99_999;

/** What the players string says of a player. */
export interface PlayerReading {
  readonly total: number;
  readonly mark: '' | '!' | '+';
}

/** The players of a new series. */
export const FRESH_PLAYERS: readonly PlayerReading[] = PLAYER_IDS.map(() => ({
  total: 0,
  mark: '',
}));

/** Read the whole players string. */
export function readPlayers(reader: Reader): PlayerReading[] {
  const { text } = reader;
  let index = 0;
  const players = PLAYER_IDS.map((player): PlayerReading => {
    const found = text.slice(index).search(LETTERS[player]);
    if (found < 0) {
      reportFault(reader, index, 'player.missing', ['players', player], { player });
      return { total: 0, mark: '' };
    }
    skip(reader, index, index + found, player);
    index += found;
    const letter = text.charAt(index);
    if (letter !== player) {
      reportOddity(reader, index, 'player.lower-case', ['players', player], { player });
    }
    index++;
    const [digits = ''] = /^\d*/.exec(text.slice(index)) ?? [];
    const total = readTotal(reader, index, digits, player);
    index += digits.length;
    const mark = text.charAt(index);
    if (mark !== '!' && mark !== '+') return { total, mark: '' };
    index++;
    return { total, mark };
  });
  skip(reader, index, text.length, 'end');
  return players;
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
  return Math.min(total, HIGHEST_TOTAL);
}
