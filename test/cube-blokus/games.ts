/** Random games with forfeits, and what the oracle says of the same games. */
import {
  buildPoints,
  cubeBlokus,
  encodeState,
  type Forfeit,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  PLAYER_IDS,
  piecesLeft,
  type Rules,
  seededRng,
  standings,
} from 'azulejo/cube-blokus';
import { applyAll } from 'azulejo/game';
import { expect } from 'vitest';
import * as game from './oracle/game.js';
import * as scores from './oracle/scores.js';
import * as text from './oracle/text.js';
import type { OracleState } from './oracle/types.js';

/** All settings of who begins, of both bonuses, and of who begins the next game. */
export const RULES: readonly Rules[] = PLAYER_IDS.flatMap((first) =>
  [false, true].flatMap((rotateStart) => [
    { bonus: { all: 0, allSingleLast: 20 }, first, rotateStart },
    { bonus: { all: 15, allSingleLast: 35 }, first, rotateStart },
  ]),
);

/** A step of a random game. */
export interface Step {
  readonly before: GameState;
  readonly event: Move | Forfeit;
  readonly after: GameState;
}

/** How likely it is that somebody drops out, in place of a move. */
const FORFEIT = 0.005;

/** Play at random to the end; now and then a player drops out. */
export function* randomGame(start: GameState, seed: number): Generator<Step> {
  const rng = seededRng(seed);
  for (let before = start; before.phase === 'play'; ) {
    const moves = legalMoves(before);
    const move = moves[Math.floor(rng() * moves.length)];
    const player = Math.floor(rng() * PLAYER_IDS.length);
    const isForfeit = rng() < FORFEIT && cubeBlokus.forfeits?.explain(before, player) === undefined;
    const event: Move | Forfeit | undefined = isForfeit ? `${PLAYER_IDS[player] ?? 'A'}!` : move;
    if (event === undefined) throw new Error('A player without a move is to move.');
    const after = applyAll(cubeBlokus, before, [event]);
    yield { before, event, after };
    before = after;
  }
}

/** Expect that the library and the oracle say the same of a state. */
export function expectSame(state: GameState, oracle: OracleState): void {
  expect([state.turn ?? null, ...encodeState(state)]).toEqual([
    ...[oracle.turn, ...text.encode(oracle)],
  ]);
  expect(legalMoves(state).toSorted().join()).toBe(game.legalMoves(oracle).toSorted().join());
  expect(standings(state)).toEqual(scores.standings(oracle));
}

/** Expect the same of what each player has. */
export function expectSameHands(state: GameState, oracle: OracleState): void {
  for (const player of PLAYER_IDS) {
    expect(piecesLeft(state, player)).toEqual(game.piecesLeft(oracle, player));
    expect(buildPoints(state, player)).toEqual(game.buildPoints(oracle, player));
  }
}

/** Play a random game beside the oracle, and check every state. */
export function compareGame(rules: Rules, seed: number, withHands = false): GameState {
  let oracle = game.start(rules);
  let last = newGame({ rules });
  expectSame(last, oracle);
  for (const { event, after } of randomGame(last, seed)) {
    oracle = game.playAll(oracle, [event]);
    expectSame(after, oracle);
    if (withHands) expectSameHands(after, oracle);
    last = after;
  }
  return last;
}
