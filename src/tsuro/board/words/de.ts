/** Tsuro in German. */
import { COMMON } from '../../../engine/board/words/de.js';

import type { Port } from '../../state/vocabulary.js';
import type { Out, Place, TsuroWords } from './en.js';

export const { forms, player } = COMMON;
export const countFrom = 1;

const { counted, listed } = forms;

const ends = { leaves: 'verlässt das Brett', loops: 'läuft im Kreis' };

const ports: Readonly<Record<Port, string>> = {
  a: 'Nordseite links',
  b: 'Nordseite rechts',
  c: 'Ostseite oben',
  d: 'Ostseite unten',
  e: 'Südseite rechts',
  f: 'Südseite links',
  g: 'Westseite unten',
  h: 'Westseite oben',
};

const square = ([column, row]: Place) => `Spalte ${column}, Zeile ${row}`;

export const places: TsuroWords['places'] = {
  square,
  start: (place, port) => `${square(place)}, ${ports[port]}`,
};

const outs = (all: readonly Out[]) => all.map(({ name, end }) => `; ${name} ${ends[end]}`).join('');

export const board: TsuroWords['board'] = {
  title: 'Brett',
  stones: 'Spielsteine',
  tiles: 'Plättchen',
  tile: (tile) => `Plättchen ${tile}`,
  chosenTile: (tile) => `Plättchen ${tile}, gewählt; zum Drehen erneut drücken`,
  suggested: (tile) => `${tile} (Vorschlag)`,
  coming: 'Nächste Plättchen',
  comingFor: (name, tiles) => `${name}: ${listed(tiles)}`,
  controls: 'Was mit dem Plättchen geschieht',
  rotate: 'Drehen',
  otherStart: 'Anderer Start',
  place: 'Legen',
  goesHere: 'Hierhin kommt dein Plättchen',
  chosen: (port) => `Gewählt, dein Stein an der ${ports[port]}`,
  square: ({ place: [column, row], tile, stones, before }) =>
    [
      `Spalte ${column}, Zeile ${row}`,
      tile === undefined ? 'leer' : `Plättchen ${tile}`,
      ...stones.map(({ name, port }) => `${name} an der ${ports[port]}`),
      ...(before.length === 0 ? [] : [`vor ${listed(before)}`]),
    ].join(', '),
  start: (tile, place, port) =>
    `Plättchen ${tile} auf dem Feld in ${square(place)}, Stein an der ${ports[port]}`,
  walks: (name, tiles, to) => `${name} läuft über ${tiles} Plättchen nach ${square(to)}`,
  out: (name, end) => `${name} ${ends[end]}`,
  outs: (names) => `Draußen: ${listed(names)}`,
};

export const fates: TsuroWords['fates'] = {
  onBoard: 'auf dem Brett',
  notYet: 'noch nicht auf dem Brett',
  reasons: {
    edge: 'hat das Brett verlassen',
    loop: 'ist im Kreis gelaufen',
    forfeit: 'hat aufgegeben',
  },
  out: (reason) => `draußen, ${reason}`,
  outIn: (reason, round) => `${reason}, Runde ${round}`,
};

export const status: TsuroWords['status'] = {
  draws: (name) => `${name} zieht Plättchen`,
  starts: (name) => `${name} startet`,
  places: (name) => `${name} ist am Zug`,
  nobody: 'Niemand gewinnt',
  wins: COMMON.wins,
};

export const prompts: TsuroWords['prompts'] = {
  setup: 'Wähle ein Plättchen, dreh es und wähle ein Feld am Rand des Bretts.',
  turn: 'Wähle ein Plättchen, dreh es und leg es vor deinen Stein.',
};

export const events: TsuroWords['events'] = {
  places: (name, tile, place, all) =>
    `${name} legt Plättchen ${tile} auf das Feld in ${square(place)}${outs(all)}.`,
  starts: (name, tile, place, port) =>
    `${name} legt Plättchen ${tile} auf das Feld in ${square(place)}, den Stein an die ${ports[port]}.`,
  draws: (name, tiles) => `${name} bekommt ${tiles} Plättchen.`,
  noMove: (name) => `${name} hat keinen erlaubten Zug und scheidet aus.`,
  givesUp: (name) => `${name} gibt auf.`,
};

