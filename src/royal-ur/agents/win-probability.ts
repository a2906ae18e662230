/**
 * How likely each player is to win by the usual rules: a small neural network, trained on what larger ones say.
 * docs/internals/luck.md tells how.
 *
 * The agents do not use it: results are corrected for luck by it, by any rules. By others it knows less of the luck, but what
 * it subtracts is 0 on average all the same.
 */

import { logistic } from '../../engine/agents/evaluation.js';
import { legalSources, move } from '../moves/moves.js';
import {
  handOf,
  isMoveDue,
  lowestStep,
  type Position,
  sideAt,
  squaresOf,
  stepsOf,
  Wait,
} from '../state/position.js';

/** Rows of weights: one for each input, then those of the output. */
export enum Row {
  /** What each unit has in any case. */
  Bias = 0,
  /** Tokens of the player to roll: in the hand, and on steps 1 to 14. */
  Own = 1,
  /** Tokens of the other player. */
  Other = 16,
  /** How much each unit counts. Tokens at home are no input: games with fewer tokens are positions of games with more. */
  Output = 31,
  /** Number of rows. */
  Count = 32,
}

/** Most hidden units. */
const MOST_UNITS = 64;

/** A network: rectified linear units, whose weighted sum is the logit of winning. */
export interface Network {
  /** Number of units, up to 64. */
  readonly units: number;
  /** What the logit is in any case. */
  readonly bias: number;
  /** Weights by {@link Row}, and in each row by unit. */
  readonly weights: readonly number[];
}

/** The units of one position at a time, so that nothing is allocated for them. */
const UNITS = new Float64Array(MOST_UNITS);

function addRow({ units, weights }: Network, row: number, factor: number): void {
  const first = row * units;
  for (let unit = 0; unit < units; unit++) {
    UNITS[unit] = (UNITS[unit] as number) + factor * (weights[first + unit] as number);
  }
}

function addSide(network: Network, first: Row, side: number): void {
  const hand = handOf(side);
  if (hand > 0) addRow(network, first, hand);
  for (let rest = squaresOf(side); rest !== 0; rest &= rest - 1) {
    addRow(network, first + lowestStep(rest), 1);
  }
}

/**
 * Return the units of a position in which a roll is due, which are valid until the next call: sums of weights, of which
 * only those above 0 count.
 */
export function unitsOf(network: Network, position: Position): Float64Array {
  UNITS.fill(0);
  addRow(network, Row.Bias, 1);
  addSide(network, Row.Own, sideAt(position, position.turn));
  addSide(network, Row.Other, sideAt(position, 1 - position.turn));
  return UNITS;
}

/** Return the probability that the player to roll wins. */
function chanceToRoll(network: Network, position: Position): number {
  const { units, bias, weights } = network;
  const sums = unitsOf(network, position);
  const output = Row.Output * units;
  let logit = bias;
  for (let unit = 0; unit < units; unit++) {
    const sum = sums[unit] as number;
    if (sum > 0) logit += sum * (weights[output + unit] as number);
  }
  return logistic(logit);
}

/** Return the probability that a player wins, who makes the best move if one is due. */
export function winProbability(network: Network, position: Position, player: number): number {
  const { turn, waits } = position;
  if (waits === Wait.Nothing) return turn === player ? 1 : 0;
  if (!isMoveDue(position)) {
    const chance = chanceToRoll(network, position);
    return turn === player ? chance : 1 - chance;
  }
  let best = 0;
  for (const from of stepsOf(legalSources(position))) {
    best = Math.max(best, winProbability(network, move(position, from), turn));
  }
  return turn === player ? best : 1 - best;
}
