/** Agents that search, in any game. */

import { knownOptions, wrongType } from '../../boundary/values.js';
import { checkedRng, type Rng } from '../../random/rng.js';
import {
  type Agent,
  type AgentContext,
  type Budget,
  checkBudget,
  noLegalMove,
  rngOf,
  type SyncAgent,
} from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { decisionWithin, hasLimit, MOST_ITERATIONS, slicesWithin, startBudget } from './budget.js';
import type { MoveRating, Search } from './rating.js';
import { beginSearch } from './search.js';
import { completeOptions, type SearchOptions } from './search-options.js';
import { Memory, newNode, nodeAfter } from './search-tree.js';

/**
 * Options of {@link searchAgent}: those of a search, and a budget, which applies to the moves for which the
 * {@link AgentContext} sets none. All have defaults: without any budget, a move gets 1000 iterations.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface SearchAgentOptions<State, Move extends string> extends SearchOptions<State, Move> {
  /**
   * Maximum number of iterations for a move, an integer from 1 to 1,000,000. 1000 by default if `milliseconds` is not
   * given either; 1,000,000 if it is.
   */
  readonly iterations?: number | undefined;
  /**
   * Time for a move in milliseconds, above 0; no limit by default. The context of the move then needs the clock `now`:
   * without it, choosing a move throws a RangeError.
   */
  readonly milliseconds?: number | undefined;
  /**
   * Whether `chooseMove` continues in the tree of its last search, from the position that the game has reached; `false`
   * by default. A choice then depends on earlier ones: give each game its own agent.
   */
  readonly reuse?: boolean | undefined;
}

/**
 * An agent that chooses by Monte Carlo tree search, and can rate moves. {@link searchAgent} makes one.
 *
 * @typeParam State - the type of the game's states
 * @typeParam Move - the type of the game's moves
 */
export interface SearchAgent<State, Move extends string = string> extends SyncAgent<State, Move> {
  /**
   * Choose the move that the search visits most often. With a budget in milliseconds, the search ends as soon as no
   * other move can be visited more often in the time that is left.
   *
   * @param state - a state with a player to move
   * @param context - random numbers, budget and clock; a budget in milliseconds needs the clock `now`
   * @returns the move
   * @throws RangeError if the budget is out of range, it has milliseconds but there is no clock, or there is no legal
   * move; TypeError if `context` has no function `rng`
   */
  chooseMove(state: State, context: AgentContext): Move;
  /**
   * Choose a move as `chooseMove` does, in slices, so that the caller can do something else in between, or stop.
   *
   * @param state - a state with a player to move
   * @param context - random numbers, budget and clock
   * @returns a generator: it yields the search after each slice, nothing if there is only one legal move, and returns
   * the move
   * @throws at the first `next`, what {@link SearchAgent.chooseMove} throws: RangeError or TypeError
   */
  chooseInSlices(state: State, context: AgentContext): Generator<Search<Move>, Move, void>;
  /**
   * Rate every legal move by a search.
   *
   * @param state - any state
   * @param context - random numbers, budget and clock; a budget in milliseconds needs the clock `now`
   * @returns the ratings, best move first; none without a player to move
   * @throws RangeError if the budget is out of range, or it has milliseconds but there is no clock; TypeError if
   * `context` has no function `rng`
   */
  analyse(state: State, context: AgentContext): MoveRating<Move>[];
  /**
   * Begin a search that can be run in slices, as long as needed.
   *
   * @param state - any state
   * @param rng - the source of every random number of the search, in [0, 1)
   * @param moves - the legal moves that are searched, at least one, to compare some of them or to rate one by all
   * iterations; all legal moves by default
   * @returns the search, before its first iteration
   * @throws RangeError if one of `moves` is not legal, or the list is empty; TypeError if it is not a list, or `rng` is
   * not a function
   */
  search(state: State, rng: Rng, moves?: readonly Move[]): Search<Move>;
}

const OPTIONS = [
  ...(['iterations', 'milliseconds', 'reuse', 'evaluate', 'explain', 'priors'] as const),
  ...(['solve', 'exploration', 'points', 'rolloutMoves'] as const),
] as const;

/**
 * Options of a ready-made search: plain data, with a default for each. The budget, `iterations` and `milliseconds`,
 * applies to the moves whose context sets none.
 */
export type PlainSearchOptions = Pick<
  SearchAgentOptions<unknown, string>,
  'iterations' | 'milliseconds' | 'exploration'
