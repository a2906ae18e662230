/** The Royal Game of Ur in German. */
import { COMMON } from '../../../engine/board/words/de.js';

import type { Spot, UrWords } from './en.js';

export const { forms, player } = COMMON;
const { counted, listed } = forms;

function fromSpot(spot: Spot): string {
  if (spot === 'hand') return 'aus der Hand';
  return spot === 'home' ? 'aus dem Ziel' : `von Feld ${spot}`;
}

function toSpot(spot: Spot): string {
  if (spot === 'hand') return 'in die Hand';
  return spot === 'home' ? 'ins Ziel' : `auf Feld ${spot}`;
}

function spotName(spot: Spot): string {
  if (spot === 'hand') return 'Hand';
  return spot === 'home' ? 'Ziel' : `${spot}`;
}

export const board: UrWords['board'] = {
  title: 'Brett',
  atHome: (home, tokens) => `${home}/${tokens} im Ziel`,
  hand: 'Hand',
  home: 'Ziel',
  squareName: (step) => `Feld ${step}`,
  handOf: (name, tokens) => `Hand von ${name}, ${counted(tokens, 'Stein', 'Steine')}`,
  homeOf: (name, tokens) => `Ziel von ${name}, ${counted(tokens, 'Stein', 'Steine')}`,
  square: ({ step, owner, rosette, tokens }) => {
    const whose = owner === undefined ? '' : ` von ${owner}`;
    const content = listed(tokens.map((name) => `Stein von ${name}`)) || 'leer';
    return `Feld ${step}${whose}${rosette ? ', Rosette' : ''}, ${content}`;
  },
  advice: ({ to, captures, rollsAgain }) =>
    [
      to === 'home' ? 'Bringt den Stein ins Ziel' : `Zieht ${toSpot(to)}`,
      ...(captures ? ['schlägt einen Stein'] : []),
      ...(rollsAgain ? ['noch ein Wurf'] : []),
    ].join(', '),
  roll: 'Würfeln',
  noRoll: 'Noch kein Wurf',
  rolled: (roll) => `${roll} gewürfelt`,
  rolledInVain: (roll) => `${roll} gewürfelt, kein Zug`,
  noMove: 'kein Zug',
};

export const status: UrWords['status'] = {
  rolls: (name) => `${name} würfelt`,
  moves: (name, roll) => `${name} zieht ${roll}`,
  wins: (name) => COMMON.wins([name]),
  prompt: (roll) => `Wähle einen Stein, der ${counted(roll, 'Feld', 'Felder')} zieht.`,
};

export const events: UrWords['events'] = {
  roll: (name, roll) => `${name} würfelt ${roll}.`,
  rollInVain: (name, roll) => `${name} würfelt ${roll} und kann nicht ziehen.`,
  move: (name, other, { from, to, captures, rosette }) => {
    const parts = [
      `${name} zieht ${fromSpot(from)} ${toSpot(to)}`,
      ...(captures ? [`schlägt einen Stein von ${other}`] : []),
      ...(rosette ? ['landet auf einer Rosette'] : []),
    ];
    return `${parts.join(', ')}.`;
  },
};

export const entries: UrWords['entries'] = {
  roll: (roll) => `Wurf: ${roll}`,
  rollInVain: (roll) => `Wurf: ${roll}, kein Zug`,
  move: ({ from, to, captures, rosette }) => {
    const parts = [`${from === 'hand' ? 'Hand' : `Feld ${from}`} → ${spotName(to)}`];
    if (captures) parts.push('schlägt');
    if (rosette) parts.push('Rosette');
    return parts.join(', ');
  },
  section: (one, other) => `${one} : ${other} im Ziel`,
};

export const refusals: UrWords['refusals'] = {
  chooseOwn: 'Wähle einen deiner Steine oder sein Zielfeld.',
  ownTokenThere: 'Auf dem Zielfeld steht schon einer deiner Steine.',
  rosetteHeld: 'Der Stein der anderen Seite ist auf der Rosette sicher.',
  exactRoll: 'Ins Ziel kommt man nur mit dem passenden Wurf.',
  noToken: 'Dort ist kein Stein.',
  notNow: COMMON.notNow,
};

export const editor: UrWords['editor'] = {
  palette: 'Zum Setzen auswählen',
  about:
    'Wähle einen Stein und tippe auf einen Platz, oder zieh ihn dorthin. Ein Tippen auf einen Stein nimmt ihn zurück.',
  keys: 'Auf einem Platz setzt 1 einen hellen und 2 einen dunklen Stein; Entf entfernt.',
  remove: 'Entfernen',
  tokenOf: (player) => `Stein von ${COMMON.player(player)}`,
  wrong: (place) => `${place}. Hier stimmt etwas nicht.`,
  facts: 'Zug, Wurf und Steine',
  toMove: 'Am Zug',
  next: 'Was folgt',
  tokens: 'Steine je Spieler',
  waiting: (waiting) => {
    if (waiting === 'roll') return 'Ein Wurf';
    return waiting === 'game-over' ? 'Das Spiel ist aus' : `Ein Zug um ${waiting}`;
  },
  clear: 'Alle Steine in die Hand nehmen',
  put: (player, spot) => `Stein von ${COMMON.player(player)} ${toSpot(spot)} gesetzt.`,
  removed: (player, spot) =>
    `Stein von ${COMMON.player(player)} ${fromSpot(spot)} in die Hand genommen.`,
  turn: (player) => `${COMMON.player(player)} ist am Zug.`,
  waits: (waiting) => {
    if (waiting === 'roll') return 'Als Nächstes wird gewürfelt.';
    return waiting === 'game-over' ? 'Das Spiel ist aus.' : `Als Nächstes wird ${waiting} gezogen.`;
  },
  tokensEach: (tokens) => `${counted(tokens, 'Stein', 'Steine')} für jeden Spieler.`,
  cleared: 'Alle Steine sind in der Hand.',
  alreadyThere: 'Dort steht schon ein Stein von dieser Seite.',
  noneLeft: 'Diese Seite hat keinen weiteren Stein. Die Zahl der Steine wird unten gewählt.',
  nothingThere: 'Dort liegt nichts.',
  staysInHand: 'Die Zahl der Steine wird unten gewählt.',
};
