/**
 * Greedy play: the best gain now.
 *
 * @packageDocumentation
 */
import { greedyAgentFor } from '../../engine/agents/greedy-agent.js';
import type { SyncAgent } from '../../engine/match/agent.js';
import type { Move } from '../../state/vocabulary.js';
import { azul } from '../api/azul.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { valueOfBoard } from './evaluate-board.js';

/**
 * Make an agent that chooses the move with the greatest gain at once, and draws among equals.
 *
 * It looks at its own board alone, and no move ahead: the points if the round ended now, a part of
 * what rows that are not full will score, and a little of the bonuses ahead.
 *
 * @returns an agent that can play any number of games, at the same time, too
 *
 * @example
 * ```ts
 * import { greedyAgent } from 'azulejo/agents';
 *
 * const state = decodeState(['AFCaaB1820202020D0000000000', 'A0MSFfB0MSF']);
 * greedyAgent().chooseMove(state, { rng: seededRng(1) }); // 'ACa1'
 * ```
 */
export function greedyAgent(): SyncAgent<GameState, Move> {
  return greedyAgentFor(azul, (state, player) => valueOfBoard(cellsOf(state).slice(), player));
}
