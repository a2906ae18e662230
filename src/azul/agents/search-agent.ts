/**
 * Search in Azul.
 *
 * @packageDocumentation
 */

import type { Budget } from '../../engine/match/agent.js';
import { type SearchAgent, searchAgentFor } from '../../engine/search/search-agent.js';
import type { SearchSettings } from '../../engine/search/settings.js';
import type { Move } from '../../state/vocabulary.js';
import { azul } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { estimateRound, priorsByGain } from './knowledge.js';

/** Name how a search plays on from a new position. */
export type RolloutName = 'round' | 'random';

/** Say how to search Azul, and for how long where the context says nothing. Plain data. */
export interface SearchOptions extends Budget {
  /**
   * `round`, the default: to the end of the round, and what the boards are worth then; moves that
   * gain more at once are tried sooner. `random`: to the end of the game, knowing nothing of Azul.
   */
  readonly rollout?: RolloutName | undefined;
  /** How much moves are tried that are not the best so far, above 0; 1 by default. */
  readonly exploration?: number | undefined;
}

/** What the search is told of Azul. */
const KNOWLEDGE: Readonly<Record<RolloutName, SearchSettings<GameState, Move>>> = {
  round: { estimate: estimateRound, priors: priorsByGain },
  random: {},
};

/**
 * Make an agent that searches: it plays on from the position many times, and comes back more often
 * to the moves that promise more.
 *
 * The context's budget counts before that of the options. A budget of iterations makes a choice
 * depend on the state and the random numbers alone; one of milliseconds needs the clock that the
 * context gives as `now`.
 *
 * @param options - how to search; 1000 iterations a move unless a budget is given. A search never
 * has more than 1,000,000
 * @returns an agent that can play any number of games, at the same time, too
 * @throws RangeError if an option has a value that cannot be
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
export function searchAgent(options: SearchOptions = {}): SearchAgent<GameState, Move> {
  const { rollout = 'round', ...others } = options;
  if (!Object.hasOwn(KNOWLEDGE, rollout)) {
    const names = Object.keys(KNOWLEDGE).join(', ');
    throw new RangeError(`Rollout: found ${String(rollout)}, expected one of: ${names}.`);
  }
  return searchAgentFor(azul, { ...KNOWLEDGE[rollout], ...others });
}
