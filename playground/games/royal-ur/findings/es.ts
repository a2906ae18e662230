/** What is wrong with positions of Ur, in Spanish. */
import * as WORDS from '../../../../src/royal-ur/board/words/es.js';
import { FINDINGS } from '../../../shell/findings/es.js';
import { type UrFindings, urPlaces } from './places.js';

const { board, forms, player } = WORDS;
const { counted, plural } = forms;
const { leadingZero, lowerCase, piece, quoted, sayIn } = FINDINGS;

const tokens = (count: number) => counted(count, 'ficha', 'fichas');

const PLACES = {
  hand: 'el número de fichas en la mano',
  steps: `${quoted('P')} y las casillas de las fichas`,
  end: 'el final de esta parte',
} as const;

const count = 'un número de fichas de una cifra';

const WORDING: UrFindings = {
  'shared.unexpected-character': 'el final de la cadena',
  'players.unexpected-character': (parameters) => [piece(parameters), PLACES[parameters.expected]],
  'turn.missing': 'un jugador, A o B',
  'turn.lower-case': lowerCase,
  'waiting.malformed': `${quoted('-')} antes de una tirada, una tirada de 1 a 4 o ${quoted('#')} al final`,
  'waiting.leading-zero': leadingZero,
  'player.missing': (parameters) => [piece(parameters), quoted(parameters.player)],
  'player.lower-case': lowerCase,
  'hand.malformed': count,
  'hand.leading-zero': leadingZero,
  'steps.missing': `${quoted('P')} y las casillas de las fichas en el tablero`,
  'steps.lower-case': lowerCase,
  'step.malformed': 'una casilla de dos cifras',
  'step.unknown': 'una casilla de 01 a 14',
  'step.repeated': () => ['una segunda ficha', 'solo una'],
  'step.unsorted': ({ step, after }, [, letter]) =>
    `La casilla ${step} del jugador ${letter} está detrás de la casilla ${after}.`,
  'home.missing': `${quoted('H')} y el número de fichas en la meta`,
  'home.lower-case': lowerCase,
  'home.malformed': count,
  'home.leading-zero': leadingZero,
  'tokens.out-of-range': ({ player: owner, tokens: found, most }) =>
    `El jugador ${owner} tiene ${tokens(found)}, y debe tener de 1 a ${most}.`,
  'tokens.unequal': ({ tokens: { A, B } }) =>
    `El jugador A tiene ${tokens(A)} y el jugador B, ${B}, y deben tener las mismas.`,
  'square.taken-twice': ({ step }) => `En la casilla ${step} hay fichas de ambos jugadores.`,
  'winner.both': () => 'Ambos jugadores tienen todas sus fichas en la meta.',
  'winner.missing': ({ player: winner }) =>
    `El jugador ${winner} tiene todas sus fichas en la meta, así que la partida ha terminado y la cadena común es ${quoted(`${winner}#`)}.`,
  'winner.not-home': ({ player: winner, left }) =>
    `Se da por ganador al jugador ${winner}, pero ${plural(left, 'falta', 'faltan')} ${tokens(left)} por llegar a la meta.`,
  'waiting.no-move': ({ roll }) =>
    `Con la tirada ${roll} no hay ninguna jugada, así que el turno es del rival.`,
  'rules.different': ({ tokens: found, expected }) =>
    `En la posición cada jugador tiene ${tokens(found)}, y según las opciones son ${expected}.`,
};

export const SAY = sayIn(
  WORDING,
  urPlaces({
    areas: { turn: 'turno', waiting: 'tirada' },
    parts: { hand: 'mano', steps: 'tablero', home: 'meta' },
    player,
    square: board.squareName,
  }),
);
