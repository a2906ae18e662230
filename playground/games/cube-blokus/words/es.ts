/** Cube Blokus in Spanish. */
import type { Face, Piece, PlayerId } from 'azulejo/cube-blokus';
import { WORDS as SHELL } from '../../../shell/words/es.js';
import type { Content, CubeWords, Squares } from './en.js';

const { forms, games } = SHELL;
const { counted, listed, plural } = forms;
const { points } = games;

const colours: Readonly<Record<PlayerId, string>> = {
  A: 'azul',
  B: 'amarillo',
  C: 'rojo',
  D: 'verde',
};
/** The same for squares and pieces, which are feminine: one, several. */
const OF_SQUARES: Readonly<Record<PlayerId, readonly [one: string, many: string]>> = {
  A: ['azul', 'azules'],
  B: ['amarilla', 'amarillas'],
  C: ['roja', 'rojas'],
  D: ['verde', 'verdes'],
};

const faces: Readonly<Record<Face, string>> = {
  U: 'arriba',
  L: 'izquierda',
  F: 'frente',
  R: 'derecha',
  B: 'atrás',
  D: 'abajo',
};

/** The faces as they are called after `cara`. */
export const OF_FACES: Readonly<Record<Face, string>> = {
  U: 'de arriba',
  L: 'izquierda',
  F: 'frontal',
  R: 'derecha',
  B: 'de atrás',
  D: 'de abajo',
};

const squares = (all: readonly Squares[]) =>
  all.map(({ face, names }) => `${faces[face]} ${names.join(' ')}`).join(', ');

function contentOf(content: Content): string {
  switch (content.kind) {
    case 'free':
      return 'libre';
    case 'build-point':
      return 'libre, punto de apoyo';
    case 'start':
      return `casilla inicial ${OF_SQUARES[content.owner][0]}`;
    case 'square':
      return `casilla ${OF_SQUARES[content.owner][0]}`;
    case 'piece':
      return `${content.piece} ${colours[content.owner]}`;
  }
}

const rated = (rating: number) => `valorado con ${rating} de 100`;

const sizeOf = (piece: Piece, size: number) => `${piece}, ${counted(size, 'casilla', 'casillas')}`;

const board: CubeWords['board'] = {
  faces,
  colour: (player) => ({ A: 'Azul', B: 'Amarillo', C: 'Rojo', D: 'Verde' })[player],
  square: (face, name, content) => `${faces[face]} ${name}: ${contentOf(content)}`,
  face: (face, shares, free) => {
    const counts = shares.map(
      (share) => `${share.squares} ${plural(share.squares, ...OF_SQUARES[share.player])}`,
    );
    return `Cara ${OF_FACES[face]}: ${[...counts, counted(free, 'libre', 'libres')].join(', ')}`;
  },
  cube: 'Cubo',
  net: 'Desarrollo',
  aboutCube: 'El cubo. Las flechas recorren sus casillas; con Mayús lo giran.',
  aboutNet: 'El desarrollo: todas las caras del cubo, desplegadas',
  turnCube: 'Girar el cubo',
  turns: {
    up: 'Girar el cubo para ver más de arriba',
    left: 'Girar el cubo para ver más de la izquierda',
    right: 'Girar el cubo para ver más de la derecha',
    down: 'Girar el cubo para ver más de abajo',
  },
  moveOf: (name) => `Jugada de ${name}`,
  markedMove: 'Jugada marcada',
  pointsTitle: 'Puntos',
  player: (player, score, left, isOut) =>
    `${colours[player]}, ${points(score)}, ${plural(left, 'queda', 'quedan')} ${counted(left, 'pieza', 'piezas')}${isOut ? ', fuera' : ''}`,
  left: (pieces) => `${plural(pieces, 'queda', 'quedan')} ${pieces}`,
  out: 'fuera',
  piecesOf: (player) => `Piezas de ${colours[player]}`,
  noPieces: 'No quedan piezas.',
  piece: sizeOf,
  pieceFits: (piece, size, places) =>
    `${sizeOf(piece, size)}, ${
      places === 0
        ? 'ahora no cabe en ningún sitio'
        : `cabe en ${counted(places, 'sitio', 'sitios')}`
    }`,
  pieceMarked: (piece) => `${piece}, marcada`,
};

