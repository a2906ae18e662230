import { isAllHome, legalMoves, twoDigits } from './game.js';
import {
  type OracleRules,
  type OracleState,
  type Player,
  SHARED_STEPS,
  type Side,
  STANDARD_RULES,
} from './types.js';

// Writing

function writeShared(state: OracleState): string {
  if (state.phase === 'roll') return `${state.turn}-`;
  if (state.phase === 'game-over') return `${state.turn}#`;
  return `${state.turn}${state.roll}`;
}

function writeSide(side: Side): string {
  return `${side.hand}P${side.steps.map(twoDigits).join('')}H${side.home}`;
}

export function encode(state: OracleState): [shared: string, players: string] {
  return [writeShared(state), `A${writeSide(state.sides.A)}B${writeSide(state.sides.B)}`];
}

// Reading, character by character, so that it shares nothing with a regular expression

function isDigit(character: string | undefined): character is string {
  return character !== undefined && character.length === 1 && '0123456789'.includes(character);
}

/** Reads one side from a position of the text; answers the side and where the next part begins. */
function readSide(
  text: string,
  player: Player,
  begin: number,
): { side: Side; next: number } | undefined {
  let at = begin;
  if (text[at] !== player) return undefined;
  at += 1;
  const hand = text[at];
  if (!isDigit(hand)) return undefined;
  at += 1;
  if (text[at] !== 'P') return undefined;
  at += 1;
  const steps: number[] = [];
  while (isDigit(text[at])) {
    const tens = text[at];
    const units = text[at + 1];
    if (!isDigit(tens) || !isDigit(units)) return undefined;
    const step = 10 * Number(tens) + Number(units);
    if (step < 1 || step > 14) return undefined;
    const last = steps.at(-1);
    if (last !== undefined && step <= last) return undefined;
    steps.push(step);
    at += 2;
  }
  if (text[at] !== 'H') return undefined;
  at += 1;
  const home = text[at];
  if (!isDigit(home)) return undefined;
  at += 1;
  return { side: { hand: Number(hand), steps, home: Number(home) }, next: at };
}

function readPlayers(text: string): { A: Side; B: Side } | undefined {
  const first = readSide(text, 'A', 0);
  if (first === undefined) return undefined;
  const second = readSide(text, 'B', first.next);
  if (second === undefined || second.next !== text.length) return undefined;
  return { A: first.side, B: second.side };
}

type Turn = Pick<OracleState, 'turn' | 'phase' | 'roll'>;

function readShared(text: string): Turn | undefined {
  for (const turn of ['A', 'B'] as const) {
    if (text === `${turn}-`) return { turn, phase: 'roll', roll: null };
    if (text === `${turn}#`) return { turn, phase: 'game-over', roll: null };
    for (const roll of [1, 2, 3, 4]) {
      if (text === `${turn}${roll}`) return { turn, phase: 'move', roll };
    }
  }
  return undefined;
}

function isWellFormedShared(text: string): boolean {
  return readShared(text) !== undefined;
}

/** Steps out of order or written twice are not well-formed; what the numbers sum up to may be wrong. */
function isWellFormedPlayers(text: string): boolean {
  return readPlayers(text) !== undefined;
}

export function isWellFormed(shared: string, players: string): boolean {
  return isWellFormedShared(shared) && isWellFormedPlayers(players);
}

function tokensOf(side: Side): number {
  return side.hand + side.steps.length + side.home;
}

/**
 * The state that two well-formed texts describe, valid or not. The tokens are those of side A in
 * the text, whatever the rules given say, because the text is what was read.
 */
export function readState(
  shared: string,
  players: string,
  rules: Partial<OracleRules> = {},
): OracleState | undefined {
  const turn = readShared(shared);
  const sides = readPlayers(players);
  if (turn === undefined || sides === undefined) return undefined;
  return { rules: { ...STANDARD_RULES, ...rules, tokens: tokensOf(sides.A) }, ...turn, sides };
}

// Validity

export type Fault =
  | 'tokens-differ'
  | 'tokens-out-of-range'
  | 'both-on-one-step'
  | 'both-all-home'
  | 'winner-not-home'
  | 'home-but-not-over'
  | 'roll-without-move';

/** Every condition that a state violates; none if it is valid. */
export function faults(state: OracleState): Fault[] {
  const { A, B } = state.sides;
  const found: Fault[] = [];
  if (tokensOf(A) !== tokensOf(B)) found.push('tokens-differ');
  if ([A, B].some((side) => tokensOf(side) < 1 || tokensOf(side) > 7)) {
    found.push('tokens-out-of-range');
  }
  if (SHARED_STEPS.some((step) => A.steps.includes(step) && B.steps.includes(step))) {
    found.push('both-on-one-step');
  }
  if (isAllHome(A) && isAllHome(B)) found.push('both-all-home');
  if (state.phase === 'game-over' && !isAllHome(state.sides[state.turn])) {
    found.push('winner-not-home');
  }
  if (state.phase !== 'game-over' && (isAllHome(A) || isAllHome(B))) {
    found.push('home-but-not-over');
  }
  if (state.phase === 'move' && legalMoves(state).length === 0) found.push('roll-without-move');
  return found;
}

export function isValid(state: OracleState): boolean {
  return faults(state).length === 0;
}

/** The state that two texts describe, if they are well-formed, valid and agree with the rules. */
export function decode(
  shared: string,
  players: string,
  rules: Partial<OracleRules> = {},
): OracleState | undefined {
  const state = readState(shared, players, rules);
  if (state === undefined || !isValid(state)) return undefined;
  if (rules.tokens !== undefined && rules.tokens !== state.rules.tokens) return undefined;
  return state;
}

// Canonical form

/**
 * What the encoder would write for texts that differ from it only in the order of steps, in leading
 * zeros of a count or a roll, or in the case of letters; undefined if they differ in anything else.
 */
export function canonicalForm(
  shared: string,
  players: string,
): [shared: string, players: string] | undefined {
  const sharedParts = /^([AB])(-|#|0*([1-4]))$/.exec(shared.toUpperCase());
  const playersParts =
    /^A0*([0-9])P((?:[0-9][0-9])*)H0*([0-9])B0*([0-9])P((?:[0-9][0-9])*)H0*([0-9])$/.exec(
      players.toUpperCase(),
    );
  if (sharedParts === null || playersParts === null) return undefined;
  const [, turn, sign, roll] = sharedParts;
  const [, handA, stepsA, homeA, handB, stepsB, homeB] = playersParts;
  const inOrder = (steps: string | undefined): string =>
    (steps?.match(/../g) ?? []).sort().join('');
  const form: [string, string] = [
    `${turn}${roll ?? sign}`,
    `A${handA}P${inOrder(stepsA)}H${homeA}B${handB}P${inOrder(stepsB)}H${homeB}`,
  ];
  return isWellFormed(...form) ? form : undefined;
}
