/** The Royal Game of Ur in German. */
import { WORDS as SHELL } from '../../../shell/words/de.js';

import type { UrPageWords } from './en.js';

const { forms, games } = SHELL;

const setup: UrPageWords['setup'] = {
  tokens: 'Steine pro Person',
  safeRosettes: 'Ein Stein auf der Rosette in der Mitte',
  safe: 'ist sicher',
  notSafe: 'kann geschlagen werden',
  rosettes: 'Auf einer Rosette zu landen',
  rosetteRolls: 'gibt noch einen Wurf',
  rosetteNothing: 'gibt nichts',
  captures: 'Schlagen',
  captureNothing: 'gibt keinen Wurf',
  captureRolls: 'gibt noch einen Wurf',
  zero: 'Eine 0',
  zeroPasses: 'beendet den Zug',
  zeroAgain: 'wird neu gewürfelt',
  ranking: ['Im Ziel', 'Schritte'],
  level: games.level,
  randomLevel: games.randomLevel,
  hardLevel: games.hardLevel,
};

const themes: UrPageWords['themes'] = {
  capture: 'Der Zug schlägt einen Stein.',
  home: 'Der Zug bringt einen Stein ins Ziel.',
  rosette: 'Der Zug endet auf einer Rosette und gibt noch einen Wurf.',
  escape: 'Der Zug bringt einen Stein außer Reichweite der anderen Seite.',
  hold: 'Der Zug lässt den Stein auf der Rosette in der Mitte, wo er sicher ist.',
  safety: 'Jeder andere Zug führt in Reichweite der anderen Seite.',
};

const themeNames: UrPageWords['themeNames'] = {
  capture: 'Schlagen',
  home: 'Ziel',
  rosette: 'Rosette erreichen',
  escape: 'Flucht',
  hold: 'Halten',
  safety: 'Sicherheit',
};

const rules: UrPageWords['rules'] = [
  [
    'Das Rennen.',
    'Bring alle deine Steine aus der Hand über 14 Felder ins Ziel. Die acht Felder in der Mitte liegen auf dem Weg beider Seiten. Wessen letzter Stein zuerst im Ziel ist, gewinnt.',
  ],
  [
    'Ein Zug.',
    'Vier Würfel zeigen 0 bis 4. Zieh einen Stein um so viele Felder: einen aus der Hand oder einen auf dem Brett. Kann keiner ziehen, ist die andere Seite dran.',
  ],
  [
    'Wohin Steine ziehen.',
    'Nicht auf ein Feld mit einem eigenen Stein. Ein Stein der anderen Seite wird geschlagen: Er geht zurück in die Hand. Auf der Rosette in der Mitte ist er sicher. Ins Ziel kommt man nur mit dem genauen Wurf.',
  ],
  ['Rosetten.', 'Wer auf einer der drei Rosetten landet, würfelt noch einmal.'],
];

export const WORDS: UrPageWords = {
  forms,
  player: games.player,
  setup,
  themes,
  themeNames,
  rules,
};
