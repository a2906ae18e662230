/** Tsuro in Spanish. */
import { WORDS as SHELL } from '../../../shell/words/es.js';
import type { TsuroPageWords } from './en.js';

const { forms, games } = SHELL;

const themes: TsuroPageWords['themes'] = {
  out: 'Saca la otra ficha del tablero.',
  trap: 'No deja a la otra ficha ninguna loseta con la que seguir en el tablero.',
  along: 'Mueve también la otra ficha.',
  far: 'Llega lejos: recorre cuatro losetas o más.',
  edge: 'Llega al borde del tablero y dura más que la otra ficha.',
  step: 'Recorre una sola loseta y dura más que la otra ficha.',
  short: 'Recorre dos o tres losetas y dura más que la otra ficha.',
};

const themeNames: TsuroPageWords['themeNames'] = {
  out: 'Fuera del tablero',
  trap: 'Trampa',
  along: 'Mover la otra ficha',
  far: 'Camino largo',
  edge: 'Borde del tablero',
  step: 'Un paso',
  short: 'Camino corto',
};

const setup: TsuroPageWords['setup'] = {
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

const rules: TsuroPageWords['rules'] = [
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

export const WORDS: TsuroPageWords = {
  forms,
  player: games.player,
  setup,
  themes,
  themeNames,
  rules,
};
