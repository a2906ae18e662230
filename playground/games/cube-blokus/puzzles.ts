/** The puzzles of Cube Blokus, which are loaded when somebody wants to solve them. */
import { type CubeBlokusTypes, decodeState } from 'azulejo/cube-blokus';
import type { Puzzle } from '../../shell/played-game.js';
import { ENDGAMES } from './puzzle-positions.js';
import { RATINGS } from './puzzle-ratings.js';

export const CUBE_PUZZLES: readonly Puzzle<CubeBlokusTypes>[] = ENDGAMES.map(
  ([shared, players, solution, theme], index) => ({
    id: `${shared} ${players}`,
    state: decodeState([shared, players]),
    solution,
    theme,
    rating: RATINGS[index] ?? 0,
  }),
);
