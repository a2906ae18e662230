/** The page of lessons in German. */
import type { TeachingWords } from './en.js';

export const WORDS: TeachingWords = {
  title: 'Lektionen',
  one: 'Lektion',
  you: 'Du',
  numbered: (lesson, title) => `${lesson}. ${title}`,
  done: 'fertig',
  doneOf: (done, all) => `${done} von ${all} fertig`,
  next: 'Nächste Lektion',
  play: 'Ein Spiel spielen',
  show: 'Zeigen',
  again: 'Von vorn',
  roll: 'Würfeln',
  isDone: 'Die Lektion ist fertig.',
  wait: 'Erst ziehen die anderen.',
  other: 'Das ist ein erlaubter Zug, aber nicht der gesuchte. Versuche es noch einmal.',
};
