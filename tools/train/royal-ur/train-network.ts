/** Training the network of Ur: in games against itself, each position learns what a better evaluation says of it. */

import { pick, type Rng } from '../../../src/random/rng.js';
import { seededRng } from '../../../src/random/seeds.js';
import {
  type Network,
  Row,
  unitsOf,
  winProbability,
} from '../../../src/royal-ur/agents/win-probability.js';
import { legalSources, move, roll } from '../../../src/royal-ur/moves/moves.js';
import type { ChanceToRoll } from '../../../src/royal-ur/solve/table.js';
import {
  handOf,
  isMoveDue,
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

/** Largest weight at the beginning. */
const FIRST_WEIGHT = 0.3;

function newLearner(units: number, rng: Rng): Learner {
  const weight = () => FIRST_WEIGHT * (2 * rng() - 1);
  return { units, bias: 0, weights: Array.from({ length: Row.Count * units }, weight) };
}

/** Positions whose gradients are added up before the weights change. */
const BATCH = 32;

/** Size of a step at the beginning, and in the end. */
const FIRST_STEP = 0.004;
const LAST_STEP = 0.00002;

/** Steps by Adam: Kingma, Ba, "Adam: A Method for Stochastic Optimization", ICLR 2015, with its usual constants. */
class Adam {
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  /** The parts of the first gradients that the means still lack. */
  #meanLack = 1;
  #squareLack = 1;

  constructor(length: number) {
    this.#means = new Float64Array(length);
    this.#squares = new Float64Array(length);
  }

  /** Return by how much each weight changes. */
  steps(gradient: Float64Array, size: number): Float64Array {
    this.#meanLack *= 0.9;
    this.#squareLack *= 0.999;
    return gradient.map((each, index) => {
      const mean = 0.9 * (this.#means[index] as number) + 0.1 * each;
      const square = 0.999 * (this.#squares[index] as number) + 0.001 * each ** 2;
      this.#means[index] = mean;
      this.#squares[index] = square;
      const spread = Math.sqrt(square / (1 - this.#squareLack)) + 1e-8;
      return (size * mean) / (1 - this.#meanLack) / spread;
    });
  }
}

/** List the inputs of a position that are not 0: their rows, each with its value. */
function inputsOf(position: Position): [row: number, value: number][] {
  const sides = [
    [Row.Own, sideAt(position, position.turn)],
    [Row.Other, sideAt(position, 1 - position.turn)],
  ] as const;
  return [
    [Row.Bias, 1],
    ...sides.flatMap(([first, side]): [number, number][] => [
      [first, handOf(side)],
      ...stepsOf(squaresOf(side)).map((step): [number, number] => [first + step, 1]),
    ]),
  ];
}

/** Add the gradient of the cross-entropy, with that of the bias at the end; return by how much the network is off. */
function addGradient(
  network: Learner,
  position: Position,
  target: number,
  gradient: Float64Array,
): number {
  const { units, weights } = network;
  const error = target - winProbability(network, position, position.turn);
  const sums = unitsOf(network, position);
  const inputs = inputsOf(position);
  const add = (index: number, part: number) => {
    gradient[index] = (gradient[index] as number) + part;
  };
  for (let unit = 0; unit < units; unit++) {
    const sum = sums[unit] as number;
    if (sum <= 0) continue;
    const output = Row.Output * units + unit;
    add(output, error * sum);
    const part = error * (weights[output] as number);
    for (const [row, value] of inputs) add(row * units + unit, part * value);
  }
  add(weights.length, error);
  return error;
}

/** Roll four dice, and move: the best that the network knows, or at random. */
function next(network: Network, position: Position, slips: number, rng: Rng): Position {
  const rolled = roll(position, pick(rng, 2) + pick(rng, 2) + pick(rng, 2) + pick(rng, 2));
  if (!isMoveDue(rolled)) return rolled;
  const after = stepsOf(legalSources(rolled)).map((from) => move(rolled, from));
  if (rng() < slips) return after[pick(rng, after.length)] as Position;
  const chances = after.map((each) => winProbability(network, each, position.turn));
  return after[chances.indexOf(Math.max(...chances))] as Position;
}

/** Digits after the point of a weight. */
const DIGITS = 3;

/** Round the weights, as the file has them. */
function rounded({ units, bias, weights }: Network): Network {
  const round = (weight: number) => Number(weight.toFixed(DIGITS)) + 0;
  return { units, bias: round(bias), weights: weights.map(round) };
}

/**
 * Train a network.
 *
 * @param start - the first position; the positions of games with fewer tokens are among those of its games
 * @param chanceToRoll - the better evaluation
 */
export function trainNetwork(
  start: Position,
  chanceToRoll: ChanceToRoll,
  { units, positions, slips, seed, onProgress }: Training,
): Network {
  const rng = seededRng(seed);
  const network = newLearner(units, rng);
  const gradient = new Float64Array(network.weights.length + 1);
  const adam = new Adam(gradient.length);
  const report = Math.ceil(positions / REPORTS);
  let errors = 0;
  let position = start;
  for (let number = 1; number <= positions; number++) {
    const { turn } = position;
    const target = chanceToRoll(sideAt(position, turn), sideAt(position, 1 - turn));
    errors += addGradient(network, position, target, gradient) ** 2;
    if (number % BATCH === 0) {
      const size = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (number / positions);
      const steps = adam.steps(
        gradient.map((each) => each / BATCH),
        size,
      );
      for (const [index, step] of steps.subarray(0, -1).entries()) {
        network.weights[index] = (network.weights[index] as number) + step;
      }
      network.bias += steps.at(-1) ?? 0;
      gradient.fill(0);
    }
    position = next(network, position, slips, rng);
    if (position.waits === Wait.Nothing) position = start;
    if (number % report === 0) {
      onProgress(number, Math.sqrt(errors / report));
      errors = 0;
    }
  }
  return rounded(network);
}
