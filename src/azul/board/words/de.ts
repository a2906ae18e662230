/** Azul in German, in the terms of the German edition. */

import { COMMON } from '../../../engine/board/words/de.js';
import type { Colour } from '../../../state/vocabulary.js';

import type { AzulWords, EditedPlace, Source, Target } from './en.js';

export const { forms, player } = COMMON;
export const countFrom = 1;

const { counted, listed } = forms;

const { points } = COMMON;

const colours: AzulWords['board']['colours'] = {
  a: 'Blau',
  b: 'Grün',
  c: 'Orange',
  d: 'Violett',
  e: 'Rot',
};

/** The same for tiles that are counted: `2 blaue`. */
const OF_TILES: Readonly<Record<Colour, string>> = {
  a: 'blaue',
  b: 'grüne',
  c: 'orange',
  d: 'violette',
  e: 'rote',
};

const tiles = (count: number, colour: Colour) => `${count} ${OF_TILES[colour]}`;

/** The names of places, wherever they stand alone. */
export const places: AzulWords['places'] = {
  factory: (factory) => `Manufaktur ${factory}`,
  centre: 'Tischmitte',
  row: (row) => `Musterreihe ${row}`,
  cell: (row, column) => `Reihe ${row} der Wand, Spalte ${column}`,
  floor: 'Bodenreihe',
};

const sourceName = (source: Source) => (source === 'C' ? places.centre : places.factory(source));

const fromSource = (source: Source) =>
  source === 'C' ? 'aus der Tischmitte' : `aus Manufaktur ${source}`;

const forTarget = (target: Target) =>
  target === 'F' ? 'für die Bodenreihe' : `für Musterreihe ${target}`;

export const board: AzulWords['board'] = {
  colours,
  tiles,
  marker: 'Startspielerstein',
  markerTitle: 'Startspielerstein',
  empty: 'leer',
  boards: 'Spieltableaus',
  sources: 'Manufakturen und Tischmitte',
  pile: (count, colour, source) => `${tiles(count, colour)}, ${sourceName(source)}`,
  source: (source, content) => `${sourceName(source)}: ${content}`,
  tab: (name, score) => `${name}, ${points(score)}`,
  boardOf: (name, score, isNext) =>
    `Tableau von ${name}, ${points(score)}${isNext ? ', am Zug' : ''}`,
  emptyRow: (row, size) => `Musterreihe ${row}: leer, ${counted(size, 'Feld', 'Felder')}`,
  row: (row, count, size, colour) => `Musterreihe ${row}: ${count} von ${size}, ${colours[colour]}`,
  inColumn: (colour, column) => `${colours[colour]} in Spalte ${column}`,
  mosaicRow: (row, content) => `Reihe ${row} der Wand: ${content}`,
  floor: (content, penalty) =>
    penalty === 0 ? `Bodenreihe: ${content}` : `Bodenreihe: ${content}, minus ${points(penalty)}`,
  cell: (row, column, gained) => `Reihe ${row} in Spalte ${column} fliesen, ${points(gained)}`,
  shown: ({ target, colour, held, size, toFloor, cost, points: scored }) => {
    if (target === 'F') return `Alle fallen in die Bodenreihe, minus ${points(cost)}`;
    const full = scored === undefined ? '' : `, voll: bringt zurzeit ${points(scored)}`;
    const row = `Musterreihe ${target} hätte ${held} von ${size}, ${colours[colour]}${full}`;
    const fallen = `${counted(toFloor, 'Teil', 'Teile')} in die Bodenreihe, minus ${points(cost)}`;
    return toFloor === 0 ? row : `${row}; ${fallen}`;
  },
};

export const status: AzulWords['status'] = {
  takes: (name) => `${name} ist am Zug`,
  tiles: (name) => `${name} legt Fliesen an die Wand`,
  newGame: 'Eine neue Partie',
  roundOver: 'Die Runde ist zu Ende',
  wins: COMMON.wins,
};

export const prompts: AzulWords['prompts'] = {
  drafting: 'Wähle Fliesen einer Farbe, dann eine Musterreihe oder die Bodenreihe.',
  tiling: 'Wähle ein Feld der Wand für die volle Musterreihe.',
  'round-end': 'Die Bodenreihen werden abgerechnet, dann wird neu ausgelegt.',
  'last-round-end': 'Die Bodenreihen werden abgerechnet, dann die Boni gezählt.',
  'game-over': '',
};

