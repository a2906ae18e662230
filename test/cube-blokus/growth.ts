/** What moves gain, by the public functions alone. */
import {
  applyMove,
  buildPoints,
  decodeMove,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  PLAYER_IDS,
  seededRng,
} from 'azulejo/cube-blokus';

/** What a move does: the squares that it covers, the build points that it adds, and those that it takes. */
export interface Gain {
  readonly size: number;
  readonly own: number;
  readonly taken: number;
}

/** Return what a legal move does. */
export function gainOf(state: GameState, move: Move): Gain {
  const { player, squares } = decodeMove(move);
  const others = PLAYER_IDS.filter((each) => each !== player);
  const points = others.flatMap((each) => buildPoints(state, each));
  const before = buildPoints(state, player).length;
  return {
    size: squares.length,
    own: buildPoints(applyMove(state, move), player).length - before,
    taken: points.filter((point) => squares.includes(point)).length,
  };
}

/** Play random moves. */
export function afterRandomMoves(count: number, seed: number): GameState {
  const rng = seededRng(seed);
  let state = newGame();
  for (let played = 0; played < count; played++) {
    const moves = legalMoves(state);
    const move = moves[Math.floor(rng() * moves.length)];
    if (move !== undefined) state = applyMove(state, move);
  }
  return state;
}

/** A finished game. */
export function finished(seed: number): GameState {
  return afterRandomMoves(100, seed);
}
