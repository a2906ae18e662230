/** A game by a store: some moves, one that is refused, undo and redo. */
import { legalMoves } from 'azulejo';
import { legacy_createStore as createStore } from 'redux';
import { dealt, gameOf, gameReducer, played, redone, started, undone } from './game.js';

const store = createStore(gameReducer(started(Math.random)));
store.subscribe(() => {
  const { events, done, refused } = store.getState();
  console.log(`${done} of ${events.length} events`, refused?.message ?? events[done - 1] ?? '');
});

for (let turn = 0; turn < 3; turn++) {
  const [move] = legalMoves(gameOf(store.getState()));
  store.dispatch(move === undefined ? dealt(store.getState(), Math.random) : played(move));
}
// Well-formed, but there is no factory 8 with two players.
store.dispatch(played(`${gameOf(store.getState()).turn}8a0`));
store.dispatch(undone());
store.dispatch(redone());
console.log(JSON.stringify(store.getState()));
