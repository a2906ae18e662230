/** Azul in English. Its type is what every other language has to say. Everything is counted from 1. */
import type { Puzzle } from 'azulejo';

import type { RuleText } from '../../../shell/view/rules-text.js';

import { WORDS as SHELL } from '../../../shell/words/en.js';

const { forms, games } = SHELL;

const setup = {
  mosaic: 'Mosaic',
  fixed: 'Fixed',
  aboutFixed: 'every cell has its own colour',
  variant: 'Variant',
  aboutVariant: 'you choose the column',
  finalScores: 'Final scores',
  nextRound: 'Next round',
  ranking: ['Points', 'Rows', 'Columns', 'Colours'] as readonly string[],
  level: games.level,
  easyLevel: games.easyLevel,
  hardLevel: games.hardLevel,
  randomMoves: games.randomMoves,
};

/** What the solutions of puzzles do. */
const themes = {
  fill: 'It fills a row.',
  overflow: 'It fills a row, though tiles fall to the floor.',
  build: 'It leaves a row unfilled.',
  floor: 'It drops tiles to the floor on purpose.',
} satisfies Record<Puzzle['theme'], string>;

/** The same in short, as names of themes. */
const themeNames = {
  fill: 'Fills a row',
  overflow: 'Fills a row, with a loss',
  build: 'Leaves a row unfilled',
  floor: 'Drops tiles to the floor',
} satisfies Record<keyof typeof themes, string>;

const rules: readonly RuleText[] = [
  [
    'Drafting.',
    'In turn, take all tiles of one colour from a factory; its other tiles go to the centre. Or take all tiles of one colour from the centre: the first player to do so in a round also gets the first-player marker, which counts as a tile on the floor.',
  ],
  [
    '',
    'Put the tiles into one row, or on the floor. A row holds only one colour, which must not be in the mosaic row next to it yet. Tiles that do not fit fall to the floor.',
  ],
  [
    'Tiling.',
    'When no tiles are left to take, one tile of each full row moves to the mosaic row next to it. In the fixed mosaic every cell has its own colour; in the variant mosaic you choose the column, and a colour may be in each column only once.',
  ],
  [
    'Scoring.',
    'A tile scores the lengths of the horizontal and the vertical line that it extends, or 1 if it has no neighbours. A floor of 1 to 7 pieces costs 1, 2, 4, 6, 8, 11, 14 points.',
  ],
  [
    'The end.',
    'The game ends after the round in which a player completes a row of the mosaic. Then each complete row scores 2 more points, each column 7, each colour 10. If players are tied, more complete rows win.',
  ],
];

export const WORDS = {
  forms,
  allRules: games.allRules,
  player: games.player,
  setup,
  themes,
  themeNames,
  rules,
};

/** What Azul's part of the page says. */
export type AzulPageWords = typeof WORDS;
