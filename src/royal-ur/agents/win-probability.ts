/**
 * How likely each player is to win: a small neural network, trained by self-play. docs/internals/luck.md tells how.
 *
 * The agents do not use it: results are corrected for luck by it.
 *
 * @packageDocumentation
 */

import { decay } from '../../engine/agents/evaluation.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { legalSources, move } from '../moves/moves.js';
import {
  handOf,
  isMoveDue,
  lowestStep,
  type Position,
  Step,
  sideAt,
  squaresOf,
  stepsOf,
  Wait,
} from '../state/position.js';
import { NETWORK } from './network-weights.js';

/** Inputs for a side: tokens in the hand, and on each square. Those at home need no number: they are done. */
export const SIDE_INPUTS = Step.Last + 1;

/** A hidden unit: its bias, a weight for each input of the player to roll and of the other one, and its output weight. */
export type Unit = readonly number[];

/** Where a unit has the weights of its inputs, those of the other side, and its output weight. */
export enum Place {
  Bias = 0,
  Own = 1,
  Other = 16,
  Output = 31,
}

/** A network: rectified linear units, whose weighted sum is the logit of winning. */
export interface Network {
  readonly bias: number;
  readonly units: readonly Unit[];
}

/** Add up the weights of a side's tokens in a unit, which has them from a place on. */
export function sumOfSide(unit: Unit, place: Place, side: number): number {
  let sum = handOf(side) * (unit[place] as number);
  for (let rest = squaresOf(side); rest !== 0; rest &= rest - 1) {
    sum += unit[place + lowestStep(rest)] as number;
  }
  return sum;
}

/** Return the probability that the player to roll wins. */
function chanceToRoll({ bias, units }: Network, position: Position): number {
  const own = sideAt(position, position.turn);
  const other = sideAt(position, 1 - position.turn);
  let logit = bias;
  for (const unit of units) {
    const sum =
      (unit[Place.Bias] as number) +
      sumOfSide(unit, Place.Own, own) +
      sumOfSide(unit, Place.Other, other);
    if (sum > 0) logit += sum * (unit[Place.Output] as number);
  }
  // As Math.exp would, but the same to the last bit on every runtime.
  const ahead = 1 / (1 + decay(Math.abs(logit)));
  return logit < 0 ? 1 - ahead : ahead;
}

/** Return the probability that a player wins, who makes the best move if one is due. */
export function winProbability(network: Network, position: Position, player: number): number {
  const { turn, waits } = position;
  if (waits === Wait.Nothing) return turn === player ? 1 : 0;
  if (!isMoveDue(position)) {
    const chance = chanceToRoll(network, position);
    return turn === player ? chance : 1 - chance;
  }
  const chances = stepsOf(legalSources(position)).map((from) =>
    winProbability(network, move(position, from), turn),
  );
  const best = Math.max(...chances);
  return turn === player ? best : 1 - best;
}

/** List how likely each player is to win, in turn order. */
export function winProbabilities(state: GameState): number[] {
  const chance = winProbability(NETWORK, positionOf(state), 0);
  return [chance, 1 - chance];
}
