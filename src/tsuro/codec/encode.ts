/**
 * Writing the two strings of a state.
 *
 * @packageDocumentation
 */
import type { EncodedState } from '../../engine/game/game.js';
import { Board } from '../state/board.js';
import {
  isOnBoard,
  NOBODY,
  optionAt,
  type Position,
  reasonLeft,
  roundLeft,
} from '../state/position.js';
import type { Reason } from '../state/vocabulary.js';
import {
  playerLetter,
  writeBag,
  writeOption,
  writePlace,
  writeSquare,
  writeTile,
} from './notation.js';

/** The letters of the reasons for which a player has left. */
export const REASON_LETTERS: Readonly<Record<Reason, string>> = {
  edge: 'X',
  loop: 'L',
  forfeit: 'F',
};

function writeShared(position: Position): string {
  const { turn, round, hand, bag } = position;
  const letter = turn === NOBODY ? '-' : playerLetter(turn);
  let tiles = '';
  for (let square = 0; square < Board.Squares; square++) {
    const option = optionAt(position, square);
    if (option >= 0) tiles += writeSquare(square) + writeOption(option);
  }
  return `${letter}${round}H${hand.map(writeTile).join('')}T${tiles}B${writeBag(bag)}`;
}

function writeStatus(status: number): string {
  if (isOnBoard(status)) return writePlace(status);
  const reason = reasonLeft(status);
  return reason === undefined ? '-' : `${REASON_LETTERS[reason]}${roundLeft(status)}`;
}

/** Write both strings. */
export function writePosition(position: Position): EncodedState {
  const players = position.players.map(
    (status, player) => `${playerLetter(player)}${writeStatus(status)}`,
  );
  return [writeShared(position), players.join('')];
}
