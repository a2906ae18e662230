/** The Royal Game of Ur in Portuguese. */
import { COMMON } from '../../../engine/board/words/pt.js';

import type { Spot, UrWords } from './en.js';

export const { forms, player } = COMMON;
const { counted, listed } = forms;

function fromSpot(spot: Spot): string {
  if (spot === 'hand') return 'da mão';
  return spot === 'home' ? 'da chegada' : `da casa ${spot}`;
}

function toSpot(spot: Spot): string {
  if (spot === 'hand') return 'para a mão';
  return spot === 'home' ? 'para a chegada' : `para a casa ${spot}`;
}

function spotName(spot: Spot): string {
  if (spot === 'hand') return 'mão';
  return spot === 'home' ? 'chegada' : `${spot}`;
}

export const board: UrWords['board'] = {
  title: 'Tabuleiro',
  atHome: (home, tokens) => `${home}/${tokens} na chegada`,
  hand: 'mão',
  home: 'chegada',
  squareName: (step) => `casa ${step}`,
  handOf: (name, tokens) => `Mão de ${name}, ${counted(tokens, 'peça', 'peças')}`,
  homeOf: (name, tokens) => `Chegada de ${name}, ${counted(tokens, 'peça', 'peças')}`,
  square: ({ step, owner, rosette, tokens }) => {
    const whose = owner === undefined ? '' : ` de ${owner}`;
    const content = listed(tokens.map((name) => `peça de ${name}`)) || 'vazia';
    return `Casa ${step}${whose}${rosette ? ', roseta' : ''}, ${content}`;
  },
  advice: ({ to, captures, rollsAgain }) =>
    [
      to === 'home' ? 'Leva a peça à chegada' : `Avança ${toSpot(to)}`,
      ...(captures ? ['captura uma peça'] : []),
      ...(rollsAgain ? ['outro lançamento'] : []),
    ].join(', '),
  roll: 'Lançar',
  noRoll: 'Ainda sem lançamento',
  rolled: (roll) => `Saiu ${roll}`,
  rolledInVain: (roll) => `Saiu ${roll}, sem jogada`,
  noMove: 'sem jogada',
};

export const status: UrWords['status'] = {
  rolls: (name) => `${name} lança`,
  moves: (name, roll) => `${name} avança ${roll}`,
  wins: (name) => COMMON.wins([name]),
  prompt: (roll) => `Escolha uma peça para avançar ${counted(roll, 'casa', 'casas')}.`,
};

export const events: UrWords['events'] = {
  roll: (name, roll) => `${name} tira ${roll}.`,
  rollInVain: (name, roll) => `${name} tira ${roll} e não pode mover.`,
  move: (name, other, { from, to, captures, rosette }) => {
    const parts = [
      `${name} vai ${fromSpot(from)} ${toSpot(to)}`,
      ...(captures ? [`captura uma peça de ${other}`] : []),
      ...(rosette ? ['cai em uma roseta'] : []),
    ];
    return `${parts.join(', ')}.`;
  },
};

export const entries: UrWords['entries'] = {
  roll: (roll) => `Dados: ${roll}`,
  rollInVain: (roll) => `Dados: ${roll}, sem jogada`,
  move: ({ from, to, captures, rosette }) => {
    const parts = [`${from === 'hand' ? 'Mão' : `Casa ${from}`} → ${spotName(to)}`];
    if (captures) parts.push('captura');
    if (rosette) parts.push('roseta');
    return parts.join(', ');
  },
  section: (one, other) => `${one} : ${other} na chegada`,
};

export const refusals: UrWords['refusals'] = {
  chooseOwn: 'Escolha uma das suas peças ou a casa para onde ela pode ir.',
  ownTokenThere: 'Na casa de destino já há uma peça sua.',
  rosetteHeld: 'A peça do adversário está segura na roseta.',
  exactRoll: 'À chegada só se chega com o número exato.',
  noToken: 'Não há nenhuma peça lá.',
  notNow: COMMON.notNow,
};

export const editor: UrWords['editor'] = {
  palette: 'Escolha o que colocar',
  about:
    'Escolha uma peça e toque em um lugar, ou arraste-a até lá. Um toque em uma peça a retira.',
  keys: 'Em um lugar, 1 põe uma peça clara e 2 põe uma escura; Delete remove.',
  remove: 'Remover',
  tokenOf: (player) => `Peça do jogador ${player}`,
  wrong: (place) => `${place}. Há algo errado aqui.`,
  facts: 'Vez, lançamento e peças',
  toMove: 'Vez de',
  next: 'O que vem agora',
  tokens: 'Peças por jogador',
  waiting: (waiting) => {
    if (waiting === 'roll') return 'Um lançamento';
    return waiting === 'game-over' ? 'O jogo acabou' : `Um avanço de ${waiting}`;
  },
  clear: 'Levar todas as peças para a mão',
  put: (player, spot) => `Peça do jogador ${player} levada ${toSpot(spot)}.`,
  removed: (player, spot) => `Peça do jogador ${player} levada ${fromSpot(spot)} para a mão.`,
  turn: (player) => `É a vez do jogador ${player}.`,
  waits: (waiting) => {
    if (waiting === 'roll') return 'Agora se lançam os dados.';
    return waiting === 'game-over' ? 'O jogo acabou.' : `Agora se avança ${waiting}.`;
  },
  tokensEach: (tokens) => `${counted(tokens, 'peça', 'peças')} por jogador.`,
  cleared: 'Todas as peças estão na mão.',
  alreadyThere: 'Já há uma peça deste jogador lá.',
  noneLeft: 'Este jogador não tem outra peça. O número de peças é escolhido abaixo.',
  nothingThere: 'Não há nada lá.',
  staysInHand: 'O número de peças é escolhido abaixo.',
};
