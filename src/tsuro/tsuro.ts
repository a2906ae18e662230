/** Tsuro as a value: what every tool takes. */
import type { Game } from '../engine/game/game.js';
import { gameWith } from '../engine/game/game-value.js';
import { AGENTS } from './agents/agents.js';
import { likelyShares } from './agents/win-shares.js';
import { type TsuroTypes, tsuroRules } from './api/tsuro.js';
import { tensors } from './learning/tensors.js';

/**
 * Tsuro as a `Game`: pass it to functions that take a game, such as `playMatch`, `simulate`, `reviewGame` and
 * `newSession`.
 *
 * Chance events are deals. With the rule `legality: 'reference'`, a player can be without a legal move, and
 * can then only forfeit.
 *
 * @example
 * ```ts
 * tsuro.chance?.isDue(newGame()); // true
 * tsuro.playerToMove(applyChance(newGame(), 'D000102')); // 0
 * ```
 */
export const tsuro: Game<TsuroTypes, typeof AGENTS> = /* @__PURE__ */ gameWith(tsuroRules, {
  agents: AGENTS,
  tensors,
  evaluate: likelyShares,
});
