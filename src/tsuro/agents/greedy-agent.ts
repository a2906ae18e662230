/**
 * Greedy play.
 *
 * @packageDocumentation
 */

import { greedyAgent as greedyBy } from '../../engine/agents/greedy-agent.js';
import type { SyncAgent } from '../../engine/game/agent.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { tsuroRules } from '../api/tsuro.js';
import type { Move } from '../state/vocabulary.js';
import { roomOf } from './room.js';

/** Make an agent that looks one move ahead: it chooses the move after which it has the most room. */
export function greedyAgent(): SyncAgent<GameState, Move> {
  return greedyBy(tsuroRules, (state, player) => roomOf(positionOf(state), player));
}
