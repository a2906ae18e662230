/** Tsuro in Spanish. */
import { COMMON } from '../../../engine/board/words/es.js';

import type { Port } from '../../state/vocabulary.js';
import type { Out, Place, TsuroWords } from './en.js';

export const { forms, player } = COMMON;
export const countFrom = 1;

const { counted, listed, plural } = forms;

const ends = { leaves: 'sale del tablero', loops: 'entra en un bucle' };

const ports: Readonly<Record<Port, string>> = {
  a: 'lado norte, izquierda',
  b: 'lado norte, derecha',
  c: 'lado este, arriba',
  d: 'lado este, abajo',
  e: 'lado sur, derecha',
  f: 'lado sur, izquierda',
  g: 'lado oeste, abajo',
  h: 'lado oeste, arriba',
};

const square = ([column, row]: Place) => `columna ${column}, fila ${row}`;

export const places: TsuroWords['places'] = {
  square,
  start: (place, port) => `${square(place)}, ${ports[port]}`,
};

const outs = (all: readonly Out[]) => all.map(({ name, end }) => `; ${name} ${ends[end]}`).join('');

export const board: TsuroWords['board'] = {
  title: 'Tablero',
  stones: 'Fichas',
  tiles: 'Losetas',
  tile: (tile) => `Loseta ${tile}`,
  chosenTile: (tile) => `Loseta ${tile}, elegida; pulsa otra vez para girarla`,
  suggested: (tile) => `${tile} (sugerida)`,
  coming: 'Próximas losetas',
  comingFor: (name, tiles) => `${name}: ${listed(tiles)}`,
  controls: 'Qué hacer con la loseta',
  rotate: 'Girar',
  otherStart: 'Otra salida',
  place: 'Colocar',
  goesHere: 'Tu loseta va aquí',
  chosen: (port) => `Elegida, tu ficha en el ${ports[port]}`,
  square: ({ place: [column, row], tile, stones, before }) =>
    [
      `Columna ${column}, fila ${row}`,
      tile === undefined ? 'vacía' : `loseta ${tile}`,
      ...stones.map(({ name, port }) => `${name} en el ${ports[port]}`),
      ...(before.length === 0 ? [] : [`delante de ${listed(before)}`]),
    ].join(', '),
  start: (tile, place, port) => `Loseta ${tile} en ${square(place)}, ficha en el ${ports[port]}`,
  walks: (name, tiles, to) =>
    `${name} recorre ${counted(tiles, 'loseta', 'losetas')} hasta ${square(to)}`,
  out: (name, end) => `${name} ${ends[end]}`,
  outs: (names) => `Fuera: ${listed(names)}`,
};

export const fates: TsuroWords['fates'] = {
  onBoard: 'en el tablero',
  notYet: 'aún no está en el tablero',
  reasons: { edge: 'salió del tablero', loop: 'entró en un bucle', forfeit: 'abandonó' },
  out: (reason) => `fuera, ${reason}`,
  outIn: (reason, round) => `${reason}, ronda ${round}`,
};

export const status: TsuroWords['status'] = {
  draws: (name) => `${name} saca losetas`,
  starts: (name) => `${name} empieza`,
  places: (name) => `Turno de ${name}`,
  nobody: 'No gana nadie',
  wins: COMMON.wins,
};

export const prompts: TsuroWords['prompts'] = {
  setup: 'Elige una loseta, gírala y elige una casilla del borde del tablero.',
  turn: 'Elige una loseta, gírala y colócala delante de tu ficha.',
};

export const events: TsuroWords['events'] = {
  places: (name, tile, place, all) =>
    `${name} coloca la loseta ${tile} en ${square(place)}${outs(all)}.`,
  starts: (name, tile, place, port) =>
    `${name} coloca la loseta ${tile} en ${square(place)}, y su ficha en el ${ports[port]}.`,
  draws: (name, tiles) => `${name} recibe ${counted(tiles, 'loseta', 'losetas')}.`,
  noMove: (name) => `${name} no tiene ninguna jugada legal y queda fuera.`,
  givesUp: (name) => `${name} abandona.`,
};

