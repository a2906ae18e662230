/** Cube Blokus in Portuguese. */

import { COMMON } from '../../../engine/board/words/pt.js';
import type { Face, Piece, PlayerId } from '../../state/vocabulary.js';

import type { Content, CubeWords, Fate, Squares } from './en.js';

export const { forms, player } = COMMON;
const { points } = COMMON;
const { counted, listed, plural } = forms;

const colours: Readonly<Record<PlayerId, string>> = {
  A: 'azul',
  B: 'amarelo',
  C: 'vermelho',
  D: 'verde',
};

/** The same for squares and pieces, which are feminine: one, several. */
const OF_SQUARES: Readonly<Record<PlayerId, readonly [one: string, many: string]>> = {
  A: ['azul', 'azuis'],
  B: ['amarela', 'amarelas'],
  C: ['vermelha', 'vermelhas'],
  D: ['verde', 'verdes'],
};

const faces: Readonly<Record<Face, string>> = {
  U: 'cima',
  L: 'esquerda',
  F: 'frente',
  R: 'direita',
  B: 'trás',
  D: 'baixo',
};

/** The faces as they are called after `face`. */
const OF_FACES: Readonly<Record<Face, string>> = {
  U: 'de cima',
  L: 'da esquerda',
  F: 'da frente',
  R: 'da direita',
  B: 'de trás',
  D: 'de baixo',
};

const squares = (all: readonly Squares[]) =>
  all.map(({ face, names }) => `${faces[face]} ${names.join(' ')}`).join(', ');

function contentOf(content: Content): string {
  switch (content.kind) {
    case 'free':
      return 'livre';
    case 'build-point':
      return 'livre, ponto de apoio';
    case 'start':
      return `casa inicial ${OF_SQUARES[content.owner][0]}`;
    case 'square':
      return `casa ${OF_SQUARES[content.owner][0]}`;
    case 'piece':
      return `${content.piece} ${colours[content.owner]}`;
  }
}

const rated = (rating: number) => `avaliado em ${rating} de 100`;

const sizeOf = (piece: Piece, size: number) => `${piece}, ${counted(size, 'casa', 'casas')}`;

const fates: Readonly<Record<Fate, string>> = {
  out: 'fora',
  stuck: 'já não pode colocar nada',
};

export const board: CubeWords['board'] = {
  faces,
  squares,
  square: (face, name, content) => `${faces[face]} ${name}: ${contentOf(content)}`,
  face: (face, shares, free) => {
    const counts = shares.map(
      (share) => `${share.squares} ${plural(share.squares, ...OF_SQUARES[share.player])}`,
    );
    return `Face ${OF_FACES[face]}: ${[...counts, counted(free, 'livre', 'livres')].join(', ')}`;
  },
  cube: 'Cubo',
  net: 'Planificação',
  aboutCube: 'O cubo. As setas percorrem as suas casas; com Shift, giram o cubo.',
  aboutNet: 'A planificação: todas as faces do cubo, abertas',
  turnCube: 'Girar o cubo',
  turns: {
    up: 'Girar o cubo para ver mais de cima',
    left: 'Girar o cubo para ver mais da esquerda',
    right: 'Girar o cubo para ver mais da direita',
    down: 'Girar o cubo para ver mais de baixo',
  },
  moveOf: (name) => `Jogada de ${name}`,
  ownMove: 'A sua última jogada',
  markedMove: 'Jogada marcada',
  pointsTitle: 'Pontos',
  player: (player, score, left, fate) =>
    `${colours[player]}, ${points(score)}, ${plural(left, 'resta', 'restam')} ${counted(left, 'peça', 'peças')}${fate === undefined ? '' : `, ${fates[fate]}`}`,
  left: (pieces) => `${plural(pieces, 'resta', 'restam')} ${pieces}`,
  fates: { out: 'fora', stuck: 'fim' },
  piecesOf: (player) => `Peças do ${colours[player]}`,
  noPieces: 'Não restam peças.',
  piece: sizeOf,
  pieceFits: (piece, size, places) =>
    `${sizeOf(piece, size)}, ${
      places === 0
        ? 'agora não cabe em lugar nenhum'
        : `cabe em ${counted(places, 'lugar', 'lugares')}`
    }`,
  pieceMarked: (piece) => `${piece}, marcada`,
};

