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
    const move = list[pick(rng, list.length)];
    // A state that is not over, in which no chance event is due, has a legal move.
    if (move === undefined) throw new Error(`Game ${game.name}: found no legal move.`);
    state = game.applyMove(state, move);
    moves++;
  }
  const scores = game.scores?.(state);
  return { returns: game.returns(state), ...(scores && { scores }), moves };
}
