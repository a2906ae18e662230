/** Which lessons were done in this browser, and whether they are still offered. */
import type { Page } from '../model/page.js';
import { keep, keptValue } from '../storage/kept.js';
import { keyOfSetup } from './setups.js';

/** The address with which the page was opened: a link leads to something else than lessons. */
const OPENED_AT = globalThis.location?.hash ?? '';

/** The key of what is kept of learning a game: a game may keep more there. */
export function keyOfLearning(game: string): string {
  return `azulejo-${game}`;
}

/** Return the names of the lessons of a game that are done. */
export function storedLessons(game: string): readonly string[] {
  const { lessons } = Object(keptValue(keyOfLearning(game)));
  return Array.isArray(lessons) ? lessons.filter((name) => typeof name === 'string') : [];
}

/** Keep that a lesson is done, with those that other tabs keep, and return all of them. */
export function storeLesson(
  game: string,
  known: readonly string[],
  name: string,
): readonly string[] {
  const lessons = [...new Set([...storedLessons(game), ...known, name])];
  keep(keyOfLearning(game), {}, (kept) => ({ ...kept, lessons }));
  return lessons;
}

/** Whether the game was never played or learnt in this browser, as far as is known here. */
export function isNewHere({ game: { rules }, match, saved }: Page): boolean {
  return (
    /^(?:#menu.*)?$/.test(OPENED_AT) &&
    match === undefined &&
    !saved.some(({ game }) => game === rules.name) &&
    keptValue(keyOfLearning(rules.name)) === undefined &&
    keptValue(keyOfSetup(rules.name)) === undefined
  );
}

/** Keep that the lessons of a game are offered no more. */
export function declineLessons(game: string): void {
  keep(keyOfLearning(game), {}, (kept) => ({ ...kept, isDeclined: true }));
}
