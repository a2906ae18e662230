/**
 * The type of this game's agents.
 *
 * @packageDocumentation
 */
import type { SyncAgent } from '../../engine/match/agent.js';
import type { GameState } from '../api/game-state.js';
import type { Move } from '../state/vocabulary.js';

/** An agent of this game. */
export type TsuroAgent = SyncAgent<GameState, Move>;
