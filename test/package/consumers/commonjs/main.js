const assert = require('node:assert/strict');
const { applyMove, encodeState, legalMoves, newGame, seededRng } = require('azulejo');
const { readHumanMove } = require('azulejo/record');

const state = newGame(seededRng(1));
const [move] = legalMoves(state);
assert.notDeepEqual(encodeState(applyMove(state, move)), encodeState(state));
assert.equal(readHumanMove(move, state).ok, true);
console.log('works as a CommonJS module');
