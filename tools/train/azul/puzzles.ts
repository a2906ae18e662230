/**
 * Find puzzles in the ends of games between agents, and write them: `npm run puzzles -- azul --count 100 --seed 1`.
 *
 * A puzzle is a position of the last round in which one move wins, and no other; a complete search of what is left
 * proves it. A position whose solution the greedy agent finds is none, and a game gives one puzzle at most.
 */
import { writePuzzles } from '../write-puzzles.js';
import { findPuzzles } from './find-puzzles.js';
import { puzzlesFile } from './puzzles-file.js';

await writePuzzles({
  count: 100,
  file: 'src/azul/puzzles/endgames.ts',
  find: findPuzzles,
  textOf: puzzlesFile,
});
