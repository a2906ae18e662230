/**
 * Play games of Azul, and write their boards between rounds, from which board_network.py trains:
 * `npm run train -- boards --mosaic fixed --seed 1 --out 1.boards`. docs/internals/minimax.md has the commands.
 */
import { openSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { NetworkText } from '../../../src/azul/agents/minimax/network-tables.js';
import { OUTLOOK_WEIGHTS } from '../../../src/azul/agents/minimax/outlook-weights.js';
import { minimaxBy } from '../../../src/azul/agents/minimax-agent.js';
import { azul } from '../../../src/azul/azul.js';
import { withSlips } from '../../../src/engine/agents/simple-agents.js';
import { derivedSeed } from '../../../src/random/seeds.js';
import { PLAYER_COUNTS } from '../../../src/state/rules.js';
import { MOSAICS, type Rules } from '../../../src/state/vocabulary.js';
import { numberFrom } from '../options.js';
import { playGame } from './round-boards.js';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    mosaic: { type: 'string', default: 'fixed' },
    games: { type: 'string', default: '20000' },
    positions: { type: 'string', default: '500' },
    slips: { type: 'string', default: '0.05' },
    /** How often tiling moves are random: each game has one of these shares. By default they are as other moves. */
    tiling: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    /** Files of networks; each player of a game has one of them or none. */
    networks: { type: 'string', default: '' },
    out: { type: 'string', default: 'azul.boards' },
  },
});

function readNetwork(file: string): NetworkText {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function mosaicOf(name: string): Rules['mosaic'] {
  const mosaic = MOSAICS.find((each) => each === name);
  if (mosaic === undefined) throw new RangeError(`--mosaic: found ${name}, expected ${MOSAICS}.`);
  return mosaic;
}

function listOf(text: string): string[] {
  return text.split(',').filter((item) => item !== '');
}

function playersOf(name: string): Rules['players'] {
  const players = PLAYER_COUNTS.find((each) => String(each) === name);
  if (players !== undefined) return players;
  throw new RangeError(`--players: found ${name}, expected ${PLAYER_COUNTS}.`);
}

const players = playersOf(values.players);
const mosaic = mosaicOf(values.mosaic);
const iterations = numberFrom(values, 'positions', 1);
const slips = numberFrom(values, 'slips', 0);
const agents = [undefined, ...listOf(values.networks).map(readNetwork)].map((network) => {
  const networks = network === undefined ? {} : { [players]: { [mosaic]: network } };
  return withSlips(azul, minimaxBy({ weights: OUTLOOK_WEIGHTS, networks }, { iterations }), slips);
});
const tilingSlips = listOf(values.tiling).map((tiling) => numberFrom({ tiling }, 'tiling', 0));
const out = openSync(values.out, 'w');
const seed = numberFrom(values, 'seed', 0);
const games = numberFrom(values, 'games', 1);
for (let game = 0; game < games; game++) {
  const rows = playGame({ players, mosaic, agents, tilingSlips }, derivedSeed(seed, game));
  writeSync(out, new Uint8Array(Int16Array.from(rows.flat()).buffer));
}
console.log(`Wrote ${values.out}.`);
