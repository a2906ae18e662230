/** Tsuro in German. */
import type { TsuroPageWords } from './en.js';

export const themes: TsuroPageWords['themes'] = {
  out: 'Der Zug führt den anderen Stein vom Brett.',
  trap: 'Der Zug lässt dem anderen Stein kein Plättchen, mit dem er auf dem Brett bleibt.',
  along: 'Der Zug bewegt auch den anderen Stein.',
  far: 'Der Weg führt weit, über vier Plättchen oder mehr.',
  edge: 'Der Weg führt an den Rand des Bretts, und der andere Stein ist früher draußen.',
  step: 'Der Weg führt nur über ein Plättchen, und der andere Stein ist früher draußen.',
  short: 'Der Weg führt über zwei oder drei Plättchen, und der andere Stein ist früher draußen.',
};

export const themeNames: TsuroPageWords['themeNames'] = {
  out: 'Hinaus',
  trap: 'Falle',
  along: 'Bewegt den anderen Stein',
  far: 'Weiter Weg',
  edge: 'Rand des Bretts',
  step: 'Ein Schritt',
  short: 'Kurzer Weg',
};

export const setup: TsuroPageWords['setup'] = {
  supply: 'Plättchen',
  bag: 'Aus einem Beutel',
  aboutBag: 'jedes der 35 einmal, dann von vorn',
  cycle: 'Der Reihe nach',
  aboutCycle: 'alle wissen, was kommt',
  endless: 'Zufällig',
  aboutEndless: 'jedes Mal irgendeines',
  end: 'Die Partie endet',
  afterRound: 'nach einer Runde',
  atOnce: 'sobald nur ein Stein übrig ist',
  ranking: ['Rang', 'Stein'],
};
