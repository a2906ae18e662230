/** The puzzles of Azul, which are loaded when somebody wants to solve them. */
import { type AzulTypes, decodeState } from 'azulejo';
import type { Puzzle } from '../../shell/played-game.js';
import { PUZZLES } from './puzzle-data.js';
import { RATINGS } from './puzzle-ratings.js';

export const AZUL_PUZZLES: readonly Puzzle<AzulTypes>[] = PUZZLES.map(
  ({ state, rules, solution, theme }, index) => ({
    id: state.join(' '),
    state: decodeState(state, { rules }),
    solution,
    theme,
    rating: RATINGS[index] ?? 0,
  }),
);
