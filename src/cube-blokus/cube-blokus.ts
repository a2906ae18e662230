/** Cube Blokus as a value: what every tool takes. */
import type { Game } from '../engine/game/game.js';
import { gameWith } from '../engine/game/game-value.js';
import { AGENTS } from './agents/agents.js';
import { type CubeBlokusTypes, cubeBlokusRules } from './api/cube-blokus.js';
import { tensors } from './learning/tensors.js';

/**
 * Cube Blokus as a `Game`: pass it to functions that take a game, such as `playMatch`, `simulate`,
 * `reviewGame` and `newSession`.
 *
 * @example
 * ```ts
 * cubeBlokus.playerToMove(newGame()); // 0
 * cubeBlokus.scores?.(newGame()); // [0, 0, 0, 0]
 * ```
 */
export const cubeBlokus: Game<CubeBlokusTypes, typeof AGENTS> = /* @__PURE__ */ gameWith(
  cubeBlokusRules,
  {
    agents: AGENTS,
    tensors,
  },
);
