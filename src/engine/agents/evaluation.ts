/**
 * Evaluations: how a game is likely to end from where a search looks no further; checks of the numbers that it gets,
 * their value to each player, which a search maximises, and what turns values into shares of 1: softmax, and for two the
 * logistic function.
 */
import { wrongType } from '../../boundary/values.js';
import type { Rng } from '../../random/rng.js';
import { showValue } from '../../text/message.js';
import type { Game, GameTypes } from '../game/game.js';
import { sumOf } from '../game/numbers.js';
import { rolloutGame } from '../game/playouts.js';

/** Squarings that raise a factor close to 1 to its power of 2^16. */
const SQUARINGS = 16;

/**
 * Raise e to the power of minus a number from 0, nearly. Products and quotients are the same to the
 * last bit on every runtime; what `Math.exp` returns is not, and a search would notice.
 */
export function decay(number: number): number {
  let growth = 1 + number / 2 ** SQUARINGS;
  for (let squaring = 0; squaring < SQUARINGS; squaring++) growth *= growth;
  return 1 / growth;
}

/** Share out 1 between two, and return the share of the first: with a lead of 1, it is e times that of the other. */
export function logistic(value: number): number {
  const ahead = 1 / (1 + decay(Math.abs(value)));
  return value < 0 ? 1 - ahead : ahead;
}

/**
 * Share out 1 by values: a value higher by the temperature gets e times as much.
 *
 * @param temperature - above 0, in the unit of the values
 */
export function softmax(values: readonly number[], temperature: number): number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => decay((most - value) / temperature));
  const total = sumOf(weights);
  return weights.map((weight) => weight / total);
}

/**
 * The result that players can expect in a position, or the one of a game that is over. An {@link Evaluate} function
 * returns it.
 */
export interface Evaluation {
  /**
   * Each player's win share, which is the share of the win that the player gets or can expect, in turn order: from 0 to
   * 1; the sum is 1.
   */
  readonly returns: readonly number[];
  /**
   * Points that each player has or can expect at the end, in turn order, finite numbers; absent in a game without
   * points.
   */
  readonly scores?: readonly number[] | undefined;
}

/**
 * The points that players can expect, split into parts: by the part's name, such as `placement`, the points of each
 * player in turn order. Part of {@link ExplainedEvaluation}.
 */
export type Parts = Readonly<Record<string, readonly number[]>>;

export function copyParts(parts: Parts): Record<string, number[]> {
  return Object.fromEntries(Object.entries(parts).map(([name, points]) => [name, [...points]]));
}

/** Add up the parts of each player's points. */
export function sumOfParts(parts: Parts): number[] {
  const totals: number[] = [];
  for (const points of Object.values(parts)) {
    points.forEach((number, player) => {
      totals[player] = (totals[player] ?? 0) + number;
    });
  }
  return totals;
}

/** An evaluation whose points are split into parts, as an {@link Explain} function returns it. */
export interface ExplainedEvaluation extends Evaluation {
  /**
   * The parts of each player's points, always with the same names. They add up to the points that the player can
   * expect. `scores` may leave out points that all players can expect equally; the parts include them.
   */
  readonly parts: Parts;
}

/** An evaluation whose points may be taken apart. */
export interface PerhapsExplained extends Evaluation {
  /** Parts of the points; absent without an explanation. */
  readonly parts?: Parts | undefined;
}

/**
 * A function that evaluates states, for example by a heuristic or a model, in place of random playouts. The option
 * `evaluate` of {@link searchAgent} takes one.
 *
 * @typeParam State - the type of the game's states
 * @param state - a state in which the game is not over
 * @param rng - the source of every random number that is used, in [0, 1)
 * @returns the win shares that the players can expect, and the points in a game with points
 */
export type Evaluate<State> = (state: State, rng: Rng) => Evaluation;

/**
 * A function that evaluates states as {@link Evaluate} does, and splits each player's points into named parts, so that
 * a search can say why it prefers a move. The option `explain` of {@link searchAgent} takes one.
 *
 * @typeParam State - the type of the game's states
 * @param path - the state that is searched, the states after it, and last the state to evaluate; the game may
 *   be over in that one
 * @param rng - the source of every random number that is used, in [0, 1)
 * @returns the evaluation of the last state, with its parts. It has to equal what the option `evaluate`
 *   returns for the same random numbers; once the game is over, it is the result
 */
