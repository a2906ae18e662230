/** Cube Blokus in German. */

import { COMMON } from '../../../engine/board/words/de.js';
import type { Face, Piece, PlayerId } from '../../state/vocabulary.js';

import type { Content, CubeWords, Fate, Squares } from './en.js';

export const { forms, player } = COMMON;
const { points } = COMMON;
const { counted, listed } = forms;

const colours: Readonly<Record<PlayerId, string>> = { A: 'Blau', B: 'Gelb', C: 'Rot', D: 'Grün' };

/** The same before a word: `12 blaue`, `blaues Startfeld`. */
const OF_SQUARES: Readonly<Record<PlayerId, string>> = {
  A: 'blaue',
  B: 'gelbe',
  C: 'rote',
  D: 'grüne',
};

const faces: Readonly<Record<Face, string>> = {
  U: 'oben',
  L: 'links',
  F: 'vorn',
  R: 'rechts',
  B: 'hinten',
  D: 'unten',
};

const squares = (all: readonly Squares[]) =>
  all.map(({ face, names }) => `${faces[face]} ${names.join(' ')}`).join(', ');

function contentOf(content: Content): string {
  switch (content.kind) {
    case 'free':
      return 'frei';
    case 'build-point':
      return 'frei, Anlegepunkt';
    case 'start':
      return `${OF_SQUARES[content.owner]}s Startfeld`;
    case 'square':
      return `${OF_SQUARES[content.owner]}s Feld`;
    case 'piece':
      return `${colours[content.owner]}, ${content.piece}`;
  }
}

const rated = (rating: number) => `bewertet mit ${rating} von 100`;

const sizeOf = (piece: Piece, size: number) => `${piece}, ${counted(size, 'Feld', 'Felder')}`;

const fates: Readonly<Record<Fate, string>> = {
  out: 'ausgeschieden',
  stuck: 'kann nichts mehr legen',
};

export const board: CubeWords['board'] = {
  faces,
  squares,
  square: (face, name, content) => `${faces[face]} ${name}: ${contentOf(content)}`,
  face: (face, shares, free) => {
    const counts = shares.map((share) => `${share.squares} ${OF_SQUARES[share.player]}`);
    return `Fläche ${faces[face]}: ${[...counts, `${free} frei`].join(', ')}`;
  },
  cube: 'Würfel',
  net: 'Netz',
  aboutCube:
    'Der Würfel. Mit den Pfeiltasten bewegst du dich über die Felder, mit Umschalt drehst du den Würfel.',
  aboutNet: 'Das Netz: alle Flächen des Würfels, ausgebreitet',
  turnCube: 'Würfel drehen',
  turns: {
    up: 'Würfel drehen, um mehr von oben zu sehen',
    left: 'Würfel drehen, um mehr von links zu sehen',
    right: 'Würfel drehen, um mehr von rechts zu sehen',
    down: 'Würfel drehen, um mehr von unten zu sehen',
  },
  moveOf: (name) => `Zug von ${name}`,
  ownMove: 'Dein letzter Zug',
  markedMove: 'Markierter Zug',
  pointsTitle: 'Punkte',
  player: (player, score, left, fate) =>
    `${colours[player]}, ${points(score)}, noch ${counted(left, 'Stein', 'Steine')}${fate === undefined ? '' : `, ${fates[fate]}`}`,
  left: (pieces) => `noch ${pieces}`,
  fates: { out: 'aus', stuck: 'fertig' },
  piecesOf: (player) => `Steine von ${colours[player]}`,
  noPieces: 'Es sind keine Steine übrig.',
  piece: sizeOf,
  pieceFits: (piece, size, places) =>
    `${sizeOf(piece, size)}, ${
      places === 0 ? 'passt gerade nirgends' : `passt an ${counted(places, 'Stelle', 'Stellen')}`
    }`,
  pieceMarked: (piece) => `${piece}, markiert`,
};

