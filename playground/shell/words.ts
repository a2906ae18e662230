/** The words of the shell in every language. */
import { Catalogue } from '../../src/engine/board/language/catalogue.js';
import type { ShellWords } from './words/en.js';

export const SHELL = new Catalogue<ShellWords>({
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  pt: () => import('./words/pt.js'),
});

export type { ShellWords } from './words/en.js';
