/** Azul in Spanish. */

import { COMMON } from '../../../engine/board/words/es.js';
import type { Colour } from '../../../state/vocabulary.js';

import type { AzulWords, EditedPlace, Source, Target } from './en.js';

export const { forms, player } = COMMON;
export const countFrom = 1;

const { counted, listed, plural } = forms;

const { points } = COMMON;

const colours: AzulWords['board']['colours'] = {
  a: 'azul',
  b: 'verde',
  c: 'naranja',
  d: 'morado',
  e: 'rojo',
};

/** The same for several tiles: `2 azules`. */
const MANY: Readonly<Record<Colour, string>> = {
  a: 'azules',
  b: 'verdes',
  c: 'naranja',
  d: 'morados',
  e: 'rojos',
};

const tiles = (count: number, colour: Colour) =>
  `${count} ${plural(count, colours[colour], MANY[colour])}`;

/** The names of places, wherever they stand alone. */
export const places: AzulWords['places'] = {
  factory: (factory) => `expositor ${factory}`,
  centre: 'centro',
  row: (row) => `línea de patrón ${row}`,
  cell: (row, column) => `fila ${row} de la pared, columna ${column}`,
  floor: 'suelo',
};

const sourceName = (source: Source) => (source === 'C' ? places.centre : places.factory(source));

const fromSource = (source: Source) => (source === 'C' ? 'del centro' : `del expositor ${source}`);

const forTarget = (target: Target) =>
  target === 'F' ? 'para el suelo' : `para la línea ${target}`;

export const board: AzulWords['board'] = {
  colours,
  tiles,
  marker: 'la ficha de jugador inicial',
  markerTitle: 'Ficha de jugador inicial',
  empty: 'nada',
  boards: 'Tableros',
  sources: 'Expositores y centro',
  pile: (count, colour, source) => `${tiles(count, colour)}, ${sourceName(source)}`,
  source: (source, content) =>
    source === 'C' ? `Centro: ${content}` : `Expositor ${source}: ${content}`,
  tab: (name, score) => `${name}, ${points(score)}`,
  boardOf: (name, score, isNext) =>
    `Tablero de ${name}, ${points(score)}${isNext ? ', con el turno' : ''}`,
  emptyRow: (row, size) => `Línea de patrón ${row}: vacía, ${counted(size, 'casilla', 'casillas')}`,
  row: (row, count, size, colour) =>
    `Línea de patrón ${row}: ${count} de ${size}, ${colours[colour]}`,
  inColumn: (colour, column) => `${colours[colour]} en la columna ${column}`,
  mosaicRow: (row, content) => `Fila ${row} de la pared: ${content}`,
  floor: (content, penalty) =>
    penalty === 0
      ? `Línea de suelo: ${content}`
      : `Línea de suelo: ${content}, menos ${points(penalty)}`,
  cell: (row, column, gained) =>
    `Alicatar la fila ${row} en la columna ${column}, ${points(gained)}`,
  shown: ({ target, colour, held, size, toFloor, cost, points: scored }) => {
    if (target === 'F') return `Todos caen al suelo, menos ${points(cost)}`;
    const full = scored === undefined ? '' : `, completa: por ahora vale ${points(scored)}`;
    const row = `La línea ${target} tendría ${held} de ${size}, ${colours[colour]}${full}`;
    const fallen = `${toFloor} al suelo, menos ${points(cost)}`;
    return toFloor === 0 ? row : `${row}; ${fallen}`;
  },
};

export const status: AzulWords['status'] = {
  takes: (name) => `Turno de ${name}`,
  tiles: (name) => `${name} alicata`,
  newGame: 'Una partida nueva',
  roundOver: 'La ronda ha terminado',
  wins: COMMON.wins,
};

export const prompts: AzulWords['prompts'] = {
  drafting: 'Elige azulejos de un color y luego una línea de patrón o el suelo.',
  tiling: 'Elige una casilla de la pared para la línea completa.',
  'round-end': 'Se restan los puntos del suelo y luego se reparten los azulejos siguientes.',
  'last-round-end': 'Se restan los puntos del suelo y luego se suman las bonificaciones.',
  'game-over': '',
};

export const events: AzulWords['events'] = {
  draft: (name, { tiles: count, colour, source, target, token, toFloor }) => {
    const taken = `${tiles(count, colour)}${token ? ' y la ficha de jugador inicial' : ''}`;
    const fallen = target === 'F' || toFloor === 0 ? '' : `; ${toFloor} al suelo`;
    return `${name} toma ${taken} ${fromSource(source)} ${forTarget(target)}${fallen}.`;
  },
  tiling: (name, { row, column, colour, points: scored, toFloor }) => {
    const tile = `${colours[colour]} de la línea ${row}`;
    return column === undefined
      ? `${name}: no hay sitio para el ${tile}, ${toFloor} al suelo.`
      : `${name}: ${tile} a la columna ${column}, ${points(scored)}.`;
  },
  floors: (lost) =>
    `Por el suelo, ${listed(lost.map(({ name, points: all }) => `${name} pierde ${points(all)}`))}.`,
  bonuses: (won) =>
    `${listed(won.map(({ name, points: all }) => `${name} recibe ${points(all)} extra`))}.`,
  deal: (name) => `Se reparte una ronda nueva; empieza ${name}.`,
};

