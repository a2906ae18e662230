/**
 * Find puzzles in the ends of games between agents, and write them: `npm run puzzles -- --count 100 --seed 1`.
 *
 * A puzzle is a position of the last round in which one move wins, and no other; a complete search of what is left
 * proves it. A position whose solution the greedy agent finds is none, and a game gives one puzzle at most.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { numberFrom } from '../options.js';
import { findPuzzles } from './find-puzzles.js';
import { puzzlesFile } from './puzzles-file.js';

const FILE = 'src/azul/puzzles/endgames.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    /** Where to write the puzzles. */
    out: { type: 'string', default: FILE },
  },
});

const found = findPuzzles(numberFrom(values, 'count', 1), numberFrom(values, 'seed', 0));
writeFileSync(values.out, puzzlesFile(found));
console.log(`Wrote ${found.length} puzzles to ${values.out}.`);
