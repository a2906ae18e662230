/** The Royal Game of Ur in English. Its type is what every other language has to say. */
import { COMMON } from '../../../engine/board/words/en.js';

export const { forms, player } = COMMON;
const { counted, listed } = forms;

/** Where a token stands: in the hand, at home, or on a square. */
export type Spot = 'hand' | 'home' | number;

/** The effect of a move. */
export interface SpokenMove {
  readonly from: Spot;
  readonly to: Spot;
  /** Whether a token of the other player is captured. */
  readonly captures: boolean;
  readonly rosette: boolean;
}

/** The effect that a move would have. */
export interface Advice {
  readonly to: Spot;
  /** Whether a token of the other player would be captured. */
  readonly captures: boolean;
  /** Whether the same player would roll again, by the rules in force. */
  readonly rollsAgain: boolean;
}

/** A square, and what is on it. */
export interface SquareFacts {
  readonly step: number;
  /** Whose square it is; `undefined` for one that both share. */
  readonly owner: string | undefined;
  readonly rosette: boolean;
  /** The names of those whose tokens are there. */
  readonly tokens: readonly string[];
}

function spotName(spot: Spot): string {
  if (spot === 'hand') return 'the hand';
  return spot === 'home' ? 'home' : `square ${spot}`;
}

export const board = {
  title: 'Board',
  atHome: (home: number, tokens: number) => `${home}/${tokens} home`,
  hand: 'hand',
  home: 'home',
  /** A square by its number on the path, from 1: so it stands in moves. */
  squareName: (step: number) => `square ${step}`,
  handOf: (name: string, tokens: number) =>
    `Hand of ${name}, ${counted(tokens, 'token', 'tokens')}`,
  homeOf: (name: string, tokens: number) =>
    `Home of ${name}, ${counted(tokens, 'token', 'tokens')}`,
  square: ({ step, owner, rosette, tokens }: SquareFacts) => {
    const whose = owner === undefined ? '' : ` of ${owner}`;
    const content = listed(tokens.map((name) => `token of ${name}`)) || 'empty';
    return `Square ${step}${whose}${rosette ? ', rosette' : ''}, ${content}`;
  },
  /** What a move would do. */
  advice: ({ to, captures, rollsAgain }: Advice) =>
    [
      to === 'home' ? 'Brings the token home' : `Moves to square ${to}`,
      ...(captures ? ['captures a token'] : []),
      ...(rollsAgain ? ['another roll'] : []),
    ].join(', '),
  roll: 'Roll',
  noRoll: 'No roll yet',
  rolled: (roll: number) => `Rolled ${roll}`,
  rolledInVain: (roll: number) => `Rolled ${roll}, no move`,
  noMove: 'no move',
};

export const status = {
  rolls: (name: string) => `${name} rolls`,
  moves: (name: string, roll: number) => `${name} moves ${roll}`,
  wins: (name: string) => COMMON.wins([name]),
  prompt: (roll: number) => `Choose a token to move by ${counted(roll, 'square', 'squares')}.`,
};

/** What happened, as sentences. */
export const events = {
  roll: (name: string, roll: number) => `${name} rolls ${roll}.`,
  rollInVain: (name: string, roll: number) => `${name} rolls ${roll} and cannot move.`,
  move: (name: string, other: string, { from, to, captures, rosette }: SpokenMove) => {
    const parts = [
      `${name} moves from ${spotName(from)} to ${spotName(to)}`,
      ...(captures ? [`captures a token of ${other}`] : []),
      ...(rosette ? ['lands on a rosette'] : []),
    ];
    return `${parts.join(', ')}.`;
  },
};

/** The same in short, for a list. */
export const entries = {
  roll: (roll: number) => `Roll of ${roll}`,
  rollInVain: (roll: number) => `Roll of ${roll}, no move`,
  move: ({ from, to, captures, rosette }: SpokenMove) => {
    const parts = [`${from === 'hand' ? 'Hand' : `Square ${from}`} → ${to}`];
    if (captures) parts.push('captures');
    if (rosette) parts.push('rosette');
    return parts.join(', ');
  },
  section: (one: number, other: number) => `${one} : ${other} at home`,
};

/** Why something is not possible. */
export const refusals = {
  chooseOwn: 'Choose one of your own tokens, or where it can go.',
  ownTokenThere: 'Your own token is in the way.',
  rosetteHeld: 'The other player’s token is safe on the rosette.',
  exactRoll: 'Reaching home takes the exact roll.',
  noToken: 'No token is there.',
  notNow: COMMON.notNow,
};

export const editor = {
  palette: 'Tap to place',
  about: 'Choose a token and tap a place, or drag it there. A tap on a token takes it back.',
  keys: 'On a place, 1 puts a light token, 2 a dark one; Delete removes.',
  remove: 'Remove',
  tokenOf: (player: string) => `Token of ${COMMON.player(player)}`,
  wrong: (place: string) => `${place}. Something is wrong here.`,
  facts: 'Turn, roll and tokens',
  toMove: 'Turn',
  next: 'What is due',
  tokens: 'Tokens of each player',
  waiting: (waiting: number | 'roll' | 'game-over') => {
    if (waiting === 'roll') return 'A roll';
    return waiting === 'game-over' ? 'The game is over' : `A move by ${waiting}`;
  },
  clear: 'Take all tokens into the hands',
  put: (player: string, spot: Spot) => {
    const place = { hand: 'in the hand', home: 'home' };
    const where = typeof spot === 'number' ? `on square ${spot}` : place[spot];
    return `Put a token of ${COMMON.player(player)} ${where}.`;
  },
  removed: (player: string, spot: Spot) =>
    `Took a token of ${COMMON.player(player)} from ${spotName(spot)} into the hand.`,
  turn: (player: string) => `It is the turn of ${COMMON.player(player)}.`,
  waits: (waiting: number | 'roll' | 'game-over') => {
    if (waiting === 'roll') return 'A roll is due.';
    return waiting === 'game-over' ? 'The game is over.' : `A move by ${waiting} is due.`;
  },
  tokensEach: (tokens: number) => `${counted(tokens, 'token', 'tokens')} for each player.`,
  cleared: 'All tokens are in the hands.',
  alreadyThere: 'A token of this player is there.',
  noneLeft: 'This player has no other token. The number of tokens is set below.',
  nothingThere: 'Nothing lies there.',
  staysInHand: 'The number of tokens is set below.',
};
/** What the board says, and what stands around it. */
export type UrWords = typeof import('./en.js');
