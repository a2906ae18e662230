/** What the page says of the Royal Game of Ur beside what its board says. */
import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import type { UrPageWords } from './words/en.js';

export type { UrPageWords } from './words/en.js';

export const UR_PAGE = new Catalogue<UrPageWords>({
  en: async () => (await import('./words/en.js')).WORDS,
  de: async () => (await import('./words/de.js')).WORDS,
  es: async () => (await import('./words/es.js')).WORDS,
  pt: async () => (await import('./words/pt.js')).WORDS,
});
