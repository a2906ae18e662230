const assert = require('node:assert/strict');
const { applyMove, encodeState, legalMoves, newGame, seededRng } = require('azulejo');

const state = newGame(seededRng(1));
const [move] = legalMoves(state);
assert.notDeepEqual(encodeState(applyMove(state, move)), encodeState(state));
console.log('works as a CommonJS module');
