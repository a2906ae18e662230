/**
 * Random play without the notation of moves.
 *
 * @packageDocumentation
 */
import type { PlayLimit, Playout } from '../../engine/game/game.js';
import { equalShares } from '../../engine/game/shares.js';
import { pick } from '../../random/pick.js';
import type { Rng } from '../../random/rng.js';
import { legalPlacements } from '../moves/legal.js';
import { place } from '../moves/play.js';
import { scoresOf } from '../state/position.js';
import { type GameState, positionOf } from './game-state.js';

/** Play random moves to the end of a game, or to a limit. */
export function rollout(state: GameState, rng: Rng, limit: PlayLimit): Playout {
  let position = positionOf(state);
  let moves = 0;
  for (; moves < limit.moves; moves++) {
    const list = legalPlacements(position);
    const placement = list.length === 0 ? undefined : list[pick(rng, list.length)];
    if (placement === undefined) break;
    position = place(position, placement);
  }
  const scores = scoresOf(position);
  return { returns: equalShares(scores), scores, moves };
}
