import assert from 'node:assert/strict';
import {
  applyMove,
  azul,
  decodeState,
  encodeState,
  legalMoves,
  newGame,
  renderText,
  rollout,
  seededRng,
} from 'azulejo';
import { simulate } from 'azulejo/agents';
import { externalAgent } from 'azulejo/external';
import { readRecord } from 'azulejo/record';

const state = newGame({ rng: seededRng(1) });
const [move] = legalMoves(state);
assert.notDeepEqual(encodeState(applyMove(state, move)), encodeState(state));
assert.deepEqual(encodeState(decodeState(encodeState(state))), encodeState(state));
assert.equal(rollout(state, seededRng(2)).scores.length, 2);
assert.equal(readRecord(azul, '').ok, false);
assert.match(renderText(state), /^Drafting/);
const games = { agents: ['greedy', 'random'], games: 40, seed: 1 };
const here = JSON.stringify(await simulate(azul, { ...games, workers: 0 }));
assert.equal(JSON.stringify(await simulate(azul, { ...games, workers: 2 })), here);
const bot = externalAgent(azul, ['npx', 'azulejo', 'engine', '--agent', 'greedy']);
const two = { agents: [bot, 'greedy'], games: 2, seed: 1, timeLimit: 60_000 };
assert.deepEqual((await simulate(azul, two)).endings, { over: 2, limit: 0, forfeit: 0 });
await bot.close();
console.log('works as an ES module');
