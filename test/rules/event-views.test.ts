/** What an event does, as data: the same as the states before and after it say. */
import {
  applyChance,
  applyMove,
  bonusPoints,
  type DealView,
  decodeState,
  type EventView,
  IllegalChanceError,
  IllegalMoveError,
  inspect,
  inspectEvent,
  legalMoves,
  newGame,
  roundNumber,
  sampleChance,
  seededRng,
  settleFloors,
} from 'azulejo';
import { describe, expect, test } from 'vitest';

const NOTHING = { a: 0, b: 0, c: 0, d: 0, e: 0 };
const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;

function viewOf(shared: string, players: string, event: string): EventView {
  return inspectEvent(decodeState([shared, players], { validate: false }), event);
}

describe('the view of an event', () => {
  test('of a draft says where every tile goes', () => {
    const view = viewOf('AF0bccdCfB2020202020D0000000000', 'A0MS1c1FaabcdeB0MSF', 'A0c1');
    expect(view).toEqual({
      ...{ kind: 'draft', player: 'A', source: 0, colour: 'c', target: 1 },
      ...{ tiles: 2, token: false, toRow: 1, toFloor: 1, toDiscard: 0 },
      toCentre: { ...NOTHING, b: 1, d: 1 },
    });
  });

  test('of a draft from the centre has the token, and what a full floor does not hold', () => {
    const view = viewOf('AFCaabfB2020202020D0000000000', 'A0MSFabcdeeB0MSF', 'ACaF');
    expect(view).toMatchObject({ tiles: 2, token: true, toRow: 0, toFloor: 2, toDiscard: 2 });
    expect(view).toMatchObject({ toCentre: NOTHING });
  });

  test('of a tiling has its points, and none to the discard but what the floor cannot hold', () => {
    expect(viewOf('AFCB2020202020D0000000000', 'A12Mb00S1a2FfB0MSF', 'A10')).toEqual({
      ...{ kind: 'tiling', player: 'A', row: 1, column: 0, colour: 'a' },
      ...{ points: 2, score: 14, toFloor: 0, toDiscard: 0 },
    });
    const dropped = ['A0Ma04b10c11d12e13S1a2FabcdeeB0MSFf', 'A1F'] as const;
    expect(viewOf('AFCB2020202020D0000000000', ...dropped)).toMatchObject({
      ...{ column: 'F', colour: 'a', points: 0, toFloor: 2, toDiscard: 1 },
    });
  });

  test('of the first deal settles nothing', () => {
    const view = inspectEvent(decodeState(FRESH), 'F0cdde1bbbe2abde3cdee4bcce');
    expect(view).toMatchObject({ kind: 'deal', settlements: [], begins: 'A', bonuses: [] });
    expect(view.kind === 'deal' && view.factories[1]).toEqual({ ...NOTHING, b: 3, e: 1 });
  });

  test('of the last deal has the settlements and the bonuses', () => {
    const over = ['AFCfB1919191919D0000000000', 'A30Ma00b01c02d03e04SFB9MSFab'] as const;
    expect(viewOf(...over, 'F')).toMatchObject({
      settlements: [
        { player: 'A', pieces: 0, penalty: 0, score: 30 },
        { player: 'B', pieces: 2, penalty: 2, score: 7 },
      ],
      begins: null,
      bonuses: [
        { player: 'A', rows: 2, total: 2 },
        { player: 'B', total: 0 },
      ],
      isRowComplete: true,
    });
    const empty = ['AFCfB0000000000D0000000000', 'A7MSFB9MSF'] as const;
    expect(viewOf(...empty, 'F')).toMatchObject({ begins: null, isRowComplete: false });
  });

  test('exists for a factory that the players do not use, and `inspect` shows that factory', () => {
    const texts = ['AF0aabb6ccddCB1820202020D0000000000', 'A3MSFB0MSFf'] as const;
    const state = decodeState(texts, { validate: false });
    expect(inspect(state).factories).toHaveLength(7);
    const next = applyMove(state, 'A6c1');
    expect(inspect(next).factories).toHaveLength(5);
    for (const move of legalMoves(state)) {
      expect(inspectEvent(state, move)).toMatchObject({ tiles: 2, toDiscard: 0 });
    }
  });

  test('does not exist of an event that cannot happen', () => {
    expect(() => inspectEvent(decodeState(FRESH), 'A0a0')).toThrow(IllegalMoveError);
    expect(() => inspectEvent(decodeState(FRESH), 'F')).toThrow(IllegalChanceError);
  });
});

test('through a whole game, views agree with the states, and rounds are counted', () => {
  const rng = seededRng(3);
  const start = newGame({ rules: { players: 3 }, rng });
  const events: string[] = [];
  let state = start;
  let rounds = 1;
  for (let step = 0; step < 400 && state.phase !== 'game-over'; step++) {
    const moves = legalMoves(state);
    const event = moves[Math.floor(rng() * moves.length)] ?? sampleChance(state, rng);
    const view = inspectEvent(state, event);
    const after = view.kind === 'deal' ? applyChance(state, event) : applyMove(state, event);
    const scores = settleFloors(state).map(({ score }) => score);
    if (view.kind === 'draft') expect(view.toRow + view.toFloor).toBe(view.tiles);
    if (view.kind === 'tiling') {
      const gain = after.scores.map((score, player) => score - (state.scores[player] ?? 0));
      expect(gain.reduce((sum, each) => sum + each)).toBe(view.points);
    }
    if (view.kind === 'deal') {
      expect(after.scores).toEqual(scores.map((score, player) => score + bonus(view, player)));
      if (view.begins !== null) rounds++;
    }
    events.push(event);
    state = after;
    expect(roundNumber(start, events)).toBe(rounds);
  }
  expect(rounds).toBeGreaterThan(3);
  for (const { player } of inspect(state).players) {
    expect(bonusPoints(state, player).total).toBeGreaterThanOrEqual(0);
  }
});

function bonus({ bonuses }: DealView, player: number): number {
  return bonuses[player]?.total ?? 0;
}

test('the rounds of a fresh game are counted from its first deal, of any other from 1', () => {
  const fresh = decodeState(FRESH);
  const deal = 'F0cdde1bbbe2abde3cdee4bcce';
  expect([roundNumber(fresh, []), roundNumber(fresh, [deal])]).toEqual([0, 1]);
  expect(roundNumber(applyChance(fresh, deal), ['A1b2'])).toBe(1);
  const later = decodeState(['AFCB1919202020D0000000000', 'A1Ma00SFfB1Mb00SF']);
  expect([roundNumber(later, []), roundNumber(later, ['F'])]).toEqual([1, 1]);
});
