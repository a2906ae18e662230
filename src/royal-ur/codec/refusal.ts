/**
 * Why a move is illegal, or a roll: every rule that can forbid one, in the order in which people ask.
 *
 * @packageDocumentation
 */
import { legalSources } from '../moves/legal.js';
import { isMoveDue, type Position, sideAt, Wait } from '../state/position.js';
import { sourcesOf, stepsOf } from '../state/side.js';
import type { RoyalUrIssue } from './issues.js';
import { readMove } from './moves.js';
import {
  fromOf,
  moveNumber,
  notationOf,
  playerAt,
  playerOf,
  rollOf,
  stepIn,
  writeRoll,
} from './notation.js';
import { refuseMove, refuseRoll } from './wording.js';

/** Return the step that a legal move's token leaves; -1 for anything that is not a legal move. */
export function legalFrom(position: Position, text: unknown): number {
  if (typeof text !== 'string') return -1;
  const { turn, waits } = position;
  const from = stepIn(text);
  // One move leaves a step by the roll that waits: comparing its text is faster than reading a text.
  const isIt = notationOf(moveNumber(turn, from, waits)) === text;
  return isIt && ((legalSources(position) >> from) & 1) === 1 ? from : -1;
}

/** Explain why a text is not a legal move; `undefined` when it is one. */
export function refusalOf(position: Position, text: unknown): RoyalUrIssue | undefined {
  return legalFrom(position, text) < 0 ? whyIllegal(position, text) : undefined;
}

/** Explain why a text is not a legal move, which it is not. */
export function whyIllegal(position: Position, text: unknown): RoyalUrIssue {
  const number = readMove(text);
  if (typeof number !== 'number') return number;
  return refuseTurn(position, number) ?? refuseStep(position, number);
}

function refuseTurn(position: Position, number: number): RoyalUrIssue | undefined {
  const { turn, waits } = position;
  if (!isMoveDue(position)) {
    const phase = waits === Wait.Roll ? 'roll' : 'game-over';
    return refuseMove('move.wrong-phase', ['phase'], { move: notationOf(number), phase });
  }
  if (playerOf(number) !== turn) {
    const parameters = { player: playerAt(playerOf(number)), playerToMove: playerAt(turn) };
    return refuseMove('move.not-your-turn', ['turn'], parameters);
  }
  const distance = rollOf(number);
  if (distance === waits) return undefined;
  return refuseMove('move.not-the-roll', ['roll'], { distance, roll: waits });
}

function refuseStep(position: Position, number: number): RoyalUrIssue {
  const { turn } = position;
  const own = sideAt(position, turn);
  const from = fromOf(number);
  const to = from + rollOf(number);
  const path = (step: number) => ['players', playerAt(turn), 'steps', step];
  if (((sourcesOf(own) >> from) & 1) === 0) {
    const steps = stepsOf(sourcesOf(own));
    return refuseMove('move.no-token', path(from), { step: from, steps });
  }
  const code = (own >> to) & 1 ? 'move.own-token-there' : 'move.rosette-held';
  return refuseMove(code, path(to), { step: to });
}

/** Explain why a roll, by its number or drawn, cannot happen where none is due. */
export function untimelyRoll({ waits }: Position, number: number | undefined): RoyalUrIssue {
  const roll = number === undefined ? null : writeRoll(number);
  const waiting = waits === Wait.Nothing ? null : waits;
  return refuseRoll('roll.wrong-phase', ['phase'], { roll, waiting });
}
