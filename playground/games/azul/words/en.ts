/** Azul in English. Its type is what every other language has to say. Everything is counted from 1. */
import type { Puzzle } from 'azulejo';

export const setup = {
  mosaic: 'Mosaic',
  fixed: 'Fixed',
  aboutFixed: 'every cell has its own colour',
  variant: 'Variant',
  aboutVariant: 'you choose the column',
  finalScores: 'Final scores',
  nextRound: 'Next round',
  ranking: ['Points', 'Rows', 'Columns', 'Colours'] as readonly string[],
};

/** What the solutions of puzzles do. */
export const themes = {
  fill: 'It fills a row.',
  overflow: 'It fills a row, though tiles fall to the floor.',
  build: 'It leaves a row unfilled.',
  floor: 'It drops tiles to the floor on purpose.',
} satisfies Record<Puzzle['theme'], string>;

/** The same in short, as names of themes. */
export const themeNames = {
  fill: 'Fills a row',
  overflow: 'Fills a row, with a loss',
  build: 'Leaves a row unfilled',
  floor: 'Drops tiles to the floor',
} satisfies Record<keyof typeof themes, string>;

/** What Azul's part of the page says. */
export type AzulPageWords = typeof import('./en.js');
