/**
 * The game contract, with Azul as its first game, and random play at full speed.
 *
 * @packageDocumentation
 */
export type { GameRules, PlayLimit, Playout } from './contract/game-rules.js';
export { azul } from './game/azul.js';
export { rollout } from './game/rollout.js';
