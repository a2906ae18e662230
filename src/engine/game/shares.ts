/**
 * Sharing the win among the players who do best.
 *
 * @packageDocumentation
 */

import { checkGame } from './check-game.js';
import type { Game, GameTypes } from './game.js';

/**
 * List the players who lead.
 *
 * @param game - the rules
 * @param state - any state; once the game is over, they are those who win or share the win
 * @returns the letters of the players with the largest win share, as if the game ended now, in turn order
 *
 * @example
 * ```ts
 * import { leaders } from 'azulejo/game';
 *
 * const state = decodeState(['AFCfB2020202020D0000000000', 'A3MSFB8MSF']);
 * leaders(azul, state); // ['B']
 * ```
 */
export function leaders<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): Types['player'][] {
  checkGame(game);
  const returns = game.returns(state);
  const most = Math.max(...returns);
  return game.players(game.rulesOf(state)).filter((_, player) => returns[player] === most);
}

/**
 * Share 1 equally among those with the most.
 *
 * @example
 * ```ts
 * import { equalShares } from 'azulejo/game';
 *
 * equalShares([7, 9, 9]); // [0, 0.5, 0.5]
 * ```
 */
export function equalShares(values: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (const value of values) {
    if (value === most) winners++;
    if (value <= most) continue;
    most = value;
    winners = 1;
  }
  return values.map((value) => (value === most ? 1 / winners : 0));
}
