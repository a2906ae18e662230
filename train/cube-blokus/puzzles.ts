/**
 * Find puzzles of Cube Blokus in the ends of games between agents, and write them:
 * `npm run puzzles:cube-blokus -- --count 24 --seed 1`.
 *
 * A puzzle is a position in which two players are left, who have more points than the others, and in which one move
 * wins against any answer, and no other; a complete search of what is left proves it. A position whose solution
 * level 2 finds is none, and a game gives one puzzle at most.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { numberFrom } from '../options.js';
import { findCubePuzzles } from './find-puzzles.js';
import { cubePuzzlesFile } from './puzzles-file.js';

const FILE = 'playground/games/cube-blokus/puzzle-positions.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    /** Where to write the puzzles. */
    out: { type: 'string', default: FILE },
  },
});

const found = findCubePuzzles(numberFrom(values, 'count', 1), numberFrom(values, 'seed', 0));
writeFileSync(values.out, cubePuzzlesFile(found));
console.log(`Wrote ${found.length} puzzles to ${values.out}.`);
