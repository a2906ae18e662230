/**
 * Writing the two strings of a state.
 *
 * @packageDocumentation
 */
import type { EncodedState } from '../../engine/game/game.js';
import { HandBits, ownerOf, type Position } from '../state/position.js';
import { Cube, squareAt } from '../state/surface.js';
import { FACES, PLAYER_IDS } from '../state/vocabulary.js';

/** The letters of owners, by player. */
export const OWNERS = 'abcd';

/** The characters of the turn; the last one is that of the end. */
export const TURNS = 'ABCD-';

/** Write a row of a face: the owners of squares, and the lengths of runs of free ones. */
function writeRow(position: Position, first: number): string {
  let row = '';
  let free = 0;
  for (let square = first; square < first + Cube.Size; square++) {
    const owner = ownerOf(position, square);
    if (owner < 0) {
      free++;
      continue;
    }
    row += (free > 0 ? String(free) : '') + OWNERS.charAt(owner);
    free = 0;
  }
  return free > 0 ? row + String(free) : row;
}

function writeFace(position: Position, face: number): string {
  const rows = Array.from({ length: Cube.Size }, (_, row) =>
    writeRow(position, squareAt(face, row, 0)),
  );
  return `${FACES[face]}${rows.join('/')}`;
}

/** Return the mark of a player: out, or I1 placed last. */
function markOf(hand: number): string {
  if ((hand & HandBits.Out) !== 0) return '!';
  return (hand & HandBits.SingleLast) !== 0 ? '+' : '';
}

/** Write both strings. */
export function writePosition(position: Position): EncodedState {
  const faces = FACES.map((_, face) => writeFace(position, face));
  const players = PLAYER_IDS.map((player, index) => {
    return `${player}${position.carried[index]}${markOf(position.hands[index] ?? 0)}`;
  });
  return [`${TURNS.charAt(position.turn)}${faces.join('')}`, players.join('')];
}
