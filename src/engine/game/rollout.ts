/**
 * Random play to the end of a game.
 *
 * @packageDocumentation
 */
import { pick } from '../../random/pick.js';
import type { Rng } from '../../random/rng.js';
import type { Game, GameTypes, PlayLimit, Playout } from './game.js';

/** Play random legal moves to the end of a game, or to a limit. */
export function rolloutGame<Types extends GameTypes>(
  game: Game<Types>,
  start: Types['state'],
  rng: Rng,
  limit: PlayLimit,
): Playout {
  return game.rollout?.(start, rng, limit) ?? rolloutByMoves(game, start, rng, limit);
}

/**
 * Let the player to move drop out, who has no legal move.
 *
 * @throws Error in a game without forfeits, in which there is always a legal move
 */
export function dropOut<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): Types['state'] {
  if (game.forfeits === undefined) throw new Error(`Game ${game.name}: found no legal move.`);
  return game.forfeits.apply(state, game.playerToMove(state));
}

function rolloutByMoves<Types extends GameTypes>(
  game: Game<Types>,
  start: Types['state'],
  rng: Rng,
  limit: PlayLimit,
): Playout {
  const { chance } = game;
  let state = start;
  let moves = 0;
  while (!game.isOver(state)) {
    if (chance?.isDue(state)) {
      state = chance.apply(state, chance.sample(state, rng));
      continue;
    }
    // Only here: chance events do not count, and one of them may end the game.
    if (moves >= limit.moves) break;
    const list = game.legalMoves(state);
    if (list.length === 0) {
      state = dropOut(game, state);
      continue;
    }
    // A random number below the length of the list was picked.
    state = game.applyMove(state, list[pick(rng, list.length)] as Types['move']);
    moves++;
  }
  const scores = game.scores?.(state);
  return { returns: game.returns(state), ...(scores && { scores }), moves };
}
