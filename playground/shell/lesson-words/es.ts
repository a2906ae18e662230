/** The page of lessons in Spanish. */
import type { TeachingWords } from './en.js';

export const WORDS: TeachingWords = {
  title: 'Lecciones',
  one: 'Lección',
  you: 'Tú',
  numbered: (lesson, title) => `${lesson}. ${title}`,
  done: 'hecha',
  doneOf: (done, all) => `${done} de ${all} hechas`,
  next: 'Lección siguiente',
  play: 'Jugar una partida',
  show: 'Muéstramelo',
  again: 'Empezar de nuevo',
  roll: 'Tirar',
  isDone: 'La lección ha terminado.',
  wait: 'Antes mueven los demás.',
  other: 'Es una jugada legal, pero no la que pide la lección. Inténtalo otra vez.',
};
