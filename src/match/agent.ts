/**
 * Who plays: agents, and what they are given to choose with.
 *
 * @packageDocumentation
 */
import type { Rng } from '../chance/rng.js';
import { showValue } from '../issues/issue.js';

/** Tell an agent how much it may think about one move; what is absent is not limited. */
export interface Budget {
  /** Number of iterations, in the agent's own sense of the word, 1 or more. */
  readonly iterations?: number | undefined;
  /** Time in milliseconds, more than 0. */
  readonly milliseconds?: number | undefined;
}

/** Give an agent what it cannot have by itself. */
export interface AgentContext {
  /** The agent's own random numbers: nobody else draws from them. */
  readonly rng: Rng;
  /** How much to think. */
  readonly budget?: Budget | undefined;
  /** Tell the time in milliseconds, from any beginning; absent where there is no clock. */
  readonly now?: (() => number) | undefined;
}

/** Choose moves in a game. */
export interface Agent<State, Move extends string = string> {
  /** Name the agent: any text. */
  readonly name: string;
  /**
   * Choose a legal move of the player to move. There is one whenever an agent is asked.
   *
   * @param state - the state to move in
   * @param context - random numbers, budget and clock
   * @returns the move, or a promise of it
   */
  chooseMove(state: State, context: AgentContext): Move | PromiseLike<Move>;
}

/** Tell whether a value is an agent, and no description of one. */
export function isAgent<State, Move extends string>(value: unknown): value is Agent<State, Move> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'chooseMove' in value &&
    typeof value.chooseMove === 'function' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

/**
 * Check that a value is an agent.
 *
 * @param player - for whom it is to play, by number
 * @throws TypeError if it is none
 */
export function checkAgent(agent: unknown, player: number): void {
  if (!isAgent(agent)) {
    const found = showValue(agent);
    throw new TypeError(
      `Agent ${player}: found ${found}, expected an object with a name and chooseMove.`,
    );
  }
}

/**
 * Check that there is one agent for each player.
 *
 * @throws RangeError if there is not
 */
export function checkNumber(agents: readonly unknown[], players: number): void {
  if (agents.length !== players) {
    throw new RangeError(
      `Agents: found ${agents.length}, expected ${players}, one for each player.`,
    );
  }
}

/** Make the error of an agent that is asked in a state in which nobody moves. */
export function nobodyToMove(): RangeError {
  return new RangeError('State: found nobody to move, expected a state with legal moves.');
}
