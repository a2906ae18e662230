import assert from 'node:assert/strict';
import { applyMove, decodeState, encodeState, legalMoves, newGame, seededRng } from 'azulejo';
import { rollout, simulate } from 'azulejo/agents';
import { readRecord } from 'azulejo/record';
import { renderText } from 'azulejo/render';

const state = newGame(seededRng(1));
const [move] = legalMoves(state);
assert.notDeepEqual(encodeState(applyMove(state, move)), encodeState(state));
assert.deepEqual(encodeState(decodeState(encodeState(state))), encodeState(state));
assert.equal(rollout(state, seededRng(2)).scores.length, 2);
assert.equal(readRecord('').ok, false);
assert.match(renderText(state), /^Drafting/);
const games = { agents: ['greedy', 'random'], games: 40, seed: 1 };
const here = JSON.stringify(await simulate({ ...games, workers: 0 }));
assert.equal(JSON.stringify(await simulate({ ...games, workers: 2 })), here);
console.log('works as an ES module');
