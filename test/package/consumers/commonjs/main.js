const assert = require('node:assert/strict');
const { applyMove, encodeState, legalMoves, newGame, seededRng } = require('azulejo');
const { readHumanMove } = require('azulejo/record');
const { renderText } = require('azulejo/render');

const state = newGame(seededRng(1));
const [move] = legalMoves(state);
assert.notDeepEqual(encodeState(applyMove(state, move)), encodeState(state));
assert.equal(readHumanMove(move, state).ok, true);
assert.match(renderText(state), /^Drafting/);
console.log('works as a CommonJS module');
