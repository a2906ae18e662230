import { coveredSquares, hasPlacedAll, isOver } from './game.js';
import { type OracleState, PLAYERS, type Player } from './types.js';

/** The points of this game: the squares covered, and the bonus of who has placed all pieces. */
export function score(state: OracleState, player: Player): number {
  const covered = coveredSquares(state, player).length;
  if (!hasPlacedAll(state, player)) return covered;
  const { all, allSingleLast } = state.rules.bonus;
  return covered + (state.marks[player] === '+' ? allSingleLast : all);
}

export type Standing = {
  player: Player;
  score: number;
  carried: number;
  total: number;
  rank: number;
  winner: boolean;
};

/** By rank, then in the order of the players. The winners have the highest score of this game. */
export function standings(state: OracleState): Standing[] {
  const points = PLAYERS.map((player) => {
    const own = score(state, player);
    const carried = state.carried[player];
    return { player, score: own, carried, total: carried + own };
  });
  const highest = Math.max(...points.map((one) => one.score));
  return points
    .map((one) => ({
      ...one,
      rank: 1 + points.filter((other) => other.total > one.total).length,
      winner: isOver(state) && one.score === highest,
    }))
    .sort((a, b) => a.rank - b.rank);
}
