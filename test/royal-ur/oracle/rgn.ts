import { captures, readMove } from './game.js';
import { type OracleState, type Player, ROSETTES } from './types.js';

/** The squares of each side's way, by step: 0 is the hand, 15 is home. */
export const TILES: Record<Player, string[]> = {
  A: 'A@ A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 A8 A7 A+'.split(' '),
  B: 'C@ C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 B8 C8 C7 C+'.split(' '),
};

/** A legal move in the notation of the tile names: `A@A4`, `B3B5x`, `A4A1 *`. */
export function rgnMove(state: OracleState, text: string): string {
  const move = readMove(text);
  if (move === undefined) throw new Error(`${text} is no move.`);
  const names = TILES[move.player];
  const capture = captures(state, move) ? 'x' : '';
  const rosette = ROSETTES.includes(move.to) ? ' *' : '';
  return `${names[move.from]}${names[move.to]}${capture}${rosette}`;
}

/** A roll that was passed. */
export function rgnPass(roll: number): string {
  return `${roll} --`;
}
