/** What teaches Tsuro, in Portuguese. */
import type { TsuroTeaching } from './en.js';

export const rules: TsuroTeaching['rules'] = [
  [
    'Preparação.',
    'À vez, escolha uma de três peças, gire-a como quiser e coloque-a em uma casa na borda do tabuleiro, não ao lado de outra peça. A sua pedra fica onde um dos caminhos dá para uma casa vazia.',
  ],
  [
    'Uma jogada.',
    'Escolha uma de duas peças, gire-a e coloque-a na casa à frente da sua pedra. Todas as pedras diante dessa casa seguem os caminhos até ficarem de novo diante de uma casa vazia.',
  ],
  [
    'Quem sai do jogo.',
    'Uma pedra que chega à borda do tabuleiro sai dele, e uma cujo caminho volta aonde ela estava anda em círculo: o seu jogador sai do jogo. Você não pode sair do tabuleiro nem fazer uma pedra andar em círculo se outra peça ou outro giro evita as duas coisas. Os outros podem ser levados para fora do tabuleiro.',
  ],
  [
    'O fim.',
    'Vence a última pedra no tabuleiro. Se as últimas saírem na mesma rodada, dividem a vitória.',
  ],
];

export const lessons: TsuroTeaching['lessons'] = {
  path: {
    title: 'Seguir o caminho',
    steps: [
      {
        ask: 'Escolha uma peça, gire-a como quiser e coloque-a à frente da sua pedra.',
        why: 'A sua pedra seguiu o caminho até a próxima casa vazia. Depois os outros jogaram.',
      },
      {
        ask: 'Agora você tem duas peças novas. Coloque uma delas.',
        why: 'Fique no tabuleiro mais tempo do que os outros e você vence.',
      },
    ],
  },
  turn: {
    title: 'Girar a peça',
    steps: [
      {
        ask: 'Gire uma peça de modo que o caminho leve a sua pedra direto para baixo.',
        why: 'Uma peça pode ficar de quatro maneiras. Veja onde o caminho termina antes de colocá-la.',
        wrong: { other: 'Esse caminho termina em outro lado. Gire a peça ou pegue a outra.' },
      },
      {
        ask: 'Agora leve a sua pedra para a esquerda.',
        why: 'A sua pedra está agora diante da casa à esquerda: ali vai a sua próxima peça.',
        wrong: { other: 'Esse caminho termina em outro lado. Gire a peça ou pegue a outra.' },
      },
    ],
  },
  start: {
    title: 'A primeira peça',
    steps: [
      {
        ask: 'Ponha uma peça na linha de cima, nas colunas 4 a 7, e a sua pedra no lado inferior dela.',
        why: 'Do meio de um lado você pode ir em todas as direções. Depois os outros colocaram as suas pedras.',
        wrong: {
          corner: 'Em um canto dois lados são borda, por isso há menos lugar.',
          side: 'Dali a pedra vai ao longo da borda. Escolha o lado inferior.',
        },
      },
      {
        ask: 'Agora coloque uma peça à frente da sua pedra.',
        why: 'A partir de agora as suas peças ficam sempre à frente da sua pedra, ao lado de outras ou não.',
      },
    ],
  },
  edge: {
    title: 'A borda',
    steps: [
      {
        ask: 'A sua pedra está perto de um canto. Coloque uma peça de modo que ela fique no tabuleiro.',
        why: 'Você não pode sair do tabuleiro enquanto outra escolha evita isso.',
      },
      {
        ask: 'Agora toda escolha leva para fora do tabuleiro. Coloque qualquer peça.',
        why: 'A sua pedra saiu do tabuleiro, e você está fora. Os outros continuam.',
      },
    ],
  },
  force: {
    title: 'Levar os outros para fora',
    steps: [
      {
        ask: 'Duas pedras estão diante da mesma casa. Coloque uma peça com que a sua fica e a outra sai do tabuleiro.',
        why: 'A sua é a última pedra no tabuleiro: você vence.',
        wrong: { other: 'A outra pedra fica no tabuleiro. Veja para onde o caminho dela leva.' },
      },
    ],
  },
  room: {
    title: 'Conservar espaço',
    steps: [
      {
        ask: 'A sua pedra vai pela borda direita, perto de um canto. Coloque a peça que conserva espaço para depois.',
        why: 'Deste lado há 95 casas livres, e no canto só 1. Pense adiante antes de colocar uma peça.',
        wrong: {
          corner:
            'Isso leva ao canto, onde só 1 casa está livre. Procure o caminho para a esquerda.',
        },
      },
    ],
  },
};
