/** The games and the words of the page in English, loaded before the tests of a file. */
import { AZUL_GAME } from '../../playground/games/azul/azul.js';
import { CUBE_GAME } from '../../playground/games/cube-blokus/cube-blokus.js';
import { UR_GAME } from '../../playground/games/royal-ur/royal-ur.js';
import { TSURO_GAME } from '../../playground/games/tsuro/tsuro.js';
import { PUZZLE_WORDS } from '../../playground/shell/puzzle-words.js';
import { SHELL } from '../../playground/shell/words.js';

export const azulGame = await AZUL_GAME.load('en');
export const urGame = await UR_GAME.load('en');
export const tsuroGame = await TSURO_GAME.load('en');
export const cubeGame = await CUBE_GAME.load('en');

/** The words of the shell. */
export const ENGLISH_SHELL = await SHELL.load('en');

/** The words of the page of puzzles. */
export const ENGLISH_PUZZLES = await PUZZLE_WORDS.load('en');
