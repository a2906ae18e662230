/** Tsuro in Spanish. */
import { WORDS as SHELL } from '../../../shell/words/es.js';
import type { Out, Place, TsuroWords } from './en.js';

const { forms, games } = SHELL;
const { counted, listed, plural } = forms;

const ends = { leaves: 'sale del tablero', loops: 'entra en un bucle' };
const sides = { north: 'lado norte', east: 'lado este', south: 'lado sur', west: 'lado oeste' };

const square = ([column, row]: Place) => `columna ${column}, fila ${row}`;

const outs = (all: readonly Out[]) => all.map(({ name, end }) => `; ${name} ${ends[end]}`).join('');

const board: TsuroWords['board'] = {
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
  chosen: (side) => `Elegida, tu ficha en el ${sides[side]}`,
  square: ({ place: [column, row], tile, stones, before }) =>
    [
      `Columna ${column}, fila ${row}`,
      tile === undefined ? 'vacía' : `loseta ${tile}`,
      ...stones.map(({ name, side }) => `${name} en el ${sides[side]}`),
      ...(before.length === 0 ? [] : [`delante de ${listed(before)}`]),
    ].join(', '),
  walks: (name, tiles, to) =>
    `${name} recorre ${counted(tiles, 'loseta', 'losetas')} hasta ${square(to)}`,
  out: (name, end) => `${name} ${ends[end]}`,
};

const fates: TsuroWords['fates'] = {
  onBoard: 'en el tablero',
  notYet: 'aún no está en el tablero',
  reasons: { edge: 'salió del tablero', loop: 'entró en un bucle', forfeit: 'abandonó' },
  out: (reason) => `fuera, ${reason}`,
  outIn: (reason, round) => `${reason}, ronda ${round}`,
};

const status: TsuroWords['status'] = {
  draws: (name) => `${name} saca losetas`,
  starts: (name) => `${name} empieza`,
  places: (name) => `Turno de ${name}`,
  nobody: 'No gana nadie',
  wins: games.wins,
};

const prompts: TsuroWords['prompts'] = {
  setup: 'Elige una loseta, gírala y elige una casilla del borde del tablero.',
  turn: 'Elige una loseta, gírala y colócala delante de tu ficha.',
};

const events: TsuroWords['events'] = {
  places: (name, tile, place, all) =>
    `${name} coloca la loseta ${tile}${place === undefined ? '' : ` en ${square(place)}`}${outs(all)}.`,
  draws: (name, tiles) => `${name} recibe ${counted(tiles, 'loseta', 'losetas')}.`,
  noMove: (name) => `${name} no tiene ninguna jugada legal y queda fuera.`,
  givesUp: (name) => `${name} abandona.`,
};

const entries: TsuroWords['entries'] = {
  places: (tile, place, own, others) =>
    [
      `Loseta ${tile} en ${place === undefined ? 'ninguna casilla' : square(place)}`,
      ...(own === undefined ? [] : [ends[own]]),
      ...(others ? ['otra ficha queda fuera'] : []),
    ].join(', '),
  dealt: (tiles) =>
    `Se ${plural(tiles, 'reparte', 'reparten')} ${counted(tiles, 'loseta', 'losetas')}`,
  noMove: 'Sin jugada legal, queda fuera',
  givesUp: 'Abandona',
  setup: 'Preparación',
  round: games.round,
};

const themes: TsuroWords['themes'] = {
  out: 'Saca la otra ficha del tablero.',
  trap: 'No deja a la otra ficha ninguna loseta con la que seguir en el tablero.',
  along: 'Mueve también la otra ficha.',
  far: 'Llega lejos: recorre cuatro losetas o más.',
  edge: 'Llega al borde del tablero y dura más que la otra ficha.',
  step: 'Recorre una sola loseta y dura más que la otra ficha.',
  short: 'Recorre dos o tres losetas y dura más que la otra ficha.',
};

const refusals: TsuroWords['refusals'] = {
  inside: 'La primera loseta va en el borde del tablero.',
  taken: 'En esta casilla ya hay una loseta.',
  besideTile: 'La primera loseta no puede estar junto a otra.',
  facesEdge: 'Tu ficha quedaría mirando al borde del tablero.',
  leaves: 'Así tu ficha saldría del tablero, y otra loseta u otro giro lo evita.',
  loops: 'Así una ficha entraría en un bucle, y otra loseta u otro giro lo evita.',
  sameRotation: 'Esta loseta es igual en todos los giros.',
  marked: 'Tu loseta va en la casilla marcada delante de tu ficha.',
  chooseSquare: 'Primero elige una casilla del borde del tablero.',
  nobodyCanMove: games.nobodyCanMove,
  notNow: games.notNow,
};

const setup: TsuroWords['setup'] = {
  supply: 'Losetas',
  bag: 'De una bolsa',
  aboutBag: 'cada una de las 35 una vez, y vuelta a empezar',
  cycle: 'En orden',
  aboutCycle: 'todos saben cuál viene',
  endless: 'Al azar',
  aboutEndless: 'cada vez cualquiera',
  end: 'La partida termina',
  afterRound: 'al acabar una ronda',
  atOnce: 'en cuanto queda una ficha',
  ranking: ['Puesto', 'Ficha'],
  level: games.level,
  randomLevel: games.randomLevel,
  hardLevel: games.hardLevel,
};

const rules: TsuroWords['rules'] = [
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

export const WORDS: TsuroWords = {
  forms,
  player: games.player,
  board,
  fates,
  status,
  prompts,
  events,
  entries,
  refusals,
  setup,
  themes,
  rules,
};
