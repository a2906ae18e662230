const assert = require('node:assert/strict');
const {
  applyMove,
  azul,
  encodeState,
  legalMoves,
  newGame,
  readHumanMove,
  renderText,
  seededRng,
  writeHumanMove,
} = require('azulejo');
const { simulate } = require('azulejo/agents');
const { externalAgent } = require('azulejo/external');
const { schemaOf } = require('azulejo/game');
const { readRecord } = require('azulejo/record');

const state = newGame({ rng: seededRng(1) });
const [move] = legalMoves(state);
assert.notDeepEqual(encodeState(applyMove(state, move)), encodeState(state));
assert.equal(readHumanMove(writeHumanMove(move), state).ok, true);
assert.equal(schemaOf(azul)['~standard'].vendor, 'azulejo');
assert.equal(readRecord(azul, '').ok, false);
assert.match(renderText(state), /^Drafting/);
assert.equal(externalAgent(azul, ['my-bot', '--fast']).name, 'my-bot --fast');
const games = { agents: ['greedy', 'random'], games: 40, seed: 1 };
Promise.all([0, 2].map((workers) => simulate(azul, { ...games, workers }))).then(
  ([here, there]) => {
    assert.equal(JSON.stringify(there), JSON.stringify(here));
    console.log('works as a CommonJS module');
  },
);
