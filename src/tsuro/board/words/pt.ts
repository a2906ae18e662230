/** Tsuro in Portuguese. */
import { COMMON } from '../../../engine/board/words/pt.js';

import type { Port } from '../../state/vocabulary.js';
import type { Out, Place, TsuroWords } from './en.js';

export const { forms, player } = COMMON;
export const countFrom = 1;

const { counted, listed, plural } = forms;

const ends = { leaves: 'sai do tabuleiro', loops: 'anda em círculo' };

const ports: Readonly<Record<Port, string>> = {
  a: 'lado norte, esquerda',
  b: 'lado norte, direita',
  c: 'lado leste, em cima',
  d: 'lado leste, embaixo',
  e: 'lado sul, direita',
  f: 'lado sul, esquerda',
  g: 'lado oeste, embaixo',
  h: 'lado oeste, em cima',
};

const square = ([column, row]: Place) => `coluna ${column}, linha ${row}`;

export const places: TsuroWords['places'] = {
  square,
  start: (place, port) => `${square(place)}, ${ports[port]}`,
};

const outs = (all: readonly Out[]) => all.map(({ name, end }) => `; ${name} ${ends[end]}`).join('');

export const board: TsuroWords['board'] = {
  title: 'Tabuleiro',
  stones: 'Pedras',
  tiles: 'Peças',
  tile: (tile) => `Peça ${tile}`,
  chosenTile: (tile) => `Peça ${tile}, escolhida; pressione outra vez para girá-la`,
  suggested: (tile) => `${tile} (sugestão)`,
  coming: 'Próximas peças',
  comingFor: (name, tiles) => `${name}: ${listed(tiles)}`,
  controls: 'O que fazer com a peça',
  rotate: 'Girar',
  otherStart: 'Outra saída',
  place: 'Colocar',
  goesHere: 'A sua peça vai aqui',
  chosen: (port) => `Escolhida, a sua pedra no ${ports[port]}`,
  square: ({ place: [column, row], tile, stones, before }) =>
    [
      `Coluna ${column}, linha ${row}`,
      tile === undefined ? 'vazia' : `peça ${tile}`,
      ...stones.map(({ name, port }) => `${name} no ${ports[port]}`),
      ...(before.length === 0 ? [] : [`à frente de ${listed(before)}`]),
    ].join(', '),
  start: (tile, place, port) => `Peça ${tile} em ${square(place)}, pedra no ${ports[port]}`,
  walks: (name, tiles, to) =>
    `${name} percorre ${counted(tiles, 'peça', 'peças')} até ${square(to)}`,
  out: (name, end) => `${name} ${ends[end]}`,
  outs: (names) => `Fora: ${listed(names)}`,
};

export const fates: TsuroWords['fates'] = {
  onBoard: 'no tabuleiro',
  notYet: 'ainda não está no tabuleiro',
  reasons: { edge: 'saiu do tabuleiro', loop: 'andou em círculo', forfeit: 'desistiu' },
  out: (reason) => `fora, ${reason}`,
  outIn: (reason, round) => `${reason}, rodada ${round}`,
};

export const status: TsuroWords['status'] = {
  draws: (name) => `${name} tira peças`,
  starts: (name) => `${name} começa`,
  places: (name) => `Vez de ${name}`,
  nobody: 'Ninguém vence',
  wins: COMMON.wins,
};

export const prompts: TsuroWords['prompts'] = {
  setup: 'Escolha uma peça, gire-a e escolha uma casa na borda do tabuleiro.',
  turn: 'Escolha uma peça, gire-a e coloque-a à frente da sua pedra.',
};

export const events: TsuroWords['events'] = {
  places: (name, tile, place, all) =>
    `${name} coloca a peça ${tile} em ${square(place)}${outs(all)}.`,
  starts: (name, tile, place, port) =>
    `${name} coloca a peça ${tile} em ${square(place)}, e a pedra no ${ports[port]}.`,
  draws: (name, tiles) => `${name} recebe ${counted(tiles, 'peça', 'peças')}.`,
  noMove: (name) => `${name} não tem nenhuma jogada legal e sai do jogo.`,
  givesUp: (name) => `${name} desiste.`,
};

