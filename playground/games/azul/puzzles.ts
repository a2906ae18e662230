/** The puzzles of Azul, which are loaded when somebody wants to solve them. */
import { type AzulTypes, decodeState } from 'azulejo';
import type { Puzzle } from '../../shell/played-game.js';
import { PUZZLES } from './puzzle-data.js';

export const AZUL_PUZZLES: readonly Puzzle<AzulTypes>[] = PUZZLES.map(
  ({ state, rules, solution, theme }) => ({
    id: state.join(' '),
    state: decodeState(state, { rules }),
    solution,
    theme,
  }),
);
