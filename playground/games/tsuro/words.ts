/** What the page says of Tsuro beside what its board says. */
import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import type { TsuroPageWords } from './words/en.js';

export type { TsuroPageWords } from './words/en.js';

export const TSURO_PAGE = new Catalogue<TsuroPageWords>({
  en: async () => (await import('./words/en.js')).WORDS,
  de: async () => (await import('./words/de.js')).WORDS,
  es: async () => (await import('./words/es.js')).WORDS,
  pt: async () => (await import('./words/pt.js')).WORDS,
});
