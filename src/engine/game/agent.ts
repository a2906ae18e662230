/** Agents, which choose moves, and the context that they choose with. */

import { integerInRange, positiveNumber, reading, wrongType } from '../../boundary/values.js';
import { checkedRng, type Rng } from '../../random/rng.js';

/**
 * The budget of an agent for one move: the option `budget` of {@link playMatch} and {@link simulate}. An absent
 * property sets no limit. Agents should keep to it; only a time limit is enforced.
 */
export interface Budget {
  /** Number of iterations, an integer from 1. An iteration is whatever the agent counts, such as a playout. */
  readonly iterations?: number | undefined;
  /** Time for the move in milliseconds, above 0. */
  readonly milliseconds?: number | undefined;
}

/**
 * Check the numbers of a budget.
 *
 * @param most - most iterations
 * @throws RangeError if a number is out of its range
 */
export function checkBudget({ iterations, milliseconds }: Budget, most: number): void {
  if (iterations !== undefined) integerInRange('Budget, iterations', iterations, 1, most);
  if (milliseconds !== undefined) positiveNumber('Budget, milliseconds', milliseconds);
}

/** The context that an agent chooses a move with. It is the second argument of {@link Agent.chooseMove}. */
export interface AgentContext {
  /**
   * The agent's random numbers, in [0, 1). In a match, they depend only on the seed of the game, the player and the
   * number of events before, so that a resumed game continues as the uninterrupted one would have.
   */
  readonly rng: Rng;
  /** The budget of the move; absent if it is not limited. */
  readonly budget?: Budget | undefined;
  /** Time in milliseconds after which the agent forfeits; absent without a time limit. */
  readonly timeLimit?: number | undefined;
  /**
   * Function that returns the present time in milliseconds since any fixed moment; absent if the match has no clock.
   */
  readonly now?: (() => number) | undefined;
}

/**
 * An agent: an object that chooses the moves of a player. {@link playMatch} and {@link simulate} take agents;
 * {@link randomAgent}, {@link greedyAgent} and {@link searchAgent} make them.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface Agent<State, Move extends string = string> {
  /** The agent's name, in results and records: any text. */
  readonly name: string;
  /**
   * Prepare for a game, if the agent needs to. It is called before the first event and awaited, without a time limit:
   * no move is late because of it. An agent that throws here forfeits when it is to move.
   *
   * @param state - the state that the game begins with, as far as the player may see it
   * @param context - the same object that comes with every move of this game
   */
  beginGame?(state: State, context: AgentContext): void | PromiseLike<void>;
  /**
   * Choose a legal move of the player to move. There is one, except in a game with forfeits, such as Tsuro with
   * `legality: 'reference'`: a player who has none forfeits, whatever the agent answers.
   *
   * @param state - the state to move in
   * @param context - random numbers, budget and clock
   * @returns the move in the game's notation, or a promise of it
   */
  chooseMove(state: State, context: AgentContext): Move | PromiseLike<Move>;
}

/**
 * A synchronous agent: it returns the move itself. {@link randomAgent} and {@link greedyAgent} make such
 * agents.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface SyncAgent<State, Move extends string = string> extends Agent<State, Move> {
  /**
   * Choose a legal move of the player to move.
   *
   * @param state - the state to move in
   * @param context - random numbers, budget and clock
   * @returns the move in the game's notation, not a promise
   */
  chooseMove(state: State, context: AgentContext): Move;
}

/**
 * The ready-made agents of a game: functions that make them, by name. Each function checks the options that it takes;
 * one without a parameter takes none. `AGENTS` of each game is an example.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface AgentMakers<State, Move extends string> {
  /** Function that makes the agent of that name, from its options if it has any. */
  readonly [name: string]: (options?: never) => Agent<State, Move>;
}

/**
 * A ready-made agent, by its name alone, such as `'greedy'`, or with options that differ from the defaults:
 * `{ name: 'search', options: { iterations: 50 } }`. {@link simulate} takes it in place of an agent.
 *
 * @typeParam Makers - the type of the game's ready-made agents, by name
 */
export type AgentDescription<Makers> =
  | keyof Makers
  | {
      [Name in keyof Makers]: {
        /** The agent's name, a key of `AGENTS` such as `search`. */
        readonly name: Name;
        /** The options of that agent that differ from the defaults. */
        readonly options?: Makers[Name] extends (options?: infer Options) => unknown
          ? Options
          : never;
      };
    }[keyof Makers];

/** Make an agent that gets ready as another does, and differs from it in its name or its choices. */
export function agentLike<State, Move extends string>(
  agent: Agent<State, Move>,
  {
    name = agent.name,
    chooseMove = (state, context) => agent.chooseMove(state, context),
  }: {
    readonly name?: string | undefined;
    readonly chooseMove?: Agent<State, Move>['chooseMove'];
  },
): Agent<State, Move> {
  const { beginGame } = agent;
  return {
    name,
    ...(beginGame && { beginGame: (state, context) => beginGame.call(agent, state, context) }),
    chooseMove,
  };
}

/** Whether a value is an agent, rather than the description of one. */
export function isAgent<State, Move extends string>(value: unknown): value is Agent<State, Move> {
  if (typeof value !== 'object' || value === null) return false;
  return reading('Agent', value, (agent) => {
    // Agents can be of a class, which has their functions.
    return (
      'chooseMove' in agent &&
      typeof agent.chooseMove === 'function' &&
      'name' in agent &&
      typeof agent.name === 'string'
    );
  });
}

/**
 * Check that there is one agent for each player.
 *
 * @throws RangeError if their number is another; TypeError if one is not an agent
 */
export function checkAgents(agents: readonly unknown[], players: number): void {
  checkAgentCount(agents, players);
  agents.forEach((agent, player) => {
    checkAgent(`Agent ${player}`, agent);
  });
}

/**
 * Check that a value is an agent.
 *
 * @param name - what it is called: `Agent 0`
 * @throws TypeError if it is something else
 */
export function checkAgent(name: string, agent: unknown): void {
  if (isAgent(agent)) return;
  const isMaker = typeof agent === 'function';
  const expected = 'an object with a name and chooseMove';
  throw wrongType(name, agent, isMaker ? 'an agent: call the function if it makes one' : expected);
}

/**
 * Check the number of agents.
 *
 * @throws RangeError if there is not one for each player
 */
export function checkAgentCount(agents: readonly unknown[], players: number): void {
  if (agents.length === players) return;
  throw new RangeError(`Agents: found ${agents.length}, expected ${players}, one for each player.`);
}

/**
 * Return the random numbers that an agent is given.
 *
 * @throws TypeError if the context has none
 */
export function rngOf(context: AgentContext): Rng {
  // Callers without types can leave it out.
  if (typeof context !== 'object' || context === null) {
    throw wrongType('Context', context, 'an object such as { rng: Math.random }');
  }
  return checkedRng(reading('Context', context, ({ rng }) => rng));
}

/** Make the error of an agent that is asked in a state without legal moves. */
export function noLegalMove(): RangeError {
  return new RangeError('State: found no legal move, expected a state with legal moves.');
}