export const controls: CubeWords['controls'] = {
  title: 'Der Stein in der Hand',
  turn: 'Drehen',
  flip: 'Wenden',
  back: 'Vorige Stelle',
  shortBack: 'Vorige',
  next: 'Nächste Stelle',
  shortNext: 'Nächste',
  rate: 'Bewerten',
  lay: 'Legen',
  rating: 'Wird bewertet …',
  rated: 'Bewertet',
  noRating: 'Die Suche antwortet nicht. Versuche es noch einmal.',
  ratingOf: (rating) => `${rating}/100`,
  ratingAll: 'Alle Stellen werden bewertet …',
  best: (piece, rating) => `Die beste Stelle für ${piece} ist ${rated(rating)}.`,
  place: (place, places) => `Stelle ${place} von ${places}.`,
  fits: (piece, places) => `${piece} passt an ${counted(places, 'Stelle', 'Stellen')}.`,
  fitsNowhere: (piece) => `${piece} passt gerade nirgends.`,
  refused: (piece, reason) => `${piece}: ${reason}`,
  preview: (piece, all, score, rating) =>
    `${piece}, ${squares(all)}: ${points(score)}${rating === undefined ? '' : `, ${rated(rating)}`}.`,
};

export const status: CubeWords['status'] = {
  places: (name) => `${name} ist am Zug`,
  wins: COMMON.wins,
  prompt: 'Wähle einen Stein, dann eine Stelle, wo er deine Farbe nur an Ecken berührt.',
};

export const events: CubeWords['events'] = {
  places: (name, piece, all, score) => `${name} legt ${piece}: ${squares(all)}, ${points(score)}.`,
  lastPiece: 'Das war der letzte Stein.',
  skipped: (names) =>
    `${listed(names)} ${names.length === 1 ? 'kann nicht ziehen und setzt' : 'können nicht ziehen und setzen'} aus.`,
  dropsOut: (name) => `${name} scheidet aus.`,
};

export const entries: CubeWords['entries'] = {
  places: (piece, all) => `${piece} → ${squares(all)}`,
  stuck: (players) =>
    `${listed(players.map((player) => colours[player]))} ${players.length === 1 ? 'kann' : 'können'} nichts mehr legen`,
  dropsOut: 'Scheidet aus',
  round: COMMON.round,
};

export const refusals: CubeWords['refusals'] = {
  noPlace: 'Wähle zuerst eine Stelle für den Stein.',
  noPiece: 'Wähle zuerst einen Stein.',
  startSquare: 'Startfelder können nicht belegt werden.',
  taken: (owners) => `Dort liegt schon ${listed(owners.map((player) => colours[player]))}.`,
  sideContact: 'Steine einer Farbe dürfen sich nicht an einer Seite berühren.',
  noCornerContact: 'Er muss ein Feld seiner Farbe an einer Ecke berühren.',
  pieceUsed: (piece) => `${piece} liegt schon auf dem Würfel.`,
  aroundCorner: 'Er passt nicht um die Ecke des Würfels.',
  turnOf: COMMON.turnOf,
  over: 'Die Partie ist zu Ende.',
  notNow: COMMON.notNow,
};

export const reasons: CubeWords['reasons'] = {
  score: 'Punkte bisher',
  growth: 'Felder, die noch kommen',
  bonus: 'Bonus',
  denial: 'anderen weggenommen',
};

export const editor: CubeWords['editor'] = {
  palette: 'Farbe der Steine',
  about:
    'Wähle einen Stein und tippe auf den Würfel, oder zieh ihn dorthin. Ein Tippen auf einen Stein nimmt ihn weg.',
  keys: 'R dreht den Stein, F wendet ihn; Entf entfernt einen Stein vom Würfel.',
  facts: 'Zug und Spieler',
  toMove: 'Am Zug',
  nobody: 'Niemand: die Partie ist zu Ende',
  statusOf: (player) => `Stand von ${colours[player]}`,
  carriedOf: (player) => `Frühere Punkte von ${colours[player]}`,
  aboutSeats: 'Ob jede Farbe im Spiel ist, und ihre Punkte aus früheren Partien:',
  status: { in: 'im Spiel', out: 'ausgeschieden', 'single-last': 'alle gelegt, I1 zuletzt' },
  clear: 'Alle Steine vom Würfel nehmen',
  colour: (player) => colours[player],
  laid: (player, all) => `Stein von ${colours[player]} auf ${squares(all)}.`,
  removed: (all) => `Entfernt: ${squares(all)}.`,
  turn: (player) => `${colours[player]} ist am Zug.`,
  isOver: 'Die Partie ist zu Ende.',
  statusIs: (player, status) => `${colours[player]}: ${status}.`,
  carriedIs: (player, carried) => `${colours[player]}: ${points(carried)} aus früheren Partien.`,
  cleared: 'Auf dem Würfel liegt kein Stein.',
  nothingThere: 'Dort liegt nichts.',
  startStays: 'Startfelder gehören ihren Farben.',
  taken: 'Dort liegt schon ein Stein.',
  aroundCorner: refusals.aroundCorner,
};
