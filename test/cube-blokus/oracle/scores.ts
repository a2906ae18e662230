import { coveredSquares, hasPlacedAll, isOver, start } from './game.js';
import { type OracleState, PLAYERS, type Player, present } from './types.js';

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

/** The first state of the next game of a series; undefined before the end of this one. */
export function nextGame(state: OracleState): OracleState | undefined {
  if (!isOver(state)) return undefined;
  const carried = { ...state.carried };
  for (const player of PLAYERS) carried[player] += score(state, player);
  const afterFirst = present(PLAYERS[(PLAYERS.indexOf(state.rules.first) + 1) % 4]);
  const first = state.rules.rotateStart ? afterFirst : 'A';
  return start({ ...state.rules, first }, carried);
}
