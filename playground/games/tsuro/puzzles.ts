/** The puzzles of Tsuro, which are loaded when somebody wants to solve them. */
import { decodeState, type TsuroTypes } from 'azulejo/tsuro';
import type { Puzzle } from '../../shell/played-game.js';
import { POSITIONS } from './puzzle-positions.js';
import { RATINGS } from './puzzle-ratings.js';

export const TSURO_PUZZLES: readonly Puzzle<TsuroTypes>[] = POSITIONS.map(
  ([shared, players, solution, theme], index) => ({
    id: `${shared} ${players}`,
    state: decodeState([shared, players], { rules: { supply: 'cycle' } }),
    solution,
    theme,
    rating: RATINGS[index] ?? 0,
  }),
);
