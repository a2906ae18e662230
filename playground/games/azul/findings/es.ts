/** What is wrong with positions of Azul, in Spanish. */

import * as WORDS from '../../../../src/azul/board/words/es.js';
import { FINDINGS } from '../../../shell/findings/es.js';
import { type AzulFindings, azulPlaces } from './places.js';

const { forms, board } = WORDS;
const { counted, listed, plural } = forms;
const { colours, tiles } = board;
const { piece, quoted, sayIn } = FINDINGS;

const EXPECTED = {
  players: 'un jugador de A a D',
  factories: 'expositores, cada uno con su número y sus azulejos',
  tiles: 'azulejos de «a» a «e»',
  'tiles-and-token': 'azulejos de «a» a «e» y la ficha de jugador inicial f',
  counts: 'cinco cantidades de dos cifras',
} as const;

const unexpected: AzulFindings['shared.unexpected-character'] = (parameters) => [
  piece(parameters),
  parameters.expected === 'sections'
    ? `las secciones ${listed(parameters.letters)}`
    : EXPECTED[parameters.expected],
];
const sectionsUnsorted: AzulFindings['shared.sections-unsorted'] = ({ letters }) => [
  'una sección fuera de orden',
  `el orden ${letters.join(', ')}`,
];
const tilesUnsorted = 'orden alfabético';
const tooManyTiles: AzulFindings['centre.too-many-tiles'] = ({ count, most }) => [
  counted(count, 'azulejo', 'azulejos'),
  `${most} como máximo`,
];
const countMalformed = 'una cantidad de dos cifras';
const countTooHigh: AzulFindings['bag.count-out-of-range'] = ({ count, most }) => [
  `${count}`,
  `de 00 a ${most}`,
];

