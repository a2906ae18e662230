/** Azul in Portuguese. */

import { COMMON } from '../../../engine/board/words/pt.js';
import type { Colour } from '../../../state/vocabulary.js';

import type { AzulWords, EditedPlace, Source, Target } from './en.js';

export const { forms, player } = COMMON;
export const countFrom = 1;

const { counted, listed, plural } = forms;

const { points } = COMMON;

const colours: AzulWords['board']['colours'] = {
  a: 'azul',
  b: 'verde',
  c: 'laranja',
  d: 'roxo',
  e: 'vermelho',
};

/** The same for several tiles: `2 azuis`. */
const MANY: Readonly<Record<Colour, string>> = {
  a: 'azuis',
  b: 'verdes',
  c: 'laranja',
  d: 'roxos',
  e: 'vermelhos',
};

const tiles = (count: number, colour: Colour) =>
  `${count} ${plural(count, colours[colour], MANY[colour])}`;

/** The names of places, wherever they stand alone. */
export const places: AzulWords['places'] = {
  factory: (factory) => `expositor ${factory}`,
  centre: 'centro',
  row: (row) => `linha de padrão ${row}`,
  cell: (row, column) => `linha ${row} da parede, coluna ${column}`,
  floor: 'chão',
};

const sourceName = (source: Source) => (source === 'C' ? places.centre : places.factory(source));

const fromSource = (source: Source) => (source === 'C' ? 'do centro' : `do expositor ${source}`);

const forTarget = (target: Target) => (target === 'F' ? 'para o chão' : `para a linha ${target}`);

export const board: AzulWords['board'] = {
  colours,
  tiles,
  marker: 'o marcador de jogador inicial',
  markerTitle: 'Marcador de jogador inicial',
  empty: 'nada',
  boards: 'Tabuleiros',
  sources: 'Expositores e centro',
  pile: (count, colour, source) => `${tiles(count, colour)}, ${sourceName(source)}`,
  source: (source, content) =>
    source === 'C' ? `Centro: ${content}` : `Expositor ${source}: ${content}`,
  tab: (name, score) => `${name}, ${points(score)}`,
  boardOf: (name, score, isNext) =>
    `Tabuleiro de ${name}, ${points(score)}${isNext ? ', com a vez' : ''}`,
  emptyRow: (row, size) => `Linha de padrão ${row}: vazia, ${counted(size, 'casa', 'casas')}`,
  row: (row, count, size, colour) =>
    `Linha de padrão ${row}: ${count} de ${size}, ${colours[colour]}`,
  inColumn: (colour, column) => `${colours[colour]} na coluna ${column}`,
  mosaicRow: (row, content) => `Linha ${row} da parede: ${content}`,
  floor: (content, penalty) =>
    penalty === 0
      ? `Linha do chão: ${content}`
      : `Linha do chão: ${content}, menos ${points(penalty)}`,
  cell: (row, column, gained) => `Revestir a linha ${row} na coluna ${column}, ${points(gained)}`,
  shown: ({ target, colour, held, size, toFloor, cost, points: scored }) => {
    if (target === 'F') return `Todos caem no chão, menos ${points(cost)}`;
    const full = scored === undefined ? '' : `, completa: por enquanto vale ${points(scored)}`;
    const row = `A linha ${target} teria ${held} de ${size}, ${colours[colour]}${full}`;
    const fallen = `${toFloor} para o chão, menos ${points(cost)}`;
    return toFloor === 0 ? row : `${row}; ${fallen}`;
  },
};

export const status: AzulWords['status'] = {
  takes: (name) => `Vez de ${name}`,
  tiles: (name) => `${name} reveste`,
  newGame: 'Uma nova partida',
  roundOver: 'A rodada acabou',
  wins: COMMON.wins,
};

export const prompts: AzulWords['prompts'] = {
  drafting: 'Escolha azulejos de uma cor e depois uma linha de padrão ou o chão.',
  tiling: 'Escolha um espaço da parede para a linha completa.',
  'round-end': 'Os chãos são descontados e depois são distribuídos novos azulejos.',
  'last-round-end': 'Os pontos do chão são descontados e depois são somados os bônus.',
  'game-over': '',
};

export const events: AzulWords['events'] = {
  draft: (name, { tiles: count, colour, source, target, token, toFloor }) => {
    const taken = `${tiles(count, colour)}${token ? ' e o marcador de jogador inicial' : ''}`;
    const fallen = target === 'F' || toFloor === 0 ? '' : `; ${toFloor} para o chão`;
    return `${name} pega ${taken} ${fromSource(source)} ${forTarget(target)}${fallen}.`;
  },
  tiling: (name, { row, column, colour, points: scored, toFloor }) => {
    const tile = `${colours[colour]} da linha ${row}`;
    return column === undefined
      ? `${name}: não há lugar para o ${tile}, ${toFloor} para o chão.`
      : `${name}: ${tile} para a coluna ${column}, ${points(scored)}.`;
  },
  floors: (lost) =>
    `Pelo chão, ${listed(lost.map(({ name, points: all }) => `${name} perde ${points(all)}`))}.`,
  bonuses: (won) =>
    `${listed(won.map(({ name, points: all }) => `${name} recebe um bônus de ${points(all)}`))}.`,
  deal: (name) => `Começa uma nova rodada; ${name} joga primeiro.`,
};

