/**
 * A piece of a simulation: which games to play, and under what conditions.
 *
 * @packageDocumentation
 */
import type { Conditions } from '../match/conditions.js';

/** Say what is simulated. Plain data, unless an entrant is an agent. */
export interface Scenario<Rules, Entrant> extends Conditions {
  /** Rules of the game. */
  readonly rules: Rules;
  /** One for each player. */
  readonly agents: readonly Entrant[];
  /** What all random numbers depend on, an integer. */
  readonly seed: number;
}

/** Say which games of a simulation to play. */
export interface Shard<Rules, Entrant> {
  readonly scenario: Scenario<Rules, Entrant>;
  /** Number of the first game, from 0. */
  readonly first: number;
  /** Number of games. */
  readonly count: number;
}
