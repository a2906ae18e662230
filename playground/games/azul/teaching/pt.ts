/** What teaches Azul, in Portuguese. */
import type { AzulTeaching } from './en.js';

export const rules: AzulTeaching['rules'] = [
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
    'A partida termina depois da rodada em que alguém completa uma linha da parede. Então cada linha completa vale mais 2 pontos, cada coluna 7 e cada cor 10. Em caso de empate, vence quem tiver mais linhas completas.',
  ],
];

export const lessons: AzulTeaching['lessons'] = {
  take: {
    title: 'Pegar azulejos',
    steps: [
      {
        ask: 'Pressione os 3 azulejos laranja do expositor 2 e depois a linha 3.',
        why: 'Você leva todos os azulejos de uma cor, e os outros vão para o centro. A linha 3 está completa: no fim da rodada ela leva um azulejo à parede.',
        wrong: {
          small: 'Ali não cabem os 3: os que sobram cairiam no chão.',
          large: 'Ali eles cabem, mas a linha 3 ficaria completa já.',
        },
      },
      {
        ask: 'Complete a linha 2: pegue dois azulejos de uma cor do expositor 4.',
        why: 'A linha 2 está completa. Os outros dois azulejos do expositor estão agora no centro.',
      },
      {
        ask: 'Uma linha não precisa ficar completa logo. Pegue azulejos do expositor 1 e comece a linha 5.',
        why: 'Eles esperam ali até a linha 5 ficar completa. Só azulejos da mesma cor podem juntar-se a eles.',
      },
    ],
  },
  centre: {
    title: 'O centro',
    steps: [
      {
        ask: 'Pegue os 3 azulejos vermelhos do centro para a linha 3.',
        why: 'Você é o primeiro a pegar do centro nesta rodada. O marcador de jogador inicial vai para o seu chão: custa 1 ponto, mas você começa a próxima rodada.',
      },
      {
        ask: 'Pegue o azulejo roxo do centro para a linha 5, onde outros 2 esperam.',
        why: 'O marcador já não está lá, por isso isto não custa nada. Os outros azulejos ficam no centro.',
      },
    ],
  },
  tiling: {
    title: 'Revestir a parede',
    steps: [
      {
        ask: 'Todos os azulejos foram pegos, e três das suas linhas estão completas. Leve o azulejo azul da linha 1 à parede.',
        why: 'Um azulejo sem vizinhos vale 1 ponto.',
      },
      {
        ask: 'Agora o azulejo laranja da linha 2.',
        why: 'Ele termina uma linha de 3 azulejos: 3 pontos. O outro azulejo da linha 2 sai do seu tabuleiro.',
      },
      {
        ask: 'Agora o azulejo verde da linha 3.',
        why: 'Ele está em uma linha horizontal de 2 e em uma vertical de 3: 5 pontos. Azulejos lado a lado são os que mais valem.',
      },
    ],
  },
  floor: {
    title: 'O chão',
    steps: [
      {
        ask: 'Coloque os 4 azulejos laranja do expositor 1 de modo que caiam os menos possíveis.',
        why: 'A linha 5 tinha lugar para 3 deles. Um caiu no chão e custa 1 ponto.',
        wrong: {
          floor: 'Ali caem todos. Procure a linha com mais lugar.',
          small: 'A linha 1 só tem lugar para 1: os outros 3 cairiam.',
        },
      },
      {
        ask: 'Os azulejos verdes não cabem em nenhuma linha. Ponha-os no chão.',
        why: '3 azulejos no chão custam 4 pontos no fim da rodada. A pontuação nunca fica abaixo de 0.',
      },
    ],
  },
  end: {
    title: 'O fim da partida',
    steps: [
      {
        ask: 'Leve à parede o azulejo verde da linha 1: ele completa a linha da parede.',
        why: 'Uma linha completa termina a partida depois desta rodada. O azulejo vale 5 na horizontal e 2 na vertical: 7 pontos.',
      },
      {
        ask: 'Agora o azulejo verde da linha 5: ele completa a primeira coluna.',
        why: 'A linha vertical vale agora 5 pontos, e a coluna mais no fim.',
      },
      {
        ask: 'A rodada terminou. Some a pontuação final.',
        why: 'Uma linha completa vale 2 pontos, uma coluna 7 e uma cor 10: você recebe 19.',
      },
    ],
  },
  ahead: {
    title: 'Pensar adiante',
    steps: [
      {
        ask: 'Ninguém tem lugar para os 4 azulejos vermelhos. Pegue um azulejo do expositor 2 de modo que eles fiquem para o outro jogador.',
        why: 'Restam três cores, uma para cada vez: o outro jogador, você, e depois o vermelho para o outro jogador.',
        wrong: {
          orange:
            'Então os dois roxos ficam no centro. O outro jogador os pega, e o vermelho fica para você.',
          red: 'Então os 4 caem no seu próprio chão.',
          centre: 'É igualmente bom, mas aqui pegue do expositor 2.',
        },
      },
      {
        ask: 'O outro jogador pegou o laranja. Não deixe nada além do vermelho.',
        why: 'O outro jogador teve de pegar os 4, e eles custam 6 pontos. Conte as cores que restam.',
        wrong: { red: 'Então os 4 caem no seu próprio chão.' },
      },
    ],
  },
};
