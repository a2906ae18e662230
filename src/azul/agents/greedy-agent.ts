/**
 * Greedy play: the best gain now.
 *
 * @packageDocumentation
 */

import { type Agent, type AgentContext, nobodyToMove } from '../../engine/match/agent.js';
import { moverOf } from '../../moves/legal.js';
import { pick } from '../../random/pick.js';
import type { Move } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { applyMove, legalMoves } from '../api/play.js';
import { boardWorth } from './board-worth.js';

function chooseMove(state: GameState, { rng }: AgentContext): Move {
  const player = moverOf(cellsOf(state));
  let best: Move[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(state)) {
    const worth = boardWorth(cellsOf(applyMove(state, move)).slice(), player);
    if (worth < most) continue;
    if (worth > most) best = [];
    best.push(move);
    most = worth;
  }
  const move = best[pick(rng, best.length)];
  if (move === undefined) throw nobodyToMove();
  return move;
}

/**
 * Make an agent that chooses the move with the greatest gain at once, and draws among equals.
 *
 * It looks at its own board alone, and no move ahead: what the round's end would give if it were
 * now, a part of what rows that are not full will score, and a little of the bonuses ahead.
 *
 * @returns an agent that can play any number of games, at the same time, too
 *
 * @example
 * ```ts
 * import { greedyAgent } from 'azulejo/agents';
 *
 * const state = decodeState(['AFCaaB1820202020D0000000000', 'A0MSFfB0MSF']);
 * await greedyAgent().chooseMove(state, { rng: seededRng(1) }); // 'ACa1'
 * ```
 */
export function greedyAgent(): Agent<GameState, Move> {
  return { name: 'greedy', chooseMove };
}
