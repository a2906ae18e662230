/** Agents and search for Tsuro, for the worker. */
import {
  LEVELS,
  levelAgent,
  reviewGame,
  searchAgent,
  seededRng,
  type TsuroTypes,
  tsuro,
} from 'azulejo/tsuro';
import type { Thinker } from '../../shell/played-game.js';
import { solve } from './solve.js';

/** Most positions that solving a puzzle needs. */
const PUZZLE_POSITIONS = 20_000;

export const tsuroThinker: Thinker<TsuroTypes> = {
  rules: tsuro,
  chooseMove(name, state, seed) {
    const level = LEVELS.find((each) => name === `level-${each}`);
    if (level === undefined) throw new RangeError(`Agent: found no ${name}.`);
    return levelAgent(level).chooseMove(state, { rng: seededRng(seed) });
  },
  search: (state, seed) => searchAgent().search(state, seededRng(seed)),
  solve(state, seed) {
    const solution = solve(state, PUZZLE_POSITIONS);
    if (solution === undefined) return searchAgent().search(state, seededRng(seed));
    return { iterations: 0, exact: true, run: () => undefined, moves: () => solution.moves };
  },
  review: reviewGame,
};
