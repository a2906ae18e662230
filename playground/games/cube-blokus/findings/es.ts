/** What is wrong with positions of Cube Blokus, in Spanish. */
import type { Face, PlayerId, Square } from 'azulejo/cube-blokus';
import * as WORDS from '../../../../src/cube-blokus/board/words/es.js';
import { COMMON } from '../../../../src/engine/board/words/es.js';
import { FINDINGS } from '../../../shell/findings/es.js';
import { byFace, type CubeFindings, cubePlaces } from './places.js';

const { counted, listed, plural } = COMMON.forms;
const { choices, lowerCase, piece, quoted, sayIn } = FINDINGS;

const { board } = WORDS;

/** The faces as they are called after `cara`. */
const OF_FACES: Readonly<Record<Face, string>> = {
  U: 'de arriba',
  L: 'izquierda',
  F: 'frontal',
  R: 'derecha',
  B: 'de atrás',
  D: 'de abajo',
};

const face = (name: Face) => `cara ${OF_FACES[name]} (${name})`;
const on = (squares: readonly Square[]) => board.squares(byFace(squares));
const players = (letters: readonly PlayerId[]) =>
  `${plural(letters.length, 'el jugador', 'los jugadores')} ${listed(letters)}`;

const WORDING: CubeFindings = {
  'shared.unexpected-character': (parameters) => [
    piece(parameters),
    parameters.expected === 'face'
      ? 'una cara U, L, F, R, B o D'
      : `una casilla de «a» a «d», un número de casillas libres o ${quoted('/')}`,
  ],
  'players.unexpected-character': (parameters) => [
    piece(parameters),
    parameters.expected === 'end' ? 'el final de la cadena' : `un jugador ${parameters.expected}`,
  ],
  'turn.missing': `un jugador de A a D o ${quoted('-')} al final de la partida`,
  'turn.lower-case': ({ player: letter }) => lowerCase({ letter }),
  'face.missing': ({ face: letter }) => `Falta la ${face(letter)}.`,
  'face.repeated': ({ face: letter }) => `La ${face(letter)} aparece dos veces.`,
  'face.unsorted': ({ face: letter }) =>
    `La ${face(letter)} está detrás de otra posterior; el orden es ULFRBD.`,
  'face.wrong-rows': ({ rows }) => [counted(rows, 'fila', 'filas'), '9 filas'],
  'row.wrong-length': ({ squares }) => [counted(squares, 'casilla', 'casillas'), '9 casillas'],
  'row.split-run': ({ digits }) => [quoted(digits), 'una cifra por cada serie de casillas libres'],
  'player.lower-case': ({ player: letter }) => lowerCase({ letter }),
  'total.missing': 'puntos de partidas anteriores',
  'total.leading-zero': ({ digits, total }) => [quoted(digits), quoted(`${total}`)],
  'total.too-high': ({ digits, most }) => [digits, `de 0 a ${most}`],
  'start.wrong-owner': ({ square, player, found }) =>
    `La casilla ${on([square])} es una casilla inicial del jugador ${player}, pero ${
      found === null ? 'está libre' : `es del jugador ${found}`
    }.`,
  'piece.unknown': ({ player, squares }) =>
    `El jugador ${player} tiene ${counted(squares.length, 'casilla', 'casillas')} (${on(squares)}) que no ${plural(squares.length, 'es', 'son')} una pieza.`,
  'piece.repeated': ({ player, piece: name, squares }) =>
    `El jugador ${player} tiene ${name} otra vez (${on(squares)}).`,
  'piece.beside-start': ({ player, piece: name, squares }) =>
    `${name} del jugador ${player} (${on(squares)}) toca por un lado una casilla inicial propia.`,
  'piece.unconnected': ({ player, piece: name, squares }) =>
    `${name} del jugador ${player} (${on(squares)}) no se une por esquinas a ninguna casilla inicial.`,
  'bonus.pieces-left': ({ player, pieces }) =>
    `El jugador ${player} tiene ${quoted('+')}, pero aún ${plural(pieces.length, 'le queda', 'le quedan')} ${counted(pieces.length, 'pieza', 'piezas')}: ${listed(pieces)}.`,
  'bonus.single-not-last': ({ player, squares }) =>
    `El jugador ${player} tiene ${quoted('+')}, pero I1 (${on(squares)}) no fue la última pieza, pues otras se apoyan en ella.`,
  'player.out-all-placed': ({ player }) =>
    `El jugador ${player} tiene ${quoted('!')}, pero ya ha colocado todas sus piezas.`,
  'turn.out': ({ player }) => `El turno es del jugador ${player}, que se ha retirado.`,
  'turn.no-move': ({ player }) => `El turno es del jugador ${player}, que no puede jugar.`,
  'turn.pieces-unequal': ({ player, pieces, expected }) =>
    `El jugador ${player} ha colocado ${counted(pieces, 'pieza', 'piezas')} en lugar de ${choices(expected.map(String))}, pues cada uno coloca una por ronda.`,
  'turn.not-over': ({ players: letters }) =>
    `El turno no es de nadie, pero aún ${plural(letters.length, 'puede', 'pueden')} jugar ${players(letters)}.`,
};

export const SAY = sayIn(
  WORDING,
  cubePlaces({
    areas: { turn: 'turno', faces: 'caras', players: 'jugadores' },
    total: 'puntos anteriores',
    player: COMMON.player,
    face,
    row: (row) => `fila ${row}`,
  }),
);
