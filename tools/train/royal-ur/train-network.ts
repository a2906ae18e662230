/** Training the network of Ur: a game against itself, in which each position learns from those that a roll leads to. */

import { pick, type Rng } from '../../../src/random/rng.js';
import { seededRng } from '../../../src/random/seeds.js';
import {
  type Network,
  Row,
  unitsOf,
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

/** How often a training says how far it is. */
const REPORTS = 100;

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
  readonly weights: number[];
}

/** Size of a step at the beginning; it shrinks to a hundredth in the end. */
const FIRST_STEP = 0.02;
const LAST_STEP = 0.0002;

/** Largest weight at the beginning. */
const FIRST_WEIGHT = 0.3;

function newLearner(units: number, rng: Rng): Learner {
  const weight = () => FIRST_WEIGHT * (2 * rng() - 1);
  return { units, bias: 0, weights: Array.from({ length: Row.Count * units }, weight) };
}

/** What can follow a roll. */
interface Rolled {
  /** The positions after each move, or after the pass. */
  readonly after: readonly Position[];
  /** Of these, the one that is best for the player who rolled. */
  readonly best: Position;
  /** How likely that player is to win then. */
  readonly chance: number;
}

function afterRoll(network: Network, position: Position, number: number): Rolled {
  const { turn } = position;
  const rolled = roll(position, number);
  const after = isMoveDue(rolled)
    ? stepsOf(legalSources(rolled)).map((from) => move(rolled, from))
    : [rolled];
  let best = rolled;
  let chance = Number.NEGATIVE_INFINITY;
  for (const each of after) {
    const own = winProbability(network, each, turn);
    if (own > chance) [best, chance] = [each, own];
  }
  return { after, best, chance };
}

/** Add to the weights of the units that count, as far as an input does. */
function addToRow({ units, weights }: Learner, row: number, factor: number, steps: Float64Array) {
  const first = row * units;
  for (let unit = 0; unit < units; unit++) {
    weights[first + unit] = (weights[first + unit] as number) + factor * (steps[unit] as number);
  }
}

function addToSide(network: Learner, first: Row, side: number, steps: Float64Array): void {
  addToRow(network, first, handOf(side), steps);
  for (let rest = squaresOf(side); rest !== 0; rest &= rest - 1) {
    addToRow(network, first + lowestStep(rest), 1, steps);
  }
}

/** Bring the network nearer to a probability, by the gradient of the cross-entropy; return by how much it was off. */
function learn(network: Learner, position: Position, target: number, size: number): number {
  const { units, weights } = network;
  const error = target - winProbability(network, position, position.turn);
  const step = size * error;
  const sums = unitsOf(network, position);
  const output = Row.Output * units;
  const steps = Float64Array.from({ length: units }, (_, unit) => {
    const sum = sums[unit] as number;
    if (sum <= 0) return 0;
    const weight = weights[output + unit] as number;
    weights[output + unit] = weight + step * sum;
    return step * weight;
  });
  network.bias += step;
  addToRow(network, Row.Bias, 1, steps);
  addToSide(network, Row.Own, sideAt(position, position.turn), steps);
  addToSide(network, Row.Other, sideAt(position, 1 - position.turn), steps);
  return error;
}

/** Digits after the point of a weight. */
const DIGITS = 3;

/** Round the weights, as the file has them. */
function rounded({ units, bias, weights }: Network): Network {
  const round = (weight: number) => Number(weight.toFixed(DIGITS)) + 0;
  return { units, bias: round(bias), weights: weights.map(round) };
}

/** Roll four dice. */
function rollDice(rng: Rng): number {
  return pick(rng, 2) + pick(rng, 2) + pick(rng, 2) + pick(rng, 2);
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
  const report = Math.ceil(positions / REPORTS);
  let squares = 0;
  let position = start;
  for (let number = 1; number <= positions; number++) {
    const size = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (number / positions);
    const rolls = ROLL_WEIGHTS.map((_, dots) => afterRoll(network, position, dots));
    const target = rolls.reduce(
      (sum, { chance }, dots) => sum + (chance * (ROLL_WEIGHTS[dots] ?? 0)) / OUTCOMES,
      0,
    );
    squares += learn(network, position, target, size) ** 2;
    // There is a position after each roll.
    const { after, best } = rolls[rollDice(rng)] as Rolled;
    position = rng() < slips ? (after[pick(rng, after.length)] as Position) : best;
    if (position.waits === Wait.Nothing) position = start;
    if (number % report === 0) {
      onProgress(number, Math.sqrt(squares / report));
      squares = 0;
    }
  }
  return rounded(network);
}
