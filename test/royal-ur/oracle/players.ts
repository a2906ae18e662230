import { applyChance, applyMove, captures, isOver, legalMoves, readMove, winner } from './game.js';
import {
  HOME,
  type OracleState,
  otherPlayer,
  type Player,
  ROLLS,
  ROSETTES,
  type Side,
} from './types.js';

// Ratings

export type Rate = (state: OracleState, player: Player) => number;

function onRosettes(side: Side): number {
  return side.steps.filter((step) => ROSETTES.includes(step)).length;
}

function progress(side: Side): number {
  return side.steps.reduce((sum, step) => sum + step, HOME * side.home);
}

export function evaluateTokens(state: OracleState, player: Player): number {
  const own = state.sides[player];
  const other = state.sides[otherPlayer(player)];
  return (
    3 * (own.home - other.home) +
    (onRosettes(own) - onRosettes(other)) -
    2 * (own.hand - other.hand)
  );
}

export function evaluateProgress(state: OracleState, player: Player): number {
  return progress(state.sides[player]) - progress(state.sides[otherPlayer(player)]);
}

/** What a won game is worth; a lost one is worth the negative. */
function worthOfWin(rate: Rate): number {
  return rate === evaluateTokens ? 100 : 1000;
}

// Search

/** The value of a state for a player, looking so many rolls ahead. */
function expectedValue(state: OracleState, depth: number, rate: Rate, player: Player): number {
  if (isOver(state)) return winner(state) === player ? worthOfWin(rate) : -worthOfWin(rate);
  if (depth === 0) return rate(state, player);
  let sixteenths = 0;
  for (const { roll, weight } of ROLLS) {
    const rolled = applyChance(state, roll);
    if (rolled.phase === 'move') {
      const values = legalMoves(rolled).map((move) =>
        expectedValue(applyMove(rolled, move), depth - 1, rate, player),
      );
      sixteenths += weight * (rolled.turn === player ? Math.max(...values) : Math.min(...values));
    } else {
      sixteenths += weight * expectedValue(rolled, depth - 1, rate, player);
    }
  }
  return sixteenths / 16;
}

export type MoveValue = { move: string; value: number };

/**
 * The value of each legal move for the player who makes it. Depth 1 is that move alone; each more
 * is one roll of either side, with its move or its pass.
 */
export function expectiminimax(
  state: OracleState,
  options: { depth: number; rate?: Rate },
): MoveValue[] {
  const rate = options.rate ?? evaluateProgress;
  return legalMoves(state).map((move) => ({
    move,
    value: expectedValue(applyMove(state, move), options.depth - 1, rate, state.turn),
  }));
}

// Players: each chooses one of the legal moves of the roll that waits

export type Choose = (state: OracleState) => string;

function firstMove(state: OracleState): string {
  const move = legalMoves(state)[0];
  if (move === undefined) throw new Error(`There is no move in phase ${state.phase}.`);
  return move;
}

export const easyChoice: Choose = firstMove;

function isGood(state: OracleState, text: string): boolean {
  const move = readMove(text);
  if (move === undefined) return false;
  return ROSETTES.includes(move.to) || move.to === HOME || captures(state, move);
}

export const mediumChoice: Choose = (state) =>
  legalMoves(state).find((move) => isGood(state, move)) ?? firstMove(state);

export const hardChoice: Choose = (state) => {
  let best: MoveValue | undefined;
  for (const candidate of expectiminimax(state, { depth: 2, rate: evaluateTokens })) {
    // Only a better one replaces it, so that the first of equals is chosen.
    if (best === undefined || candidate.value > best.value) best = candidate;
  }
  return best?.move ?? firstMove(state);
};