export const events: AzulWords['events'] = {
  draft: (name, { tiles: count, colour, source, target, token, toFloor }) => {
    const taken = `${tiles(count, colour)}${token ? ' und den Startspielerstein' : ''}`;
    const fallen = target === 'F' || toFloor === 0 ? '' : `; ${toFloor} in die Bodenreihe`;
    return `${name} nimmt ${taken} ${fromSource(source)} ${forTarget(target)}${fallen}.`;
  },
  tiling: (name, { row, column, colour, points: scored, toFloor }) => {
    const tile = `${colours[colour]} aus Musterreihe ${row}`;
    return column === undefined
      ? `${name}: kein Platz für ${tile}, ${toFloor} in die Bodenreihe.`
      : `${name}: ${tile} in Spalte ${column}, ${points(scored)}.`;
  },
  floors: (lost) =>
    `Für die Bodenreihe: ${listed(lost.map(({ name, points: all }) => `${name} verliert ${points(all)}`))}.`,
  bonuses: (won) =>
    `${listed(won.map(({ name, points: all }) => `${name} bekommt ${points(all)} Bonus`))}.`,
  deal: (name) => `Neue Fliesen werden ausgelegt; ${name} beginnt.`,
};

export const entries: AzulWords['entries'] = {
  draft: ({ tiles: count, colour, source, target, toFloor }) => {
    const to = target === 'F' ? 'Bodenreihe' : `Reihe ${target}`;
    const fallen = target !== 'F' && toFloor > 0 ? `, ${toFloor} in die Bodenreihe` : '';
    return `${tiles(count, colour)}, ${sourceName(source)} → ${to}${fallen}`;
  },
  tiling: ({ row, column, colour, toFloor }) =>
    column === undefined
      ? `Reihe ${row} hat keinen Platz: ${toFloor} in die Bodenreihe`
      : `${colours[colour]} in Reihe ${row}, Spalte ${column}`,
  deal: 'Neue Fliesen',
  dealAndFloors: 'Neue Fliesen, Bodenreihen abgerechnet',
  end: 'Bodenreihen und Boni',
  round: COMMON.round,
  theEnd: 'Das Ende',
};

export const refusals: AzulWords['refusals'] = {
  nobodyCanMove: COMMON.nobodyCanMove,
  notNow: COMMON.notNow,
  turnOf: COMMON.turnOf,
  noTiles: 'Wähle zuerst Fliesen aus einer Manufaktur oder aus der Tischmitte.',
  chooseCell: 'Wähle ein Feld dieser Reihe an der Wand.',
  noRowToFloor: 'Keine volle Musterreihe muss in die Bodenreihe.',
  rowFull: 'Diese Musterreihe ist voll.',
  otherColour: (held, colour) =>
    `In dieser Musterreihe liegt ${colours[held]}, darum passt ${colours[colour]} nicht dazu.`,
  inMosaicRow: (colour) => `Die Wand hat in dieser Reihe schon ${colours[colour]}.`,
  rowNotFull: 'Diese Musterreihe ist nicht voll, darum bleibt sie bis zur nächsten Runde liegen.',
  rowNotNext: (next) =>
    `Volle Musterreihen kommen von oben an die Reihe: zuerst Musterreihe ${next}.`,
  cellTaken: 'Dort ist schon eine Fliese.',
  inMosaicColumn: (colour) => `Diese Spalte hat schon ${colours[colour]}.`,
  offItsCell: (colour, home) => `In dieser Reihe gehört ${colours[colour]} in Spalte ${home}.`,
  floorNotNeeded: 'Die Fliese hat einen Platz an der Wand.',
  tilingNow: 'Jetzt kommen die vollen Musterreihen an die Wand.',
  notThere: (colour, source) =>
    source === 'C'
      ? `In der Tischmitte liegt keine Fliese in ${colours[colour]}.`
      : `In Manufaktur ${source} liegt keine Fliese in ${colours[colour]}.`,
};

