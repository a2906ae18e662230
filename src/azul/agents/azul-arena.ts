/**
 * Azul and its agents, as simulations see them.
 *
 * @packageDocumentation
 */

import { makeArena } from '../../engine/simulate/arena.js';
import type { Rules } from '../../state/vocabulary.js';
import { azul } from '../api/azul.js';
import { describedAgent } from './described-agent.js';
import { freshState } from './fresh-state.js';

/** Play Azul. Player A begins every game: the agents take turns at being A. */
export const AZUL_ARENA = makeArena({
  game: azul,
  start: (rules: Rules) => freshState(rules, 0),
  agent: describedAgent,
});
