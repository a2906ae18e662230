/** Cube Blokus in Portuguese. */
import type { Face, Piece, PlayerId } from 'azulejo/cube-blokus';
import { WORDS as SHELL } from '../../../shell/words/pt.js';
import type { Content, CubeWords, Squares } from './en.js';

const { forms, games } = SHELL;
const { counted, listed, plural } = forms;
const { points } = games;

const colours: Readonly<Record<PlayerId, string>> = {
  A: 'azul',
  B: 'amarelo',
  C: 'vermelho',
  D: 'verde',
};
/** The same for squares and pieces, which are feminine: one, several. */
const OF_SQUARES: Readonly<Record<PlayerId, readonly [one: string, many: string]>> = {
  A: ['azul', 'azuis'],
  B: ['amarela', 'amarelas'],
  C: ['vermelha', 'vermelhas'],
  D: ['verde', 'verdes'],
};

const faces: Readonly<Record<Face, string>> = {
  U: 'cima',
  L: 'esquerda',
  F: 'frente',
  R: 'direita',
  B: 'trás',
  D: 'baixo',
};

/** The faces as they are called after `face`. */
export const OF_FACES: Readonly<Record<Face, string>> = {
  U: 'de cima',
  L: 'da esquerda',
  F: 'da frente',
  R: 'da direita',
  B: 'de trás',
  D: 'de baixo',
};

const squares = (all: readonly Squares[]) =>
  all.map(({ face, names }) => `${faces[face]} ${names.join(' ')}`).join(', ');

function contentOf(content: Content): string {
  switch (content.kind) {
    case 'free':
      return 'livre';
    case 'build-point':
      return 'livre, ponto de apoio';
    case 'start':
      return `casa inicial ${OF_SQUARES[content.owner][0]}`;
    case 'square':
      return `casa ${OF_SQUARES[content.owner][0]}`;
    case 'piece':
      return `${content.piece} ${colours[content.owner]}`;
  }
}

const rated = (rating: number) => `avaliado em ${rating} de 100`;

const sizeOf = (piece: Piece, size: number) => `${piece}, ${counted(size, 'casa', 'casas')}`;

const board: CubeWords['board'] = {
  faces,
  colour: (player) => ({ A: 'Azul', B: 'Amarelo', C: 'Vermelho', D: 'Verde' })[player],
  square: (face, name, content) => `${faces[face]} ${name}: ${contentOf(content)}`,
  face: (face, shares, free) => {
    const counts = shares.map(
      (share) => `${share.squares} ${plural(share.squares, ...OF_SQUARES[share.player])}`,
    );
    return `Face ${OF_FACES[face]}: ${[...counts, counted(free, 'livre', 'livres')].join(', ')}`;
  },
  cube: 'Cubo',
  net: 'Planificação',
  aboutCube: 'O cubo. As setas percorrem as suas casas; com Shift, giram o cubo.',
  aboutNet: 'A planificação: todas as faces do cubo, abertas',
  turnCube: 'Girar o cubo',
  turns: {
    up: 'Girar o cubo para ver mais de cima',
    left: 'Girar o cubo para ver mais da esquerda',
    right: 'Girar o cubo para ver mais da direita',
    down: 'Girar o cubo para ver mais de baixo',
  },
  moveOf: (name) => `Jogada de ${name}`,
  markedMove: 'Jogada marcada',
  pointsTitle: 'Pontos',
  player: (player, score, left, isOut) =>
    `${colours[player]}, ${points(score)}, ${plural(left, 'resta', 'restam')} ${counted(left, 'peça', 'peças')}${isOut ? ', fora' : ''}`,
  left: (pieces) => `${plural(pieces, 'resta', 'restam')} ${pieces}`,
  out: 'fora',
  piecesOf: (player) => `Peças do ${colours[player]}`,
  noPieces: 'Não restam peças.',
  piece: sizeOf,
  pieceFits: (piece, size, places) =>
    `${sizeOf(piece, size)}, ${
      places === 0
        ? 'agora não cabe em lugar nenhum'
        : `cabe em ${counted(places, 'lugar', 'lugares')}`
    }`,
  pieceMarked: (piece) => `${piece}, marcada`,
};