export const reasons: AzulWords['reasons'] = {
  score: 'Punkte bisher',
  placement: 'gelegte Fliesen',
  floor: 'Bodenreihe',
  rows: 'Reihen',
  columns: 'Spalten',
  colours: 'Farben',
  storage: 'Fliesen in Musterreihen',
  token: 'erster Zug',
  later: 'spätere Runden',
  denial: 'anderen weggenommen',
};

/** Name a place with its preposition, where a piece is put. */
function onto(place: EditedPlace): string {
  switch (place.kind) {
    case 'factory':
      return `in Manufaktur ${place.factory}`;
    case 'centre':
      return 'in die Tischmitte';
    case 'row':
      return `in Musterreihe ${place.row} von Spieler ${place.player}`;
    case 'cell':
      return `an die Wand von Spieler ${place.player}, Reihe ${place.row}, Spalte ${place.column}`;
    case 'floor':
      return `in die Bodenreihe von Spieler ${place.player}`;
  }
}

/** The same, from where it is taken. */
function from(place: EditedPlace): string {
  switch (place.kind) {
    case 'factory':
      return `aus Manufaktur ${place.factory}`;
    case 'centre':
      return 'aus der Tischmitte';
    case 'row':
      return `aus Musterreihe ${place.row} von Spieler ${place.player}`;
    case 'cell':
      return `von der Wand von Spieler ${place.player}, Reihe ${place.row}, Spalte ${place.column}`;
    case 'floor':
      return `aus der Bodenreihe von Spieler ${place.player}`;
  }
}

const pieceName = (piece: Colour | 'token') =>
  piece === 'token' ? 'Startspielerstein' : colours[piece];

export const editor: AzulWords['editor'] = {
  player: COMMON.player,
  board: (name, isNext) => `Tableau von ${name}${isNext ? ', am Zug' : ''}`,
  places: (name) => `Plätze von ${name}`,
  points: 'Punkte',
  pointsOf: (name) => `${name}, Punkte`,
  cell: (row, column, content) => `Wand, Reihe ${row}, Spalte ${column}: ${content}`,
  emptyFor: (colour) => `leer, für ${colours[colour]}`,
  wrong: (place) => `${place}. Hier stimmt etwas nicht.`,
  palette: 'Zum Setzen auswählen',
  remove: 'Entfernen',
  about: 'Wähle ein Teil und tippe auf einen Platz, oder zieh es dorthin.',
  keys: 'Auf einem Platz legen 1 bis 5 eine Farbe und 0 den Startspielerstein; Entf entfernt.',
  facts: 'Am Zug, Beutel, Deckel',
  players: 'Spieler',
  toMove: 'Am Zug',
  nowhere: 'Nirgends',
  centre: 'Tischmitte',
  aboutBag:
    'Jede Fliese, die du auf den Tisch legst, kommt aus dem Beutel und geht dorthin zurück, wenn du sie entfernst.',
  fill: 'Alle anderen Fliesen in den Beutel legen',
  colour: 'Farbe',
  table: 'Tisch',
  bag: 'Beutel',
  discard: 'Deckel',
  all: 'Alle',
  supply: (pile, colour) => `${pile}: ${colours[colour]}`,
  put: (piece, place) => `${pieceName(piece)} ${onto(place)} gelegt.`,
  removed: (piece, place) => `${pieceName(piece)} ${from(place)} entfernt.`,
  turn: (player) => `Spieler ${player} ist am Zug.`,
  score: (player, score) => `Spieler ${player} hat ${points(score)}.`,
  countPlayers: (players) => `${players} Spieler.`,
  count: (count, colour, pile) =>
    `${tiles(count, colour)} im ${pile === 'bag' ? 'Beutel' : 'Deckel'}.`,
  filled: 'Alle anderen Fliesen sind im Beutel.',
  nothingThere: 'Dort liegt nichts.',
  markerPlace: 'Der Startspielerstein liegt in der Tischmitte oder in einer Bodenreihe.',
  fullFactory: 'Eine Manufaktur hat vier Fliesen.',
  fullCentre: 'In der Tischmitte liegen nie mehr als 27 Fliesen.',
  fullRow: 'Diese Musterreihe ist voll.',
  fullFloor: 'Eine Bodenreihe hat sieben Felder.',
};
