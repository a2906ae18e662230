/** Fitting the weights of one kind of game to its positions, and judging them on others. */
import {
  expectedBy,
  Feature,
  type GameWeights,
  type MeanWeights,
  type PhaseWeights,
} from '../../../src/azul/agents/trained-evaluation.js';
import { softmax } from '../../../src/engine/agents/evaluation.js';
import type { Position } from './positions.js';
import { fitRidge, type Sample } from './ridge.js';

/** Penalty of the weights that all phases share, and of how far a phase's own are from them. */
const PENALTY = 0.01;
const PHASE_PENALTY = 0.5;

/** Penalty of the weights of the mean of the final scores, which are few. */
const MEAN_PENALTY = 1e-6;

/** Leads that are tried as the unit of win shares: from 2 points, in steps of 3 %. */
const LEADS = Array.from({ length: 100 }, (_, step) => 2 * 1.03 ** step);

/** All features. */
const FEATURES = Array.from({ length: Feature.Count }, (_, feature) => feature);

/** Digits that a weight keeps. */
const DIGITS = 3;

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Subtract from a value the mean of the other players'. */
function leadOf(values: readonly number[], player: number): number {
  const own = values[player] ?? 0;
  return own - (sum(values) - own) / (values.length - 1);
}

/** For each player: by how much their features exceed the others', and by how much they led at the end. */
function samplesOf(positions: readonly Position[], without: readonly Feature[]): Sample[] {
  return positions.flatMap(({ features, scores }) =>
    scores.map((_, player) => ({
      features: FEATURES.map((feature) =>
        without.includes(feature) ? 0 : leadOf(column(features, feature), player),
      ),
      target: leadOf(scores, player),
    })),
  );
}

function column(features: readonly Float64Array[], feature: number): number[] {
  return features.map((row) => row[feature] ?? 0);
}

function dot(weights: readonly number[], features: ArrayLike<number>): number {
  let total = 0;
  weights.forEach((weight, feature) => {
    total += weight * (features[feature] ?? 0);
  });
  return total;
}

/** How an evaluation values the boards of a position. */
export type Values = (position: Position) => readonly number[];

/** Value boards by weights. */
export function valuesBy(weights: readonly number[]): Values {
  return ({ features }) => features.map((row) => dot(weights, row));
}

/** Return the mean log loss of win shares by a softmax of values. */
export function logLoss(positions: readonly Position[], values: Values, lead: number): number {
  const losses = positions.map((position) => {
    const shares = softmax(values(position), lead);
    return -sum(
      position.returns.map((share, player) =>
        share === 0 ? 0 : share * Math.log(shares[player] ?? 0),
      ),
    );
  });
  return losses.length === 0 ? 0 : sum(losses) / losses.length;
}

/** Return the part of the variance of final leads that values explain: R², by their correlation. */
export function explained(positions: readonly Position[], values: Values): number {
  let both = 0;
  let ends = 0;
  let squares = 0;
  for (const position of positions) {
    const boards = values(position);
    position.scores.forEach((_, player) => {
      const value = leadOf(boards, player);
      const end = leadOf(position.scores, player);
      both += value * end;
      ends += end * end;
      squares += value * value;
    });
  }
  return (both * both) / (ends * squares);
}

/** Find the lead that makes a win e times as likely. */
export function fitLead(positions: readonly Position[], values: Values): number {
  const known = new Map(positions.map((position) => [position, values(position)]));
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const lead of LEADS) {
    const loss = logLoss(positions, (position) => known.get(position) ?? [], lead);
    if (loss >= least) continue;
    least = loss;
    best = lead;
  }
  return best;
}

/** List what the mean of the final scores depends on: a constant, the mean score, the mean of expected points. */
function meansOf({ features }: Position): readonly [number, number, number] {
  const mean = (values: readonly number[]) => sum(values) / values.length;
  return [1, mean(column(features, Feature.Score)), mean(features.map(expectedBy))];
}

/** Fit the mean of the final scores. */
export function fitMean(positions: readonly Position[]): MeanWeights {
  const samples = positions.map((position) => ({
    features: meansOf(position),
    target: sum(position.scores) / position.scores.length,
  }));
  const [base = 0, score = 0, expected = 0] = fitRidge(samples, 3, MEAN_PENALTY).map(rounded);
  return { base, score, expected };
}

/** Return by how much the mean of the final scores is mistaken: the root of the mean square. */
export function meanError(
  positions: readonly Position[],
  { base, score, expected }: MeanWeights,
): number {
  const squares = positions.map((position) => {
    const predicted = dot([base, score, expected], meansOf(position));
    return (sum(position.scores) / position.scores.length - predicted) ** 2;
  });
  return Math.sqrt(sum(squares) / squares.length);
}

/** The positions of a phase. */
export function inPhase(positions: readonly Position[], phase: number): readonly Position[] {
  return positions.filter((position) => position.phase === phase);
}

/** What is fitted in another way, to see what it is worth. */
export interface FitOptions {
  /** Features that are left out. */
  readonly without?: readonly Feature[];
  /** Penalty of how far the weights of a phase are from those of all. */
  readonly phasePenalty?: number;
}

function fitPhase(
  positions: readonly Position[],
  shared: readonly number[],
  { without = [], phasePenalty = PHASE_PENALTY }: FitOptions,
): PhaseWeights {
  const rests = samplesOf(positions, without).map(({ features, target }) => ({
    features,
    target: target - dot(shared, features),
  }));
  const own = fitRidge(rests, Feature.Count, phasePenalty);
  const weights = shared.map((weight, feature) => rounded(weight + (own[feature] ?? 0)));
  const lead = rounded(fitLead(positions, valuesBy(weights)));
  return { lead, mean: fitMean(positions), weights };
}

/** Fit the weights of all phases of a game. */
export function fitGame(positions: readonly Position[], options: FitOptions = {}): GameWeights {
  const samples = samplesOf(positions, options.without ?? []);
  const shared = fitRidge(samples, Feature.Count, PENALTY);
  return [
    fitPhase(inPhase(positions, 0), shared, options),
    fitPhase(inPhase(positions, 1), shared, options),
    fitPhase(inPhase(positions, 2), shared, options),
  ];
}
