/** The puzzles of Tsuro, which are loaded when somebody wants to solve them. */
import { decodeState, type TsuroTypes } from 'azulejo/tsuro';
import type { Puzzle } from '../../shell/played-game.js';
import { POSITIONS } from './puzzle-positions.js';

export const TSURO_PUZZLES: readonly Puzzle<TsuroTypes>[] = POSITIONS.map(
  ([shared, players, solution, theme]) => ({
    id: `${shared} ${players}`,
    state: decodeState([shared, players], { rules: { supply: 'cycle' } }),
    solution,
    theme,
  }),
);
