/** Fitting the weights of a policy to choices, and judging it on others. */
import { MoveFeature } from '../../../src/azul/agents/policy.js';
import { softmax } from '../../../src/engine/agents/evaluation.js';
import type { Choice } from './choices.js';
import { fitRidge, type Sample } from './ridge.js';

/** Steps of Newton's method: three times as many change no loss by more than 0.001. */
const STEPS = 8;

/** Penalty of each step, relative to the sum of squares of each feature. */
const PENALTY = 0.01;

/** The smallest fraction of a step that is tried. */
const LEAST_SCALE = 1 / 64;

/** Moves that are less probable are left out of a step. */
const LEAST_PROBABLE = 1e-9;

/** Digits that a weight keeps. */
const DIGITS = 3;

/** How likely each move of a choice is to be the best: from 0 to 1; the sum is 1. */
export type Policy = (choice: Choice) => readonly number[];

/** Return the probabilities by weights. */
export function policyBy(weights: readonly number[]): Policy {
  return ({ features }) =>
    softmax(
      features.map((row) => dot(weights, row)),
      1,
    );
}

function dot(weights: readonly number[], features: Float64Array): number {
  return weights.reduce((sum, weight, place) => sum + weight * (features[place] ?? 0), 0);
}

/**
 * Write one step of Newton's method as least squares: how far the features of each move are from their mean, and
 * how far its probability is from what it should be.
 */
function stepFor(choice: Choice, policy: Policy, without: readonly MoveFeature[]): Sample[] {
  const probable = policy(choice);
  const mean = Array.from({ length: MoveFeature.Count }, (_, place) =>
    probable.reduce((sum, part, move) => sum + part * (choice.features[move]?.[place] ?? 0), 0),
  );
  return choice.features.flatMap((row, move) => {
    const part = probable[move] ?? 0;
    if (part < LEAST_PROBABLE) return [];
    const scale = Math.sqrt(part);
    const target = ((choice.shares[move] ?? 0) - part) / scale;
    const features = row.map((value, place) =>
      without.includes(place) ? 0 : scale * (value - (mean[place] ?? 0)),
    );
    return [{ features, target }];
  });
}

/** Return the cross-entropy of one choice: of the shares of visits, by the probabilities of a policy. */
function crossEntropy({ shares }: Choice, probable: readonly number[]): number {
  let loss = 0;
  shares.forEach((share, move) => {
    if (share > 0) loss -= share * Math.log(probable[move] ?? 0);
  });
  return loss;
}

/** Add up the cross-entropies of choices. */
function lossOf(choices: readonly Choice[], weights: readonly number[]): number {
  const policy = policyBy(weights);
  return choices.reduce((sum, choice) => sum + crossEntropy(choice, policy(choice)), 0);
}

/** Fit weights: those with the least cross-entropy, by Newton's method. A step that raises it is halved. */
export function fitPolicy(
  choices: readonly Choice[],
  without: readonly MoveFeature[] = [],
): readonly number[] {
  let weights: readonly number[] = new Array<number>(MoveFeature.Count).fill(0);
  let loss = lossOf(choices, weights);
  for (let step = 0; step < STEPS; step++) {
    const policy = policyBy(weights);
    const samples = choices.flatMap((choice) => stepFor(choice, policy, without));
    const change = fitRidge(samples, MoveFeature.Count, PENALTY);
    for (let scale = 1; scale >= LEAST_SCALE; scale /= 2) {
      const next = weights.map((weight, place) => weight + scale * (change[place] ?? 0));
      const lossThere = lossOf(choices, next);
      if (!(lossThere < loss)) continue;
      weights = next;
      loss = lossThere;
      break;
    }
  }
  return weights.map((weight) => Number(weight.toPrecision(DIGITS)));
}

/** How well a policy predicts choices. */
export interface PolicyJudgement {
  readonly name: string;
  /** Mean cross-entropy of the shares of visits. */
  readonly loss: number;
  /** How often the most visited move is the most probable, or one of three; of moves alike, each counts in part. */
  readonly first: number;
  readonly third: number;
}

/** Return how likely a move is to be among the first ones if moves alike are put in any order. */
function chanceAmong(number: number, probable: readonly number[], move: number): number {
  const own = probable[move] ?? 0;
  const above = probable.filter((part) => part > own).length;
  const alike = probable.filter((part) => part === own).length;
  return Math.max(0, Math.min(1, (number - above) / alike));
}

/** Judge a policy. */
export function judgePolicy(
  name: string,
  choices: readonly Choice[],
  policy: Policy,
): PolicyJudgement {
  let loss = 0;
  let first = 0;
  let third = 0;
  for (const choice of choices) {
    const probable = policy(choice);
    const best = choice.shares.indexOf(Math.max(...choice.shares));
    loss += crossEntropy(choice, probable);
    first += chanceAmong(1, probable, best);
    third += chanceAmong(3, probable, best);
  }
  const number = choices.length;
  return { name, loss: loss / number, first: first / number, third: third / number };
}