export type Explain<State> = (path: readonly State[], rng: Rng) => ExplainedEvaluation;

/**
 * Evaluate by random play to the end of the game.
 *
 * @param moves - most moves of a rollout, as a game need not end
 */
export function evaluateByRollout<Types extends GameTypes>(
  game: Game<Types>,
  moves: number,
): Evaluate<Types['state']> {
  const limit = { moves };
  return (state, rng) => rolloutGame(game, state, rng, limit);
}

/**
 * Check an evaluation.
 *
 * @param by - what evaluated: `Evaluation`, `Explanation` or `Game`
 * @param players - number of players
 * @throws RangeError if there is not one number for each player, or one is NaN or infinite; TypeError if there is no
 * list
 */
export function checkEvaluation(evaluation: Evaluation, by: string, players: number): void {
  // Programs without types can return anything, such as one number.
  if (typeof evaluation !== 'object' || evaluation === null) {
    throw wrongType(by, evaluation, 'an object with returns');
  }
  const { returns, scores } = evaluation;
  checkNumbers(returns, `${by}, returns`, players);
  if (scores !== undefined) checkNumbers(scores, `${by}, scores`, players);
}

/**
 * Check priors.
 *
 * @throws RangeError if there is not one for each move, or one is NaN or infinite; TypeError if they are no list
 */
export function checkPriors(priors: readonly number[], moves: readonly string[]): void {
  checkNumbers(priors, 'Priors', moves.length, moves);
}

/** Check that there is a finite number for each move or, without moves, for each player. */
function checkNumbers(
  numbers: readonly number[],
  name: string,
  count: number,
  moves?: readonly string[],
): void {
  const each = moves === undefined ? 'player' : 'move';
  if (!isList(numbers)) throw wrongType(name, numbers, `${count} numbers, one for each ${each}`);
  if (numbers.length !== count) {
    const found = numbers.length === 0 ? 'none' : numbers.length;
    throw new RangeError(`${name}: found ${found}, expected ${count}, one for each ${each}.`);
  }
  const wrong = findNotFinite(numbers);
  if (wrong < 0) return;
  throw new RangeError(
    `${name}, ${each} ${moves?.[wrong] ?? wrong}: found ${showValue(numbers[wrong])}, expected a finite number.`,
  );
}

/** Whether a value is a list. Models answer with lists of their own, such as a `Float32Array`. */
function isList(value: unknown): boolean {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

/** Find the first number that is NaN or infinite, or missing in a sparse array; -1 if there is none. */
function findNotFinite(numbers: readonly number[]): number {
  // A loop, as searches come here with each evaluation.
  for (let index = 0; index < numbers.length; index++) {
    if (!Number.isFinite(numbers[index])) return index;
  }
  return -1;
}

/**
 * The weight that a search gives to a lead in points, next to the win. The option `points` of {@link searchAgent} takes
 * it.
 */
export interface PointsWeight {
  /** Fraction of a position's value that depends on the lead, from 0 to 1; the rest depends on the win share. */
  readonly share: number;
  /** Lead over the best other player, in points and above 0, from which a larger one does not count more. */
  readonly scale: number;
}

/** Return the most points that any other player has. */
function bestOther(scores: readonly number[], player: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    const score = scores[other];
    if (other !== player && score !== undefined && score > best) best = score;
  }
  return best;
}

/** Scale a lead in points to the range from 0 to 1. */
function scaledLead(scores: readonly number[], player: number, scale: number): number {
  const lead = ((scores[player] ?? 0) - bestOther(scores, player)) / scale;
  return (1 + Math.max(-1, Math.min(lead, 1))) / 2;
}

/** Return the value to each player, from 0 to 1: the win share, and the lead if it counts. */
export function valuesOf(
  { returns, scores }: Evaluation,
  points: PointsWeight | undefined,
): readonly number[] {
  if (points === undefined || scores === undefined || returns.length < 2) return returns;
  return returns.map(
    (share, player) =>
      (1 - points.share) * share + points.share * scaledLead(scores, player, points.scale),
  );
}
