import { applyChance, applyMove, isOver, legalMoves } from './game.js';
import { type OracleState, ROLLS, SHARED_STEPS, type Side } from './types.js';

/**
 * Where one step can lead: every roll with every one of its moves, or with its pass. If a roll
 * already waits, its moves are the step.
 */
function stepsFrom(state: OracleState): OracleState[] {
  if (isOver(state)) return [];
  if (state.phase === 'move') return legalMoves(state).map((move) => applyMove(state, move));
  const reached: OracleState[] = [];
  for (const { roll } of ROLLS) {
    const rolled = applyChance(state, roll);
    if (rolled.phase === 'move') reached.push(...stepsFrom(rolled));
    else reached.push(rolled);
  }
  return reached;
}

/** The number of sequences of so many steps. */
export function perft(state: OracleState, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const next of stepsFrom(state)) count += perft(next, depth - 1);
  return count;
}

/** The same state with the sides exchanged where needed, so that the player in turn is A. */
export function moverAsA(state: OracleState): OracleState {
  if (state.turn === 'A') return state;
  return { ...state, turn: 'A', sides: { A: state.sides.B, B: state.sides.A } };
}

/** Every way in which the tokens of one side can stand. */
export function allSides(tokens: number): Side[] {
  const sides: Side[] = [];
  const place = (steps: number[], nextStep: number): void => {
    const rest = tokens - steps.length;
    for (let hand = rest; hand >= 0; hand -= 1) sides.push({ hand, steps, home: rest - hand });
    if (rest === 0) return;
    for (let step = nextStep; step <= 14; step += 1) place([...steps, step], step + 1);
  };
  place([], 1);
  return sides;
}

export function meet(side: Side, opponent: Side): boolean {
  return SHARED_STEPS.some((step) => side.steps.includes(step) && opponent.steps.includes(step));
}

export type PositionCounts = { bothUnfinished: number; oneFinished: number; all: number };

/** The number of positions in which a roll is due or the game has ended, the mover fixed. */
export function countPositions(tokens: number): PositionCounts {
  const sides = allSides(tokens);
  const unfinished = sides.filter((side) => side.home < tokens);
  // Sides that hold the same shared steps bar the same opponents, so they are counted together.
  const groups = new Map<string, { side: Side; count: number }>();
  for (const side of unfinished) {
    const shared = side.steps.filter((step) => SHARED_STEPS.includes(step)).join(' ');
    const group = groups.get(shared) ?? { side, count: 0 };
    groups.set(shared, { ...group, count: group.count + 1 });
  }
  let bothUnfinished = 0;
  for (const one of groups.values()) {
    for (const other of groups.values()) {
      if (!meet(one.side, other.side)) bothUnfinished += one.count * other.count;
    }
  }
  const oneFinished = 2 * unfinished.length;
  // A table with a place for every pair of sides has one for both finished, too.
  return { bothUnfinished, oneFinished, all: bothUnfinished + oneFinished + 1 };
}
