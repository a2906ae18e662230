import {
  HAND,
  HOME,
  type OracleRules,
  type OracleState,
  otherPlayer,
  type Player,
  ROSETTES,
  SHARED_ROSETTE,
  SHARED_STEPS,
  type Side,
  STANDARD_RULES,
} from './types.js';

export function start(rules: Partial<OracleRules> = {}): OracleState {
  const complete = { ...STANDARD_RULES, ...rules };
  return {
    rules: complete,
    turn: 'A',
    phase: 'roll',
    roll: null,
    sides: {
      A: { hand: complete.tokens, steps: [], home: 0 },
      B: { hand: complete.tokens, steps: [], home: 0 },
    },
  };
}

/** Four dice in the order drawn, each 1 when the random number is below one half. */
export function sampleDice(rng: () => number): number[] {
  return [1, 2, 3, 4].map(() => (rng() < 0.5 ? 1 : 0));
}

export function sampleChance(rng: () => number): string {
  return `R${sampleDice(rng).reduce((sum, die) => sum + die, 0)}`;
}

// Moves

export type Move = { player: Player; from: number; to: number };

export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

function writeMove(move: Move): string {
  return `${move.player}${twoDigits(move.from)}${twoDigits(move.to)}`;
}

/** The parts of a text that has the form of a move; whether the distance is a roll is not asked. */
export function readMove(text: string): Move | undefined {
  const match = /^([AB])([0-9][0-9])([0-9][0-9])$/.exec(text);
  if (match === null) return undefined;
  const player: Player = match[1] === 'A' ? 'A' : 'B';
  const from = Number(match[2]);
  const to = Number(match[3]);
  if (from > 14 || to < 1 || to > HOME) return undefined;
  return { player, from, to };
}

/** Whether the distance of a move can be rolled, too. */
export function isMove(text: string): boolean {
  const move = readMove(text);
  if (move === undefined) return false;
  return [1, 2, 3, 4].includes(move.to - move.from);
}

export type TokenObjection = 'no-token' | 'beyond-home' | 'own-token' | 'safe-token';

export type MoveObjection =
  | TokenObjection
  | 'malformed'
  | 'game-over'
  | 'roll-due'
  | 'not-your-turn'
  | 'wrong-distance';

function objectionsToTarget(state: OracleState, player: Player, to: number): TokenObjection[] {
  const own = state.sides[player];
  const opponent = state.sides[otherPlayer(player)];
  const objections: TokenObjection[] = [];
  if (to > HOME) objections.push('beyond-home');
  if (to !== HOME && own.steps.includes(to)) objections.push('own-token');
  if (state.rules.safeRosettes && to === SHARED_ROSETTE && opponent.steps.includes(to)) {
    objections.push('safe-token');
  }
  return objections;
}

/** Every reason why the token of a player on a step cannot go as far as a roll says. */
function objectionsToToken(
  state: OracleState,
  player: Player,
  from: number,
  roll: number,
): TokenObjection[] {
  const own = state.sides[player];
  const present = from === HAND ? own.hand > 0 : own.steps.includes(from);
  const objections: TokenObjection[] = present ? [] : ['no-token'];
  return [...objections, ...objectionsToTarget(state, player, from + roll)];
}

/**
 * Every reason why a move is not legal; none if it is. There may be several at once, so a program
 * that names only one of them must name one of these.
 */
export function objectionsToMove(state: OracleState, text: string): MoveObjection[] {
  const move = readMove(text);
  if (move === undefined) return ['malformed'];
  const objections = new Set<MoveObjection>();
  if (state.phase === 'game-over') objections.add('game-over');
  if (state.phase === 'roll') objections.add('roll-due');
  if (move.player !== state.turn) objections.add('not-your-turn');
  const distance = move.to - move.from;
  for (const reason of objectionsToToken(state, move.player, move.from, distance)) {
    objections.add(reason);
  }
  if (state.phase === 'move' && state.roll !== null && distance !== state.roll) {
    objections.add('wrong-distance');
    // The text names a step that is not reached; where the roll leads may be barred as well.
    for (const reason of objectionsToToken(state, move.player, move.from, state.roll)) {
      objections.add(reason);
    }
  }
  if (![1, 2, 3, 4].includes(distance)) objections.add('wrong-distance');
  return [...objections];
}

