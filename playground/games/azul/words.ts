/** What the page says of Azul beside what its board says. */
import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import type { AzulPageWords } from './words/en.js';

export type { AzulPageWords } from './words/en.js';

export const AZUL_PAGE = new Catalogue<AzulPageWords>({
  en: async () => (await import('./words/en.js')).WORDS,
  de: async () => (await import('./words/de.js')).WORDS,
  es: async () => (await import('./words/es.js')).WORDS,
  pt: async () => (await import('./words/pt.js')).WORDS,
});
