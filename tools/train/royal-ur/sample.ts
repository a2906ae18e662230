/**
 * Write positions of perfect games with the exact chances of their moves: `npm run train -- royal-ur-sample --table ur7.table`.
 * The test of the compact table compares it with them.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { derivedSeed, seededRng } from '../../../src/random/seeds.js';
import { applyChance, newGame } from '../../../src/royal-ur/api/chance.js';
import { applyMove } from '../../../src/royal-ur/api/play.js';
import { encodeState } from '../../../src/royal-ur/api/text.js';
import type { Table } from '../../../src/royal-ur/solve/table.js';
import { readTable } from '../../../src/royal-ur/solve/table-file.js';
import { numberFrom } from '../options.js';
import { openTable } from './values-file.js';

const { values: options } = parseArgs({
  options: {
    table: { type: 'string', default: 'ur7.table' },
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'test/royal-ur/positions-of-seven.txt' },
  },
});

/** How often a position of a game is taken. */
const SHARE = 0.2;

/** Digits of the chances. */
const DIGITS = 6;

function linesOf(table: Table, seed: number): string[] {
  const rng = seededRng(seed);
  const lines: string[] = [];
  let state = newGame();
  while (state.phase !== 'game-over') {
    if (state.phase === 'roll') {
      state = applyChance(state, rng);
      continue;
    }
    const chances = table.analyse(state);
    const [best] = chances;
    // A state that waits for a move has one.
    if (best === undefined) break;
    if (chances.length > 1 && rng() < SHARE) {
      const moves = chances.map(({ move, winShare }) => `${move} ${winShare.toFixed(DIGITS)}`);
      lines.push([encodeState(state).join(' '), ...moves].join(' '));
    }
    state = applyMove(state, best.move);
  }
  return lines;
}

const count = numberFrom(options, 'count', 1);
const seed = numberFrom(options, 'seed', 0);
const table = readTable(openTable(options.table));
const lines: string[] = [];
for (let game = 0; lines.length < count; game++) {
  lines.push(...linesOf(table, derivedSeed(seed, game)));
}
writeFileSync(options.out, `${lines.slice(0, count).join('\n')}\n`);
console.log(`Wrote ${options.out}.`);
