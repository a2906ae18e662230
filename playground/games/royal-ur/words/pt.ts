/** The Royal Game of Ur in Portuguese. */
import { WORDS as SHELL } from '../../../shell/words/pt.js';

import type { UrPageWords } from './en.js';

const { forms, games } = SHELL;

const setup: UrPageWords['setup'] = {
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

const themes: UrPageWords['themes'] = {
  capture: 'Captura uma peça.',
  home: 'Leva uma peça à chegada.',
  rosette: 'Cai em uma roseta e dá outro lançamento.',
  escape: 'Tira uma peça do alcance do adversário.',
  hold: 'Deixa a peça na roseta do meio, onde está segura.',
  safety: 'Qualquer outra jogada fica ao alcance do adversário.',
};

const themeNames: UrPageWords['themeNames'] = {
  capture: 'Capturar',
  home: 'Chegada',
  rosette: 'Cair na roseta',
  escape: 'Fuga',
  hold: 'Segurar',
  safety: 'Segurança',
};

const rules: UrPageWords['rules'] = [
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

export const WORDS: UrPageWords = {
  forms,
  player: games.player,
  setup,
  themes,
  themeNames,
  rules,
};