export const entries: TsuroWords['entries'] = {
  places: (tile, place, own, others) =>
    [
      `Plättchen ${tile}, ${square(place)}`,
      ...(own === undefined ? [] : [ends[own]]),
      ...(others ? ['jemand anderes scheidet aus'] : []),
    ].join(', '),
  dealt: (tiles) => `${counted(tiles, 'Plättchen wird', 'Plättchen werden')} ausgeteilt`,
  noMove: 'Kein erlaubter Zug, scheidet aus',
  givesUp: 'Gibt auf',
  setup: 'Aufbau',
  round: COMMON.round,
};

export const refusals: TsuroWords['refusals'] = {
  inside: 'Das erste Plättchen kommt an den Rand des Bretts.',
  taken: 'Auf diesem Feld liegt schon ein Plättchen.',
  besideTile: 'Das erste Plättchen darf nicht neben einem anderen liegen.',
  facesEdge: 'Dein Stein stünde vor dem Rand des Bretts.',
  leaves:
    'So würde dein Stein das Brett verlassen; mit einem anderen Plättchen oder einer anderen Drehung nicht.',
  loops:
    'So würde ein Stein im Kreis laufen; mit einem anderen Plättchen oder einer anderen Drehung nicht.',
  sameRotation: 'Dieses Plättchen sieht in jeder Drehung gleich aus.',
  marked: 'Dein Plättchen kommt auf das markierte Feld vor deinem Stein.',
  chooseSquare: 'Wähle zuerst ein Feld am Rand des Bretts.',
  nobodyCanMove: COMMON.nobodyCanMove,
  notNow: COMMON.notNow,
};

export const editor: TsuroWords['editor'] = {
  palette: 'Zum Setzen auswählen',
  about:
    'Wähle ein Plättchen oder einen Stein und tippe auf ein Feld, oder zieh es dorthin. Noch ein Tippen dreht das Plättchen.',
  keys: 'Auf einem Feld dreht R das Plättchen, und Entf entfernt. Sonst dreht R das gewählte Plättchen.',
  remove: 'Entfernen',
  stoneOf: (player) => `Stein von ${COMMON.player(player)}`,
  wrong: (place) => `${place}. Hier stimmt etwas nicht.`,
  facts: 'Spieler, Zug, Hand und Beutel',
  players: 'Spieler',
  toMove: 'Am Zug',
  nobody: 'Niemand: das Spiel ist aus',
  round: 'Runde (0: Aufbau)',
  statusOf: (player) => `Stand von ${COMMON.player(player)}`,
  roundOf: (player) => `Runde, in der ${COMMON.player(player)} ausgeschieden ist`,
  hand: 'Plättchen in der Hand',
  handPlace: (place, content) => `Hand, Platz ${place}: ${content}`,
  empty: 'leer',
  bag: (tiles) => `Beutel: ${counted(tiles, 'Plättchen', 'Plättchen')}`,
  aboutBag:
    'Jedes Plättchen, das du hinlegst, kommt aus dem Beutel und geht dorthin zurück. Ein Tippen hier legt das gewählte Plättchen hinein oder nimmt es heraus.',
  fill: 'Alle anderen Plättchen in den Beutel legen',
  clear: 'Brett leeren',
  tileOn: (tile, place) => `Plättchen ${tile} liegt auf ${place}.`,
  removed: (place) => `Entfernt: ${place}.`,
  stoneOn: (player, place) => `Stein von ${COMMON.player(player)}: ${place}.`,
  status: (player, status) => `${COMMON.player(player)}: ${status}.`,
  turn: (player) => `${COMMON.player(player)} ist am Zug.`,
  isOver: 'Das Spiel ist aus.',
  isRound: (round) => (round === 0 ? 'Aufbau.' : `${COMMON.round(round)}.`),
  inHand: (tiles) => `${counted(tiles, 'Plättchen', 'Plättchen')} in der Hand.`,
  inBag: (tiles) => `${counted(tiles, 'Plättchen', 'Plättchen')} im Beutel.`,
  filled: 'Alle anderen Plättchen sind im Beutel.',
  countPlayers: (players) => `${players} Spieler.`,
  cleared: 'Das Brett ist leer.',
  nothingThere: 'Dort liegt nichts.',
  fullHand: 'Die Hand ist voll.',
  noBag: 'Nach diesen Regeln gibt es keinen Beutel.',
};
