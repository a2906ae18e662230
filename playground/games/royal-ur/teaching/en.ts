/** What teaches the Royal Game of Ur, in English. Its type is what every other language has to say. */
import type { LessonWords } from '../../../shell/model/lessons.js';
import type { RuleText } from '../../../shell/view/rules-text.js';

export type LessonName = 'enter' | 'path' | 'rosette' | 'capture' | 'home' | 'choice';

export const rules: readonly RuleText[] = [
  [
    'The race.',
    'Bring all your tokens from your hand along 14 squares and home. The eight squares in the middle are on both players’ paths. The first player to bring all tokens home wins.',
  ],
  [
    'A turn.',
    'Four dice show 0 to 4. Move one token that many squares: one from your hand, or one on the board. If none can move, the turn passes.',
  ],
  [
    'Where tokens can go.',
    'Not to a square with your own token. A token of the other player is captured: it goes back to its owner’s hand. On the rosette in the middle it is safe. Reaching home takes the exact roll.',
  ],
  ['Rosettes.', 'A player who lands on one of the three rosettes rolls again.'],
];

export const lessons: Readonly<Record<LessonName, LessonWords>> = {
  enter: {
    title: 'Roll and enter',
    steps: [
      { ask: 'Press the dice.', why: 'You rolled 2: one of your tokens moves 2 squares.' },
      {
        ask: 'Move a token from your hand to square 2.',
        why: 'Your token is on its way. Then the other player rolled 1 and moved.',
      },
      { ask: 'It is your turn again. Press the dice.', why: 'You rolled 3.' },
      {
        ask: 'Move your token 3 squares, or bring a new one to square 3.',
        why: 'Both moves are good. Bring all 7 tokens home before the other player, and you win.',
      },
    ],
  },
  path: {
    title: 'The path',
    steps: [
      {
        ask: 'You rolled 2. Move the token on square 4: there the path turns into the middle row.',
        why: 'Both players pass through the middle row, squares 5 to 12.',
      },
      {
        ask: 'You rolled 4. Move the token on square 9 to square 13.',
        why: 'Tokens may jump over others. Squares 13 and 14 are yours alone, and so are 1 to 4.',
      },
    ],
  },
  rosette: {
    title: 'Rosettes',
    steps: [
      {
        ask: 'You rolled 2. Move your token to the rosette on square 4.',
        why: 'On a rosette you roll again.',
        wrong: { other: 'That is a legal move, but there is no rosette.' },
      },
      { ask: 'Press the dice.', why: 'You rolled 4.' },
      {
        ask: 'Move on to the rosette in the middle row.',
        why: 'You rolled again, but only 0. The other player rolled 2 and may not capture you: on square 8 you are safe.',
      },
    ],
  },
  capture: {
    title: 'Capture',
    steps: [
      {
        ask: 'You rolled 3. Capture the token on square 9.',
        why: 'It goes back to the hand and begins again.',
        wrong: { other: 'That captures nothing. Move onto square 9.' },
      },
      {
        ask: 'The other player has come to square 6, and you rolled 4. Capture that token.',
        why: 'Tokens meet only on squares 5 to 12. Elsewhere, and on square 8, they are safe.',
        wrong: { other: 'That captures nothing. Move onto square 6.' },
      },
    ],
  },
  home: {
    title: 'Home',
    steps: [
      {
        ask: 'You rolled 3. Bring the token on square 12 home.',
        why: 'Home is one square after 14, and reaching it takes the exact roll.',
      },
      {
        ask: 'The other player rolled 0. Your last token needs exactly 1. Press the dice.',
        why: 'You rolled 1.',
      },
      { ask: 'Bring the last token home.', why: 'All 7 tokens are home: you win.' },
    ],
  },
  choice: {
    title: 'Two good moves',
    steps: [
      {
        ask: 'You rolled 4. Go to the rosette on square 8, or capture on square 10? Choose the move that wins more often.',
        why: 'You are safe there, you roll again, and the other tokens are still ahead of you. This wins 61 of 100 games, the capture 50.',
        wrong: {
          capture:
            'That wins 50 of 100 games: your token is not safe there, and you do not roll again. The other move wins more.',
        },
      },
      { ask: 'Press the dice.', why: 'You rolled 2.' },
      {
        ask: 'Now capture the token on square 10.',
        why: 'First the safe move and another roll, then the capture.',
      },
    ],
  },
};

/** What teaches the Royal Game of Ur. */
export type UrTeaching = typeof import('./en.js');
