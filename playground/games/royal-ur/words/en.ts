/** The Royal Game of Ur in English. Its type is what every other language has to say. */

export const setup = {
  tokens: 'Tokens of each player',
  safeRosettes: 'A token on the rosette in the middle',
  safe: 'is safe',
  notSafe: 'can be captured',
  rosettes: 'Landing on a rosette',
  rosetteRolls: 'gives another roll',
  rosetteNothing: 'gives nothing',
  captures: 'A capture',
  captureNothing: 'gives no roll',
  captureRolls: 'gives another roll',
  zero: 'A roll of 0',
  zeroPasses: 'passes the turn',
  zeroAgain: 'is rolled again',
  ranking: ['Home', 'Steps'] as readonly string[],
};

/** What the solution of a puzzle does. */
export const themes = {
  capture: 'It captures a token.',
  home: 'It brings a token home.',
  rosette: 'It lands on a rosette, for another roll.',
  escape: 'It takes a token out of the other player’s reach.',
  hold: 'It leaves the token on the rosette in the middle, where it is safe.',
  safety: 'Any other move goes within the other player’s reach.',
};

/** The same in short, as names of themes. */
export const themeNames = {
  capture: 'Capture',
  home: 'Home',
  rosette: 'Rosette',
  escape: 'Escape',
  hold: 'Hold',
  safety: 'Safety',
} satisfies Record<keyof typeof themes, string>;

/** What Ur's part of the page says. */
export type UrPageWords = typeof import('./en.js');
