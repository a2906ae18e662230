/**
 * Agents that search, in any game.
 *
 * @packageDocumentation
 */
import type { Rng } from '../../random/rng.js';
import type { GameRules } from '../game/game.js';
import { type Agent, type AgentContext, type Budget, nobodyToMove } from '../match/agent.js';
import { checkBudget, spend } from './budget.js';
import type { MoveRating } from './rating.js';
import { beginSearch, type Search } from './search.js';
import { completeSettings, type SearchSettings } from './settings.js';

/** Say how an agent searches, and for how long where its context says nothing. */
export interface SearchAgentOptions<State, Move extends string>
  extends Budget,
    SearchSettings<State, Move> {}

/** Choose moves by searching, and tell what the search found. */
export interface SearchAgent<State, Move extends string = string> extends Agent<State, Move> {
  /**
   * Choose the move that the search comes to most often.
   *
   * @throws RangeError if the budget is out of range, or nobody can move
   */
  chooseMove(state: State, context: AgentContext): Move;
  /**
   * Rate every legal move.
   *
   * @param state - any state
   * @param context - random numbers, budget and clock
   * @returns the moves, the best first; none where nobody can move
   * @throws RangeError if the budget is out of range
   */
  analyse(state: State, context: AgentContext): MoveRating<Move>[];
  /**
   * Begin a search that goes on as long as one likes, in slices.
   *
   * @param state - any state
   * @param rng - all that the search leaves to chance
   */
  search(state: State, rng: Rng): Search<Move>;
}

/** Iterations for a move, where nothing else is said. */
const ITERATIONS = 1000;

/**
 * Make an agent that searches any game that keeps the contract.
 *
 * @param game - the rules
 * @param options - how it searches: random play to the end of the game unless an estimate is given;
 * for 1000 iterations unless a budget is given, here or by the context, which wins
 * @throws RangeError if a number is out of its range
 *
 * @example
 * ```ts
 * import { azul, searchAgentFor } from 'azulejo/agents';
 *
 * const agent = searchAgentFor(azul, { iterations: 60 });
 * const ratings = agent.analyse(newGame(seededRng(1)), { rng: seededRng(2) });
 * ratings.reduce((sum, { visits }) => sum + visits, 0); // 60
 * ```
 */
export function searchAgentFor<State, Move extends string, Chance extends string>(
  game: GameRules<State, Move, Chance>,
  options: SearchAgentOptions<State, Move> = {},
): SearchAgent<State, Move> {
  const { iterations, milliseconds, ...settings } = options;
  const isLimited = iterations !== undefined || milliseconds !== undefined;
  const own: Budget = isLimited ? { iterations, milliseconds } : { iterations: ITERATIONS };
  checkBudget(own);
  completeSettings(game, settings);

  const search = (state: State, rng: Rng) => beginSearch(game, state, rng, settings);
  const analyse = (state: State, { rng, budget, now }: AgentContext) => {
    const begun = search(state, rng);
    spend(begun, isBudget(budget) ? budget : own, now);
    return begun.moves();
  };
  const chooseMove = (state: State, context: AgentContext) => {
    const moves = game.legalMoves(state);
    const best = moves.length > 1 ? analyse(state, context)[0]?.move : moves[0];
    if (best === undefined) throw nobodyToMove();
    return best;
  };
  return { name: 'search', chooseMove, analyse, search };
}

function isBudget(budget: Budget | undefined): budget is Budget {
  return budget?.iterations !== undefined || budget?.milliseconds !== undefined;
}
