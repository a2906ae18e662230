/** What teaches Azul, in English. Its type is what every other language has to say. */
import type { LessonWords } from '../../../shell/model/lessons.js';
import type { RuleText } from '../../../shell/view/rules-text.js';

export type LessonName = 'take' | 'centre' | 'tiling' | 'floor' | 'end' | 'ahead';

export const rules: readonly RuleText[] = [
  [
    'Drafting.',
    'On your turn, take all tiles of one colour from a factory; its other tiles go to the centre. Or take all tiles of one colour from the centre: the first player to do so in a round also gets the first-player marker, which counts as a tile on the floor.',
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

export const lessons: Readonly<Record<LessonName, LessonWords>> = {
  take: {
    title: 'Take tiles',
    steps: [
      {
        ask: 'Press the 3 orange tiles of factory 2, then row 3.',
        why: 'All tiles of one colour come with you, and the others go to the centre. Row 3 is full: at the end of the round it brings one tile to the mosaic.',
        wrong: {
          small: 'Not all 3 fit there: the rest would fall to the floor.',
          large: 'They fit there, but row 3 would be full at once.',
        },
      },
      {
        ask: 'Fill row 2: take two tiles of one colour from factory 4.',
        why: 'Row 2 is full. The other two tiles of the factory lie in the centre now.',
      },
      {
        ask: 'A row need not be full at once. Take tiles from factory 1 and begin row 5.',
        why: 'They wait there until row 5 is full. Only tiles of the same colour can join them.',
      },
    ],
  },
  centre: {
    title: 'The centre',
    steps: [
      {
        ask: 'Take the 3 red tiles from the centre to row 3.',
        why: 'You are the first to take from the centre in this round. The first-player marker comes to your floor: it costs 1 point, but you begin the next round.',
      },
      {
        ask: 'Take the purple tile from the centre to row 5, where 2 others wait.',
        why: 'The marker is gone, so this costs nothing. The other tiles stay in the centre.',
      },
    ],
  },
  tiling: {
    title: 'Tile the mosaic',
    steps: [
      {
        ask: 'All tiles are taken, and three of your rows are full. Move the blue tile of row 1 to the mosaic.',
        why: 'A tile without neighbours scores 1 point.',
      },
      {
        ask: 'Now the orange tile of row 2.',
        why: 'It ends a line of 3 tiles: 3 points. The other tile of row 2 leaves your board.',
      },
      {
        ask: 'Now the green tile of row 3.',
        why: 'It is in a line of 2 across and in one of 3 down: 5 points. Tiles side by side score most.',
      },
    ],
  },
  floor: {
    title: 'The floor',
    steps: [
      {
        ask: 'Place the 4 orange tiles of factory 1 so that as few as possible fall.',
        why: 'Row 5 had room for 3 of them. One fell to the floor and costs 1 point.',
        wrong: {
          floor: 'There they all fall. Find the row with the most room.',
          small: 'Row 1 has room for 1 only: the other 3 would fall.',
        },
      },
      {
        ask: 'The green tiles fit in no row. Put them on the floor.',
        why: '3 tiles on the floor cost 4 points at the end of the round. A score never falls below 0.',
      },
    ],
  },
  end: {
    title: 'The end of the game',
    steps: [
      {
        ask: 'Move the green tile of row 1: it completes the row of the mosaic.',
        why: 'A complete row ends the game after this round. The tile scores 5 across and 2 down: 7 points.',
      },
      {
        ask: 'Now the green tile of row 5: it completes the first column.',
        why: 'The line down scores 5 points now, and the column more at the end.',
      },
      {
        ask: 'The round is over. Add the final scores.',
        why: 'A complete row brings 2 points, a column 7, and a colour 10: you get 19.',
      },
    ],
  },
  ahead: {
    title: 'Think ahead',
    steps: [
      {
        ask: 'Nobody has room for the 4 red tiles. Take one tile from factory 2 so that the other player is left with them.',
        why: 'Three colours are left, one for each turn: the other player, you, and then red for the other player.',
        wrong: {
          orange:
            'Then both purple tiles lie in the centre. The other player takes them, and red is left to you.',
          red: 'Then all 4 fall to your own floor.',
          centre: 'That is as good, but take from factory 2 here.',
        },
      },
      {
        ask: 'The other player has taken orange. Leave nothing but red.',
        why: 'The other player had to take all 4, and they cost 6 points. Count the colours that are left.',
        wrong: { red: 'Then all 4 fall to your own floor.' },
      },
    ],
  },
};

/** What teaches Azul. */
export type AzulTeaching = typeof import('./en.js');
