/** What teaches Tsuro, in Spanish. */
import type { TsuroTeaching } from './en.js';

export const rules: TsuroTeaching['rules'] = [
  [
    'Preparación.',
    'Por turnos, elige una de tres losetas, gírala como quieras y colócala en una casilla del borde del tablero, no junto a otra loseta. Tu ficha queda donde uno de sus caminos da a una casilla vacía.',
  ],
  [
    'Un turno.',
    'Elige una de dos losetas, gírala y colócala en la casilla que está delante de tu ficha. Todas las fichas ante esa casilla siguen los caminos hasta quedar de nuevo ante una casilla vacía.',
  ],
  [
    'Quién queda fuera.',
    'Una ficha que llega al borde del tablero sale de él, y una cuyo camino vuelve a donde estaba entra en un bucle: su jugador queda fuera. No puedes salir del tablero ni hacer que una ficha entre en un bucle si otra loseta u otro giro evita ambas cosas. A los demás sí puedes sacarlos del tablero.',
  ],
  [
    'El final.',
    'Gana la última ficha en el tablero. Si las últimas salen en la misma ronda, comparten la victoria.',
  ],
];

export const lessons: TsuroTeaching['lessons'] = {
  path: {
    title: 'Seguir el camino',
    steps: [
      {
        ask: 'Elige una loseta, gírala como quieras y colócala delante de tu ficha.',
        why: 'Tu ficha ha seguido el camino hasta la siguiente casilla vacía. Después han movido los demás.',
      },
      {
        ask: 'Ahora tienes dos losetas nuevas. Coloca una de ellas.',
        why: 'Quédate en el tablero más tiempo que los demás y ganas.',
      },
    ],
  },
  turn: {
    title: 'Girar la loseta',
    steps: [
      {
        ask: 'Gira una loseta de modo que el camino lleve tu ficha recto hacia abajo.',
        why: 'Una loseta puede quedar de cuatro maneras. Mira dónde termina el camino antes de colocarla.',
        wrong: { other: 'Ese camino termina en otro lado. Gira la loseta o toma la otra.' },
      },
      {
        ask: 'Lleva ahora tu ficha hacia la izquierda.',
        why: 'Tu ficha está ahora ante la casilla de la izquierda: ahí va tu próxima loseta.',
        wrong: { other: 'Ese camino termina en otro lado. Gira la loseta o toma la otra.' },
      },
    ],
  },
  start: {
    title: 'La primera loseta',
    steps: [
      {
        ask: 'Pon una loseta en la fila de arriba, en las columnas 4 a 7, y tu ficha en su lado inferior.',
        why: 'Desde el medio de un lado puedes ir en todas las direcciones. Después los demás han colocado sus fichas.',
        wrong: {
          corner: 'En una esquina dos lados son borde, así que hay menos sitio.',
          side: 'Desde ahí la ficha va a lo largo del borde. Elige el lado inferior.',
        },
      },
      {
        ask: 'Coloca ahora una loseta delante de tu ficha.',
        why: 'Desde ahora tus losetas van siempre delante de tu ficha, junto a otras o no.',
      },
    ],
  },
  edge: {
    title: 'El borde',
    steps: [
      {
        ask: 'Tu ficha está cerca de una esquina. Coloca una loseta de modo que siga en el tablero.',
        why: 'No puedes salir del tablero mientras otra opción lo evite.',
      },
      {
        ask: 'Ahora todas las opciones llevan fuera del tablero. Coloca cualquier loseta.',
        why: 'Tu ficha ha salido del tablero, y quedas fuera. Los demás siguen jugando.',
      },
    ],
  },
  force: {
    title: 'Sacar a los demás',
    steps: [
      {
        ask: 'Dos fichas están ante la misma casilla. Coloca una loseta con la que la tuya se quede y la otra salga del tablero.',
        why: 'La tuya es la última ficha en el tablero: ganas.',
        wrong: { other: 'La otra ficha sigue en el tablero. Mira adónde lleva su camino.' },
      },
    ],
  },
  room: {
    title: 'Conservar sitio',
    steps: [
      {
        ask: 'Tu ficha va por el borde derecho, cerca de una esquina. Coloca la loseta que conserva sitio para después.',
        why: 'En este lado hay 95 casillas libres, y en la esquina solo 1. Piensa por adelantado antes de colocar una loseta.',
        wrong: {
          corner:
            'Eso lleva a la esquina, donde solo hay 1 casilla libre. Busca el camino hacia la izquierda.',
        },
      },
    ],
  },
};
