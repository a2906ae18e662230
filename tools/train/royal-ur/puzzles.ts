/**
 * Find puzzles of Ur in games between agents, and write them: `npm run puzzles -- royal-ur --count 24 --seed 1`.
 *
 * A puzzle is a position of a game with two or three tokens in which every token can move, and one move wins clearly
 * more often than every other; the exact chances of the solved game prove it. A position whose solution the medium
 * agent finds is none.
 */
import { writePuzzles } from '../write-puzzles.js';
import { findPuzzles } from './find-puzzles.js';
import { puzzlesFile } from './puzzles-file.js';

await writePuzzles({
  count: 24,
  file: 'playground/games/royal-ur/puzzle-positions.ts',
  find: findPuzzles,
  textOf: puzzlesFile,
});
