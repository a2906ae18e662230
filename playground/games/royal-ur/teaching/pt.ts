/** What teaches the Royal Game of Ur, in Portuguese. */
import type { UrTeaching } from './en.js';

export const rules: UrTeaching['rules'] = [
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

export const lessons: UrTeaching['lessons'] = {
  enter: {
    title: 'Lançar e entrar',
    steps: [
      { ask: 'Pressione os dados.', why: 'Você tirou 2: uma das suas peças avança 2 casas.' },
      {
        ask: 'Mova uma peça da sua mão para a casa 2.',
        why: 'A sua peça está a caminho. Depois o outro jogador tirou 1 e jogou.',
      },
      { ask: 'É a sua vez de novo. Pressione os dados.', why: 'Você tirou 3.' },
      {
        ask: 'Avance a sua peça 3 casas ou leve uma nova à casa 3.',
        why: 'As duas jogadas são boas. Leve as 7 peças à chegada antes do outro jogador e você vence.',
      },
    ],
  },
  path: {
    title: 'O caminho',
    steps: [
      {
        ask: 'Você tirou 2. Mova a peça da casa 4: ali o caminho vira para a fila do meio.',
        why: 'Os dois jogadores passam pela fila do meio, as casas 5 a 12.',
      },
      {
        ask: 'Você tirou 4. Mova a peça da casa 9 para a casa 13.',
        why: 'As peças podem saltar por cima de outras. As casas 13 e 14 são só suas, e também de 1 a 4.',
      },
    ],
  },
  rosette: {
    title: 'Rosetas',
    steps: [
      {
        ask: 'Você tirou 2. Mova a sua peça para a roseta da casa 4.',
        why: 'Em uma roseta você lança de novo.',
        wrong: { other: 'É uma jogada legal, mas ali não há roseta.' },
      },
      { ask: 'Pressione os dados.', why: 'Você tirou 4.' },
      {
        ask: 'Avance até a roseta da fila do meio.',
        why: 'Você lançou de novo, mas só tirou 0. O outro jogador tirou 2 e não pode capturar você: na casa 8 você está seguro.',
      },
    ],
  },
  capture: {
    title: 'Capturar',
    steps: [
      {
        ask: 'Você tirou 3. Capture a peça da casa 9.',
        why: 'Ela volta para a mão e começa de novo.',
        wrong: { other: 'Isso não captura nada. Mova para a casa 9.' },
      },
      {
        ask: 'O outro jogador chegou à casa 6, e você tirou 4. Capture essa peça.',
        why: 'As peças só se encontram nas casas 5 a 12. Nas outras, e na casa 8, estão seguras.',
        wrong: { other: 'Isso não captura nada. Mova para a casa 6.' },
      },
    ],
  },
  home: {
    title: 'A chegada',
    steps: [
      {
        ask: 'Você tirou 3. Leve a peça da casa 12 à chegada.',
        why: 'A chegada fica uma casa depois da 14, e só se chega com o número exato.',
      },
      {
        ask: 'O outro jogador tirou 0. A sua última peça precisa exatamente de 1. Pressione os dados.',
        why: 'Você tirou 1.',
      },
      { ask: 'Leve a última peça à chegada.', why: 'As 7 peças chegaram: você vence.' },
    ],
  },
  choice: {
    title: 'Duas boas jogadas',
    steps: [
      {
        ask: 'Você tirou 4. Para a roseta da casa 8, ou capturar na casa 10? Escolha a jogada que vence mais vezes.',
        why: 'Ali você está seguro, lança de novo, e as outras peças ainda estão à sua frente. Isso vence 61 de 100 partidas, e a captura 50.',
        wrong: {
          capture:
            'Isso vence 50 de 100 partidas: a sua peça não está segura ali, e você não lança de novo. A outra jogada vence mais.',
        },
      },
      { ask: 'Pressione os dados.', why: 'Você tirou 2.' },
      {
        ask: 'Agora capture a peça da casa 10.',
        why: 'Primeiro a jogada segura e outro lançamento, depois a captura.',
      },
    ],
  },
};
