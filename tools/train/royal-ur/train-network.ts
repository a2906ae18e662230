/** Training the network of Ur: a game against itself, in which each position learns from those that a roll leads to. */

import { pick, type Rng } from '../../../src/random/rng.js';
import { seededRng } from '../../../src/random/seeds.js';
import {
  type Network,
  Place,
  sumOfSide,
  winProbability,
} from '../../../src/royal-ur/agents/win-probability.js';
import { OUTCOMES, ROLL_WEIGHTS } from '../../../src/royal-ur/codec/notation.js';
import { legalSources, move, roll } from '../../../src/royal-ur/moves/moves.js';
import {
  handOf,
  isMoveDue,
  lowestStep,
  type Position,
  sideAt,
  squaresOf,
  stepsOf,
  Wait,
} from '../../../src/royal-ur/state/position.js';

/** How a network is trained. */
export interface Training {
  /** Number of hidden units. */
  readonly units: number;
  /** Positions that it learns from. */
  readonly positions: number;
  /** How often a move of the games is random, 0 to 1. */
  readonly slips: number;
  readonly seed: number;
  /** Called a hundred times, with the root of the mean square of what was to be learned since. */
  readonly onProgress: (positions: number, error: number) => void;
}

/** A network whose weights change. */
interface Learner extends Network {
  bias: number;
  readonly units: number[][];
}

/** Size of a step at the beginning; it shrinks to a hundredth in the end. */
const FIRST_STEP = 0.02;
const LAST_STEP = 0.0002;

/** Largest weight at the beginning. */
const FIRST_WEIGHT = 0.3;

function newLearner(units: number, rng: Rng): Learner {
  const weight = () => FIRST_WEIGHT * (2 * rng() - 1);
  return {
    bias: 0,
    units: Array.from({ length: units }, () => Array.from({ length: Place.Output + 1 }, weight)),
  };
}

/** Return how likely the player to roll is to win, by the positions that each roll leads to. */
function backedUp(network: Network, position: Position): number {
  const { turn } = position;
  return ROLL_WEIGHTS.reduce((sum, weight, number) => {
    const after = roll(position, number);
    return sum + (weight / OUTCOMES) * winProbability(network, after, turn);
  }, 0);
}

/** Add to the weights of a side's tokens. */
function addToSide(unit: number[], place: Place, side: number, step: number): void {
  unit[place] = (unit[place] as number) + handOf(side) * step;
  for (let rest = squaresOf(side); rest !== 0; rest &= rest - 1) {
    const index = place + lowestStep(rest);
    unit[index] = (unit[index] as number) + step;
  }
}

/** Bring the network nearer to a probability, by the gradient of the cross-entropy; return by how much it was off. */
function learn(network: Learner, position: Position, target: number, size: number): number {
  const own = sideAt(position, position.turn);
  const other = sideAt(position, 1 - position.turn);
  const error = target - winProbability(network, position, position.turn);
  const step = size * error;
  for (const unit of network.units) {
    const sum =
      (unit[Place.Bias] as number) +
      sumOfSide(unit, Place.Own, own) +
      sumOfSide(unit, Place.Other, other);
    if (sum <= 0) continue;
    const back = step * (unit[Place.Output] as number);
    unit[Place.Output] = (unit[Place.Output] as number) + step * sum;
    unit[Place.Bias] = (unit[Place.Bias] as number) + back;
    addToSide(unit, Place.Own, own, back);
    addToSide(unit, Place.Other, other, back);
  }
  network.bias += step;
  return error;
}

/** Play on from a roll that is due: roll, and make the best move or now and then a random one. */
function playOn(network: Network, position: Position, slips: number, rng: Rng): Position {
  let dots = 0;
  for (let die = 0; die < 4; die++) dots += pick(rng, 2);
  const rolled = roll(position, dots);
  if (!isMoveDue(rolled)) return rolled;
  const moves = stepsOf(legalSources(rolled)).map((from) => move(rolled, from));
  // A move is due, so that there is one.
  if (rng() < slips) return moves[pick(rng, moves.length)] as Position;
  return moves.reduce((best, each) =>
    winProbability(network, each, rolled.turn) > winProbability(network, best, rolled.turn)
      ? each
      : best,
  );
}

/** Digits after the point of a weight. */
const DIGITS = 3;

/** Round the weights, as the file has them. */
function rounded({ bias, units }: Network): Network {
  const round = (weight: number) => Number(weight.toFixed(DIGITS)) + 0;
  return { bias: round(bias), units: units.map((unit) => unit.map(round)) };
}

/**
 * Train a network.
 *
 * @param start - the first position; the positions of games with fewer tokens are among those of its games
 */
export function trainNetwork(
  start: Position,
  { units, positions, slips, seed, onProgress }: Training,
): Network {
  const rng = seededRng(seed);
  const network = newLearner(units, rng);
  const report = Math.ceil(positions / 100);
  let squares = 0;
  let position = start;
  for (let number = 1; number <= positions; number++) {
    const size = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (number / positions);
    squares += learn(network, position, backedUp(network, position), size) ** 2;
    position = playOn(network, position, slips, rng);
    if (position.waits === Wait.Nothing) position = start;
    if (number % report === 0) {
      onProgress(number, Math.sqrt(squares / report));
      squares = 0;
    }
  }
  return rounded(network);
}
