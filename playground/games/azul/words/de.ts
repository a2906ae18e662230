/** Azul in German, in the terms of the German edition. */

import type { AzulPageWords } from './en.js';

export const setup: AzulPageWords['setup'] = {
  mosaic: 'Wand',
  fixed: 'Vorgegeben',
  aboutFixed: 'jedes Feld hat seine Farbe',
  variant: 'Frei',
  aboutVariant: 'du wählst die Spalte',
  finalScores: 'Endwertung',
  nextRound: 'Nächste Runde',
  ranking: ['Punkte', 'Reihen', 'Spalten', 'Farben'],
};

export const themes: AzulPageWords['themes'] = {
  fill: 'Der Zug füllt eine Musterreihe.',
  overflow: 'Der Zug füllt eine Musterreihe, obwohl Fliesen in die Bodenreihe fallen.',
  build: 'Der Zug lässt eine Musterreihe unvollständig.',
  floor: 'Der Zug legt absichtlich Fliesen in die Bodenreihe.',
};

export const themeNames: AzulPageWords['themeNames'] = {
  fill: 'Füllt eine Musterreihe',
  overflow: 'Füllt eine Musterreihe mit Verlust',
  build: 'Lässt eine Musterreihe offen',
  floor: 'Legt Fliesen in die Bodenreihe',
};
