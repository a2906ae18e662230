const assert = require('node:assert/strict');
const { applyMove, encodeState, legalMoves, newGame, seededRng } = require('azulejo');
const { azul, simulate } = require('azulejo/agents');
const { externalAgent } = require('azulejo/external');
const { readHumanMove, writeHumanMove } = require('azulejo/record');
const { renderText } = require('azulejo/render');

const state = newGame(seededRng(1));
const [move] = legalMoves(state);
assert.notDeepEqual(encodeState(applyMove(state, move)), encodeState(state));
assert.equal(readHumanMove(writeHumanMove(move), state).ok, true);
assert.match(renderText(state), /^Drafting/);
assert.equal(externalAgent(azul, ['my-bot', '--fast']).name, 'my-bot --fast');
const games = { agents: ['greedy', 'random'], games: 40, seed: 1 };
Promise.all([0, 2].map((workers) => simulate({ ...games, workers }))).then(([here, there]) => {
  assert.equal(JSON.stringify(there), JSON.stringify(here));
  console.log('works as a CommonJS module');
});
