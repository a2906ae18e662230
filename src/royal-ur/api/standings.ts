/**
 * Ranks.
 *
 * @packageDocumentation
 */
import { equalShares } from '../../engine/game/shares.js';
import { type Position, sideAt, Wait } from '../state/position.js';
import { homeOf, progressOf } from '../state/side.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { type GameState, positionOf } from './game-state.js';

/** A player's place in the standings. */
export interface Standing {
  /** The player. */
  readonly player: PlayerId;
  /** Number of tokens at home. */
  readonly home: number;
  /** How far the tokens have come, in steps together: a token at home has come 15. */
  readonly progress: number;
  /** Whether the player has won. */
  readonly winner: boolean;
}

/** More than the progress of any player. */
const TOKEN_AT_HOME = 1000;

/** Return how well a player stands: tokens at home first, then how far the others have come. */
function placeValue(position: Position, player: number): number {
  const side = sideAt(position, player);
  return TOKEN_AT_HOME * homeOf(side) + progressOf(side);
}

/**
 * Rank the players: by tokens at home, then by how far all tokens have come.
 *
 * @param state - any state; before the game is over, the ranking is that of the moment
 * @returns the players, best first; tied players in turn order. `winner` is true for the winner, and
 * false for both before the game is over
 *
 * @example
 * ```ts
 * const [first] = standings(decodeState(['B-', 'A7PH0B6P08H0']));
 * first; // { player: 'B', home: 0, progress: 8, winner: false }
 * ```
 */
export function standings(state: GameState): Standing[] {
  const position = positionOf(state);
  const { turn, waits } = position;
  return PLAYER_IDS.map((player, index) => {
    const side = sideAt(position, index);
    const winner = waits === Wait.Nothing && index === turn;
    return {
      standing: { player, home: homeOf(side), progress: progressOf(side), winner },
      // Only an unchecked text calls a player winner whose tokens are not the first.
      value: winner ? Number.POSITIVE_INFINITY : placeValue(position, index),
    };
  })
    .sort((one, other) => other.value - one.value)
    .map(({ standing }) => standing);
}

/** List each player's share of the win, as if the game ended now: together 1. */
export function winShares(state: GameState): number[] {
  const position = positionOf(state);
  const { turn, waits } = position;
  if (waits === Wait.Nothing) return turn === 0 ? [1, 0] : [0, 1];
  return equalShares([placeValue(position, 0), placeValue(position, 1)]);
}
