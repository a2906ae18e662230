/**
 * The rules: the first position, which moves are legal, what moves and rolls do, and how many there are.
 *
 * Positions are never changed: each event has a new one.
 */

import {
  captured,
  countSteps,
  HIGHEST_ROLL,
  isAllHome,
  isMoveDue,
  type Position,
  Step,
  StepBits,
  sideAt,
  sideOf,
  sourcesOf,
  squaresOf,
  stepsOf,
  Wait,
  withoutToken,
  withToken,
} from '../state/position.js';
import { RuleBits, type Rules, settingsOf } from '../state/vocabulary.js';

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

/** Whether a move captures the other side's token. */
export function captures(other: number, to: number): boolean {
  return (((other & StepBits.Shared) >> to) & 1) === 1;
}

/** Whether a player whose token goes to a step rolls again; after a move that wins, nobody rolls whatever this says. */
export function rollsAgain(settings: number, to: number, isCapture: boolean): boolean {
  return (
    ((settings & RuleBits.RosettesGrantRolls) !== 0 && ((StepBits.Rosettes >> to) & 1) === 1) ||
    (isCapture && (settings & RuleBits.CapturesGrantRolls) !== 0)
  );
}

/** Return the position after a legal move of the waiting roll: the token on a step moves on. */
export function move(position: Position, from: number): Position {
  const { settings, turn, waits } = position;
  const to = from + waits;
  const other = sideAt(position, 1 - turn);
  const isCapture = captures(other, to);
  const own = withToken(withoutToken(sideAt(position, turn), from), to);
  const rest = isCapture ? captured(other, to) : other;
  const light = turn === 0 ? own : rest;
  const dark = turn === 0 ? rest : own;
  if (to === Step.Home && isAllHome(own)) {
    return { settings, turn, waits: Wait.Nothing, light, dark };
  }
  const next = rollsAgain(settings, to, isCapture) ? turn : 1 - turn;
  return { settings, turn: next, waits: Wait.Roll, light, dark };
}

/** Return the position after a roll, which waits for a move if there is a legal one. */
export function roll(position: Position, number: number): Position {
  const { settings, turn, light, dark } = position;
  if (number === 0) {
    if ((settings & RuleBits.ZeroAgain) !== 0) return position;
  } else if (movable(settings, sideAt(position, turn), sideAt(position, 1 - turn), number) !== 0) {
    return { settings, turn, waits: number, light, dark };
  }
  return { settings, turn: 1 - turn, waits: Wait.Roll, light, dark };
}

/** Return the position before the first roll: all tokens in the hands. */
export function firstPosition(rules: Rules): Position {
  const side = sideOf(rules.tokens, 0, 0);
  return { settings: settingsOf(rules), turn: 0, waits: Wait.Roll, light: side, dark: side };
}

/**
 * Count the sequences of a length: each step is a roll of 0 to 4 with its move, or with its pass. Where a
 * roll waits already, its move is the first step.
 */
export function countSequences(position: Position, depth: number): number {
  if (depth === 0) return 1;
  if (isMoveDue(position)) return countMoves(position, depth);
  if (position.waits === Wait.Nothing) return 0;
  let count = 0;
  for (let number = 0; number <= HIGHEST_ROLL; number++) {
    const after = roll(position, number);
    count += isMoveDue(after) ? countMoves(after, depth) : countSequences(after, depth - 1);
  }
  return count;
}

/** Count the sequences that begin with a move of the waiting roll. */
function countMoves(position: Position, depth: number): number {
  const sources = legalSources(position);
  // The last moves need not be played to be counted.
  if (depth === 1) return countSteps(sources);
  return stepsOf(sources).reduce(
    (count, from) => count + countSequences(move(position, from), depth - 1),
    0,
  );
}
