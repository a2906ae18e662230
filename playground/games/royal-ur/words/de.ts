/** The Royal Game of Ur in German. */

import type { UrPageWords } from './en.js';

export const setup: UrPageWords['setup'] = {
  tokens: 'Steine pro Person',
  safeRosettes: 'Ein Stein auf der Rosette in der Mitte',
  safe: 'ist sicher',
  notSafe: 'kann geschlagen werden',
  rosettes: 'Landen auf einer Rosette',
  rosetteRolls: 'gibt noch einen Wurf',
  rosetteNothing: 'gibt nichts',
  captures: 'Schlagen',
  captureNothing: 'gibt keinen Wurf',
  captureRolls: 'gibt noch einen Wurf',
  zero: 'Eine 0',
  zeroPasses: 'beendet den Zug',
  zeroAgain: 'wird neu gewürfelt',
  ranking: ['Im Ziel', 'Schritte'],
};

export const themes: UrPageWords['themes'] = {
  capture: 'Der Zug schlägt einen Stein.',
  home: 'Der Zug bringt einen Stein ins Ziel.',
  rosette: 'Der Zug endet auf einer Rosette und gibt noch einen Wurf.',
  escape: 'Der Zug bringt einen Stein außer Reichweite der anderen Seite.',
  hold: 'Der Zug lässt den Stein auf der Rosette in der Mitte, wo er sicher ist.',
  safety: 'Jeder andere Zug führt in Reichweite der anderen Seite.',
};

export const themeNames: UrPageWords['themeNames'] = {
  capture: 'Schlagen',
  home: 'Ziel',
  rosette: 'Rosette erreichen',
  escape: 'Flucht',
  hold: 'Halten',
  safety: 'Sicherheit',
};
