/**
 * Random play.
 *
 * @packageDocumentation
 */
import { randomAgentFor } from '../../engine/agents/random-agent.js';
import type { SyncAgent } from '../../engine/match/agent.js';
import { cubeBlokus } from '../api/cube-blokus.js';
import type { GameState } from '../api/game-state.js';
import type { Move } from '../state/vocabulary.js';

/** An agent of this game. */
export type CubeBlokusAgent = SyncAgent<GameState, Move>;

/**
 * Make an agent that chooses uniformly among the legal moves.
 *
 * @returns an agent that can play any number of games, at the same time, too
 *
 * @example
 * ```ts
 * const move = randomAgent().chooseMove(newGame(), { rng: seededRng(2) });
 * isLegalMove(newGame(), move); // true
 * ```
 */
export function randomAgent(): CubeBlokusAgent {
  return randomAgentFor(cubeBlokus);
}