const controls: CubeWords['controls'] = {
  title: 'La pieza en la mano',
  turn: 'Girar',
  flip: 'Voltear',
  back: 'Sitio anterior',
  shortBack: 'Anterior',
  next: 'Sitio siguiente',
  shortNext: 'Siguiente',
  rate: 'Valorar',
  lay: 'Colocar',
  rating: 'Valorando…',
  rated: 'Valorado',
  ratingOf: (rating) => `${rating}/100`,
  ratingAll: 'Valorando todos los sitios…',
  best: (piece, rating) => `El mejor sitio de ${piece} está ${rated(rating)}.`,
  place: (place, places) => `Sitio ${place} de ${places}.`,
  fits: (piece, places) => `${piece} cabe en ${counted(places, 'sitio', 'sitios')}.`,
  fitsNowhere: (piece) => `${piece} ahora no cabe en ningún sitio.`,
  refused: (piece, reason) => `${piece}: ${reason}`,
  preview: (piece, all, score, rating) =>
    `${piece} en ${squares(all)}: ${points(score)}${rating === undefined ? '' : `, ${rated(rating)}`}.`,
};

const status: CubeWords['status'] = {
  places: (name) => `Turno de ${name}`,
  wins: games.wins,
  prompt: 'Elige una pieza y luego un sitio donde toque tu color solo por las esquinas.',
};

const events: CubeWords['events'] = {
  places: (name, piece, all, score) =>
    `${name} coloca ${piece} en ${squares(all)}, ${points(score)}.`,
  lastPiece: 'Era la última pieza.',
  skipped: (names) =>
    `${listed(names)} no ${names.length === 1 ? 'puede jugar y pierde' : 'pueden jugar y pierden'} el turno.`,
  dropsOut: (name) => `${name} se retira.`,
};

const entries: CubeWords['entries'] = {
  places: (piece, all) => `${piece} → ${squares(all)}`,
  dropsOut: 'Se retira',
  round: games.round,
};

const refusals: CubeWords['refusals'] = {
  noPlace: 'Primero elige un sitio para la pieza.',
  noPiece: 'Primero elige una pieza.',
  startSquare: 'Las casillas iniciales no se pueden cubrir.',
  taken: (owners) => `Ahí ya está el ${listed(owners.map((player) => colours[player]))}.`,
  sideContact: 'Las piezas de un mismo color no pueden tocarse por un lado.',
  noCornerContact: 'Debe tocar una casilla de su color por una esquina.',
  pieceUsed: (piece) => `${piece} ya está en el cubo.`,
  aroundCorner: 'No cabe alrededor del vértice del cubo.',
  turnOf: games.turnOf,
  over: 'La partida ha terminado.',
  notNow: games.notNow,
};

const setup: CubeWords['setup'] = {
  bonus: 'Bonificación por colocar todas las piezas',
  bonus20: '20',
  bonus15: '15, o 20',
  aboutBonus: 'si I1 es la última',
  noBonus: 'Ninguna',
  first: 'Quién empieza',
  ranking: ['Puntos', 'Piezas sin colocar'],
  level: games.level,
  easyLevel: games.easyLevel,
  hardLevel: games.hardLevel,
  randomMoves: games.randomMoves,
};

const lessons: CubeWords['lessons'] = {
  'corner-contact': {
    title: 'Contacto por las esquinas',
    task: 'Coloca la pieza cuadrada O4 de modo que toque una de tus seis casillas por una esquina.',
    why: [
      'Cada pieza debe tocar una de tus propias casillas por una esquina. Al principio tienes seis, tres alrededor de cada uno de dos vértices del cubo, y en cada cara puedes construir desde una casilla.',
    ],
  },
  'no-side-contact': {
    title: 'Sin contacto por los lados',
    task: 'Continúa con I3 desde tu pieza cuadrada de la cara superior.',
    why: [
      'Tus piezas pueden tocarse por las esquinas, nunca por un lado. Tres esquinas de la pieza cuadrada están libres para eso: Ua6, Ud6 y Ud9. Las piezas de los demás pueden tocar las tuyas de cualquier manera.',
    ],
  },
  'over-an-edge': {
    title: 'Por encima de una arista',
    task: 'Coloca L5 sobre la arista entre la cara superior y la izquierda.',
    why: [
      'Una pieza puede doblarse por cualquier arista del cubo, como si las caras estuvieran una junto a otra. Ua7 y Lg1 son vecinas, así que L5 llega a dos caras con una jugada.',
    ],
  },
  'cube-corner': {
    title: 'El vértice del cubo',
    task: 'Coloca V5 en tres caras, alrededor del vértice del cubo donde empieza el jugador B.',
    why: [
      'En un vértice del cubo se juntan solo tres casillas, y cada una está al lado de las otras dos, así que a través de él no hay contacto por las esquinas. B puede construir desde este vértice por una casilla de cada cara y acaba de perder la de arriba, Uh2.',
    ],
  },
  'build-points': {
    title: 'Conservar puntos de apoyo',
    task: 'Coloca W5 de modo que puedas construir desde tantas casillas como sea posible: once.',
    why: [
      'Un punto de apoyo es una casilla libre que toca tus casillas por una esquina y por ningún lado: cada jugada necesita uno. Como escalera que se aleja de tu vértice, W5 gasta uno y abre seis.',
    ],
  },
  'single-last': {
    title: 'I1 va la última',
    task: 'Te quedan I1 e I2. Coloca ambas y consigue la bonificación de 20 puntos.',
    why: [
      'A I2 le queda un solo sitio, sobre la arista entre dos caras. I1 puede esperar: cabe en doce sitios.',
      'Las 21 piezas están colocadas e I1 ha sido la última: 89 puntos por las casillas y 20 más. Guarda I1 para el final, pues solo necesita un punto de apoyo.',
    ],
  },
};

