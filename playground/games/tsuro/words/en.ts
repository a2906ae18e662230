/** Tsuro in English. Its type is what every other language has to say. */

import type { Theme } from '../themes.js';

/** What the solution of a puzzle does. */
export const themes = {
  out: 'It takes the other stone off the board.',
  trap: 'It leaves the other stone no way to stay on the board.',
  along: 'It also moves the other stone.',
  far: 'It walks far, over four tiles or more.',
  edge: 'It walks to the edge of the board, and outlasts the other stone.',
  step: 'It walks over one tile only, and outlasts the other stone.',
  short: 'It walks over two or three tiles, and outlasts the other stone.',
} satisfies Record<Theme, string>;

/** The same in short, as names of themes. */
export const themeNames = {
  out: 'Out',
  trap: 'Trap',
  along: 'Moves the other stone',
  far: 'Long walk',
  edge: 'Edge of the board',
  step: 'One step',
  short: 'Short walk',
} satisfies Record<keyof typeof themes, string>;

export const setup = {
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
};

/** What Tsuro's part of the page says. */
export type TsuroPageWords = typeof import('./en.js');
