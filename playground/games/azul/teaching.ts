/** What teaches Azul, in every language: the rules in short and the lessons, loaded when somebody wants them. */
import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import type { AzulTeaching } from './teaching/en.js';

export type { AzulTeaching } from './teaching/en.js';

export const AZUL_TEACHING = new Catalogue<AzulTeaching>({
  en: async () => (await import('./teaching/en.js')).WORDS,
  de: async () => (await import('./teaching/de.js')).WORDS,
  es: async () => (await import('./teaching/es.js')).WORDS,
  pt: async () => (await import('./teaching/pt.js')).WORDS,
});
