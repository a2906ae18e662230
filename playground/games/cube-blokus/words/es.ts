/** Cube Blokus in Spanish. */
import * as SHELL from '../../../shell/words/es.js';
import type { CubePageWords } from './en.js';

const { counted, listed } = SHELL.forms;

export const setup: CubePageWords['setup'] = {
  bonus: 'Bonificación por colocar todas las piezas',
  bonus20: '20',
  bonus15: '15 o 20',
  aboutBonus: 'si I1 es la última',
  noBonus: 'Ninguna',
  first: 'Quién empieza',
  colours: { A: 'Azul', B: 'Amarillo', C: 'Rojo', D: 'Verde' },
  ranking: ['Puntos', 'Piezas sin colocar'],
};

export const lessons: CubePageWords['lessons'] = {
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

export const learning: CubePageWords['learning'] = {
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

export const themes: CubePageWords['themes'] = {
  single: 'Guarda I1 para el final y consigue la bonificación.',
  'shut-out': 'No le deja ningún sitio al otro color.',
  'take-room': 'Le deja al otro color menos sitios que cualquier otra jugada.',
  'keep-room': 'Conserva más sitios para después que cualquier otra jugada.',
  'small-first': 'Coloca una pieza pequeña antes que una grande.',
};

export const themeNames: CubePageWords['themeNames'] = {
  single: 'Bonificación final',
  'shut-out': 'Ningún sitio libre',
  'take-room': 'Quitar sitios',
  'keep-room': 'Conservar sitios',
  'small-first': 'Pequeña antes que grande',
};

export const rules: CubePageWords['rules'] = [
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
    'Quien no puede jugar pierde el turno; cuando nadie puede, la partida termina. Cada casilla cubierta es un punto. Quien ha colocado todas las piezas, I1 en último lugar, recibe 20 puntos más. Gana quien tiene más puntos.',
  ],
  [
    'En esta página.',
    'Elige una pieza y apunta a una casilla: la pieza muestra cómo quedaría. [R] la gira, [F] la voltea, [W] recorre todas las formas de cubrir la casilla, [N] y [P], todos los sitios; [Q] los valora. Arrastra el cubo, o pulsa [Mayús] y una flecha, para girarlo.',
  ],
];
