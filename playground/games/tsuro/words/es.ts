/** Tsuro in Spanish. */
import type { TsuroPageWords } from './en.js';

export const themes: TsuroPageWords['themes'] = {
  out: 'Saca la otra ficha del tablero.',
  trap: 'No deja a la otra ficha ninguna loseta con la que seguir en el tablero.',
  along: 'Mueve también la otra ficha.',
  far: 'Llega lejos: recorre cuatro losetas o más.',
  edge: 'Llega al borde del tablero y dura más que la otra ficha.',
  step: 'Recorre una sola loseta y dura más que la otra ficha.',
  short: 'Recorre dos o tres losetas y dura más que la otra ficha.',
};

export const themeNames: TsuroPageWords['themeNames'] = {
  out: 'Fuera del tablero',
  trap: 'Trampa',
  along: 'Mover la otra ficha',
  far: 'Camino largo',
  edge: 'Borde del tablero',
  step: 'Un paso',
  short: 'Camino corto',
};

export const setup: TsuroPageWords['setup'] = {
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
};
