/** Cube Blokus in English. Its type is what every other language has to say. */
import { type Face, LESSONS, type Piece, type PlayerId } from 'azulejo/cube-blokus';
import type { RuleText } from '../../../shell/view/rules-text.js';
import { WORDS as SHELL } from '../../../shell/words/en.js';
import type { PuzzleTheme } from '../themes.js';

const { forms, games } = SHELL;
const { counted, listed } = forms;
const { points } = games;

/** Squares of one face, such as `b8`. */
export interface Squares {
  readonly face: Face;
  readonly names: readonly string[];
}

/** What lies on a square. */
export type Content =
  | { readonly kind: 'free' | 'build-point' }
  | { readonly kind: 'start' | 'square'; readonly owner: PlayerId }
  | { readonly kind: 'piece'; readonly owner: PlayerId; readonly piece: Piece };

/** How many squares each player has on a face. */
export interface Share {
  readonly player: PlayerId;
  readonly squares: number;
}

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

const colours = { A: 'blue', B: 'yellow', C: 'red', D: 'green' } satisfies Record<PlayerId, string>;

const faces = {
  U: 'top',
  L: 'left',
  F: 'front',
  R: 'right',
  B: 'back',
  D: 'bottom',
} satisfies Record<Face, string>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Name squares, each face once: `top a7 b7, left g1`. */
const squares = (all: readonly Squares[]) =>
  all.map(({ face, names }) => `${faces[face]} ${names.join(' ')}`).join(', ');

function contentOf(content: Content): string {
  switch (content.kind) {
    case 'free':
      return 'free';
    case 'build-point':
      return 'free, build point';
    case 'start':
      return `${colours[content.owner]} start square`;
    case 'square':
      return `${colours[content.owner]} square`;
    case 'piece':
      return `${colours[content.owner]} ${content.piece}`;
  }
}

const rated = (rating: number) => `rated ${rating} of 100`;

const board = {
  faces,
  /** The colour of a player, as a title. */
  colour: (player: PlayerId) => capital(colours[player]),
  square: (face: Face, name: string, content: Content) =>
    `${faces[face]} ${name}: ${contentOf(content)}`,
  face: (face: Face, shares: readonly Share[], free: number) => {
    const counts = shares.map((share) => `${share.squares} ${colours[share.player]}`);
    return `${capital(faces[face])} face: ${[...counts, `${free} free`].join(', ')}`;
  },
  cube: 'Cube',
  net: 'Net',
  aboutCube: 'The cube. Arrow keys move over its squares, with Shift they turn it.',
  aboutNet: 'The net: all faces of the cube, unfolded',
  turnCube: 'Turn the cube',
  turns: {
    up: 'Turn the cube to see more of its top',
    left: 'Turn the cube to see more of its left',
    right: 'Turn the cube to see more of its right',
    down: 'Turn the cube to see more of its bottom',
  },
  moveOf: (name: string) => `${name}’s move`,
  markedMove: 'Marked move',
  pointsTitle: 'Points',
  player: (player: PlayerId, score: number, left: number, isOut: boolean) =>
    `${colours[player]}, ${points(score)}, ${counted(left, 'piece', 'pieces')} left${isOut ? ', out' : ''}`,
  left: (pieces: number) => `${pieces} left`,
  out: 'out',
  piecesOf: (player: PlayerId) => `Pieces of ${colours[player]}`,
  noPieces: 'No pieces are left.',
  piece: (piece: Piece, size: number) => `${piece}, ${counted(size, 'square', 'squares')}`,
  pieceFits: (piece: Piece, size: number, places: number) =>
    `${piece}, ${counted(size, 'square', 'squares')}, ${
      places === 0 ? 'fits nowhere now' : `fits in ${counted(places, 'place', 'places')}`
    }`,
  /** The same of a piece that is pointed out. */
  pieceMarked: (piece: string) => `${piece}, marked`,
};

/** What can be done with the piece in the hand. */
const controls = {
  title: 'The piece in hand',
  turn: 'Turn',
  flip: 'Flip',
  back: 'Previous place',
  shortBack: 'Previous',
  next: 'Next place',
  shortNext: 'Next',
  rate: 'Rate',
  lay: 'Lay it',
  rating: 'Rating …',
  rated: 'Rated',
  ratingOf: (rating: number) => `${rating} of 100`,
  ratingAll: 'Rating all places …',
  best: (piece: Piece, rating: number) => `The best place of ${piece} is ${rated(rating)}.`,
  place: (place: number, places: number) => `Place ${place} of ${places}.`,
  fits: (piece: Piece, places: number) => `${piece} fits in ${counted(places, 'place', 'places')}.`,
  fitsNowhere: (piece: Piece) => `${piece} fits nowhere now.`,
  refused: (piece: Piece, reason: string) => `${piece}: ${reason}`,
  /** What laying the piece there would be. */
  preview: (piece: Piece, all: readonly Squares[], score: number, rating: number | undefined) =>
    `${piece} on ${squares(all)}: ${points(score)}${rating === undefined ? '' : `, ${rated(rating)}`}.`,
};

const status = {
  places: (name: string) => `${name} places a piece`,
  wins: games.wins,
  prompt: 'Choose a piece, then a place where it touches your colour at corners only.',
};

