/** Azul in German, in the terms of the German edition. */

import { WORDS as SHELL } from '../../../shell/words/de.js';

import type { AzulPageWords } from './en.js';

const { forms, games } = SHELL;

const setup: AzulPageWords['setup'] = {
  mosaic: 'Wand',
  fixed: 'Vorgegeben',
  aboutFixed: 'jedes Feld hat seine Farbe',
  variant: 'Frei',
  aboutVariant: 'du wählst die Spalte',
  finalScores: 'Endwertung',
  nextRound: 'Nächste Runde',
  ranking: ['Punkte', 'Reihen', 'Spalten', 'Farben'],
  level: games.level,
  easyLevel: games.easyLevel,
  hardLevel: games.hardLevel,
  randomMoves: games.randomMoves,
};

const themes: AzulPageWords['themes'] = {
  fill: 'Der Zug füllt eine Musterreihe.',
  overflow: 'Der Zug füllt eine Musterreihe, obwohl Fliesen in die Bodenreihe fallen.',
  build: 'Der Zug lässt eine Musterreihe unvollständig.',
  floor: 'Der Zug legt absichtlich Fliesen in die Bodenreihe.',
};

const themeNames: AzulPageWords['themeNames'] = {
  fill: 'Füllt eine Musterreihe',
  overflow: 'Füllt eine Musterreihe mit Verlust',
  build: 'Lässt eine Musterreihe offen',
  floor: 'Legt Fliesen in die Bodenreihe',
};

const rules: AzulPageWords['rules'] = [
  [
    'Fliesen nehmen.',
    'Nimm, wenn du am Zug bist, alle Fliesen einer Farbe aus einer Manufaktur; ihre übrigen Fliesen kommen in die Tischmitte. Oder nimm alle Fliesen einer Farbe aus der Tischmitte: Wer das in einer Runde als Erstes tut, bekommt auch den Startspielerstein, der in der Bodenreihe wie eine Fliese zählt.',
  ],
  [
    '',
    'Lege die Fliesen in eine Musterreihe oder in die Bodenreihe. Eine Musterreihe hat nur eine Farbe, und diese darf in der Reihe der Wand daneben noch nicht sein. Was nicht hineinpasst, fällt in die Bodenreihe.',
  ],
  [
    'Fliesen legen.',
    'Sind alle Fliesen genommen, kommt aus jeder vollen Musterreihe eine Fliese in die Reihe der Wand daneben. An der vorgegebenen Wand hat jedes Feld seine Farbe; an der freien wählst du die Spalte, und jede Farbe darf in jeder Spalte nur einmal sein.',
  ],
  [
    'Wertung.',
    'Eine Fliese zählt die Längen der waagerechten und der senkrechten Linie, die sie verlängert, oder 1, wenn sie keine Nachbarn hat. Eine Bodenreihe mit 1 bis 7 Steinen kostet 1, 2, 4, 6, 8, 11, 14 Punkte.',
  ],
  [
    'Das Ende.',
    'Die Partie endet nach der Runde, in der jemand eine waagerechte Reihe der Wand vollendet. Dann bringt jede volle Reihe 2 Punkte, jede Spalte 7, jede Farbe 10. Bei Gleichstand gewinnt, wer mehr volle Reihen hat.',
  ],
];

export const WORDS: AzulPageWords = {
  forms,
  allRules: games.allRules,
  player: games.player,
  setup,
  themes,
  themeNames,
  rules,
};
