/** Properties of every state of random games, under each setting. */
import {
  applyMove,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  equalStates,
  type GameState,
  hashState,
  inspect,
  isMove,
  legalMoves,
  type Move,
  standings,
  tsuro,
  validateState,
  walks,
} from 'azulejo/tsuro';
import { expect, test } from 'vitest';
import { randomSteps } from '../support/contract.js';
import { SOME_RULES } from './oracle-games.js';

/** Check what holds of every state. */
function check(state: GameState): void {
  const encoded = encodeState(state);
  const { rules } = state;
  const view = inspect(state);
  expect(validateState(encoded, { rules })).toEqual([]);
  const again = decodeState(encoded, { rules });
  expect([equalStates(again, state), hashState(again), inspect(again)]).toEqual([
    ...[true, hashState(state), view],
  ]);
  expect([...state]).toEqual(encoded);
  expect(JSON.stringify(state)).toBe(JSON.stringify(encoded));
  const squares = view.board.map(({ square }) => square);
  for (const { avatar, left } of view.players) {
    if (avatar !== null) expect(squares).toContain(avatar.square);
    if (view.round > 0) expect(avatar === null).toBe(left !== null);
  }
  expect(view.hand).toEqual(state.hand);
  expect(view.turn).toBe(state.turn ?? null);
}

/** Check what a move of a turn does: its walks say where everybody is. */
function checkTurn(before: GameState, move: Move, after: GameState): void {
  const [one, other] = [inspect(before), inspect(after)];
  expect(other.board.length).toBe(one.board.length + 1);
  const walked = new Map(walks(before, move).map((walk) => [walk.player, walk]));
  expect(walked.has(decodeMove(move).player)).toBe(true);
  for (const [index, { player, avatar, left }] of one.players.entries()) {
    const walk = walked.get(player);
    const now = other.players[index];
    if (walk === undefined) expect(now).toEqual({ player, avatar, left });
    else if (walk.end === 'stays') {
      expect(`${now?.avatar?.square}${now?.avatar?.port}`).toBe(walk.path.at(-1));
      expect(walk.path.length).toBeGreaterThan(1);
    } else {
      const reason = walk.end === 'leaves' ? 'edge' : 'loop';
      expect(now?.left).toEqual({ reason, round: one.round });
    }
  }
}

test.each(SOME_RULES)('of games: $players players, $supply, $legality, $end', (rules) => {
  const texts = new Set<string>();
  let steps = 0;
  for (const { before, event, after } of randomSteps(tsuro, rules, 7)) {
    check(after);
    if (isMove(event)) {
      expect(encodeMove(decodeMove(event))).toBe(event);
      if (before.phase === 'turn') checkTurn(before, event, after);
    }
    texts.add(encodeState(after).join());
    steps++;
  }
  expect(texts.size).toBe(steps);
});

test('a walk passes each place once, and comes back only in a loop', () => {
  for (const rules of SOME_RULES) {
    for (const { before } of randomSteps(tsuro, rules, 3)) {
      if (before.phase !== 'turn') continue;
      for (const move of legalMoves(before)) {
        for (const { player, path, end } of walks(before, move)) {
          const start = path[0];
          if (end === 'loops') expect(path.at(-1)).toBe(start);
          else expect(new Set(path).size).toBe(path.length);
          const isOut = standings(applyMove(before, move)).some(
            (standing) => standing.player === player && standing.left === before.round,
          );
          expect(isOut).toBe(end !== 'stays');
        }
      }
    }
  }
});
