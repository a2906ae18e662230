/**
 * Greedy play: the best gain now.
 *
 * @packageDocumentation
 */
import { greedyAgent as greedyBy } from '../../engine/agents/greedy-agent.js';
import type { SyncAgent } from '../../engine/game/agent.js';
import type { Move } from '../../state/vocabulary.js';
import { azulRules } from '../api/azul.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { valueOfBoard } from './evaluate-board.js';

/** Make an agent that chooses the move with the greatest gain at once, and draws among equals. */
export function greedyAgent(): SyncAgent<GameState, Move> {
  return greedyBy(azulRules, (state, player) => valueOfBoard(cellsOf(state).slice(), player));
}
