/** What is wrong with a position of Azul, in every language: loaded with the editor. */

import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import type { SayFinding } from '../../shell/findings.js';

export const AZUL_FINDINGS = new Catalogue<SayFinding>({
  en: async () => (await import('./findings/en.js')).SAY,
  de: async () => (await import('./findings/de.js')).SAY,
  es: async () => (await import('./findings/es.js')).SAY,
  pt: async () => (await import('./findings/pt.js')).SAY,
});