const WORDING: AzulFindings = {
  'shared.unexpected-character': unexpected,
  'shared.sections-unsorted': sectionsUnsorted,
  'players.unexpected-character': unexpected,
  'players.sections-unsorted': sectionsUnsorted,
  'turn.missing': 'un jugador de A a D',
  'factory.number-missing': 'antes el número de un expositor',
  'factory.number-unknown': 'un número de 0 a 8',
  'factory.repeated': ({ factory }) => `El expositor ${factory + 1} aparece dos veces.`,
  'factory.empty': ({ factory }) => `El expositor ${factory + 1} está vacío y debe omitirse.`,
  'factory.unsorted': ({ factory, after }) =>
    `El expositor ${factory + 1} está detrás del expositor ${after + 1}.`,
  'factory.tiles-unsorted': tilesUnsorted,
  'factory.too-many-tiles': tooManyTiles,
  'centre.tiles-unsorted': tilesUnsorted,
  'centre.too-many-tiles': tooManyTiles,
  'bag.count-malformed': countMalformed,
  'bag.count-out-of-range': countTooHigh,
  'discard.count-malformed': countMalformed,
  'discard.count-out-of-range': countTooHigh,
  'score.missing': () => ['nada', 'de una a tres cifras'],
  'score.too-long': ({ digits }) => [`${digits} cifras`, 'de una a tres'],
  'score.leading-zero': ({ digits, score }) => [quoted(digits), quoted(`${score}`)],
  'mosaic.cell-malformed': 'un azulejo de «a» a «e» y luego fila y columna de 0 a 4',
  'mosaic.cell-repeated': ({ colour }) => [`un segundo azulejo, ${colours[colour]},`, 'solo uno'],
  'mosaic.cells-unsorted': ({ row, column }, [, player]) =>
    `La fila ${row + 1}, columna ${column + 1} de la pared del jugador ${player} está detrás de una casilla posterior: el orden es por filas y luego por columnas.`,
  'storage.line-malformed': 'una línea de 0 a 4, un azulejo de «a» a «e» y un número de 1 a 5',
  'storage.line-repeated': ({ row }, [, player]) =>
    `El jugador ${player} tiene la línea ${row + 1} dos veces.`,
  'storage.line-empty': ({ row }, [, player]) =>
    `La línea ${row + 1} del jugador ${player} está vacía y debe omitirse.`,
  'storage.lines-unsorted': ({ row, after }, [, player]) =>
    `La línea ${row + 1} del jugador ${player} está detrás de la línea ${after + 1}.`,
  'floor.tiles-unsorted': tilesUnsorted,
  'floor.too-many-pieces': ({ count, most }) => [
    counted(count, 'pieza', 'piezas'),
    `${most} como máximo`,
  ],
  'token.repeated': ({ tokens, players }) =>
    players.length === 0
      ? [`${tokens} fichas de jugador inicial`, 'una como máximo']
      : `La ficha de jugador inicial está en los suelos de los jugadores ${listed(players)}, y solo hay una.`,
  'players.too-few': ({ players }) =>
    `Solo hay ${counted(players, 'jugador', 'jugadores')}, y debe haber de 2 a 4.`,
  'turn.unknown-player': ({ player }) => `El turno es del jugador ${player}, que no tiene tablero.`,
  'factory.not-in-game': ({ factory, factories }) =>
    `Hay azulejos en el expositor ${factory + 1}, pero el juego tiene ${factories} expositores.`,
  'tiles.not-conserved': ({ colour, tiles: found, needed }) =>
    `En total hay ${tiles(found, colour)}, y debe haber ${needed}.`,
  'token.not-one': ({ tokens }) =>
    tokens === 0
      ? 'Falta la ficha de jugador inicial.'
      : `Hay ${tokens} fichas de jugador inicial.`,
  'mosaic.colour-repeated-in-row': ({ row, colour }, [, player]) =>
    `El jugador ${player} tiene el ${colours[colour]} dos veces en la fila ${row + 1} de la pared.`,
  'mosaic.colour-repeated-in-column': ({ column, colour }, [, player]) =>
    `El jugador ${player} tiene el ${colours[colour]} dos veces en la columna ${column + 1} de la pared.`,
  'mosaic.colour-off-its-cell': ({ row, column, colour, cellColour }, [, player]) =>
    `El jugador ${player} tiene un ${colours[colour]} en la pared, fila ${row + 1}, columna ${column + 1}, donde va el ${colours[cellColour]}.`,
  'storage.line-overfull': ({ row, count }, [, player]) =>
    `El jugador ${player} tiene ${count} azulejos en la línea ${row + 1}, en la que ${plural(row + 1, 'cabe', 'caben')} ${row + 1}.`,
  'storage.colour-in-mosaic-row': ({ row, colour }, [, player]) =>
    `El jugador ${player} tiene el ${colours[colour]} en la línea ${row + 1}, aunque la fila ${row + 1} de la pared ya lo tiene.`,
  'centre.more-than-factories-left': ({ count, most }) =>
    `Hay ${count} azulejos en el centro, y puede haber ${most} como máximo: tres por cada expositor vacío.`,
  'factory.partly-filled-early': ({ factory, tiles: found, needed }) =>
    `El expositor ${factory + 1} tiene ${counted(found, 'azulejo', 'azulejos')}, y debe tener ${needed}, pues hay uno posterior lleno.`,
  'factory.partly-filled-with-bag': ({ factory, tiles: found, left }) =>
    `El expositor ${factory + 1} tiene ${counted(found, 'azulejo', 'azulejos')}, y debe tener 4, pues aún quedan ${left} en la bolsa.`,
  'factory.too-few-empty': ({ tiles: found, needed }) =>
    `El centro, las líneas de suelo y las líneas llenas tienen ${counted(found, 'azulejo', 'azulejos')} de esta ronda; al menos ${needed} expositores deben estar vacíos.`,
  'token.taken-early': () =>
    'Alguien tiene la ficha de jugador inicial, pero todos los expositores aún tienen azulejos: nadie puede haberla tomado.',
  'mosaic.row-complete-in-drafting': ({ row }, [, player]) =>
    `El jugador ${player} ha completado la fila ${row + 1} de la pared, así que la partida ha terminado: no puede quedar ningún azulejo por tomar.`,
};

export const SAY = sayIn(
  WORDING,
  azulPlaces({
    areas: {
      turn: 'turno',
      factories: 'expositores',
      centre: 'centro',
      bag: 'bolsa',
      discard: 'tapa',
      players: 'jugadores',
    },
    parts: {
      score: 'puntos',
      mosaic: 'pared',
      storage: 'líneas de patrón',
      floor: 'línea de suelo',
    },
    colours,
    player: WORDS.player,
    factory: (factory) => WORDS.places.factory(factory + 1),
    row: (row) => WORDS.places.row(row + 1),
    cell: (row, column) => WORDS.places.cell(row + 1, column + 1),
  }),
);
