/** The Royal Game of Ur in Spanish. */
import { COMMON } from '../../../engine/board/words/es.js';

import type { Spot, UrWords } from './en.js';

export const { forms, player } = COMMON;
const { counted, listed } = forms;

function fromSpot(spot: Spot): string {
  if (spot === 'hand') return 'de la mano';
  return spot === 'home' ? 'de la meta' : `de la casilla ${spot}`;
}

function toSpot(spot: Spot): string {
  if (spot === 'hand') return 'a la mano';
  return spot === 'home' ? 'a la meta' : `a la casilla ${spot}`;
}

function spotName(spot: Spot): string {
  if (spot === 'hand') return 'mano';
  return spot === 'home' ? 'meta' : `${spot}`;
}

export const board: UrWords['board'] = {
  title: 'Tablero',
  atHome: (home, tokens) => `${home}/${tokens} en la meta`,
  hand: 'mano',
  home: 'meta',
  squareName: (step) => `casilla ${step}`,
  handOf: (name, tokens) => `Mano de ${name}, ${counted(tokens, 'ficha', 'fichas')}`,
  homeOf: (name, tokens) => `Meta de ${name}, ${counted(tokens, 'ficha', 'fichas')}`,
  square: ({ step, owner, rosette, tokens }) => {
    const whose = owner === undefined ? '' : ` de ${owner}`;
    const content = listed(tokens.map((name) => `ficha de ${name}`)) || 'vacía';
    return `Casilla ${step}${whose}${rosette ? ', roseta' : ''}, ${content}`;
  },
  advice: ({ to, captures, rollsAgain }) =>
    [
      to === 'home' ? 'Lleva la ficha a la meta' : `Avanza ${toSpot(to)}`,
      ...(captures ? ['captura una ficha'] : []),
      ...(rollsAgain ? ['otra tirada'] : []),
    ].join(', '),
  roll: 'Tirar',
  noRoll: 'Aún sin tirada',
  rolled: (roll) => `Ha salido ${roll}`,
  rolledInVain: (roll) => `Ha salido ${roll}, sin jugada`,
  noMove: 'sin jugada',
};

export const status: UrWords['status'] = {
  rolls: (name) => `${name} tira`,
  moves: (name, roll) => `${name} avanza ${roll}`,
  wins: (name) => COMMON.wins([name]),
  prompt: (roll) => `Elige una ficha para avanzar ${counted(roll, 'casilla', 'casillas')}.`,
};

export const events: UrWords['events'] = {
  roll: (name, roll) => `${name} saca ${roll}.`,
  rollInVain: (name, roll) => `${name} saca ${roll} y no puede mover.`,
  move: (name, other, { from, to, captures, rosette }) => {
    const parts = [
      `${name} va ${fromSpot(from)} ${toSpot(to)}`,
      ...(captures ? [`captura una ficha de ${other}`] : []),
      ...(rosette ? ['cae en una roseta'] : []),
    ];
    return `${parts.join(', ')}.`;
  },
};

export const entries: UrWords['entries'] = {
  roll: (roll) => `Tirada: ${roll}`,
  rollInVain: (roll) => `Tirada: ${roll}, sin jugada`,
  move: ({ from, to, captures, rosette }) => {
    const parts = [`${from === 'hand' ? 'Mano' : `Casilla ${from}`} → ${spotName(to)}`];
    if (captures) parts.push('captura');
    if (rosette) parts.push('roseta');
    return parts.join(', ');
  },
  section: (one, other) => `${one} : ${other} en la meta`,
};

export const refusals: UrWords['refusals'] = {
  chooseOwn: 'Elige una de tus fichas o la casilla a la que puede ir.',
  ownTokenThere: 'En la casilla de destino ya hay una ficha tuya.',
  rosetteHeld: 'La ficha del rival está a salvo en la roseta.',
  exactRoll: 'A la meta solo se llega con la tirada exacta.',
  noToken: 'Ahí no hay ninguna ficha.',
  notNow: COMMON.notNow,
};

export const editor: UrWords['editor'] = {
  palette: 'Elige qué colocar',
  about:
    'Elige una ficha y toca un lugar, o arrástrala hasta allí. Un toque en una ficha la retira.',
  keys: 'En un lugar, 1 pone una ficha clara y 2, una oscura; Supr quita.',
  remove: 'Quitar',
  tokenOf: (player) => `Ficha del jugador ${player}`,
  wrong: (place) => `${place}. Aquí hay algún error.`,
  facts: 'Turno, tirada y fichas',
  toMove: 'Turno',
  next: 'Lo que sigue',
  tokens: 'Fichas por jugador',
  waiting: (waiting) => {
    if (waiting === 'roll') return 'Una tirada';
    return waiting === 'game-over' ? 'La partida ha terminado' : `Un avance de ${waiting}`;
  },
  clear: 'Llevar todas las fichas a la mano',
  put: (player, spot) => `Ficha del jugador ${player} llevada ${toSpot(spot)}.`,
  removed: (player, spot) => `Ficha del jugador ${player} llevada ${fromSpot(spot)} a la mano.`,
  turn: (player) => `Le toca al jugador ${player}.`,
  waits: (waiting) => {
    if (waiting === 'roll') return 'Ahora se tiran los dados.';
    return waiting === 'game-over' ? 'La partida ha terminado.' : `Ahora se avanza ${waiting}.`;
  },
  tokensEach: (tokens) => `${counted(tokens, 'ficha', 'fichas')} por jugador.`,
  cleared: 'Todas las fichas están en la mano.',
  alreadyThere: 'Ahí ya hay una ficha de este jugador.',
  noneLeft: 'Este jugador no tiene más fichas. El número de fichas se elige abajo.',
  nothingThere: 'Ahí no hay nada.',
  staysInHand: 'El número de fichas se elige abajo.',
};
