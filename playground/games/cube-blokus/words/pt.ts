/** Cube Blokus in Portuguese. */
import * as SHELL from '../../../shell/words/pt.js';
import type { CubePageWords } from './en.js';

const { counted, listed } = SHELL.forms;

export const setup: CubePageWords['setup'] = {
  bonus: 'Bônus por colocar todas as peças',
  bonus20: '20',
  bonus15: '15 ou 20',
  aboutBonus: 'se I1 for a última',
  noBonus: 'Nenhum',
  first: 'Quem começa',
  colours: { A: 'Azul', B: 'Amarelo', C: 'Vermelho', D: 'Verde' },
  ranking: ['Pontos', 'Peças restantes'],
};

export const lessons: CubePageWords['lessons'] = {
  'corner-contact': {
    title: 'Contato pelos cantos',
    task: 'Coloque a peça quadrada O4 de modo que toque uma das suas seis casas por um canto.',
    why: [
      'Cada peça tem de tocar uma das suas próprias casas por um canto. No início você tem seis, três à volta de cada um de dois vértices do cubo, e em cada face pode construir a partir de uma casa.',
    ],
  },
  'no-side-contact': {
    title: 'Sem contato pelos lados',
    task: 'Continue com I3 a partir da sua peça quadrada na face de cima.',
    why: [
      'As suas peças podem tocar-se pelos cantos, nunca por um lado. Três cantos da peça quadrada estão livres para isso: Ua6, Ud6 e Ud9. As peças dos outros podem tocar as suas de qualquer maneira.',
    ],
  },
  'over-an-edge': {
    title: 'Por cima de uma aresta',
    task: 'Coloque L5 sobre a aresta entre a face de cima e a da esquerda.',
    why: [
      'Uma peça pode dobrar-se por qualquer aresta do cubo, como se as faces estivessem lado a lado. Ua7 e Lg1 são vizinhas, por isso L5 chega a duas faces com uma só jogada.',
    ],
  },
  'cube-corner': {
    title: 'O vértice do cubo',
    task: 'Coloque V5 em três faces, à volta do vértice do cubo onde começa o jogador B.',
    why: [
      'Em um vértice do cubo juntam-se só três casas, e cada uma está ao lado das outras duas, por isso não há contato pelos cantos através dele. B pode construir a partir deste vértice por uma casa de cada face e acaba de perder a de cima, Uh2.',
    ],
  },
  'build-points': {
    title: 'Conservar pontos de apoio',
    task: 'Coloque W5 de modo que possa construir a partir do maior número de casas: onze.',
    why: [
      'Um ponto de apoio é uma casa livre que toca as suas casas por um canto e por nenhum lado: cada jogada precisa de um. Como escada que se afasta do seu vértice, W5 gasta um e abre seis.',
    ],
  },
  'single-last': {
    title: 'I1 fica para o fim',
    task: 'Restam I1 e I2. Coloque as duas e ganhe o bônus de 20 pontos.',
    why: [
      'I2 só tem mais um lugar, sobre a aresta entre duas faces. I1 pode esperar: cabe em doze lugares.',
      'Todas as 21 peças estão colocadas e I1 foi a última: 89 pontos pelas casas e mais 20. Guarde I1 para o fim, pois só precisa de um ponto de apoio.',
    ],
  },
};

export const learning: CubePageWords['learning'] = {
  otherPiece: (pieces) => `Esta lição é sobre ${listed(pieces)}.`,
  otherPlace: 'Esse lugar é legal, mas não é o que a lição pede.',
  training: 'Treino',
  begin: 'Jogar uma partida de treino',
  goOn: 'Continuar a partida de treino',
  level: (level, all) => `Nível ${level} de ${all}.`,
  oneWin: (level, all) => `Nível ${level} de ${all}: com uma vitória, sobe-se.`,
  threeWins: (level, all) => `Nível ${level} de ${all}: com três vitórias seguidas, sobe-se.`,
  won: (level, all, run) =>
    `Nível ${level} de ${all}: ${counted(run, 'vitória seguida', 'vitórias seguidas')}; com três, sobe-se.`,
  lost: (level, all, run) =>
    `Nível ${level} de ${all}: ${counted(run, 'derrota seguida', 'derrotas seguidas')}; com três, desce-se.`,
};

export const themes: CubePageWords['themes'] = {
  single: 'Guarda I1 para o fim e ganha o bônus.',
  'shut-out': 'Não deixa nenhum lugar à outra cor.',
  'take-room': 'Deixa à outra cor menos lugares do que qualquer outra jogada.',
  'keep-room': 'Conserva mais lugares para depois do que qualquer outra jogada.',
  'small-first': 'Coloca uma peça menor antes de uma maior.',
};

export const themeNames: CubePageWords['themeNames'] = {
  single: 'Bônus no fim',
  'shut-out': 'Nenhum lugar livre',
  'take-room': 'Tirar lugares',
  'keep-room': 'Conservar lugares',
  'small-first': 'Menor antes de maior',
};

export const rules: CubePageWords['rules'] = [
  [
    'O cubo.',
    'Seis faces de 9 × 9 casas. Cada jogador tem seis casas iniciais à volta de dois vértices opostos do cubo e 21 peças: todas as formas de uma a cinco casas, que podem ser giradas e viradas.',
  ],
  [
    'Uma jogada.',
    'Coloque uma peça em casas livres. Ela tem de tocar uma casa da sua cor por um canto e nenhuma por um lado. As outras cores podem ser tocadas de qualquer maneira. As peças podem passar pelas arestas do cubo, como se as faces estivessem lado a lado.',
  ],
  [
    '',
    'Em um vértice do cubo juntam-se só três casas, e cada uma está ao lado das outras duas: através dele não há contato pelos cantos.',
  ],
  [
    'O fim.',
    'Quem não pode jogar perde a vez; quando ninguém pode, a partida acaba. Cada casa coberta é um ponto. Quem colocou todas as peças, com I1 no fim, recebe mais 20 pontos. Vence quem tem mais pontos.',
  ],
  [
    'Nesta página.',
    'Escolha uma peça e aponte para uma casa: a peça mostra como ficaria. [R] gira a peça, [F] vira-a, [W] percorre todas as formas de cobrir a casa, [N] e [P], todos os lugares; [Q] avalia-os. Arraste o cubo, ou pressione [Shift] e uma seta, para girá-lo.',
  ],
];
