/** What is wrong with positions of Tsuro, in Spanish. */
import * as WORDS from '../../../../src/tsuro/board/words/es.js';
import { FINDINGS } from '../../../shell/findings/es.js';
import * as PAGE from '../words/es.js';
import { squareName, type TsuroFindings, type TsuroPlaces, tsuroPlaces } from './places.js';

const { forms, places, player } = WORDS;
const { setup } = PAGE;
const { counted } = forms;
const { choices, leadingZero, piece, quoted, sayIn } = FINDINGS;

const PLACES: TsuroPlaces = {
  areas: {
    turn: 'turno',
    round: 'ronda',
    hand: 'mano',
    board: 'tablero',
    bag: 'bolsa',
    players: 'jugadores',
  },
  player,
  handTile: (number) => `loseta ${number}.ª de la mano`,
  square: (column, row) => places.square([column, row]),
};

const square = (text: string) => squareName(PLACES, text);
const tiles = (count: number) => counted(count, 'loseta', 'losetas');
const oneOf = (letters: readonly string[]) => `del jugador ${choices(letters)}`;

const unexpected: TsuroFindings['shared.unexpected-character'] = (parameters) => [
  piece(parameters),
  parameters.expected === 'sections' ? 'las secciones H, T y B' : 'un jugador de A a E',
];

const WORDING: TsuroFindings = {
  'shared.unexpected-character': unexpected,
  'shared.sections-unsorted': () => ['una sección fuera de orden', 'el orden H, T, B'],
  'players.unexpected-character': unexpected,
  'turn.missing': `un jugador de A a E o ${quoted('-')} al final de la partida`,
  'round.malformed': 'un número de una a tres cifras',
  'round.leading-zero': leadingZero,
  'hand.tile-malformed': 'una loseta de 00 a 34',
  'board.tile-malformed': 'una casilla de 00 a 99, una loseta de 00 a 34 y un giro n, e, s o w',
  'board.square-repeated': () => ['una segunda loseta', 'solo una'],
  'board.tiles-unsorted': ({ square: found, after }) => [
    `${quoted(found)} detrás de ${quoted(after)}`,
    'casillas en orden ascendente',
  ],
  'board.rotation-not-canonical': ({ rotation, canonical }) => [
    `un giro ${quoted(rotation)}`,
    `${quoted(canonical)}, que se ve igual`,
  ],
  'bag.item-malformed': 'una loseta de 00 a 34 o la primera y la última de una serie',
  'bag.tile-repeated': ({ tile }) => [`otra loseta ${tile}`, 'solo una de cada'],
  'bag.tiles-unsorted': (parameters) => [
    `${piece(parameters)} detrás de una loseta mayor`,
    'losetas en orden ascendente',
  ],
  'bag.runs-not-merged': (parameters) => [
    piece(parameters),
    `${quoted(parameters.canonical)}, con series a partir de tres losetas`,
  ],
  'status.malformed': `${quoted('-')}, una casilla y una salida de «a» a «h», o X, L o F y la ronda`,
  'status.leading-zero': leadingZero,
  'players.too-few': ({ players }) =>
    `Solo hay ${counted(players, 'jugador', 'jugadores')}, y debe haber de 3 a 5.`,
  'avatar.no-tile': ({ player: letter, place }) =>
    `La ficha del jugador ${letter} está en ${quoted(place)} (${square(place)}), donde no hay ninguna loseta.`,
  'avatar.not-facing-empty-square': ({ player: letter, place, faced }) =>
    `La ficha del jugador ${letter} en ${quoted(place)} (${square(place)}) no mira a una casilla vacía, sino ${
      faced === null ? 'al borde del tablero' : `a la loseta de ${square(faced)}`
    }.`,
  'avatar.not-from-edge': ({ player: letter, place }) =>
    `Ningún camino lleva de una casilla del borde a la ficha del jugador ${letter} en ${quoted(place)} (${square(place)}).`,
  'hand.wrong-size': ({ tiles: found, needed }) =>
    needed === 0
      ? `La mano tiene ${tiles(found)} en lugar de ${needed}, pues la partida ha terminado.`
      : `La mano tiene ${tiles(found)}, y debe tener ${needed} o ninguna.`,
  'turn.not-in-game': ({ player: letter, players }) =>
    players.length === 0
      ? `El turno no puede ser del jugador ${letter}.`
      : `El turno es del jugador ${letter}, pero solo puede ser ${oneOf(players)}.`,
  'turn.missing-player': ({ players }) =>
    players.length === 0
      ? 'El turno no es de nadie, pero la partida no ha terminado.'
      : `El turno no es de nadie, pero la partida no ha terminado: es ${oneOf(players)}.`,
  'turn.game-not-over': ({ player: letter, players }) =>
    `El turno es del jugador ${letter}, pero la partida ha terminado, pues ${
      players.length === 0 ? 'no queda ninguna ficha' : 'solo queda una ficha'
    }: ${quoted('-')} en lugar de ${quoted(letter)}.`,
  'player.not-placed': ({ player: letter, round }) =>
    `El jugador ${letter} no tiene ficha en el tablero, aunque ya va la ronda ${round}.`,
  'player.placed-early': ({ player: letter, playerToMove }) =>
    `El jugador ${letter} ya tiene su ficha en el tablero, aunque aún es el turno del jugador ${playerToMove}.`,
  'status.later-round': ({ player: letter, left, round }) =>
    `El jugador ${letter} quedó fuera en la ronda ${left}, pero aún va la ronda ${round}.`,
  'status.before-any-turn': ({ player: letter, left }) =>
    `El jugador ${letter} quedó fuera en la ronda ${left}, pero en ella nadie ha jugado aún.`,
  'round.after-end': ({ round }) =>
    `La partida termina en la ronda ${round}, pero la empezaron menos de dos jugadores.`,
  'hand.not-from-bag': ({ tiles: found }) =>
    `De las losetas ${found.join(', ')} de la mano, alguna sigue en la bolsa o está repetida.`,
  'bag.not-of-cycle': ({ first, tiles: found }) =>
    `En la bolsa hay ${tiles(found)} a partir de la ${first}, y con la opción ${quoted(setup.cycle)} deben ser las últimas, hasta la 34.`,
  'board.not-a-first-tile': ({ square: found }) =>
    `La loseta de ${square(found)} no está en el borde, está junto a otra o tiene dos fichas, pero las primeras losetas aún se están colocando.`,
  'board.tiles-of-nobody': ({ tiles: found, most }) =>
    `En el tablero hay ${tiles(found)} sin ficha, y puede haber como máximo ${most}.`,
  'bag.not-empty': ({ tiles: found }) =>
    `En la bolsa hay ${tiles(found)}, pero con la opción ${quoted(setup.endless)} está vacía.`,
  'rules.different': ({ players, expected }) =>
    `La posición tiene ${counted(players, 'jugador', 'jugadores')}, y según las opciones son ${expected}.`,
};

export const SAY = sayIn(WORDING, tsuroPlaces(PLACES));