export const entries: TsuroWords['entries'] = {
  places: (tile, place, own, others) =>
    [
      `Loseta ${tile} en ${square(place)}`,
      ...(own === undefined ? [] : [ends[own]]),
      ...(others ? ['otra ficha queda fuera'] : []),
    ].join(', '),
  dealt: (tiles) =>
    `Se ${plural(tiles, 'reparte', 'reparten')} ${counted(tiles, 'loseta', 'losetas')}`,
  noMove: 'Sin jugada legal, queda fuera',
  givesUp: 'Abandona',
  setup: 'Preparación',
  round: COMMON.round,
};

export const refusals: TsuroWords['refusals'] = {
  inside: 'La primera loseta va en el borde del tablero.',
  taken: 'En esta casilla ya hay una loseta.',
  besideTile: 'La primera loseta no puede estar junto a otra.',
  facesEdge: 'Tu ficha quedaría mirando al borde del tablero.',
  leaves: 'Así tu ficha saldría del tablero; con otra loseta u otro giro, no.',
  loops: 'Así una ficha entraría en un bucle; con otra loseta u otro giro, no.',
  sameRotation: 'Esta loseta queda igual al girarla.',
  marked: 'Tu loseta va en la casilla marcada delante de tu ficha.',
  chooseSquare: 'Primero elige una casilla del borde del tablero.',
  nobodyCanMove: COMMON.nobodyCanMove,
  notNow: COMMON.notNow,
};

export const editor: TsuroWords['editor'] = {
  palette: 'Elige qué colocar',
  about:
    'Elige una loseta o una ficha y toca una casilla, o arrástrala hasta allí. Otro toque gira la loseta.',
  keys: 'En una casilla, R gira su loseta y Supr quita. En otro lugar, R gira la loseta elegida.',
  remove: 'Quitar',
  stoneOf: (player) => `Ficha del jugador ${player}`,
  wrong: (place) => `${place}. Aquí hay algún error.`,
  facts: 'Jugadores, turno, mano y bolsa',
  players: 'Jugadores',
  toMove: 'Turno',
  nobody: 'Nadie: la partida ha terminado',
  round: 'Ronda (0: preparación)',
  statusOf: (player) => `Situación del jugador ${player}`,
  roundOf: (player) => `Ronda en la que salió el jugador ${player}`,
  hand: 'Losetas en la mano',
  handPlace: (place, content) => `Mano, lugar ${place}: ${content}`,
  empty: 'vacío',
  bag: (tiles) => `Bolsa: ${counted(tiles, 'loseta', 'losetas')}`,
  aboutBag:
    'Cada loseta que pones sale de la bolsa y vuelve a ella. Un toque aquí mete o saca la loseta elegida.',
  fill: 'Meter las demás losetas en la bolsa',
  clear: 'Vaciar el tablero',
  tileOn: (tile, place) => `Loseta ${tile}: ${place}.`,
  removed: (place) => `Quitado: ${place}.`,
  stoneOn: (player, place) => `Ficha del jugador ${player}: ${place}.`,
  status: (player, status) => `${COMMON.player(player)}: ${status}.`,
  turn: (player) => `Le toca al jugador ${player}.`,
  isOver: 'La partida ha terminado.',
  isRound: (round) => (round === 0 ? 'Preparación.' : `${COMMON.round(round)}.`),
  inHand: (tiles) => `${counted(tiles, 'loseta', 'losetas')} en la mano.`,
  inBag: (tiles) => `${counted(tiles, 'loseta', 'losetas')} en la bolsa.`,
  filled: 'Las demás losetas están en la bolsa.',
  countPlayers: (players) => `${players} jugadores.`,
  cleared: 'El tablero está vacío.',
  nothingThere: 'Ahí no hay nada.',
  fullHand: 'La mano está completa.',
  noBag: 'Con estas reglas no hay bolsa.',
};
