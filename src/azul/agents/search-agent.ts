/**
 * Search in Azul.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import { integerInRange } from '../../boundary/number-in-range.js';
import type { Budget } from '../../engine/match/agent.js';
import type { SearchOptions as OptionsFor } from '../../engine/search/options.js';
import { type SearchAgent, searchAgentFor } from '../../engine/search/search-agent.js';
import type { Move } from '../../state/vocabulary.js';
import { listChoices, showValue } from '../../text/message.js';
import { azul } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { MOST_POSITIONS } from './endgame.js';
import { endgameSolver } from './endgame-search.js';
import { knowledgeBy, POINTS } from './knowledge.js';
import { priorsByPolicy } from './policy.js';
import { POLICY_WEIGHTS } from './policy-weights.js';
import { TRAINED_WEIGHTS } from './trained-weights.js';

/** How a search evaluates a new position. */
export type RolloutName = 'round' | 'random';

/** Search options, and the budget where the context has none. Plain data. */
export interface SearchOptions extends Budget {
  /**
   * `round`, the default: plays to the end of the round and evaluates the boards; moves that were
   * good in other searches by what they do are tried first. `random`: random play to the end of the game.
   */
  readonly rollout?: RolloutName | undefined;
  /** Exploration constant, above 0; 1 by default. */
  readonly exploration?: number | undefined;
  /**
   * Whether it goes on with the part of its last tree that the game has come to; `false` by default. A choice then
   * depends on those before, too: give each game an agent of its own.
   */
  readonly reuse?: boolean | undefined;
  /**
   * Most positions to look at before a search, so as to solve the last round of two players: 0 to 10,000,000.
   * 10,000 by default: less than a tenth of a second. 0 solves nothing. Finding the line after each move, too, can
   * take several times as many as `solveEndgame`. With a budget in milliseconds, it gives up after half of it. A
   * position takes the longer the more full rows can be tiled in any order.
   */
  readonly endgamePositions?: number | undefined;
}

/** Positions of an endgame by default. */
const ENDGAME_POSITIONS = 10_000;

/** What a search knows of the game. */
type Knowledge = OptionsFor<GameState, Move>;

/** The knowledge that each kind of search has. */
const KNOWLEDGE: Readonly<Record<RolloutName, Knowledge>> = {
  round: knowledgeBy(TRAINED_WEIGHTS, priorsByPolicy(POLICY_WEIGHTS)),
  random: { points: POINTS },
};

/**
 * Make an agent that searches a tree of positions (Monte Carlo tree search).
 *
 * A budget in the context takes precedence over that of the options. With a budget of iterations, a
 * choice depends only on the state and the random numbers; one of milliseconds needs the clock `now` of
 * the context.
 *
 * @param options - search options; 1000 iterations a move unless a budget is given. A choice and an
 * analysis never have more than 1,000,000
 * @returns an agent that can play any number of games, at the same time, too
 * @throws RangeError if an option is out of range
 *
 * @example
 * ```ts
 * import { searchAgent } from 'azulejo/agents';
 *
 * const state = decodeState(['AFCaaB1820202020D0000000000', 'A0MSFfB0MSF']);
 * const [best] = searchAgent({ iterations: 200 }).analyse(state, { rng: seededRng(1) });
 * best?.move; // 'ACa1'
 *
 * const search = searchAgent().search(state, seededRng(1));
 * search.run(200);
 * search.moves()[0]?.visits === best?.visits; // true
 * ```
 */
export function searchAgent(options?: SearchOptions): SearchAgent<GameState, Move> {
  const own = ownProperties('Options', options);
  const { rollout = 'round', ...others } = own;
  if (rollout !== 'round' && rollout !== 'random') {
    const names = listChoices(Object.keys(KNOWLEDGE));
    throw new RangeError(`Rollout: found ${showValue(rollout)}, expected ${names}.`);
  }
  return searchAgentWith(KNOWLEDGE[rollout], others);
}

/** Make an agent that searches by the round with priors by gain, as the policy learned from: the levels do. */
export function gainSearchAgent(
  options: Omit<SearchOptions, 'rollout'>,
): SearchAgent<GameState, Move> {
  return searchAgentWith(knowledgeBy(TRAINED_WEIGHTS), options);
}

function searchAgentWith(
  knowledge: Knowledge,
  { endgamePositions = ENDGAME_POSITIONS, ...others }: Omit<SearchOptions, 'rollout'>,
): SearchAgent<GameState, Move> {
  integerInRange('Endgame positions', endgamePositions, 0, MOST_POSITIONS);
  const solve = endgamePositions === 0 ? undefined : endgameSolver(endgamePositions);
  return searchAgentFor(azul, { ...knowledge, ...others, solve });
}
