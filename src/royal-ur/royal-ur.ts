/** The Royal Game of Ur as a value: what every tool takes. */
import type { Game } from '../engine/game/game.js';
import { gameWith } from '../engine/game/game-value.js';
import { AGENTS } from './agents/agents.js';
import { NETWORK } from './agents/network-weights.js';
import { winProbability } from './agents/win-probability.js';
import { type RoyalUrTypes, royalUrRules } from './api/game.js';
import { positionOf } from './api/game-state.js';
import { tensors } from './api/tensors.js';

/**
 * The Royal Game of Ur as a `Game`: pass it to functions that take a game, such as `playMatch`, `simulate`,
 * `reviewGame` and `newSession`.
 *
 * Chance events are rolls. A roll without a legal move passes the turn by itself.
 *
 * @example
 * ```ts
 * royalUr.chance?.isDue(newGame()); // true
 * royalUr.chance?.outcomes?.(newGame())[2]; // { event: 'R2', probability: 0.375 }
 * ```
 */
export const royalUr: Game<RoyalUrTypes, typeof AGENTS> = /* @__PURE__ */ gameWith(royalUrRules, {
  agents: AGENTS,
  tensors,
  evaluate: (state) => {
    const chance = winProbability(NETWORK, positionOf(state), 0);
    return [chance, 1 - chance];
  },
});
