/** Azul as a value: what every tool takes. */
import type { Game } from '../engine/game/game.js';
import { gameWith } from '../engine/game/game-value.js';
import { AGENTS } from './agents/agents.js';
import { type AzulTypes, azulRules } from './api/azul.js';
import { tensors } from './learning/tensors.js';
import { AZUL_ACTIONS } from './record/human-notation.js';

/**
 * Azul as a `Game`, with its rules, agents and tensors: pass it to functions that take a game, such as `playMatch`,
 * `simulate` and `reviewGame` of `azulejo/agents`, and `newSession` of `azulejo/record`.
 *
 * Chance events are deals. One is due before the first round and at the end of every round. At the end of the
 * last round, it is the empty deal, `'F'`.
 *
 * @example
 * ```ts
 * const state = azul.start({ players: 3, mosaic: 'fixed', tilingOrder: 'any' });
 * azul.chance?.isDue(state); // true
 * azul.returns(state); // [1 / 3, 1 / 3, 1 / 3]
 * ```
 */
export const azul: Game<AzulTypes, typeof AGENTS> = /* @__PURE__ */ gameWith(azulRules, {
  logActions: AZUL_ACTIONS,
  agents: AGENTS,
  tensors,
});