export const entries: AzulWords['entries'] = {
  draft: ({ tiles: count, colour, source, target, toFloor }) => {
    const to = target === 'F' ? 'chão' : `linha ${target}`;
    const fallen = target !== 'F' && toFloor > 0 ? `, ${toFloor} para o chão` : '';
    const from = sourceName(source);
    return `${tiles(count, colour)}, ${from} → ${to}${fallen}`;
  },
  tiling: ({ row, column, colour, toFloor }) =>
    column === undefined
      ? `A linha ${row} não tem lugar: ${toFloor} para o chão`
      : `${colours[colour]} para a linha ${row}, coluna ${column}`,
  deal: 'Novos azulejos',
  dealAndFloors: 'Novos azulejos e pontos do chão descontados',
  end: 'Chãos e bônus',
  round: COMMON.round,
  theEnd: 'O fim',
};

export const refusals: AzulWords['refusals'] = {
  nobodyCanMove: COMMON.nobodyCanMove,
  notNow: COMMON.notNow,
  turnOf: COMMON.turnOf,
  noTiles: 'Primeiro escolha azulejos de um expositor ou do centro.',
  chooseCell: 'Escolha um espaço desta linha na parede.',
  noRowToFloor: 'Nenhuma linha completa tem de ir para o chão.',
  rowFull: 'Esta linha está completa.',
  otherColour: (held, colour) =>
    `Esta linha já é de cor ${colours[held]}, por isso o ${colours[colour]} não pode ir para lá.`,
  inMosaicRow: (colour) => `A parede já tem um ${colours[colour]} nesta linha.`,
  rowNotFull: 'Esta linha não está completa, por isso espera até a próxima rodada.',
  rowNotNext: (next) =>
    `As linhas completas passam à parede de cima para baixo: primeiro a linha ${next}.`,
  cellTaken: 'Já há um azulejo lá.',
  inMosaicColumn: (colour) => `Esta coluna já tem um ${colours[colour]}.`,
  offItsCell: (colour, home) => `Nesta linha, o ${colours[colour]} fica na coluna ${home}.`,
  floorNotNeeded: 'O azulejo tem lugar na parede.',
  tilingNow: 'Agora as linhas completas passam à parede.',
  notThere: (colour, source) =>
    source === 'C'
      ? `Não há nenhum azulejo ${colours[colour]} no centro.`
      : `Não há nenhum azulejo ${colours[colour]} no expositor ${source}.`,
};

export const reasons: AzulWords['reasons'] = {
  score: 'pontos até agora',
  placement: 'azulejos colocados',
  floor: 'chão',
  rows: 'linhas',
  columns: 'colunas',
  colours: 'cores',
  storage: 'azulejos nas linhas de padrão',
  token: 'primeira vez',
  later: 'rodadas seguintes',
  denial: 'o que impede aos outros',
};

/** Name a place. */
function placeName(place: EditedPlace): string {
  switch (place.kind) {
    case 'factory':
      return places.factory(place.factory);
    case 'centre':
      return places.centre;
    case 'row':
      return `linha ${place.row} do jogador ${place.player}`;
    case 'cell':
      return `parede do jogador ${place.player}, linha ${place.row}, coluna ${place.column}`;
    case 'floor':
      return `chão do jogador ${place.player}`;
  }
}

const pieceName = (piece: Colour | 'token') =>
  piece === 'token' ? 'marcador de jogador inicial' : colours[piece];

export const editor: AzulWords['editor'] = {
  player: COMMON.player,
  board: (name, isNext) => `Tabuleiro de ${name}${isNext ? ', com a vez' : ''}`,
  places: (name) => `Lugares de ${name}`,
  points: 'pontos',
  pointsOf: (name) => `${name}, pontos`,
  cell: (row, column, content) => `Parede, linha ${row}, coluna ${column}: ${content}`,
  emptyFor: (colour) => `vazio, para o ${colours[colour]}`,
  wrong: (place) => `${place}. Há algo errado aqui.`,
  palette: 'Escolha o que colocar',
  remove: 'Remover',
  about: 'Escolha uma peça e toque em um lugar, ou arraste-a até lá.',
  keys: 'Em um lugar, 1 a 5 põem uma cor e 0 põe o marcador; Delete remove.',
  facts: 'Vez, saco e tampa',
  players: 'Jogadores',
  toMove: 'Vez de',
  nowhere: 'Em lugar nenhum',
  centre: 'Centro',
  aboutBag: 'Cada azulejo que você põe na mesa sai do saco e volta para lá quando o remove.',
  fill: 'Pôr os outros azulejos no saco',
  colour: 'Cor',
  table: 'Mesa',
  bag: 'Saco',
  discard: 'Tampa',
  all: 'Total',
  supply: (pile, colour) => `${pile}: ${colours[colour]}`,
  put: (piece, place) => `Colocado: ${pieceName(piece)} (${placeName(place)}).`,
  removed: (piece, place) => `Removido: ${pieceName(piece)} (${placeName(place)}).`,
  turn: (player) => `É a vez do jogador ${player}.`,
  score: (player, score) => `O jogador ${player} tem ${points(score)}.`,
  countPlayers: (players) => `${players} jogadores.`,
  count: (count, colour, pile) =>
    `${tiles(count, colour)} ${pile === 'bag' ? 'no saco' : 'na tampa'}.`,
  filled: 'Os outros azulejos estão no saco.',
  nothingThere: 'Não há nada lá.',
  markerPlace: 'O marcador de jogador inicial fica no centro ou no chão de alguém.',
  fullFactory: 'Em um expositor cabem quatro azulejos.',
  fullCentre: 'No centro nunca há mais de 27 azulejos.',
  fullRow: 'Esta linha está completa.',
  fullFloor: 'Uma linha do chão tem sete lugares.',
};