export const entries: TsuroWords['entries'] = {
  places: (tile, place, own, others) =>
    [
      `Peça ${tile} em ${square(place)}`,
      ...(own === undefined ? [] : [ends[own]]),
      ...(others ? ['outra pedra sai do jogo'] : []),
    ].join(', '),
  dealt: (tiles) =>
    `${plural(tiles, 'É distribuída', 'São distribuídas')} ${counted(tiles, 'peça', 'peças')}`,
  noMove: 'Sem jogada legal, sai do jogo',
  givesUp: 'Desiste',
  setup: 'Preparação',
  round: COMMON.round,
};

export const refusals: TsuroWords['refusals'] = {
  inside: 'A primeira peça fica na borda do tabuleiro.',
  taken: 'Já há uma peça nesta casa.',
  besideTile: 'A primeira peça não pode ficar ao lado de outra.',
  facesEdge: 'A sua pedra ficaria virada para a borda do tabuleiro.',
  leaves: 'Assim a sua pedra sairia do tabuleiro; com outra peça ou outro giro, não.',
  loops: 'Assim uma pedra andaria em círculo; com outra peça ou outro giro, não.',
  sameRotation: 'Esta peça fica igual ao girar.',
  marked: 'A sua peça vai para a casa marcada à frente da sua pedra.',
  chooseSquare: 'Primeiro escolha uma casa na borda do tabuleiro.',
  nobodyCanMove: COMMON.nobodyCanMove,
  notNow: COMMON.notNow,
};

export const editor: TsuroWords['editor'] = {
  palette: 'Escolha o que colocar',
  about:
    'Escolha uma peça ou uma pedra e toque em uma casa, ou arraste-a até lá. Outro toque gira a peça.',
  keys: 'Em uma casa, R gira a peça e Delete remove. Em outro lugar, R gira a peça escolhida.',
  remove: 'Remover',
  stoneOf: (player) => `Pedra do jogador ${player}`,
  wrong: (place) => `${place}. Há algo errado aqui.`,
  facts: 'Jogadores, vez, mão e saco',
  players: 'Jogadores',
  toMove: 'Vez de',
  nobody: 'Ninguém: o jogo acabou',
  round: 'Rodada (0: preparação)',
  statusOf: (player) => `Situação do jogador ${player}`,
  roundOf: (player) => `Rodada em que o jogador ${player} saiu`,
  hand: 'Peças na mão',
  handPlace: (place, content) => `Mão, lugar ${place}: ${content}`,
  empty: 'vazio',
  bag: (tiles) => `Saco: ${counted(tiles, 'peça', 'peças')}`,
  aboutBag:
    'Cada peça que você põe sai do saco e volta para lá. Um toque aqui põe ou tira a peça escolhida.',
  fill: 'Pôr as outras peças no saco',
  clear: 'Esvaziar o tabuleiro',
  tileOn: (tile, place) => `Peça ${tile}: ${place}.`,
  removed: (place) => `Removido: ${place}.`,
  stoneOn: (player, place) => `Pedra do jogador ${player}: ${place}.`,
  status: (player, status) => `${COMMON.player(player)}: ${status}.`,
  turn: (player) => `É a vez do jogador ${player}.`,
  isOver: 'O jogo acabou.',
  isRound: (round) => (round === 0 ? 'Preparação.' : `${COMMON.round(round)}.`),
  inHand: (tiles) => `${counted(tiles, 'peça', 'peças')} na mão.`,
  inBag: (tiles) => `${counted(tiles, 'peça', 'peças')} no saco.`,
  filled: 'As outras peças estão no saco.',
  countPlayers: (players) => `${players} jogadores.`,
  cleared: 'O tabuleiro está vazio.',
  nothingThere: 'Não há nada lá.',
  fullHand: 'A mão está cheia.',
  noBag: 'Com estas regras não há saco.',
};