function movesOfRoll(state: OracleState, roll: number): string[] {
  const moves: string[] = [];
  if (roll === 0) return moves;
  for (let from = 0; from <= 14; from += 1) {
    if (objectionsToToken(state, state.turn, from, roll).length === 0) {
      moves.push(writeMove({ player: state.turn, from, to: from + roll }));
    }
  }
  return moves;
}

/** The legal moves of the roll that waits, from the hand first, then by step. */
export function legalMoves(state: OracleState): string[] {
  if (state.phase !== 'move' || state.roll === null) return [];
  return movesOfRoll(state, state.roll);
}

// Changes of state: each makes a new one

function ascending(steps: number[]): number[] {
  return [...steps].sort((a, b) => a - b);
}

function withoutTokenOn(side: Side, step: number): Side {
  if (step === HAND) return { ...side, hand: side.hand - 1 };
  return { ...side, steps: side.steps.filter((other) => other !== step) };
}

function withTokenOn(side: Side, step: number): Side {
  if (step === HOME) return { ...side, home: side.home + 1 };
  return { ...side, steps: ascending([...side.steps, step]) };
}

export function captures(state: OracleState, move: Move): boolean {
  const opponent = state.sides[otherPlayer(move.player)];
  return SHARED_STEPS.includes(move.to) && opponent.steps.includes(move.to);
}

function withSides(state: OracleState, player: Player, own: Side, opponent: Side): OracleState {
  const sides = player === 'A' ? { A: own, B: opponent } : { A: opponent, B: own };
  return { ...state, sides };
}

function rollDue(state: OracleState, player: Player): OracleState {
  return { ...state, turn: player, phase: 'roll', roll: null };
}

/** The state after a roll. A roll that leaves no move is passed at once. */
export function applyChance(state: OracleState, roll: number): OracleState {
  if (state.phase !== 'roll') throw new Error(`No roll is due in phase ${state.phase}.`);
  if (![0, 1, 2, 3, 4].includes(roll)) throw new Error(`There is no roll of ${roll}.`);
  if (movesOfRoll(state, roll).length > 0) return { ...state, phase: 'move', roll };
  if (roll === 0 && state.rules.zero === 'again') return rollDue(state, state.turn);
  return rollDue(state, otherPlayer(state.turn));
}

export function applyMove(state: OracleState, text: string): OracleState {
  const move = readMove(text);
  const objections = objectionsToMove(state, text);
  if (move === undefined || objections.length > 0) {
    throw new Error(`${text} is not legal: ${objections.join(', ')}.`);
  }
  const { player, from, to } = move;
  const own = withTokenOn(withoutTokenOn(state.sides[player], from), to);
  let opponent = state.sides[otherPlayer(player)];
  const captured = captures(state, move);
  if (captured) {
    opponent = withoutTokenOn(opponent, to);
    opponent = { ...opponent, hand: opponent.hand + 1 };
  }
  const moved = withSides(state, player, own, opponent);
  if (isAllHome(own)) return { ...moved, turn: player, phase: 'game-over', roll: null };
  const again =
    (state.rules.rosettesGrantRolls && ROSETTES.includes(to)) ||
    (state.rules.capturesGrantRolls && captured);
  return rollDue(moved, again ? player : otherPlayer(player));
}

/** Applies moves (`A0004`) and rolls (`R4`) one after the other. */
export function applyAll(state: OracleState, events: string[]): OracleState {
  let current = state;
  for (const event of events) {
    current = /^R[0-4]$/.test(event)
      ? applyChance(current, Number(event.slice(1)))
      : applyMove(current, event);
  }
  return current;
}

// The end

export function isAllHome(side: Side): boolean {
  return side.hand === 0 && side.steps.length === 0;
}

export function isOver(state: OracleState): boolean {
  return state.phase === 'game-over';
}

export function winner(state: OracleState): Player | undefined {
  return isOver(state) ? state.turn : undefined;
}
