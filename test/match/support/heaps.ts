/**
 * A tiny game for any number of players, which has everything that a match has to deal with.
 *
 * Chance lays a heap of 1 to 9 stones ('H7'). In turn the players take 1 to 3 stones ('T2'); who
 * takes the last has a point and is next. So often, then the game is over: with the last move, or
 * with an empty heap ('H0') where it `closes` by chance, as some games do.
 */

import type { GameRules } from '../../../src/engine/game/game.js';
import { pick } from '../../../src/random/pick.js';

export interface Rules {
  readonly players: number;
  readonly heaps: number;
  readonly closes?: boolean;
}

export interface Heaps extends Rules {
  readonly mover: number;
  readonly heap: number;
  readonly scores: readonly number[];
}

export type Take = `T${number}`;
export type Lay = `H${number}`;

export function start(rules: Rules): Heaps {
  return { ...rules, mover: 0, heap: 0, scores: new Array<number>(rules.players).fill(0) };
}

const stones = (event: string) => Number(event.slice(1));
const laid = (state: Heaps) => state.scores.reduce((sum, score) => sum + score, 0);
const isWaiting = (state: Heaps) => state.heap === 0 && laid(state) < state.heaps;
const isClosed = (state: Heaps) => laid(state) >= state.heaps && (!state.closes || state.heap < 0);

function legalMoves({ heap }: Heaps): Take[] {
  return ([1, 2, 3] as const)
    .filter((number) => number <= heap)
    .map((number) => `T${number}` as const);
}

function apply(state: Heaps, move: Take): Heaps {
  const heap = state.heap - stones(move);
  if (heap > 0) return { ...state, heap, mover: (state.mover + 1) % state.players };
  const scores = state.scores.map((score, player) => score + (player === state.mover ? 1 : 0));
  return { ...state, heap, scores };
}

export const heaps: GameRules<Heaps, Take, Lay> = {
  name: 'heaps',
  players: (state) => state.players,
  mover: (state) => (state.heap > 0 ? state.mover : -1),
  legalMoves,
  explain: (state, move) =>
    legalMoves(state).some((legal) => legal === move) ? undefined : `Take 1 to ${state.heap}.`,
  apply,
  isChance: (state) => isWaiting(state) || (laid(state) >= state.heaps && !isClosed(state)),
  sampleChance: (state, rng) => (isWaiting(state) ? `H${pick(rng, 9) + 1}` : 'H0'),
  applyChance: (state, event) => ({ ...state, heap: stones(event) || -1 }),
  isOver: isClosed,
  scores: (state) => state.scores,
  returns: ({ scores }) => {
    const best = Math.max(...scores);
    const winners = scores.filter((score) => score === best).length;
    return scores.map((score) => (score === best ? 1 / winners : 0));
  },
  hash: (state) => state.heap,
  encode: (state) => JSON.stringify(state),
  rollout: () => ({ scores: [], moves: 0, rounds: 0 }),
};