>;

/**
 * Copy the options of a ready-made search.
 *
 * @throws TypeError if they are not an object, or one of them does not exist
 */
export function plainSearchOptions(options: PlainSearchOptions | undefined): PlainSearchOptions {
  return knownOptions('Options', options, ['iterations', 'milliseconds', 'exploration']);
}

/** Iterations for a move by default. */
const ITERATIONS = 1000;

/**
 * Make an agent that plays any game by Monte Carlo tree search.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param game - the rules, such as `azul` of `azulejo`
 * @param options - how it searches: by random playouts to the end of the game unless `evaluate` is given; 1000
 * iterations a move unless a budget is given, here or by the context, which takes precedence
 * @returns the agent; without the option `reuse`, it can play any number of games, also at the same time
 * @throws RangeError if `iterations` is not an integer from 1 to 1,000,000, or another number is out of its range;
 * TypeError if `game` is not a game, an option does not exist, or a value has another type
 *
 * @example
 * ```ts
 * import { azul, newGame, seededRng } from 'azulejo';
 * import { searchAgent } from 'azulejo/agents';
 *
 * const agent = searchAgent(azul, { iterations: 60 });
 * const ratings = agent.analyse(newGame({ rng: seededRng(1) }), { rng: seededRng(2) });
 * ratings.reduce((sum, { visits }) => sum + visits, 0); // 60
 * ```
 */
export function searchAgent<Types extends GameTypes>(
  game: Game<Types>,
  options?: SearchAgentOptions<Types['state'], Types['move']>,
): SearchAgent<Types['state'], Types['move']> {
  checkGame(game);
  const {
    iterations,
    milliseconds,
    reuse = false,
    ...settings
  } = knownOptions('Options', options, OPTIONS);
  if (typeof reuse !== 'boolean') throw wrongType('Reuse', reuse, 'true or false');
  const asked: Budget = { iterations, milliseconds };
  const own: Budget = { iterations: hasLimit(asked) ? iterations : ITERATIONS, milliseconds };
  checkBudget(own, MOST_ITERATIONS);
  completeOptions(game, settings);

  const memory = reuse ? new Memory(game) : undefined;
  // Explanations take time, and change no choice.
  const unexplained = { ...settings, explain: undefined };

  const search = (state: Types['state'], rng: Rng, moves?: readonly Types['move'][]) =>
    beginSearch(game, state, checkedRng(rng), settings, { moves });
  const analyse = (state: Types['state'], context: AgentContext) => {
    const { limits, stopwatch, isInTime } = startBudget(context, own);
    const running = beginSearch(game, state, rngOf(context), settings, { isInTime });
    for (const _ of slicesWithin(running, limits, stopwatch));
    return running.moves();
  };
  function* chooseInSlices(
    state: Types['state'],
    context: AgentContext,
  ): Generator<Search<Types['move']>, Types['move'], void> {
    // The budget is checked even where the choice needs no search.
    const { limits, stopwatch, isInTime } = startBudget(context, own);
    const rng = rngOf(context);
    const [first, ...others] = game.legalMoves(state);
    if (first === undefined) throw noLegalMove();
    const root = memory?.take(state) ?? newNode<Types>(state);
    let best = first;
    if (others.length > 0) {
      const running = beginSearch(game, state, rng, unexplained, { root, isInTime });
      const isDecided = stopwatch && decisionWithin(root, stopwatch);
      if (running.exact) yield running;
      for (const _ of slicesWithin(running, limits, stopwatch)) {
        yield running;
        if (isDecided?.() === true) break;
      }
      best = running.moves()[0]?.move ?? first;
    }
    memory?.keep(nodeAfter(root, best));
    return best;
  }
  const chooseMove = (state: Types['state'], context: AgentContext) => {
    const slices = chooseInSlices(state, context);
    for (;;) {
      const slice = slices.next();
      if (slice.done === true) return slice.value;
    }
  };
  return { name: 'search', chooseMove, chooseInSlices, analyse, search };
}

/** Whether an agent searches, so that its search can be run in slices. */
export function isSearchAgent<State, Move extends string>(
  agent: Agent<State, Move>,
): agent is SearchAgent<State, Move> {
  return (
    'search' in agent &&
    typeof agent.search === 'function' &&
    'chooseInSlices' in agent &&
    typeof agent.chooseInSlices === 'function'
  );
}
