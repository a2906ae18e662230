/**
 * Search options.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import { integerInRange, positiveNumber } from '../../boundary/number-in-range.js';
import { showValue } from '../../text/message.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkFunction } from '../match/options.js';
import { type Evaluate, type Explain, evaluateByRollout } from './evaluation.js';
import type { Solve } from './solution.js';
import type { PointsWeight } from './value.js';

/** Return the prior probability of each legal move to be the best: from 0 to 1, together 1. */
export type Priors<State, Move extends string> = (
  state: State,
  moves: readonly Move[],
) => readonly number[];

/** Search options. Everything has a default. */
export interface SearchOptions<State, Move extends string> {
  /** Evaluation of a new node; by a rollout to the end of the game by default. */
  readonly evaluate?: Evaluate<State> | undefined;
  /** The same evaluation with its reasons, for ratings; without it, ratings have no parts. */
  readonly explain?: Explain<State> | undefined;
  /** Prior probabilities of the moves; equal by default. */
  readonly priors?: Priors<State, Move> | undefined;
  /** What solves positions exactly where it can; they are not searched then. Nothing is solved by default. */
  readonly solve?: Solve<State, Move> | undefined;
  /** Exploration constant, above 0: how often moves are tried that are not the best so far. */
  readonly exploration?: number | undefined;
  /** How much a lead in points counts beside the win; not at all by default. */
  readonly points?: PointsWeight | undefined;
  /** Most moves of a rollout, 1 or more; 1,000 by default. */
  readonly rolloutMoves?: number | undefined;
}

/** Exploration constant and length of rollouts by default. */
const DEFAULTS = { exploration: 1, rolloutMoves: 1000 } as const;

/**
 * Complete search options.
 *
 * @throws RangeError if a number is out of its range
 */
export function completeOptions<Types extends GameTypes>(
  game: Game<Types>,
  given: SearchOptions<Types['state'], Types['move']>,
) {
  const options = ownProperties('Options', given);
  const { exploration = DEFAULTS.exploration, rolloutMoves = DEFAULTS.rolloutMoves } = options;
  const { evaluate, explain, priors, solve } = options;
  const points = options.points === undefined ? undefined : ownProperties('Points', options.points);
  positiveNumber('Exploration', exploration);
  checkFunction('Evaluate', evaluate);
  checkFunction('Explain', explain);
  checkFunction('Priors', priors);
  checkFunction('Solve', solve);
  if (points !== undefined) {
    const { scale, share } = points;
    positiveNumber('Points, scale', scale);
    if (typeof share !== 'number' || !(share >= 0 && share <= 1)) {
      throw new RangeError(
        `Points, share: found ${showValue(share)}, expected a number from 0 to 1.`,
      );
    }
  }
  integerInRange('Rollout, moves', rolloutMoves, 1, Number.MAX_SAFE_INTEGER);
  return {
    exploration,
    points,
    priors,
    explain,
    solve,
    evaluate: evaluate ?? evaluateByRollout(game, rolloutMoves),
  };
}

/** Complete search options. */
export type CompleteOptions<Types extends GameTypes> = ReturnType<typeof completeOptions<Types>>;
