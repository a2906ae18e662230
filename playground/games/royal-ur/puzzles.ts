/** The puzzles of Ur, which are loaded when somebody wants to solve them. */
import { decodeState, type RoyalUrTypes } from 'azulejo/royal-ur';
import type { Puzzle } from '../../shell/played-game.js';
import { ROWS } from './puzzle-positions.js';
import { RATINGS } from './puzzle-ratings.js';

export const UR_PUZZLES: readonly Puzzle<RoyalUrTypes>[] = ROWS.flatMap(
  ([shared, players, theme, rows], index) => {
    const chances = rows.map(([move, winShare]) => ({ move, winShare }));
    const [best] = chances;
    if (best === undefined) return [];
    return {
      id: `${shared} ${players}`,
      state: decodeState([shared, players]),
      solution: best.move,
      theme,
      rating: RATINGS[index] ?? 0,
      chances,
    };
  },
);
