/** The words of the shell in every language. */
import { Catalogue } from '../../src/engine/board/language/catalogue.js';
import type { ShellWords } from './words/en.js';

export const SHELL = new Catalogue<ShellWords>({
  en: async () => (await import('./words/en.js')).WORDS,
  de: async () => (await import('./words/de.js')).WORDS,
  es: async () => (await import('./words/es.js')).WORDS,
  pt: async () => (await import('./words/pt.js')).WORDS,
});

export type { ShellWords } from './words/en.js';
