/**
 * The positions of the puzzles, a bundle of its own: in one bundle with the rest, they would be loaded with
 * the game, as they come from the same entry point.
 */
export { PUZZLES } from 'azulejo';
