/**
 * Random play, in Azul.
 *
 * @packageDocumentation
 */
import { randomAgentFor } from '../../engine/agents/random-agent.js';
import type { SyncAgent } from '../../engine/match/agent.js';
import type { Move } from '../../state/vocabulary.js';
import type { GameState } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';

/**
 * Make an agent that chooses uniformly among the legal moves.
 *
 * @returns an agent that can play any number of games, at the same time, too
 *
 * @example
 * ```ts
 * import { randomAgent } from 'azulejo/agents';
 *
 * const state = newGame(seededRng(1));
 * const move = randomAgent().chooseMove(state, { rng: seededRng(2) });
 * isLegalMove(state, move); // true
 * ```
 */
export function randomAgent(): SyncAgent<GameState, Move> {
  return randomAgentFor({ legalMoves });
}
