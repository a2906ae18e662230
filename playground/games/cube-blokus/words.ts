/** What the page says of Cube Blokus besides what its board says. */
import type { Lesson } from 'azulejo/cube-blokus';
import { Catalogue } from '../../../src/engine/board/language/catalogue.js';
import { inEnglish, type SayFinding } from '../../shell/findings.js';
import type { CubePageWords, LessonWords } from './words/en.js';

export type { CubePageWords } from './words/en.js';

export const CUBE_PAGE = new Catalogue<CubePageWords>({
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  pt: () => import('./words/pt.js'),
});

/** Return the words of a lesson; those of the library for one that has no others. */
export function lessonWords({ lessons }: CubePageWords, lesson: Lesson): LessonWords {
  const all: Readonly<Record<string, LessonWords>> = lessons;
  const { title, task, steps, name } = lesson;
  return all[name] ?? { title, task, why: steps.map(({ why }) => why) };
}

/** What is wrong with a position, loaded with the editor. */
export const CUBE_FINDINGS = new Catalogue<SayFinding>({
  en: async () => inEnglish,
  de: async () => (await import('./findings/de.js')).SAY,
  es: async () => (await import('./findings/es.js')).SAY,
  pt: async () => (await import('./findings/pt.js')).SAY,
});
