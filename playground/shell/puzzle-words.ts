/** What the page of puzzles says, which is loaded with it. */
import { Catalogue } from '../../src/engine/board/language/catalogue.js';
import type { PuzzleWords } from './puzzle-words/en.js';

export type { PuzzleWords } from './puzzle-words/en.js';

export const PUZZLE_WORDS = new Catalogue<PuzzleWords>({
  en: async () => (await import('./puzzle-words/en.js')).WORDS,
  de: async () => (await import('./puzzle-words/de.js')).WORDS,
  es: async () => (await import('./puzzle-words/es.js')).WORDS,
  pt: async () => (await import('./puzzle-words/pt.js')).WORDS,
});
