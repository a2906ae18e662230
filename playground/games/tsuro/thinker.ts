/** The search for Tsuro, for the worker. */
import { AGENTS, seededRng, type TsuroTypes, tsuroRules } from 'azulejo/tsuro';
import type { Thinker } from '../../shell/played-game.js';
import { solve } from './solve.js';

/** Most positions that solving a puzzle needs. */
const PUZZLE_POSITIONS = 20_000;

export const tsuroThinker: Thinker<TsuroTypes> = {
  rules: { ...tsuroRules, agents: AGENTS },
  search: (state, seed) => AGENTS.search().search(state, seededRng(seed)),
  solve(state, seed) {
    const solution = solve(state, PUZZLE_POSITIONS);
    if (solution === undefined) return AGENTS.search().search(state, seededRng(seed));
    return { iterations: 0, exact: true, run: () => undefined, moves: () => solution.moves };
  },
};
