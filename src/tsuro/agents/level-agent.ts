/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */

import { atLevel, withoutBudget, withSlips } from '../../engine/agents/levels.js';
import { randomAgent } from '../../engine/agents/random-agent.js';
import type { SyncAgent } from '../../engine/game/agent.js';
import type { GameState } from '../api/game-state.js';
import { type TsuroTypes, tsuroRules } from '../api/tsuro.js';
import type { Move } from '../state/vocabulary.js';
import { greedyAgent } from './greedy-agent.js';
import type { Level } from './levels.js';
import { searchAgent } from './search-agent.js';

/** How often level 2 moves at random. */
const SLIPS = 0.5;

/** Iterations of level 4 for a move. */
const ITERATIONS = 250;

/** What makes each level, the easiest first. */
const MAKERS: Readonly<Record<Level, () => SyncAgent<GameState, Move>>> = {
  1: () => randomAgent(tsuroRules),
  2: () => withSlips(tsuroRules, greedyAgent(), SLIPS),
  3: greedyAgent,
  4: () => withoutBudget<TsuroTypes>(searchAgent({ iterations: ITERATIONS })),
};

/** Make the agent of a level. */
export function levelAgent(level: Level): SyncAgent<GameState, Move> {
  return atLevel<TsuroTypes>(level, MAKERS[level]());
}