const controls: CubeWords['controls'] = {
  title: 'A peça na mão',
  turn: 'Girar',
  flip: 'Virar',
  back: 'Lugar anterior',
  shortBack: 'Anterior',
  next: 'Próximo lugar',
  shortNext: 'Próximo',
  rate: 'Avaliar',
  lay: 'Colocar',
  rating: 'Avaliando…',
  rated: 'Avaliado',
  ratingOf: (rating) => `${rating}/100`,
  ratingAll: 'Avaliação de todos os lugares…',
  best: (piece, rating) => `O melhor lugar de ${piece} está ${rated(rating)}.`,
  place: (place, places) => `Lugar ${place} de ${places}.`,
  fits: (piece, places) => `${piece} cabe em ${counted(places, 'lugar', 'lugares')}.`,
  fitsNowhere: (piece) => `${piece} agora não cabe em lugar nenhum.`,
  refused: (piece, reason) => `${piece}: ${reason}`,
  preview: (piece, all, score, rating) =>
    `${piece} em ${squares(all)}: ${points(score)}${rating === undefined ? '' : `, ${rated(rating)}`}.`,
};

const status: CubeWords['status'] = {
  places: (name) => `Vez de ${name}`,
  wins: games.wins,
  prompt: 'Escolha uma peça e depois um lugar onde ela toque a sua cor só pelos cantos.',
};

const events: CubeWords['events'] = {
  places: (name, piece, all, score) =>
    `${name} coloca ${piece} em ${squares(all)}, ${points(score)}.`,
  lastPiece: 'Era a última peça.',
  skipped: (names) =>
    `${listed(names)} não ${names.length === 1 ? 'pode jogar e perde' : 'podem jogar e perdem'} a vez.`,
  dropsOut: (name) => `${name} sai do jogo.`,
};

const entries: CubeWords['entries'] = {
  places: (piece, all) => `${piece} → ${squares(all)}`,
  dropsOut: 'Sai do jogo',
  round: games.round,
};

const refusals: CubeWords['refusals'] = {
  noPlace: 'Primeiro escolha um lugar para a peça.',
  noPiece: 'Primeiro escolha uma peça.',
  startSquare: 'As casas iniciais não podem ser cobertas.',
  taken: (owners) => `O ${listed(owners.map((player) => colours[player]))} já está lá.`,
  sideContact: 'Peças da mesma cor não podem tocar-se por um lado.',
  noCornerContact: 'Ela tem de tocar uma casa da sua cor por um canto.',
  pieceUsed: (piece) => `${piece} já está no cubo.`,
  aroundCorner: 'Não cabe à volta do vértice do cubo.',
  turnOf: games.turnOf,
  over: 'A partida acabou.',
  notNow: games.notNow,
};

const setup: CubeWords['setup'] = {
  bonus: 'Bônus por colocar todas as peças',
  bonus20: '20',
  bonus15: '15, ou 20',
  aboutBonus: 'se I1 for a última',
  noBonus: 'Nenhum',
  first: 'Quem começa',
  ranking: ['Pontos', 'Peças restantes'],
  level: games.level,
  easyLevel: games.easyLevel,
  hardLevel: games.hardLevel,
  randomMoves: games.randomMoves,
};

const lessons: CubeWords['lessons'] = {
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

const learning: CubeWords['learning'] = {
  title: 'Lições',
  you: 'Você',
  done: 'feita',
  next: 'Próxima lição',
  show: 'Mostrar',
  isDone: 'A lição está feita.',
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

const themes: CubeWords['themes'] = {
  single: 'Guarda I1 para o fim e ganha o bônus.',
  'shut-out': 'Não deixa nenhum lugar à outra cor.',
  'take-room': 'Deixa à outra cor menos lugares do que qualquer outra jogada.',
  'keep-room': 'Conserva mais lugares para depois do que qualquer outra jogada.',
  'small-first': 'Coloca uma peça menor antes de uma maior.',
};

const reasons: CubeWords['reasons'] = {
  score: 'pontos até agora',
  growth: 'casas por vir',
  bonus: 'bônus',
  denial: 'tirado dos outros',
};

const rules: CubeWords['rules'] = [
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

export const WORDS: CubeWords = {
  forms,
  player: games.player,
  board,
  controls,
  status,
  events,
  entries,
  refusals,
  setup,
  lessons,
  learning,
  themes,
  reasons,
  rules,
};
