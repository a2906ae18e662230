import { allSides, meet, moverAsA } from './count.js';
import { applyChance, applyMove, isOver, legalMoves, start } from './game.js';
import { encode } from './text.js';
import { type OracleRules, type OracleState, ROLLS } from './types.js';

/** Every state with a roll due to A in which neither side has finished. */
function allPositions(rules: OracleRules): OracleState[] {
  const unfinished = allSides(rules.tokens).filter((side) => side.home < rules.tokens);
  const empty = start(rules);
  const positions: OracleState[] = [];
  for (const A of unfinished) {
    for (const B of unfinished) {
      if (!meet(A, B)) positions.push({ ...empty, sides: { A, B } });
    }
  }
  return positions;
}

/** Where a move or a pass of A leads: to A's win, or to a position in which A or B is to roll. */
type Outcome = { won: boolean; position: number; sameMover: boolean };

/** One roll of A: its weight and the outcomes among which A chooses. */
type Branch = { weight: number; outcomes: Outcome[] };

function keyOf(state: OracleState): string {
  return encode(moverAsA(state)).join(' ');
}

function chanceOf(outcome: Outcome, chances: number[]): number {
  if (outcome.won) return 1;
  const chance = chances[outcome.position] ?? Number.NaN;
  return outcome.sameMover ? chance : 1 - chance;
}

function valueOfBranches(branches: Branch[], chances: number[]): number {
  let sixteenths = 0;
  for (const { weight, outcomes } of branches) {
    let best = 0;
    for (const outcome of outcomes) best = Math.max(best, chanceOf(outcome, chances));
    sixteenths += weight * best;
  }
  return sixteenths / 16;
}

export type Solution = {
  positions: OracleState[];
  sweeps: number;
  /** The chance of the player in turn under best play of both. */
  chance(state: OracleState): number;
};

/**
 * Value iteration: the chances of all positions are computed from one another until no sweep changes
 * one of them by the tolerance or more.
 */
export function solve(rules: OracleRules, tolerance = 1e-13): Solution {
  const positions = allPositions(rules);
  const indices = new Map(positions.map((position, index) => [keyOf(position), index]));

  const outcomeOf = (next: OracleState): Outcome => {
    if (isOver(next)) return { won: true, position: -1, sameMover: true };
    const position = indices.get(keyOf(next));
    if (position === undefined) throw new Error(`${keyOf(next)} is missing.`);
    return { won: false, position, sameMover: next.turn === 'A' };
  };
  const graph = positions.map((position): Branch[] =>
    ROLLS.map(({ roll, weight }) => {
      const rolled = applyChance(position, roll);
      const reached =
        rolled.phase === 'move'
          ? legalMoves(rolled).map((move) => applyMove(rolled, move))
          : [rolled];
      return { weight, outcomes: reached.map(outcomeOf) };
    }),
  );

  const chances = positions.map(() => 0.5);
  let sweeps = 0;
  let largestChange = Number.POSITIVE_INFINITY;
  while (largestChange >= tolerance) {
    largestChange = 0;
    graph.forEach((branches, index) => {
      const before = chances[index] ?? Number.NaN;
      const after = valueOfBranches(branches, chances);
      chances[index] = after;
      largestChange = Math.max(largestChange, Math.abs(after - before));
    });
    sweeps += 1;
  }

  const chance = (state: OracleState): number => {
    // The player in turn after the end is the one who has won.
    if (isOver(state)) return 1;
    const mover = moverAsA(state);
    if (mover.phase === 'move') {
      const values = legalMoves(mover).map((move) =>
        chanceOf(outcomeOf(applyMove(mover, move)), chances),
      );
      return Math.max(...values);
    }
    const index = indices.get(keyOf(mover));
    const found = index === undefined ? undefined : chances[index];
    if (found === undefined) throw new Error(`${keyOf(mover)} is missing.`);
    return found;
  };
  return { positions, sweeps, chance };
}
