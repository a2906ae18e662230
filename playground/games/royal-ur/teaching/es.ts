/** What teaches the Royal Game of Ur, in Spanish. */
import type { UrTeaching } from './en.js';

export const rules: UrTeaching['rules'] = [
  [
    'La carrera.',
    'Lleva todas tus fichas de la mano a la meta a lo largo de 14 casillas. Las ocho casillas del medio están en el camino de ambos jugadores. Gana quien lleve antes su última ficha a la meta.',
  ],
  [
    'Un turno.',
    'Cuatro dados dan de 0 a 4. Mueve una ficha ese número de casillas: una de la mano o una del tablero. Si ninguna se puede mover, se pasa el turno.',
  ],
  [
    'Adónde van las fichas.',
    'No a una casilla con una ficha propia. Una ficha del rival se captura: vuelve a su mano. En la roseta del medio está a salvo. A la meta solo se llega con la tirada exacta.',
  ],
  ['Rosetas.', 'Quien cae en una de las tres rosetas tira otra vez.'],
];

export const lessons: UrTeaching['lessons'] = {
  enter: {
    title: 'Tirar y entrar',
    steps: [
      { ask: 'Pulsa los dados.', why: 'Has sacado un 2: una de tus fichas avanza 2 casillas.' },
      {
        ask: 'Mueve una ficha de tu mano a la casilla 2.',
        why: 'Tu ficha está en camino. Después el otro jugador ha sacado un 1 y ha movido.',
      },
      { ask: 'Te toca otra vez. Pulsa los dados.', why: 'Has sacado un 3.' },
      {
        ask: 'Avanza tu ficha 3 casillas o lleva una nueva a la casilla 3.',
        why: 'Las dos jugadas son buenas. Lleva las 7 fichas a la meta antes que el otro jugador y ganas.',
      },
    ],
  },
  path: {
    title: 'El camino',
    steps: [
      {
        ask: 'Has sacado un 2. Mueve la ficha de la casilla 4: ahí el camino gira hacia la fila del medio.',
        why: 'Los dos jugadores pasan por la fila del medio, las casillas 5 a 12.',
      },
      {
        ask: 'Has sacado un 4. Mueve la ficha de la casilla 9 a la casilla 13.',
        why: 'Las fichas pueden saltar sobre otras. Las casillas 13 y 14 son solo tuyas, y también de la 1 a la 4.',
      },
    ],
  },
  rosette: {
    title: 'Rosetas',
    steps: [
      {
        ask: 'Has sacado un 2. Mueve tu ficha a la roseta de la casilla 4.',
        why: 'En una roseta tiras otra vez.',
        wrong: { other: 'Es una jugada legal, pero ahí no hay roseta.' },
      },
      { ask: 'Pulsa los dados.', why: 'Has sacado un 4.' },
      {
        ask: 'Avanza hasta la roseta de la fila del medio.',
        why: 'Has tirado otra vez, pero solo ha salido un 0. El otro jugador ha sacado un 2 y no puede capturarte: en la casilla 8 estás a salvo.',
      },
    ],
  },
  capture: {
    title: 'Capturar',
    steps: [
      {
        ask: 'Has sacado un 3. Captura la ficha de la casilla 9.',
        why: 'Vuelve a la mano y empieza de nuevo.',
        wrong: { other: 'Así no capturas nada. Mueve a la casilla 9.' },
      },
      {
        ask: 'El otro jugador ha llegado a la casilla 6, y has sacado un 4. Captura esa ficha.',
        why: 'Las fichas solo se encuentran en las casillas 5 a 12. En las demás, y en la casilla 8, están a salvo.',
        wrong: { other: 'Así no capturas nada. Mueve a la casilla 6.' },
      },
    ],
  },
  home: {
    title: 'La meta',
    steps: [
      {
        ask: 'Has sacado un 3. Lleva la ficha de la casilla 12 a la meta.',
        why: 'La meta está una casilla después de la 14, y solo se llega con la tirada exacta.',
      },
      {
        ask: 'El otro jugador ha sacado un 0. Tu última ficha necesita exactamente un 1. Pulsa los dados.',
        why: 'Has sacado un 1.',
      },
      { ask: 'Lleva la última ficha a la meta.', why: 'Las 7 fichas están en la meta: ganas.' },
    ],
  },
  choice: {
    title: 'Dos buenas jugadas',
    steps: [
      {
        ask: 'Has sacado un 4. ¿A la roseta de la casilla 8, o capturar en la casilla 10? Elige la jugada que gana más veces.',
        why: 'Ahí estás a salvo, tiras otra vez, y las otras fichas siguen delante de ti. Así se ganan 61 de 100 partidas, y con la captura 50.',
        wrong: {
          capture:
            'Así se ganan 50 de 100 partidas: tu ficha no está a salvo ahí, y no tiras otra vez. La otra jugada gana más.',
        },
      },
      { ask: 'Pulsa los dados.', why: 'Has sacado un 2.' },
      {
        ask: 'Captura ahora la ficha de la casilla 10.',
        why: 'Primero la jugada segura y otra tirada, después la captura.',
      },
    ],
  },
};
