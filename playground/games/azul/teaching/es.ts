/** What teaches Azul, in Spanish. */
import type { AzulTeaching } from './en.js';

export const rules: AzulTeaching['rules'] = [
  [
    'Tomar azulejos.',
    'En tu turno, toma todos los azulejos de un color de un expositor; los demás pasan al centro. O toma todos los azulejos de un color del centro: el primero que lo hace en una ronda recibe también la ficha de jugador inicial, que cuenta como un azulejo en el suelo.',
  ],
  [
    '',
    'Coloca los azulejos en una sola línea de patrón o en el suelo. Una línea solo admite un color, que aún no puede estar en la fila de la pared que tiene al lado. Los que no caben caen al suelo.',
  ],
  [
    'Alicatar.',
    'Cuando no quedan azulejos por tomar, un azulejo de cada línea completa pasa a la fila de la pared que tiene al lado. En la pared fija cada casilla tiene su color; en la libre eliges la columna, y cada color solo puede estar una vez en cada columna.',
  ],
  [
    'Puntuación.',
    'Un azulejo vale lo que miden las líneas horizontal y vertical que alarga, o 1 si no tiene vecinos. Un suelo de 1 a 7 piezas cuesta 1, 2, 4, 6, 8, 11, 14 puntos.',
  ],
  [
    'El final.',
    'La partida termina tras la ronda en que alguien completa una fila de la pared. Entonces cada fila completa vale 2 puntos más, cada columna 7 y cada color 10. En caso de empate, gana quien tenga más filas completas.',
  ],
];

export const lessons: AzulTeaching['lessons'] = {
  take: {
    title: 'Tomar azulejos',
    steps: [
      {
        ask: 'Pulsa los 3 azulejos naranjas del expositor 2 y después la línea 3.',
        why: 'Te llevas todos los azulejos de un color, y los demás van al centro. La línea 3 está completa: al final de la ronda lleva un azulejo a la pared.',
        wrong: {
          small: 'Ahí no caben los 3: los que sobran caerían al suelo.',
          large: 'Ahí caben, pero la línea 3 quedaría completa enseguida.',
        },
      },
      {
        ask: 'Completa la línea 2: toma dos azulejos de un color del expositor 4.',
        why: 'La línea 2 está completa. Los otros dos azulejos del expositor están ahora en el centro.',
      },
      {
        ask: 'Una línea no tiene que completarse enseguida. Toma azulejos del expositor 1 y empieza la línea 5.',
        why: 'Esperan ahí hasta que la línea 5 esté completa. Solo se les pueden unir azulejos del mismo color.',
      },
    ],
  },
  centre: {
    title: 'El centro',
    steps: [
      {
        ask: 'Toma los 3 azulejos rojos del centro para la línea 3.',
        why: 'Eres el primero que toma del centro en esta ronda. La ficha de jugador inicial va a tu suelo: cuesta 1 punto, pero empiezas la próxima ronda.',
      },
      {
        ask: 'Toma el azulejo morado del centro para la línea 5, donde esperan otros 2.',
        why: 'La ficha ya no está, así que esto no cuesta nada. Los demás azulejos se quedan en el centro.',
      },
    ],
  },
  tiling: {
    title: 'Alicatar la pared',
    steps: [
      {
        ask: 'No quedan azulejos por tomar, y tres de tus líneas están completas. Lleva a la pared el azulejo azul de la línea 1.',
        why: 'Un azulejo sin vecinos vale 1 punto.',
      },
      {
        ask: 'Ahora el azulejo naranja de la línea 2.',
        why: 'Termina una línea de 3 azulejos: 3 puntos. El otro azulejo de la línea 2 sale de tu tablero.',
      },
      {
        ask: 'Ahora el azulejo verde de la línea 3.',
        why: 'Está en una línea horizontal de 2 y en una vertical de 3: 5 puntos. Los azulejos contiguos son los que más valen.',
      },
    ],
  },
  floor: {
    title: 'El suelo',
    steps: [
      {
        ask: 'Coloca los 4 azulejos naranjas del expositor 1 de modo que caigan los menos posibles.',
        why: 'La línea 5 tenía sitio para 3 de ellos. Uno cayó al suelo y cuesta 1 punto.',
        wrong: {
          floor: 'Ahí caen todos. Busca la línea con más sitio.',
          small: 'La línea 1 solo tiene sitio para 1: los otros 3 caerían.',
        },
      },
      {
        ask: 'Los azulejos verdes no caben en ninguna línea. Ponlos en el suelo.',
        why: '3 azulejos en el suelo cuestan 4 puntos al final de la ronda. Nunca se baja de 0 puntos.',
      },
    ],
  },
  end: {
    title: 'El final de la partida',
    steps: [
      {
        ask: 'Lleva a la pared el azulejo verde de la línea 1: completa la fila.',
        why: 'Una fila completa termina la partida tras esta ronda. El azulejo vale 5 en horizontal y 2 en vertical: 7 puntos.',
      },
      {
        ask: 'Ahora el azulejo verde de la línea 5: completa la primera columna.',
        why: 'La línea vertical vale ahora 5 puntos, y la columna más al final.',
      },
      {
        ask: 'La ronda ha terminado. Añade la puntuación final.',
        why: 'Una fila completa vale 2 puntos, una columna 7 y un color 10: recibes 19.',
      },
    ],
  },
  ahead: {
    title: 'Pensar por adelantado',
    steps: [
      {
        ask: 'Nadie tiene sitio para los 4 azulejos rojos. Toma un azulejo del expositor 2 de modo que le queden al otro jugador.',
        why: 'Quedan tres colores, uno para cada turno: el otro jugador, tú, y después el rojo para el otro jugador.',
        wrong: {
          orange:
            'Entonces los dos morados están en el centro. El otro jugador los toma, y el rojo te queda a ti.',
          red: 'Entonces los 4 caen a tu propio suelo.',
          centre: 'Es igual de bueno, pero aquí toma del expositor 2.',
        },
      },
      {
        ask: 'El otro jugador ha tomado el naranja. No dejes más que el rojo.',
        why: 'El otro jugador ha tenido que tomar los 4, y cuestan 6 puntos. Cuenta los colores que quedan.',
        wrong: { red: 'Entonces los 4 caen a tu propio suelo.' },
      },
    ],
  },
};
