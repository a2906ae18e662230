/** The search for Azul, for the worker. */
import { AGENTS, type AzulTypes, azulRules, seededRng } from 'azulejo';
import type { Thinker } from '../../shell/played-game.js';

/** Most positions that solving a puzzle needs. */
const PUZZLE_POSITIONS = 200_000;

export const azulThinker: Thinker<AzulTypes> = {
  rules: { ...azulRules, agents: AGENTS },
  search: (state, seed) => AGENTS.search().search(state, seededRng(seed)),
  solve: (state, seed) =>
    AGENTS.search({ endgamePositions: PUZZLE_POSITIONS }).search(state, seededRng(seed)),
};
