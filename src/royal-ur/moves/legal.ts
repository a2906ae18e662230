/**
 * Which moves are legal.
 *
 * @packageDocumentation
 */
import { StepBits } from '../state/path.js';
import { isMoveDue, type Position, sideAt } from '../state/position.js';
import { RuleBits } from '../state/settings.js';
import { sourcesOf, squaresOf } from '../state/side.js';

/** The steps that a token can go to by a roll: all squares, and home. */
const TARGETS = 0xfffe;

/**
 * Return the steps whose tokens a player may move by a roll, bit by step: at most one move for each.
 *
 * A token goes to its step plus the roll: no further than home, where there is always room; to no square
 * with a token of its own side; and not to the shared rosette while that is safe and the other side's.
 *
 * @param roll - 1 to 4
 */
export function movable(settings: number, own: number, other: number, roll: number): number {
  const isSafe = (settings & RuleBits.SafeRosettes) !== 0;
  const held = squaresOf(own) | (isSafe ? other & StepBits.SharedRosette : 0);
  return ((sourcesOf(own) << roll) & TARGETS & ~held) >> roll;
}

/** Return the steps whose tokens the player to move may move, bit by step; 0 if there is none. */
export function legalSources(position: Position): number {
  if (!isMoveDue(position)) return 0;
  const { settings, turn, waits } = position;
  return movable(settings, sideAt(position, turn), sideAt(position, 1 - turn), waits);
}
