/**
 * Find puzzles of Ur in games between agents, and write them: `npm run puzzles:royal-ur -- --count 24 --seed 1`.
 *
 * A puzzle is a position of a game with two or three tokens in which every token can move, and one move wins clearly
 * more often than every other; the exact chances of the solved game prove it. A position whose solution the medium
 * agent finds is none.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { numberFrom } from '../options.js';
import { findPuzzles } from './find-puzzles.js';
import { puzzlesFile } from './puzzles-file.js';

const FILE = 'playground/games/royal-ur/puzzle-positions.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    /** Where to write the puzzles. */
    out: { type: 'string', default: FILE },
  },
});

const found = await findPuzzles(numberFrom(values, 'count', 1), numberFrom(values, 'seed', 0));
writeFileSync(values.out, puzzlesFile(found));
console.log(`Wrote ${found.length} puzzles to ${values.out}.`);
