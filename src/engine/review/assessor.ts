/**
 * Assessors: what assesses the moves of a game, one after the other in this thread.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../game/game.js';
import type { GameRecord } from '../record/record.js';
import { type Assessment, assess, type Searching } from './assess.js';

/** What is to be assessed: moves of a game, by their numbers among the events. */
export interface Assessed<Types extends GameTypes> {
  readonly record: GameRecord<Types>;
  /** The first state, and that after each event. */
  readonly states: readonly Types['state'][];
  /** The moves. */
  readonly searched: readonly number[];
}

/** What assesses the moves of a game. */
export interface Assessor<Types extends GameTypes> {
  /** Assess a move that is to be assessed. */
  assess(event: number): Promise<Assessment<Types['move']>>;
  /** Stop, even in the middle of a search. */
  stop(): Promise<void>;
}

/** Open an assessor. */
export type OpenAssessor<Types extends GameTypes> = (
  assessed: Assessed<Types>,
  searching: Searching<Types['state'], Types['move']>,
) => Assessor<Types>;

/** Assess moves in this thread, each when it is asked for. */
export function localAssessor<Types extends GameTypes>(
  { record, states }: Assessed<Types>,
  searching: Searching<Types['state'], Types['move']>,
): Assessor<Types> {
  return {
    // Only moves are assessed.
    assess: (event) =>
      assess(searching, states[event], record.events[event] as Types['move'], event),
    stop: async () => {},
  };
}
