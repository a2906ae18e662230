/**
 * A network that evaluates the positions of one phase of the game: those with the same numbers of tokens at home.
 *
 * Two layers of rectified linear units, whose weights are integers, so that their sums are exact.
 */
import { logistic } from '../../engine/agents/evaluation.js';
import { handOf, lowestStep, Step, squaresOf } from '../state/position.js';

/** A network as text. */
export interface PhaseText {
  /** Number of units of each layer. */
  readonly units: readonly [number, number];
  /** The weights of both layers by input, and then by unit; the last input of each is a constant. */
  readonly weights: string;
  /** How much each unit of the second layer counts, and what the logit is in any case. */
  readonly output: readonly number[];
}

/** The characters of base 64, by their value. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Read a number of some digits. */
export function readNumber(digits: string): number {
  return [...digits].reduce((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit), 0);
}

/** Read weights from -127 to 127: bytes in base 64, four characters for three of them. */
export function readWeights(text: string): Int8Array {
  const weights = new Int8Array((text.length / 4) * 3);
  for (let index = 0, at = 0; at < text.length; at += 4) {
    const bits = readNumber(text.slice(at, at + 4));
    for (const shift of [16, 8, 0]) weights[index++] = bits >> shift;
  }
  return weights;
}

/** What the last input of the second layer always is, as sums of the first are hundreds. */
const CONSTANT = 127;

/** A network that can evaluate positions. */
export class PhaseNetwork {
  readonly #first: Int8Array;
  readonly #second: Int8Array;
  readonly #output: readonly number[];
  /** Number of inputs of the player to roll. */
  readonly #ownInputs: number;
  readonly #inputs: number;
  readonly #sums: Float64Array;
  readonly #secondSums: Float64Array;

  /**
   * Read a network.
   *
   * @param away - how many tokens of the player to roll are not at home
   * @param otherAway - how many of the other player are not
   */
  constructor(
    { units: [units, secondUnits], weights, output }: PhaseText,
    away: number,
    otherAway: number,
  ) {
    this.#ownInputs = Step.Last + away;
    this.#inputs = this.#ownInputs + Step.Last + otherAway;
    const all = readWeights(weights);
    const size = (this.#inputs + 1) * units;
    this.#first = all.subarray(0, size);
    this.#second = all.subarray(size, size + (units + 1) * secondUnits);
    this.#output = output;
    this.#sums = new Float64Array(units);
    this.#secondSums = new Float64Array(secondUnits);
  }

  /** Return how likely the player to roll is to win. */
  evaluate(own: number, other: number): number {
    const [sums, second] = [this.#sums, this.#secondSums];
    sums.fill(0);
    addRow(sums, this.#first, this.#inputs, 1);
    this.#addSide(0, own);
    this.#addSide(this.#ownInputs, other);
    second.fill(0);
    addRow(second, this.#second, sums.length, CONSTANT);
    for (let unit = 0; unit < sums.length; unit++) {
      const sum = sums[unit] as number;
      if (sum > 0) addRow(second, this.#second, unit, sum);
    }
    // The last number is what the logit is in any case.
    let logit = this.#output[second.length] as number;
    for (let unit = 0; unit < second.length; unit++) {
      logit += Math.max(0, second[unit] as number) * (this.#output[unit] as number);
    }
    return logistic(logit);
  }

  /** Add a side: a token on each step from 1 to 14, and one, two and more in the hand. */
  #addSide(first: number, side: number): void {
    for (let rest = squaresOf(side); rest !== 0; rest &= rest - 1) {
      addRow(this.#sums, this.#first, first + lowestStep(rest) - 1, 1);
    }
    const hand = handOf(side);
    for (let index = 0; index < hand; index++) {
      addRow(this.#sums, this.#first, first + Step.Last + index, 1);
    }
  }
}

/** Add the weights of an input to the sums of the units. */
function addRow(sums: Float64Array, weights: Int8Array, input: number, factor: number): void {
  const start = input * sums.length;
  for (let unit = 0; unit < sums.length; unit++) {
    sums[unit] = (sums[unit] as number) + factor * (weights[start + unit] as number);
  }
}
