/** What the page says of the Royal Game of Ur besides what its board says. */
import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import { inEnglish, type SayFinding } from '../../shell/findings.js';
import type { UrTeaching } from './teaching/en.js';
import type { UrPageWords } from './words/en.js';

export type { UrTeaching } from './teaching/en.js';
export type { UrPageWords } from './words/en.js';

export const UR_PAGE = new Catalogue<UrPageWords>({
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  pt: () => import('./words/pt.js'),
});

/** The rules in short and the lessons, loaded when somebody wants them. */
export const UR_TEACHING = new Catalogue<UrTeaching>({
  en: () => import('./teaching/en.js'),
  de: () => import('./teaching/de.js'),
  es: () => import('./teaching/es.js'),
  pt: () => import('./teaching/pt.js'),
});

/** What is wrong with a position, loaded with the editor. */
export const UR_FINDINGS = new Catalogue<SayFinding>({
  en: async () => inEnglish,
  de: async () => (await import('./findings/de.js')).SAY,
  es: async () => (await import('./findings/es.js')).SAY,
  pt: async () => (await import('./findings/pt.js')).SAY,
});
