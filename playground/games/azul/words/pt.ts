/** Azul in Portuguese. */

import { WORDS as SHELL } from '../../../shell/words/pt.js';

import type { AzulPageWords } from './en.js';

const { forms, games } = SHELL;

const setup: AzulPageWords['setup'] = {
  mosaic: 'Parede',
  fixed: 'Fixa',
  aboutFixed: 'cada espaço tem a sua cor',
  variant: 'Livre',
  aboutVariant: 'você escolhe a coluna',
  finalScores: 'Pontuação final',
  nextRound: 'Próxima rodada',
  ranking: ['Pontos', 'Linhas', 'Colunas', 'Cores'],
  level: games.level,
  easyLevel: games.easyLevel,
  hardLevel: games.hardLevel,
  randomMoves: games.randomMoves,
};

const themes: AzulPageWords['themes'] = {
  fill: 'Completa uma linha.',
  overflow: 'Completa uma linha, embora caiam azulejos no chão.',
  build: 'Deixa uma linha incompleta.',
  floor: 'Joga azulejos no chão de propósito.',
};

const themeNames: AzulPageWords['themeNames'] = {
  fill: 'Completar uma linha',
  overflow: 'Completar com perda',
  build: 'Deixar uma linha incompleta',
  floor: 'Jogar azulejos no chão',
};

const rules: AzulPageWords['rules'] = [
  [
    'Pegar azulejos.',
    'Na sua vez, pegue todos os azulejos de uma cor de um expositor; os outros vão para o centro. Ou pegue todos os azulejos de uma cor do centro: o primeiro a fazer isso em uma rodada recebe também o marcador de jogador inicial, que conta como um azulejo no chão.',
  ],
  [
    '',
    'Coloque os azulejos em uma só linha de padrão ou no chão. Uma linha só aceita uma cor, que ainda não pode estar na linha da parede ao lado. Os que não cabem caem no chão.',
  ],
  [
    'Revestir a parede.',
    'Quando não há mais azulejos para pegar, um azulejo de cada linha completa passa para a linha da parede ao lado. Na parede fixa cada espaço tem a sua cor; na livre você escolhe a coluna, e cada cor só pode estar uma vez em cada coluna.',
  ],
  [
    'Pontuação.',
    'Um azulejo vale os comprimentos das linhas horizontal e vertical que ele prolonga, ou 1 se não tem vizinhos. Um chão de 1 a 7 peças custa 1, 2, 4, 6, 8, 11, 14 pontos.',
  ],
  [
    'O fim.',
    'A partida termina depois da rodada em que alguém completa uma linha da parede. Então cada linha completa vale mais 2 pontos, cada coluna 7 e cada cor 10. Em caso de empate, vencem mais linhas completas.',
  ],
];

export const WORDS: AzulPageWords = {
  forms,
  allRules: games.allRules,
  player: games.player,
  setup,
  themes,
  themeNames,
  rules,
};
