/** What teaches Tsuro, in English. Its type is what every other language has to say. */
import type { LessonWords } from '../../../shell/model/lessons.js';
import type { RuleText } from '../../../shell/view/rules-text.js';

export type LessonName = 'path' | 'turn' | 'start' | 'edge' | 'force' | 'room';

export const rules: readonly RuleText[] = [
  [
    'Set-up.',
    'In turn, choose one of three tiles, turn it as you like, and put it on a square at the edge of the board, not next to another tile. Your stone stands where one of its paths meets an empty square.',
  ],
  [
    'A turn.',
    'Choose one of two tiles, rotate it, and place it on the square in front of your stone. Every stone at that square walks along the paths until it faces an empty square again.',
  ],
  [
    'Out.',
    'A stone that reaches the edge leaves the board, and a stone whose path leads back to where it was loops: its player is out. You may not leave the board or make a stone loop if another tile or rotation avoids both. You may lead others off the board.',
  ],
  [
    'The end.',
    'The last stone on the board wins. If the last ones go out in the same round, they share the win.',
  ],
];

export const lessons: Readonly<Record<LessonName, LessonWords>> = {
  path: {
    title: 'Follow the path',
    steps: [
      {
        ask: 'Choose a tile, turn it as you like, and place it in front of your stone.',
        why: 'Your stone followed the path to the next empty square. Then the others moved.',
      },
      {
        ask: 'Now you have two new tiles. Place one of them.',
        why: 'Stay on the board longer than the others, and you win.',
      },
    ],
  },
  turn: {
    title: 'Turn the tile',
    steps: [
      {
        ask: 'Turn a tile so that the path leads your stone straight down.',
        why: 'A tile can lie in four ways. Look where the path ends before you place it.',
        wrong: { other: 'That path ends at another side. Turn the tile, or take the other one.' },
      },
      {
        ask: 'Now lead your stone to the left.',
        why: 'Your stone now faces the square on the left: your next tile goes there.',
        wrong: { other: 'That path ends at another side. Turn the tile, or take the other one.' },
      },
    ],
  },
  start: {
    title: 'The first tile',
    steps: [
      {
        ask: 'Put a tile in the top row, in columns 4 to 7, and your stone at its lower side.',
        why: 'From the middle of a side you can go in every direction. Then the others placed their stones.',
        wrong: {
          corner: 'In a corner two sides are edges, so there is less room.',
          side: 'From there the stone goes along the edge. Choose the lower side.',
        },
      },
      {
        ask: 'Now place a tile in front of your stone.',
        why: 'From now on your tiles always go in front of your stone, next to others or not.',
      },
    ],
  },
  edge: {
    title: 'The edge',
    steps: [
      {
        ask: 'Your stone is near a corner. Place a tile so that it stays on the board.',
        why: 'You may not leave the board as long as another choice avoids it.',
      },
      {
        ask: 'Now every choice leads off the board. Place any tile.',
        why: 'Your stone has left the board, and you are out. The others play on.',
      },
    ],
  },
  force: {
    title: 'Lead others out',
    steps: [
      {
        ask: 'Two stones face the same square. Place a tile that keeps yours on the board and takes the other one off.',
        why: 'Yours is the last stone on the board: you win.',
        wrong: { other: 'The other stone stays on the board. Look where its path leads.' },
      },
    ],
  },
  room: {
    title: 'Keep room',
    steps: [
      {
        ask: 'Your stone goes along the right edge, close to a corner. Place the tile that keeps room for later.',
        why: 'On this side 95 squares are free, and in the corner only 1. Look ahead before you place a tile.',
        wrong: {
          corner:
            'That leads into the corner, where only 1 square is free. Find the way to the left.',
        },
      },
    ],
  },
};

/** What teaches Tsuro. */
export type TsuroTeaching = typeof import('./en.js');
