/** What the page says of Tsuro besides what its board says. */
import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import { inEnglish, type SayFinding } from '../../shell/findings.js';
import type { TsuroTeaching } from './teaching/en.js';
import type { TsuroPageWords } from './words/en.js';

export type { TsuroTeaching } from './teaching/en.js';
export type { TsuroPageWords } from './words/en.js';

export const TSURO_PAGE = new Catalogue<TsuroPageWords>({
  en: async () => (await import('./words/en.js')).WORDS,
  de: async () => (await import('./words/de.js')).WORDS,
  es: async () => (await import('./words/es.js')).WORDS,
  pt: async () => (await import('./words/pt.js')).WORDS,
});

/** The rules in short and the lessons, loaded when somebody wants them. */
export const TSURO_TEACHING = new Catalogue<TsuroTeaching>({
  en: async () => (await import('./teaching/en.js')).WORDS,
  de: async () => (await import('./teaching/de.js')).WORDS,
  es: async () => (await import('./teaching/es.js')).WORDS,
  pt: async () => (await import('./teaching/pt.js')).WORDS,
});

/** What is wrong with a position, loaded with the editor. */
export const TSURO_FINDINGS = new Catalogue<SayFinding>({
  en: async () => inEnglish,
  de: async () => (await import('./findings/de.js')).SAY,
  es: async () => (await import('./findings/es.js')).SAY,
  pt: async () => (await import('./findings/pt.js')).SAY,
});
