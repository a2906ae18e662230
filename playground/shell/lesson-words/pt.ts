/** The page of lessons in Portuguese. */
import type { TeachingWords } from './en.js';

export const WORDS: TeachingWords = {
  title: 'Lições',
  one: 'Lição',
  you: 'Você',
  numbered: (lesson, title) => `${lesson}. ${title}`,
  done: 'feita',
  doneOf: (done, all) => `${done} de ${all} feitas`,
  next: 'Próxima lição',
  play: 'Jogar uma partida',
  show: 'Mostrar',
  again: 'Recomeçar',
  roll: 'Lançar',
  isDone: 'A lição terminou.',
  wait: 'Antes os outros jogam.',
  other: 'É uma jogada legal, mas não a que a lição pede. Tente de novo.',
};
