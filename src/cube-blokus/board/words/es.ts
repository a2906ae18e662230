/** Cube Blokus in Spanish. */

import { COMMON } from '../../../engine/board/words/es.js';
import type { Face, Piece, PlayerId } from '../../state/vocabulary.js';

import type { Content, CubeWords, Fate, Squares } from './en.js';

export const { forms, player } = COMMON;
const { points } = COMMON;
const { counted, listed, plural } = forms;

const colours: Readonly<Record<PlayerId, string>> = {
  A: 'azul',
  B: 'amarillo',
  C: 'rojo',
  D: 'verde',
};

/** The same for squares and pieces, which are feminine: one, several. */
const OF_SQUARES: Readonly<Record<PlayerId, readonly [one: string, many: string]>> = {
  A: ['azul', 'azules'],
  B: ['amarilla', 'amarillas'],
  C: ['roja', 'rojas'],
  D: ['verde', 'verdes'],
};

const faces: Readonly<Record<Face, string>> = {
  U: 'arriba',
  L: 'izquierda',
  F: 'frente',
  R: 'derecha',
  B: 'atrás',
  D: 'abajo',
};

/** The faces as they are called after `cara`. */
const OF_FACES: Readonly<Record<Face, string>> = {
  U: 'de arriba',
  L: 'izquierda',
  F: 'frontal',
  R: 'derecha',
  B: 'de atrás',
  D: 'de abajo',
};

const squares = (all: readonly Squares[]) =>
  all.map(({ face, names }) => `${faces[face]} ${names.join(' ')}`).join(', ');

function contentOf(content: Content): string {
  switch (content.kind) {
    case 'free':
      return 'libre';
    case 'build-point':
      return 'libre, punto de apoyo';
    case 'start':
      return `casilla inicial ${OF_SQUARES[content.owner][0]}`;
    case 'square':
      return `casilla ${OF_SQUARES[content.owner][0]}`;
    case 'piece':
      return `${content.piece} ${colours[content.owner]}`;
  }
}

const rated = (rating: number) => `valorado con ${rating} de 100`;

const sizeOf = (piece: Piece, size: number) => `${piece}, ${counted(size, 'casilla', 'casillas')}`;

const fates: Readonly<Record<Fate, string>> = {
  out: 'fuera',
  stuck: 'ya no puede colocar nada',
};

export const board: CubeWords['board'] = {
  faces,
  squares,
  square: (face, name, content) => `${faces[face]} ${name}: ${contentOf(content)}`,
  face: (face, shares, free) => {
    const counts = shares.map(
      (share) => `${share.squares} ${plural(share.squares, ...OF_SQUARES[share.player])}`,
    );
    return `Cara ${OF_FACES[face]}: ${[...counts, counted(free, 'libre', 'libres')].join(', ')}`;
  },
  cube: 'Cubo',
  net: 'Desarrollo',
  aboutCube: 'El cubo. Las flechas recorren sus casillas; con Mayús lo giran.',
  aboutNet: 'El desarrollo: todas las caras del cubo, desplegadas',
  turnCube: 'Girar el cubo',
  turns: {
    up: 'Girar el cubo para ver más de arriba',
    left: 'Girar el cubo para ver más de la izquierda',
    right: 'Girar el cubo para ver más de la derecha',
    down: 'Girar el cubo para ver más de abajo',
  },
  moveOf: (name) => `Jugada de ${name}`,
  ownMove: 'Tu última jugada',
  markedMove: 'Jugada marcada',
  pointsTitle: 'Puntos',
  player: (player, score, left, fate) =>
    `${colours[player]}, ${points(score)}, ${plural(left, 'queda', 'quedan')} ${counted(left, 'pieza', 'piezas')}${fate === undefined ? '' : `, ${fates[fate]}`}`,
  left: (pieces) => `${plural(pieces, 'queda', 'quedan')} ${pieces}`,
  fates: { out: 'fuera', stuck: 'fin' },
  piecesOf: (player) => `Piezas de ${colours[player]}`,
  noPieces: 'No quedan piezas.',
  piece: sizeOf,
  pieceFits: (piece, size, places) =>
    `${sizeOf(piece, size)}, ${
      places === 0
        ? 'ahora no cabe en ningún sitio'
        : `cabe en ${counted(places, 'sitio', 'sitios')}`
    }`,
  pieceMarked: (piece) => `${piece}, marcada`,
};

