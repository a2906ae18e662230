/**
 * How a game starts.
 *
 * @packageDocumentation
 */
import type { Rng } from '../../random/rng.js';
import type { RulesOptionsOf } from './settings.js';

/** How a game starts; everything has a default. */
export interface NewGameOptions<Rules> {
  /** The rules that differ from the defaults. */
  readonly rules?: RulesOptionsOf<Rules> | undefined;
  /**
   * Random numbers: what is drawn before the first move is drawn with them, so that there is a player to move. Without
   * them, the first chance event is due.
   */
  readonly rng?: Rng | undefined;
}

/** The names of these options. */
export const NEW_GAME_OPTIONS = ['rules', 'rng'] as const;
