/**
 * What moves and rolls do. Positions are never changed: each has a new one.
 *
 * @packageDocumentation
 */
import { Step, StepBits } from '../state/path.js';
import { type Position, sideAt, Wait } from '../state/position.js';
import { RuleBits } from '../state/settings.js';
import { captured, isAllHome, withoutToken, withToken } from '../state/side.js';
import { movable } from './legal.js';

/** Whether a move captures the other side's token. */
export function captures(other: number, to: number): boolean {
  return (((other & StepBits.Shared) >> to) & 1) === 1;
}

/** Whether a player whose token goes to a step rolls again. */
function rollsAgain(settings: number, to: number, isCapture: boolean): boolean {
  return (
    ((settings & RuleBits.RosettesGrantRolls) !== 0 && ((StepBits.Rosettes >> to) & 1) === 1) ||
    (isCapture && (settings & RuleBits.CapturesGrantRolls) !== 0)
  );
}

/** Return the position after a legal move of the waiting roll: the token on a step goes on. */
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
