/**
 * Find puzzles of Cube Blokus in the ends of games between agents, and write them:
 * `npm run puzzles -- cube-blokus --count 24 --seed 1`.
 *
 * A puzzle is a position in which two players are left, who have more points than the others, and in which one move
 * wins against any answer, and no other; a complete search of what is left proves it. A position whose solution
 * level 2 finds is none, and a game gives one puzzle at most.
 */
import { writePuzzles } from '../write-puzzles.js';
import { findCubePuzzles } from './find-puzzles.js';
import { cubePuzzlesFile } from './puzzles-file.js';

await writePuzzles({
  count: 24,
  file: 'playground/games/cube-blokus/puzzle-positions.ts',
  find: findCubePuzzles,
  textOf: cubePuzzlesFile,
});
