/** The Redux reducer, in a real store. */
import { encodeState, equalStates, legalMoves, seededRng } from 'azulejo';
import { legacy_createStore as createStore } from 'redux';
import { describe, expect, test } from 'vitest';
import {
  dealt,
  type GameHistory,
  gameOf,
  gameReducer,
  played,
  redone,
  started,
  undone,
} from '../../examples/redux/game.js';

const SETTINGS = { players: 3, mosaic: 'fixed', tilingOrder: 'any' } as const;
const MOST_EVENTS = 300;

const gameStore = () => createStore(gameReducer(started(seededRng(5), SETTINGS)));

/** Play to the end, or for some events. */
function playedOn(events: number) {
  const store = gameStore();
  const rng = seededRng(6);
  for (let event = 0; event < events && gameOf(store.getState()).phase !== 'game-over'; event++) {
    const moves = legalMoves(gameOf(store.getState()));
    const move = moves.find((text) => !text.endsWith('F')) ?? moves[0];
    store.dispatch(move === undefined ? dealt(store.getState(), rng) : played(move));
  }
  return store;
}

describe('the store', () => {
  test('plays a game to its end', () => {
    expect(gameOf(playedOn(MOST_EVENTS).getState()).phase).toBe('game-over');
  });

  test('survives JSON with the same game', () => {
    const history = playedOn(MOST_EVENTS).getState();
    // A history survives JSON.
    const again = JSON.parse(JSON.stringify(history)) as GameHistory;
    expect(again).toEqual(history);
    expect(equalStates(gameOf(again), gameOf(history))).toBe(true);
    expect(gameOf(again).rules).toEqual(SETTINGS);
  });

  test('refuses an illegal move with a reason, and keeps the game', () => {
    const store = gameStore();
    const before = gameOf(store.getState());
    store.dispatch(played('D0a0'));
    expect(store.getState().refused?.code).toBe('move.not-your-turn');
    expect(gameOf(store.getState())).toBe(before);
  });

  test('says why a deal is refused where none is due, and keeps the game', () => {
    const store = gameStore();
    const { events } = store.getState();
    store.dispatch(played('F'));
    expect(store.getState()).toMatchObject({ events, refused: { code: 'deal.impossible' } });
  });
});

describe('undo and redo', () => {
  test('go through every state and back, deals included', () => {
    const store = playedOn(80);
    const { events } = store.getState();
    expect(events.some((event) => event.startsWith('F'))).toBe(true);
    const states = events.map(() => {
      const state = encodeState(gameOf(store.getState()));
      store.dispatch(undone());
      return state;
    });
    expect(store.getState().done).toBe(0);
    store.dispatch(undone());
    expect(store.getState().done).toBe(0);
    for (const state of states.reverse()) {
      store.dispatch(redone());
      expect(encodeState(gameOf(store.getState()))).toEqual(state);
    }
    const end = store.getState();
    store.dispatch(redone());
    expect(store.getState()).toBe(end);
  });

  test('discard what was undone when another move is made', () => {
    const store = gameStore();
    const [one, other] = legalMoves(gameOf(store.getState()));
    if (one === undefined || other === undefined) throw new Error('the game has two moves');
    store.dispatch(played(one));
    store.dispatch(undone());
    store.dispatch(played(other));
    store.dispatch(redone());
    expect(store.getState().events).toEqual([other]);
  });
});

test('a new game replaces the first', () => {
  const store = playedOn(10);
  store.dispatch(started(seededRng(7)));
  expect(store.getState().done).toBe(0);
  expect(gameOf(store.getState()).rules.players).toBe(2);
});
