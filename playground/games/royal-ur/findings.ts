/** What is wrong with a position of the Royal Game of Ur, in every language: loaded with the editor. */

import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import { inEnglish, type SayFinding } from '../../shell/findings.js';

export const UR_FINDINGS = new Catalogue<SayFinding>({
  en: async () => inEnglish,
  de: async () => (await import('./findings/de.js')).SAY,
  es: async () => (await import('./findings/es.js')).SAY,
  pt: async () => (await import('./findings/pt.js')).SAY,
});
