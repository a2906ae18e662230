/**
 * How a search is done.
 *
 * @packageDocumentation
 */

import { integerInRange, positiveNumber } from '../../text/number-in-range.js';
import type { GameRules } from '../game/game.js';
import { type Estimate, randomPlay } from './estimate.js';
import type { PointsWeight } from './worth.js';

/** Tell how likely each of the legal moves is to be the best: from 0 to 1, together 1. */
export type Priors<State, Move extends string> = (
  state: State,
  moves: readonly Move[],
) => readonly number[];

/** Say how to search, and what is known of the game. Everything has a default. */
export interface SearchSettings<State, Move extends string> {
  /** Estimate how the game ends from a new position; random play to its end by default. */
  readonly estimate?: Estimate<State> | undefined;
  /** Tell beforehand which moves are likely to be good; any may be by default. */
  readonly priors?: Priors<State, Move> | undefined;
  /** How much moves are tried that are not the best so far, above 0. */
  readonly exploration?: number | undefined;
  /** How much points count beside the win. */
  readonly points?: PointsWeight | undefined;
  /** Most rounds that random play goes on for, 1 or more. */
  readonly rounds?: number | undefined;
}

/** Settings, where nothing else is said. */
const DEFAULTS = { exploration: 1, points: { share: 0.1, scale: 50 }, rounds: 30 } as const;

/**
 * Complete settings.
 *
 * @throws RangeError if a number is out of its range
 */
export function completeSettings<State, Move extends string, Chance extends string>(
  game: GameRules<State, Move, Chance>,
  settings: SearchSettings<State, Move>,
) {
  const { exploration = DEFAULTS.exploration, points = DEFAULTS.points } = settings;
  const { rounds = DEFAULTS.rounds, estimate, priors } = settings;
  positiveNumber('Exploration', exploration);
  positiveNumber('Points, scale', points.scale);
  if (!(points.share >= 0 && points.share <= 1)) {
    throw new RangeError(`Points, share: found ${points.share}, expected a number from 0 to 1.`);
  }
  integerInRange('Rounds', rounds, 1, Number.MAX_SAFE_INTEGER);
  return { exploration, points, priors, estimate: estimate ?? randomPlay(game, rounds) };
}

/** Settings that leave nothing open. */
export type CompleteSettings<State, Move extends string> = ReturnType<
  typeof completeSettings<State, Move, string>
>;
