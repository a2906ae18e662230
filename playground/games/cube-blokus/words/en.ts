/** Cube Blokus in English. Its type is what every other language has to say. */
import { LESSONS, type Piece, type PlayerId } from 'azulejo/cube-blokus';
import type { RuleText } from '../../../shell/view/rules-text.js';
import * as SHELL from '../../../shell/words/en.js';
import type { PuzzleTheme } from '../themes.js';

const { listed } = SHELL.forms;

/** A lesson: what it is called, what is to be done, and what is said to each step. */
export interface LessonWords {
  readonly title: string;
  readonly task: string;
  readonly why: readonly string[];
}

export type LessonName =
  | 'corner-contact'
  | 'no-side-contact'
  | 'over-an-edge'
  | 'cube-corner'
  | 'build-points'
  | 'single-last';

export const setup = {
  bonus: 'Bonus for placing all pieces',
  bonus20: '20',
  bonus15: '15, or 20',
  aboutBonus: 'if I1 is the last',
  noBonus: 'None',
  first: 'Who begins',
  /** The players by their colours. */
  colours: { A: 'Blue', B: 'Yellow', C: 'Red', D: 'Green' } satisfies Record<PlayerId, string>,
  ranking: ['Points', 'Pieces left'] as readonly string[],
};

/** The words of a lesson, which the library has in English. */
function lessonOf(name: LessonName): LessonWords {
  const { title = '', task = '', steps = [] } = LESSONS.find((each) => each.name === name) ?? {};
  return { title, task, why: steps.map(({ why }) => why) };
}

export const lessons: Readonly<Record<LessonName, LessonWords>> = {
  'corner-contact': lessonOf('corner-contact'),
  'no-side-contact': lessonOf('no-side-contact'),
  'over-an-edge': lessonOf('over-an-edge'),
  'cube-corner': lessonOf('cube-corner'),
  'build-points': lessonOf('build-points'),
  'single-last': lessonOf('single-last'),
};

export const learning = {
  otherPiece: (pieces: readonly Piece[]) => `This lesson is about ${listed(pieces)}.`,
  otherPlace: 'That is a legal place, but not the one that the lesson asks for.',
  training: 'Training',
  begin: 'Play a training game',
  goOn: 'Continue the training game',
  level: (level: number, all: number) => `Level ${level} of ${all}.`,
  oneWin: (level: number, all: number) => `Level ${level} of ${all}: one win moves you up.`,
  threeWins: (level: number, all: number) =>
    `Level ${level} of ${all}: three wins in a row move you up.`,
  won: (level: number, all: number, run: number) =>
    `Level ${level} of ${all}: won ${run} in a row; three wins move you up.`,
  lost: (level: number, all: number, run: number) =>
    `Level ${level} of ${all}: lost ${run} in a row; three losses move you down.`,
};

/** What the solution of a puzzle does. */
export const themes = {
  single: 'It keeps I1 for the end and gets the bonus.',
  'shut-out': 'It leaves the other player no place at all.',
  'take-room': 'It leaves the other player fewer places than any other move.',
  'keep-room': 'It keeps more places for later than any other move.',
  'small-first': 'It places a smaller piece before a larger one.',
} satisfies Record<PuzzleTheme, string>;

/** The same in short, as names of themes. */
export const themeNames = {
  single: 'Bonus at the end',
  'shut-out': 'No place left',
  'take-room': 'Takes places',
  'keep-room': 'Keeps places',
  'small-first': 'Small before large',
} satisfies Record<keyof typeof themes, string>;

export const rules: readonly RuleText[] = [
  [
    'The cube.',
    'Six faces of 9 × 9 squares. Each player owns six start squares around two opposite corners of the cube, and has 21 pieces: all shapes of one to five squares, which may be turned and flipped.',
  ],
  [
    'A turn.',
    'Place one piece on free squares. It must touch a square of your own colour at a corner, and none along a side. Other colours may be touched in any way. Pieces may lie over the edges of the cube, as if the faces lay side by side.',
  ],
  [
    '',
    'At a corner of the cube only three squares meet, and each lies next to the other two: there is no corner contact across it.',
  ],
  [
    'The end.',
    'A player who cannot move is skipped; when nobody can, the game is over. Each covered square is a point. Placing all pieces, I1 last, scores 20 more. The most points win.',
  ],
  [
    'On this page.',
    'Choose a piece and point at a square: a preview shows where it would lie. [R] turns it, [F] flips it, [W] goes through all ways to cover the square, [N] and [P] through all places; [Q] rates them. Drag the cube, or press [Shift] and an arrow key, to turn the cube.',
  ],
];

/** What Cube Blokus’s part of the page says. */
export type CubePageWords = typeof import('./en.js');
