/** What the page says of Azul besides what its board says. */
import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import type { SayFinding } from '../../shell/findings.js';
import type { AzulTeaching } from './teaching/en.js';
import type { AzulPageWords } from './words/en.js';

export type { AzulTeaching } from './teaching/en.js';
export type { AzulPageWords } from './words/en.js';

export const AZUL_PAGE = new Catalogue<AzulPageWords>({
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  pt: () => import('./words/pt.js'),
});

/** The rules in short and the lessons, loaded when somebody wants them. */
export const AZUL_TEACHING = new Catalogue<AzulTeaching>({
  en: () => import('./teaching/en.js'),
  de: () => import('./teaching/de.js'),
  es: () => import('./teaching/es.js'),
  pt: () => import('./teaching/pt.js'),
});

/** What is wrong with a position, loaded with the editor. */
export const AZUL_FINDINGS = new Catalogue<SayFinding>({
  en: async () => (await import('./findings/en.js')).SAY,
  de: async () => (await import('./findings/de.js')).SAY,
  es: async () => (await import('./findings/es.js')).SAY,
  pt: async () => (await import('./findings/pt.js')).SAY,
});