export const entries: AzulWords['entries'] = {
  draft: ({ tiles: count, colour, source, target, toFloor }) => {
    const to = target === 'F' ? 'suelo' : `línea ${target}`;
    const fallen = target !== 'F' && toFloor > 0 ? `, ${toFloor} al suelo` : '';
    const from = sourceName(source);
    return `${tiles(count, colour)}, ${from} → ${to}${fallen}`;
  },
  tiling: ({ row, column, colour, toFloor }) =>
    column === undefined
      ? `La línea ${row} no tiene sitio: ${toFloor} al suelo`
      : `${colours[colour]} a la fila ${row}, columna ${column}`,
  deal: 'Reparto',
  dealAndFloors: 'Reparto y puntos del suelo restados',
  end: 'Suelos y bonificaciones',
  round: COMMON.round,
  theEnd: 'El final',
};

export const refusals: AzulWords['refusals'] = {
  nobodyCanMove: COMMON.nobodyCanMove,
  notNow: COMMON.notNow,
  turnOf: COMMON.turnOf,
  noTiles: 'Primero elige azulejos de un expositor o del centro.',
  chooseCell: 'Elige una casilla de esta fila en la pared.',
  noRowToFloor: 'Ninguna línea completa tiene que ir al suelo.',
  rowFull: 'Esta línea está completa.',
  otherColour: (held, colour) =>
    `Esta línea ya es de color ${colours[held]}, así que el ${colours[colour]} no puede ir ahí.`,
  inMosaicRow: (colour) => `La pared ya tiene un ${colours[colour]} en esta fila.`,
  rowNotFull: 'Esta línea no está completa, así que espera hasta la ronda siguiente.',
  rowNotNext: (next) => `Las líneas completas se alicatan desde arriba: primero la línea ${next}.`,
  cellTaken: 'Ahí ya hay un azulejo.',
  inMosaicColumn: (colour) => `Esta columna ya tiene un ${colours[colour]}.`,
  offItsCell: (colour, home) => `En esta fila, el ${colours[colour]} va en la columna ${home}.`,
  floorNotNeeded: 'El azulejo tiene sitio en la pared.',
  tilingNow: 'Ahora las líneas completas pasan a la pared.',
  notThere: (colour, source) =>
    source === 'C'
      ? `No hay ningún azulejo ${colours[colour]} en el centro.`
      : `No hay ningún azulejo ${colours[colour]} en el expositor ${source}.`,
};

export const reasons: AzulWords['reasons'] = {
  score: 'puntos hasta ahora',
  placement: 'azulejos colocados',
  floor: 'suelo',
  rows: 'filas',
  columns: 'columnas',
  colours: 'colores',
  storage: 'azulejos en las líneas',
  token: 'primer turno',
  later: 'rondas posteriores',
  denial: 'lo que impide a los demás',
};

/** Name a place; `de` and `a` join its article. */
function placeName(place: EditedPlace): string {
  switch (place.kind) {
    case 'factory':
      return places.factory(place.factory);
    case 'centre':
      return places.centre;
    case 'row':
      return `línea ${place.row} del jugador ${place.player}`;
    case 'cell':
      return `pared del jugador ${place.player}, fila ${place.row}, columna ${place.column}`;
    case 'floor':
      return `suelo del jugador ${place.player}`;
  }
}

const pieceName = (piece: Colour | 'token') =>
  piece === 'token' ? 'ficha de jugador inicial' : colours[piece];

export const editor: AzulWords['editor'] = {
  player: COMMON.player,
  board: (name, isNext) => `Tablero de ${name}${isNext ? ', con el turno' : ''}`,
  places: (name) => `Lugares de ${name}`,
  points: 'puntos',
  pointsOf: (name) => `${name}, puntos`,
  cell: (row, column, content) => `Pared, fila ${row}, columna ${column}: ${content}`,
  emptyFor: (colour) => `vacía, para el ${colours[colour]}`,
  wrong: (place) => `${place}. Aquí hay algún error.`,
  palette: 'Elige qué colocar',
  remove: 'Quitar',
  about: 'Elige una pieza y toca un lugar, o arrástrala hasta allí.',
  keys: 'En un lugar, las teclas 1 a 5 ponen un color; 0, la ficha de jugador inicial; Supr lo quita.',
  facts: 'Turno, bolsa y tapa',
  players: 'Jugadores',
  toMove: 'Turno',
  nowhere: 'En ninguna parte',
  centre: 'Centro',
  aboutBag: 'Cada azulejo que pones en la mesa sale de la bolsa y vuelve a ella cuando lo quitas.',
  fill: 'Meter los demás azulejos en la bolsa',
  colour: 'Color',
  table: 'Mesa',
  bag: 'Bolsa',
  discard: 'Tapa',
  all: 'Total',
  supply: (pile, colour) => `${pile}: ${colours[colour]}`,
  put: (piece, place) => `Puesto: ${pieceName(piece)} (${placeName(place)}).`,
  removed: (piece, place) => `Quitado: ${pieceName(piece)} (${placeName(place)}).`,
  turn: (player) => `Le toca al jugador ${player}.`,
  score: (player, score) => `El jugador ${player} tiene ${points(score)}.`,
  countPlayers: (players) => `${players} jugadores.`,
  count: (count, colour, pile) =>
    `${tiles(count, colour)} en la ${pile === 'bag' ? 'bolsa' : 'tapa'}.`,
  filled: 'Los demás azulejos están en la bolsa.',
  nothingThere: 'Ahí no hay nada.',
  markerPlace: 'La ficha de jugador inicial va en el centro o en un suelo.',
  fullFactory: 'En un expositor caben cuatro azulejos.',
  fullCentre: 'En el centro nunca hay más de 27 azulejos.',
  fullRow: 'Esta línea está completa.',
  fullFloor: 'Una línea de suelo tiene siete lugares.',
};
