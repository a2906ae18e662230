/** Cube Blokus in English. Its type is what every other language has to say. */

import { COMMON } from '../../../engine/board/words/en.js';
import type { Face, Piece, PlayerId } from '../../state/vocabulary.js';

export const { forms, player } = COMMON;
const { points } = COMMON;
const { counted, listed } = forms;

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

/** Why a player lays nothing more: dropped out, or has no place for a piece. */
export type Fate = 'out' | 'stuck';

/** How many squares each player has on a face. */
export interface Share {
  readonly player: PlayerId;
  readonly squares: number;
}

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

const fates = { out: 'out', stuck: 'no more moves' } satisfies Record<Fate, string>;

export const board = {
  faces,
  squares,
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
  ownMove: 'Your last move',
  markedMove: 'Marked move',
  pointsTitle: 'Points',
  player: (player: PlayerId, score: number, left: number, fate: Fate | undefined) =>
    `${colours[player]}, ${points(score)}, ${counted(left, 'piece', 'pieces')} left${fate === undefined ? '' : `, ${fates[fate]}`}`,
  left: (pieces: number) => `${pieces} left`,
  /** The same where there is little room. */
  fates: { out: 'out', stuck: 'done' } satisfies Record<Fate, string>,
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
export const controls = {
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
  noRating: 'The search does not answer. Try again.',
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

export const status = {
  places: (name: string) => `${name} places a piece`,
  wins: COMMON.wins,
  prompt: 'Choose a piece, then a place where it touches your colour at corners only.',
};

/** What happened, as sentences. */
export const events = {
  places: (name: string, piece: Piece, all: readonly Squares[], score: number) =>
    `${name} places ${piece} on ${squares(all)}, ${points(score)}.`,
  lastPiece: 'That was the last piece.',
  skipped: (names: readonly string[]): string =>
    `${listed(names)} cannot move and ${names.length === 1 ? 'is' : 'are'} skipped.`,
  dropsOut: (name: string) => `${name} drops out.`,
};

/** The same in short, for a list. */
export const entries = {
  places: (piece: Piece, all: readonly Squares[]) => `${piece} → ${squares(all)}`,
  /** What a move means for others. */
  stuck: (players: readonly PlayerId[]) =>
    `${listed(players.map((player) => colours[player]))}: no more moves`,
  dropsOut: 'Drops out',
  round: COMMON.round,
};

/** Why something is not possible. */
export const refusals = {
  noPlace: 'First choose a place for the piece.',
  noPiece: 'First choose a piece.',
  startSquare: 'Start squares cannot be covered.',
  taken: (owners: readonly PlayerId[]) =>
    `There is a ${listed(owners.map((player) => colours[player]))} piece already.`,
  sideContact: 'Pieces of one colour must not touch along a side.',
  noCornerContact: 'It must touch a square of its colour at a corner.',
  pieceUsed: (piece: Piece) => `${piece} lies on the cube already.`,
  aroundCorner: 'It does not fit around the corner of the cube.',
  turnOf: COMMON.turnOf,
  over: 'The game is over.',
  notNow: COMMON.notNow,
};

/** The parts of the points, as reasons why a move is better. */
export const reasons = {
  score: 'points so far',
  growth: 'squares to come',
  bonus: 'bonus',
  denial: 'kept from others',
};

export const editor = {
  palette: 'Colour of the pieces',
  about: 'Choose a piece and tap the cube, or drag it there. A tap on a piece takes it off.',
  keys: 'R turns the piece and F flips it; Delete removes a piece from the cube.',
  facts: 'Turn and players',
  toMove: 'Turn',
  nobody: 'Nobody: the game is over',
  statusOf: (player: PlayerId) => `Status of ${colours[player]}`,
  carriedOf: (player: PlayerId) => `Earlier points of ${colours[player]}`,
  aboutSeats: 'Whether each colour is in the game, and its points from earlier games:',
  status: { in: 'in the game', out: 'dropped out', 'single-last': 'all pieces laid, I1 last' },
  clear: 'Take all pieces off the cube',
  colour: (player: PlayerId) => capital(colours[player]),
  laid: (player: PlayerId, all: readonly Squares[]) =>
    `${capital(colours[player])} piece on ${squares(all)}.`,
  removed: (all: readonly Squares[]) => `Removed from ${squares(all)}.`,
  turn: (player: PlayerId) => `It is the turn of ${colours[player]}.`,
  isOver: 'The game is over.',
  statusIs: (player: PlayerId, status: string) => `${capital(colours[player])}: ${status}.`,
  carriedIs: (player: PlayerId, carried: number) =>
    `${capital(colours[player])}: ${points(carried)} of earlier games.`,
  cleared: 'No piece is on the cube.',
  nothingThere: 'Nothing lies there.',
  startStays: 'Start squares belong to their colours.',
  taken: 'There is a piece already.',
  aroundCorner: refusals.aroundCorner,
};
/** What the board says, and what stands around it. */
export type CubeWords = typeof import('./en.js');
