/**
 * Reading the players string.
 *
 * @packageDocumentation
 */
import { pieceAt, reportFault, reportOddity } from '../../text/reader.js';
import { Status } from '../state/position.js';
import { playerCount } from '../state/rules.js';
import { PLAYER_IDS } from '../state/vocabulary.js';
import { playerLetter, readPort, readSquare } from './notation.js';
import { digitsAt, findNext, leadingZeroOf, type Reader, roundOf } from './reader.js';

const LETTERS = 'ABCDE';

/** The statuses of players who have left, by their letters. */
const LEFT: ReadonlyMap<string, number> = new Map([
  ['X', Status.AtEdge],
  ['L', Status.Looped],
  ['F', Status.Forfeited],
]);

/** Read the whole players string: the status of each player. */
export function readPlayers(reader: Reader): number[] {
  const { text } = reader;
  const statuses = new Map<number, number>();
  let last = -1;
  while (reader.index < text.length) {
    const start = reader.index;
    const end = findNext(text, start + 1, LETTERS);
    const player = LETTERS.indexOf(text.charAt(start));
    if (player < 0) {
      const parameters = { ...pieceAt(reader, end), expected: 'players' } as const;
      reportFault(reader, start, 'players.unexpected-character', ['players'], parameters);
    } else if (statuses.has(player)) {
      const id = playerLetter(player);
      reportFault(reader, start, 'player.repeated', ['players', id], { player: id });
    } else {
      const id = playerLetter(player);
      if (player < last) {
        reportOddity(reader, start, 'player.unsorted', ['players', id], { player: id });
      }
      reader.index++;
      statuses.set(player, readStatus(reader, end, player));
      last = Math.max(last, player);
    }
    reader.index = end;
  }
  return completeStatuses(reader, statuses, last + 1);
}

/** Players follow each other without a gap, beginning with A, and there are at least three. */
function completeStatuses(
  reader: Reader,
  statuses: ReadonlyMap<number, number>,
  count: number,
): number[] {
  const { length } = reader.text;
  for (const [index, player] of PLAYER_IDS.slice(0, Math.max(count, 1)).entries()) {
    if (statuses.has(index)) continue;
    reportFault(reader, length, 'player.missing', ['players', player], { player });
  }
  if (reader.readable && playerCount(count) === undefined) {
    reportFault(reader, length, 'players.too-few', ['players'], { players: count });
  }
  return Array.from({ length: count }, (_, index) => statuses.get(index) ?? Status.NotPlaced);
}

/** Read a status that reaches up to a place. */
function readStatus(reader: Reader, end: number, number: number): number {
  const { text, index } = reader;
  const player = playerLetter(number);
  const path = ['players', player];
  const status = text.slice(index, end);
  if (status === '-') return Status.NotPlaced;
  if (status.length === 3) {
    const square = readSquare(status, 0);
    const port = readPort(status, 2);
    if (square >= 0 && port >= 0) return 8 * square + port;
  }
  const reason = LEFT.get(status.charAt(0));
  const digits = digitsAt(status, 1);
  const round = digits.length === status.length - 1 ? roundOf(digits) : undefined;
  if (reason === undefined || round === undefined) {
    reportFault(reader, index, 'status.malformed', path, { player, ...pieceAt(reader, end) });
    return Status.NotPlaced;
  }
  const zero = leadingZeroOf(digits);
  if (zero !== undefined) {
    reportOddity(reader, index + 1, 'status.leading-zero', path, { player, ...zero });
  }
  return reason + round;
}