export const controls: CubeWords['controls'] = {
  title: 'A peça na mão',
  turn: 'Girar',
  flip: 'Virar',
  back: 'Lugar anterior',
  shortBack: 'Anterior',
  next: 'Próximo lugar',
  shortNext: 'Próximo',
  rate: 'Avaliar',
  lay: 'Colocar',
  rating: 'Avaliando…',
  rated: 'Avaliado',
  noRating: 'A busca não responde. Tente de novo.',
  ratingOf: (rating) => `${rating}/100`,
  ratingAll: 'Avaliação de todos os lugares…',
  best: (piece, rating) => `O melhor lugar de ${piece} está ${rated(rating)}.`,
  place: (place, places) => `Lugar ${place} de ${places}.`,
  fits: (piece, places) => `${piece} cabe em ${counted(places, 'lugar', 'lugares')}.`,
  fitsNowhere: (piece) => `${piece} agora não cabe em lugar nenhum.`,
  refused: (piece, reason) => `${piece}: ${reason}`,
  preview: (piece, all, score, rating) =>
    `${piece} em ${squares(all)}: ${points(score)}${rating === undefined ? '' : `, ${rated(rating)}`}.`,
};

export const status: CubeWords['status'] = {
  places: (name) => `Vez de ${name}`,
  wins: COMMON.wins,
  prompt: 'Escolha uma peça e depois um lugar onde ela toque a sua cor só pelos cantos.',
};

export const events: CubeWords['events'] = {
  places: (name, piece, all, score) =>
    `${name} coloca ${piece} em ${squares(all)}, ${points(score)}.`,
  lastPiece: 'Era a última peça.',
  skipped: (names) =>
    `${listed(names)} não ${names.length === 1 ? 'pode jogar e perde' : 'podem jogar e perdem'} a vez.`,
  dropsOut: (name) => `${name} sai do jogo.`,
};

export const entries: CubeWords['entries'] = {
  places: (piece, all) => `${piece} → ${squares(all)}`,
  stuck: (players) =>
    `${listed(players.map((player) => colours[player]))} já não ${players.length === 1 ? 'pode' : 'podem'} colocar nada`,
  dropsOut: 'Sai do jogo',
  round: COMMON.round,
};

export const refusals: CubeWords['refusals'] = {
  noPlace: 'Primeiro escolha um lugar para a peça.',
  noPiece: 'Primeiro escolha uma peça.',
  startSquare: 'As casas iniciais não podem ser cobertas.',
  taken: (owners) => `O ${listed(owners.map((player) => colours[player]))} já está lá.`,
  sideContact: 'Peças da mesma cor não podem tocar-se por um lado.',
  noCornerContact: 'Ela tem de tocar uma casa da sua cor por um canto.',
  pieceUsed: (piece) => `${piece} já está no cubo.`,
  aroundCorner: 'Não cabe à volta do vértice do cubo.',
  turnOf: COMMON.turnOf,
  over: 'A partida acabou.',
  notNow: COMMON.notNow,
};

export const reasons: CubeWords['reasons'] = {
  score: 'pontos até agora',
  growth: 'casas por vir',
  bonus: 'bônus',
  denial: 'tirado dos outros',
};

export const editor: CubeWords['editor'] = {
  palette: 'Cor das peças',
  about: 'Escolha uma peça e toque no cubo, ou arraste-a até lá. Um toque em uma peça a retira.',
  keys: 'R gira a peça e F a vira; Delete retira uma peça do cubo.',
  facts: 'Vez e jogadores',
  toMove: 'Vez de',
  nobody: 'Ninguém: a partida acabou',
  statusOf: (player) => `Situação: ${colours[player]}`,
  carriedOf: (player) => `Pontos anteriores: ${colours[player]}`,
  aboutSeats: 'Se cada cor está em jogo, e os seus pontos de partidas anteriores:',
  status: { in: 'em jogo', out: 'fora', 'single-last': 'todas colocadas, I1 por último' },
  clear: 'Retirar todas as peças do cubo',
  colour: (player) => colours[player],
  laid: (player, all) => `Peça do ${colours[player]}: ${squares(all)}.`,
  removed: (all) => `Removido: ${squares(all)}.`,
  turn: (player) => `Vez: ${colours[player]}.`,
  isOver: 'A partida acabou.',
  statusIs: (player, status) => `${colours[player]}: ${status}.`,
  carriedIs: (player, carried) => `${colours[player]}: ${points(carried)} de partidas anteriores.`,
  cleared: 'Não há nenhuma peça no cubo.',
  nothingThere: 'Não há nada lá.',
  startStays: 'As casas iniciais são das suas cores.',
  taken: 'Já há uma peça lá.',
  aroundCorner: refusals.aroundCorner,
};
