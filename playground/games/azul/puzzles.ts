/** The puzzles of Azul, which are loaded when somebody wants to solve them. */
import { decodeState } from 'azulejo';
import type { AzulTypes, PuzzleTheme } from 'azulejo/agents';
import type { Puzzle } from '../../shell/played-game.js';
import { PUZZLES } from './puzzle-data.js';

/** What the solution of a puzzle does. */
const THEMES: Readonly<Record<PuzzleTheme, string>> = {
  fill: 'It fills a row.',
  overflow: 'It fills a row, though tiles fall to the floor.',
  build: 'It leaves a row unfilled.',
  floor: 'It drops tiles to the floor on purpose.',
};

export const AZUL_PUZZLES: readonly Puzzle<AzulTypes>[] = PUZZLES.map(
  ({ state, rules, solution, theme }) => ({
    id: state.join(' '),
    state: decodeState(state, rules),
    solution,
    theme: THEMES[theme],
  }),
);