const learning: CubeWords['learning'] = {
  title: 'Lecciones',
  you: 'Tú',
  done: 'hecha',
  next: 'Lección siguiente',
  show: 'Muéstramelo',
  isDone: 'La lección está hecha.',
  otherPiece: (pieces) => `Esta lección trata de ${listed(pieces)}.`,
  otherPlace: 'Ese sitio es legal, pero no es el que pide la lección.',
  training: 'Entrenamiento',
  begin: 'Jugar una partida de entrenamiento',
  goOn: 'Seguir con la partida de entrenamiento',
  level: (level, all) => `Nivel ${level} de ${all}.`,
  oneWin: (level, all) => `Nivel ${level} de ${all}: con una victoria se sube.`,
  threeWins: (level, all) => `Nivel ${level} de ${all}: con tres victorias seguidas se sube.`,
  won: (level, all, run) =>
    `Nivel ${level} de ${all}: ${counted(run, 'victoria seguida', 'victorias seguidas')}; con tres se sube.`,
  lost: (level, all, run) =>
    `Nivel ${level} de ${all}: ${counted(run, 'derrota seguida', 'derrotas seguidas')}; con tres se baja.`,
};

const themes: CubeWords['themes'] = {
  single: 'Guarda I1 para el final y consigue la bonificación.',
  'shut-out': 'No le deja ningún sitio al otro color.',
  'take-room': 'Le deja al otro color menos sitios que cualquier otra jugada.',
  'keep-room': 'Conserva más sitios para después que cualquier otra jugada.',
  'small-first': 'Coloca una pieza pequeña antes que una grande.',
};

const reasons: CubeWords['reasons'] = {
  score: 'puntos hasta ahora',
  growth: 'casillas por venir',
  bonus: 'bonificación',
  denial: 'quitado a los demás',
};

const rules: CubeWords['rules'] = [
  [
    'El cubo.',
    'Seis caras de 9 × 9 casillas. Cada jugador tiene seis casillas iniciales alrededor de dos vértices opuestos del cubo y 21 piezas: todas las formas de una a cinco casillas, que se pueden girar y voltear.',
  ],
  [
    'Un turno.',
    'Coloca una pieza en casillas libres. Debe tocar una casilla de tu color por una esquina y ninguna por un lado. Los otros colores se pueden tocar de cualquier manera. Las piezas pueden pasar por las aristas del cubo, como si las caras estuvieran una junto a otra.',
  ],
  [
    '',
    'En un vértice del cubo se juntan solo tres casillas, y cada una está al lado de las otras dos: a través de él no hay contacto por las esquinas.',
  ],
  [
    'El final.',
    'Quien no puede jugar pierde el turno; cuando nadie puede, la partida termina. Cada casilla cubierta es un punto. Quien ha colocado todas las piezas, con I1 la última, recibe 20 puntos más. Gana quien tiene más puntos.',
  ],
  [
    'En esta página.',
    'Elige una pieza y apunta a una casilla: la pieza muestra cómo quedaría. [R] la gira, [F] la voltea, [W] recorre todas las formas de cubrir la casilla, [N] y [P], todos los sitios; [Q] los valora. Arrastra el cubo, o pulsa [Mayús] y una flecha, para girarlo.',
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
