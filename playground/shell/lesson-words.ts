/** What the page of lessons says, which is loaded with it. */
import { Catalogue } from '../../src/engine/board/language/catalogue.js';
import type { TeachingWords } from './lesson-words/en.js';

export type { TeachingWords } from './lesson-words/en.js';

export const TEACHING = new Catalogue<TeachingWords>({
  en: async () => (await import('./lesson-words/en.js')).WORDS,
  de: async () => (await import('./lesson-words/de.js')).WORDS,
  es: async () => (await import('./lesson-words/es.js')).WORDS,
  pt: async () => (await import('./lesson-words/pt.js')).WORDS,
});
