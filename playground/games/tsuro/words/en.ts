/** Tsuro in English. Its type is what every other language has to say. */

import type { RuleText } from '../../../shell/view/rules-text.js';
import { WORDS as SHELL } from '../../../shell/words/en.js';
import type { Theme } from '../themes.js';

const { forms, games } = SHELL;

/** What the solution of a puzzle does. */
const themes = {
  out: 'It takes the other stone off the board.',
  trap: 'It leaves the other stone no tile to stay on the board with.',
  along: 'It moves the other stone, too.',
  far: 'It walks far, over four tiles or more.',
  edge: 'It walks to the edge of the board, and outlasts the other stone.',
  step: 'It walks over one tile only, and outlasts the other stone.',
  short: 'It walks over two or three tiles, and outlasts the other stone.',
} satisfies Record<Theme, string>;

/** The same in short, as names of themes. */
const themeNames = {
  out: 'Out',
  trap: 'Trap',
  along: 'Moves the other stone',
  far: 'Long walk',
  edge: 'Edge of the board',
  step: 'One step',
  short: 'Short walk',
} satisfies Record<keyof typeof themes, string>;

const setup = {
  supply: 'Tiles',
  bag: 'From a bag',
  aboutBag: 'each of the 35 once, then again',
  cycle: 'In order',
  aboutCycle: 'everybody knows what comes',
  endless: 'At random',
  aboutEndless: 'any tile, each time',
  end: 'The game ends',
  afterRound: 'after a round',
  atOnce: 'as soon as one is left',
  ranking: ['Rank', 'Stone'] as readonly string[],
  level: games.level,
  randomLevel: games.randomLevel,
  hardLevel: games.hardLevel,
};

const rules: readonly RuleText[] = [
  [
    'Set-up.',
    'In turn, choose one of three tiles, turn it as you like, and put it on a square at the edge of the board, not beside another tile. Your stone stands where one of its paths meets an empty square.',
  ],
  [
    'A turn.',
    'Choose one of two tiles, rotate it, and place it on the square before your stone. Every stone before that square walks along the paths, until it is before an empty square again.',
  ],
  [
    'Who is out.',
    'A stone that comes to the edge of the board leaves it, and one whose path leads back to where it was loops: its player is out. You may not leave the board, nor let a stone loop, if another tile or rotation avoids both. Others may be led off the board.',
  ],
  [
    'The end.',
    'The last stone on the board wins. If the last ones go out in the same round, they share the win.',
  ],
];

export const WORDS = {
  forms,
  player: games.player,
  setup,
  themes,
  themeNames,
  rules,
};

/** What Tsuro's part of the page says. */
export type TsuroPageWords = typeof WORDS;