export const controls: CubeWords['controls'] = {
  title: 'La pieza en la mano',
  turn: 'Girar',
  flip: 'Voltear',
  back: 'Sitio anterior',
  shortBack: 'Anterior',
  next: 'Sitio siguiente',
  shortNext: 'Siguiente',
  rate: 'Valorar',
  lay: 'Colocar',
  rating: 'Valorando…',
  rated: 'Valorado',
  noRating: 'La búsqueda no responde. Inténtalo de nuevo.',
  ratingOf: (rating) => `${rating}/100`,
  ratingAll: 'Valorando todos los sitios…',
  best: (piece, rating) => `El mejor sitio de ${piece} está ${rated(rating)}.`,
  place: (place, places) => `Sitio ${place} de ${places}.`,
  fits: (piece, places) => `${piece} cabe en ${counted(places, 'sitio', 'sitios')}.`,
  fitsNowhere: (piece) => `${piece} ahora no cabe en ningún sitio.`,
  refused: (piece, reason) => `${piece}: ${reason}`,
  preview: (piece, all, score, rating) =>
    `${piece} en ${squares(all)}: ${points(score)}${rating === undefined ? '' : `, ${rated(rating)}`}.`,
};

export const status: CubeWords['status'] = {
  places: (name) => `Turno de ${name}`,
  wins: COMMON.wins,
  prompt: 'Elige una pieza y luego un sitio donde toque tu color solo por las esquinas.',
};

export const events: CubeWords['events'] = {
  places: (name, piece, all, score) =>
    `${name} coloca ${piece} en ${squares(all)}, ${points(score)}.`,
  lastPiece: 'Era la última pieza.',
  skipped: (names) =>
    `${listed(names)} no ${names.length === 1 ? 'puede jugar y pierde' : 'pueden jugar y pierden'} el turno.`,
  dropsOut: (name) => `${name} se retira.`,
};

export const entries: CubeWords['entries'] = {
  places: (piece, all) => `${piece} → ${squares(all)}`,
  stuck: (players) =>
    `${listed(players.map((player) => colours[player]))} ya no ${players.length === 1 ? 'puede' : 'pueden'} colocar nada`,
  dropsOut: 'Se retira',
  round: COMMON.round,
};

export const refusals: CubeWords['refusals'] = {
  noPlace: 'Primero elige un sitio para la pieza.',
  noPiece: 'Primero elige una pieza.',
  startSquare: 'Las casillas iniciales no se pueden cubrir.',
  taken: (owners) =>
    `Ahí ya hay una pieza de color ${listed(owners.map((player) => colours[player]))}.`,
  sideContact: 'Las piezas de un mismo color no pueden tocarse por un lado.',
  noCornerContact: 'Debe tocar una casilla de su color por una esquina.',
  pieceUsed: (piece) => `${piece} ya está en el cubo.`,
  aroundCorner: 'No cabe alrededor del vértice del cubo.',
  turnOf: COMMON.turnOf,
  over: 'La partida ha terminado.',
  notNow: COMMON.notNow,
};

export const reasons: CubeWords['reasons'] = {
  score: 'puntos hasta ahora',
  growth: 'casillas por venir',
  bonus: 'bonificación',
  denial: 'lo que impide a los demás',
};

export const editor: CubeWords['editor'] = {
  palette: 'Color de las piezas',
  about: 'Elige una pieza y toca el cubo, o arrástrala hasta allí. Un toque en una pieza la quita.',
  keys: 'R gira la pieza y F la voltea; Supr quita una pieza del cubo.',
  facts: 'Turno y jugadores',
  toMove: 'Turno',
  nobody: 'Nadie: la partida ha terminado',
  statusOf: (player) => `Situación: ${colours[player]}`,
  carriedOf: (player) => `Puntos anteriores: ${colours[player]}`,
  aboutSeats: 'Si cada color está en juego, y sus puntos de partidas anteriores:',
  status: { in: 'en juego', out: 'fuera', 'single-last': 'todas puestas, I1 al final' },
  clear: 'Quitar todas las piezas del cubo',
  colour: (player) => colours[player],
  laid: (player, all) => `Pieza de ${colours[player]}: ${squares(all)}.`,
  removed: (all) => `Quitado: ${squares(all)}.`,
  turn: (player) => `Turno: ${colours[player]}.`,
  isOver: 'La partida ha terminado.',
  statusIs: (player, status) => `${colours[player]}: ${status}.`,
  carriedIs: (player, carried) => `${colours[player]}: ${points(carried)} de partidas anteriores.`,
  cleared: 'No hay ninguna pieza en el cubo.',
  nothingThere: 'Ahí no hay nada.',
  startStays: 'Las casillas de salida son de sus colores.',
  taken: 'Ahí ya hay una pieza.',
  aroundCorner: refusals.aroundCorner,
};
