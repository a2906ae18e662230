/** The Royal Game of Ur in Portuguese. */
import { COMMON } from '../../../engine/board/words/pt.js';

import type { Spot, UrWords } from './en.js';

const { forms } = COMMON;
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

const board: UrWords['board'] = {
  title: 'Tabuleiro',
  atHome: (home, tokens) => `${home}/${tokens} fim`,
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
  advice: ({ to, captures, rosette }) =>
    [
      to === 'home' ? 'Leva a peça à chegada' : `Avança ${toSpot(to)}`,
      ...(captures ? ['captura uma peça'] : []),
      ...(rosette ? ['outro lançamento'] : []),
    ].join(', '),
  roll: 'Lançar',
  noRoll: 'Ainda sem lançamento',
  rolled: (roll) => `Saiu ${roll}`,
  rolledInVain: (roll) => `Saiu ${roll}, sem jogada`,
  noMove: 'sem jogada',
};

const status: UrWords['status'] = {
  rolls: (name) => `${name} lança`,
  moves: (name, roll) => `${name} avança ${roll}`,
  wins: (name) => COMMON.wins([name]),
  prompt: (roll) => `Escolha uma peça para avançar ${counted(roll, 'casa', 'casas')}.`,
};

const events: UrWords['events'] = {
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

const entries: UrWords['entries'] = {
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

const refusals: UrWords['refusals'] = {
  chooseOwn: 'Escolha uma das suas peças ou a casa para onde ela pode ir.',
  ownTokenThere: 'Onde esta peça iria parar já há uma peça sua.',
  rosetteHeld: 'A peça do adversário está segura na roseta.',
  exactRoll: 'À chegada só se chega com o número exato.',
  noToken: 'Não há nenhuma peça lá.',
  notNow: COMMON.notNow,
};

export const WORDS: UrWords = {
  forms,
  player: COMMON.player,
  board,
  status,
  events,
  entries,
  refusals,
};
