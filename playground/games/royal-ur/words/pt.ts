/** The Royal Game of Ur in Portuguese. */
import { WORDS as SHELL } from '../../../shell/words/pt.js';
import type { Spot, UrWords } from './en.js';

const { forms, games } = SHELL;
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
  noRoll: 'Ainda sem lançamento',
  rolled: (roll) => `Saiu ${roll}`,
  rolledInVain: (roll) => `Saiu ${roll}, sem jogada`,
  noMove: 'sem jogada',
};

const status: UrWords['status'] = {
  rolls: (name) => `${name} lança`,
  moves: (name, roll) => `${name} avança ${roll}`,
  wins: (name) => games.wins([name]),
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
  notNow: games.notNow,
};

const setup: UrWords['setup'] = {
  tokens: 'Peças de cada jogador',
  safeRosettes: 'Uma peça na roseta do meio',
  safe: 'está segura',
  notSafe: 'pode ser capturada',
  rosettes: 'Cair em uma roseta',
  rosetteRolls: 'dá outro lançamento',
  rosetteNothing: 'não dá nada',
  captures: 'Uma captura',
  captureNothing: 'não dá lançamento',
  captureRolls: 'dá outro lançamento',
  zero: 'Se sair 0',
  zeroPasses: 'passa-se a vez',
  zeroAgain: 'lança-se de novo',
  ranking: ['Na chegada', 'Passos'],
  level: games.level,
  randomLevel: games.randomLevel,
  hardLevel: games.hardLevel,
};

const themes: UrWords['themes'] = {
  capture: 'Captura uma peça.',
  home: 'Leva uma peça à chegada.',
  rosette: 'Cai em uma roseta e dá outro lançamento.',
  escape: 'Tira uma peça do alcance do adversário.',
  hold: 'Deixa a peça na roseta do meio, onde está segura.',
  safety: 'Qualquer outra jogada fica ao alcance do adversário.',
};

const rules: UrWords['rules'] = [
  [
    'A corrida.',
    'Leve todas as suas peças da mão à chegada, ao longo de 14 casas. As oito casas do meio estão no caminho dos dois jogadores. Vence quem levar primeiro a última peça à chegada.',
  ],
  [
    'Uma jogada.',
    'Quatro dados dão de 0 a 4. Mova uma peça esse número de casas: uma da mão ou uma do tabuleiro. Se nenhuma puder mover, passa a vez.',
  ],
  [
    'Para onde vão as peças.',
    'Não para uma casa com uma peça sua. Uma peça do adversário é capturada: volta para a mão dele. Na roseta do meio ela está segura. À chegada só se chega com o número exato.',
  ],
  ['Rosetas.', 'Quem cai em uma das três rosetas lança os dados de novo.'],
];

export const WORDS: UrWords = {
  forms,
  player: games.player,
  board,
  status,
  events,
  entries,
  refusals,
  setup,
  themes,
  rules,
};
