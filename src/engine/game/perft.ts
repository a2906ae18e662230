/**
 * Counting move sequences.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from './game.js';

/**
 * Count the sequences of legal moves of a length. A game that counts by itself says how chance
 * counts; elsewhere a sequence ends where chance decides.
 *
 * @param depth - number of moves, an integer from 0
 */
export function perftGame<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  depth: number,
): number {
  return game.perft?.(state, depth) ?? perftByMoves(game, state, depth);
}

function perftByMoves<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  depth: number,
): number {
  if (depth === 0) return 1;
  const moves = game.legalMoves(state);
  // The last moves need not be played to be counted.
  if (depth === 1) return moves.length;
  return moves.reduce(
    (count, move) => count + perftByMoves(game, game.applyMove(state, move), depth - 1),
    0,
  );
}