/** What happened, as sentences. */
const events = {
  places: (name: string, piece: Piece, all: readonly Squares[], score: number) =>
    `${name} places ${piece} on ${squares(all)}, ${points(score)}.`,
  lastPiece: 'That was the last piece.',
  skipped: (names: readonly string[]): string =>
    `${listed(names)} cannot move and ${names.length === 1 ? 'is' : 'are'} skipped.`,
  dropsOut: (name: string) => `${name} drops out.`,
};

/** The same in short, for a list. */
const entries = {
  places: (piece: Piece, all: readonly Squares[]) => `${piece} → ${squares(all)}`,
  dropsOut: 'Drops out',
  round: games.round,
};

/** Why something is not possible. */
const refusals = {
  noPlace: 'First choose a place for the piece.',
  noPiece: 'First choose a piece.',
  startSquare: 'Start squares cannot be covered.',
  taken: (owners: readonly PlayerId[]) =>
    `There is a ${listed(owners.map((player) => colours[player]))} piece already.`,
  sideContact: 'Pieces of one colour must not touch along a side.',
  noCornerContact: 'It must touch a square of its colour at a corner.',
  pieceUsed: (piece: Piece) => `${piece} lies on the cube already.`,
  aroundCorner: 'It does not fit around the corner of the cube.',
  turnOf: games.turnOf,
  over: 'The game is over.',
  notNow: games.notNow,
};

const setup = {
  bonus: 'Bonus for placing all pieces',
  bonus20: '20',
  bonus15: '15, or 20',
  aboutBonus: 'if I1 is the last',
  noBonus: 'None',
  first: 'Who begins',
  ranking: ['Points', 'Pieces left'] as readonly string[],
  level: games.level,
  easyLevel: games.easyLevel,
  hardLevel: games.hardLevel,
  randomMoves: games.randomMoves,
};

/** The words of a lesson, which the library has in English. */
function lessonOf(name: LessonName): LessonWords {
  const { title = '', task = '', steps = [] } = LESSONS.find((each) => each.name === name) ?? {};
  return { title, task, why: steps.map(({ why }) => why) };
}

const lessons: Readonly<Record<LessonName, LessonWords>> = {
  'corner-contact': lessonOf('corner-contact'),
  'no-side-contact': lessonOf('no-side-contact'),
  'over-an-edge': lessonOf('over-an-edge'),
  'cube-corner': lessonOf('cube-corner'),
  'build-points': lessonOf('build-points'),
  'single-last': lessonOf('single-last'),
};

const learning = {
  title: 'Lessons',
  you: 'You',
  done: 'done',
  next: 'Next lesson',
  show: 'Show me',
  isDone: 'The lesson is done.',
  otherPiece: (pieces: readonly Piece[]) => `This lesson is about ${listed(pieces)}.`,
  otherPlace: 'That is a legal place, but not the one that the lesson asks for.',
  training: 'Training',
  begin: 'Play a training game',
  goOn: 'Go on with the training game',
  level: (level: number, all: number) => `Level ${level} of ${all}.`,
  oneWin: (level: number, all: number) => `Level ${level} of ${all}: one win leads on.`,
  threeWins: (level: number, all: number) =>
    `Level ${level} of ${all}: three wins in a row lead on.`,
  won: (level: number, all: number, run: number) =>
    `Level ${level} of ${all}: won ${run} in a row; three lead on.`,
  lost: (level: number, all: number, run: number) =>
    `Level ${level} of ${all}: lost ${run} in a row; three lead back.`,
};

/** What the solution of a puzzle does. */
const themes = {
  single: 'It keeps I1 for the end and gets the bonus.',
  'shut-out': 'It leaves the other player no place at all.',
  'take-room': 'It leaves the other player fewer places than any other move.',
  'keep-room': 'It keeps more places for later than any other move.',
  'small-first': 'It places a smaller piece before a larger one.',
} satisfies Record<PuzzleTheme, string>;

/** The parts of the points, as reasons why a move is better. */
const reasons = {
  score: 'points so far',
  growth: 'squares to come',
  bonus: 'bonus',
  denial: 'kept from others',
};

const rules: readonly RuleText[] = [
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
    'At a corner of the cube only three squares meet, and each lies beside the other two: there is no contact at a corner across it.',
  ],
  [
    'The end.',
    'Whoever cannot move is skipped; when nobody can, the game is over. Each covered square is a point. Whoever has placed all pieces, I1 as the last, gets 20 points more. Most points win.',
  ],
  [
    'On this page.',
    'Choose a piece and point at a square: the piece shows where it would lie. [R] turns it, [F] flips it, [W] goes through all ways to cover the square, [N] and [P] through all places; [Q] rates them. Drag the cube, or press [Shift] and an arrow key, to turn the cube.',
  ],
];

export const WORDS = {
  forms,
  player: games.player,
  board,
  controls,
  status,
  events,
  entries,
  refusals,
  setup,
  lessons,
  learning,
  themes,
  reasons,
  rules,
};

/** What the part of the page that Cube Blokus has says. */
export type CubeWords = typeof WORDS;
