/** What the page of puzzles says in Spanish. */
import { COMMON } from '../../../src/engine/board/words/es.js';
import type { PuzzleWords } from './en.js';

const { forms } = COMMON;
const { number, percent, signed } = forms;

export const WORDS: PuzzleWords = {
  title: 'Problemas',
  all: 'Todos los problemas',
  one: 'El problema',
  solved: (count, all) => `${count} de ${all} ${forms.plural(count, 'resuelto', 'resueltos')}`,
  name: (puzzle) => `Problema ${puzzle}`,
  solvedName: (puzzle) => `Problema ${puzzle}, resuelto`,
  none: 'Aún no hay problemas para este juego.',
  task: (name) => `${name} juega y gana`,
  about: (puzzle) => `Problema ${puzzle}. Una jugada gana contra cualquier respuesta.`,
  taskByChance: (name) => `¿Cuál es la mejor jugada de ${name}?`,
  aboutByChance: (puzzle) =>
    `Problema ${puzzle}. Una jugada gana claramente más a menudo que cualquier otra.`,
  solution: 'Solución',
  theSolution: 'Solución',
  right: '¡Correcto!',
  results: { win: 'gana', draw: 'empata', loss: 'pierde' },
  score: (result, own, other) => `${result} ${own} a ${other}`,
  byTieBreak: (score) => `${score} por desempate`,
  bestPlay: (result) => `Si todos juegan lo mejor posible, ${result}.`,
  wrong: 'No, gana otra jugada',
  wrongResult: (result) => `No, así ${result}`,
  anotherWins: 'Gana otra jugada.',
  wrongByChance: 'No, hay una jugada mejor',
  winsMostOften: (share, next) =>
    `Gana el ${percent(share, 1)} de las veces; la siguiente mejor, el ${percent(next, 1)}.`,
  winsLessOften: (share, best) =>
    `Gana el ${percent(share, 1)} de las veces; la mejor jugada, el ${percent(best, 1)}.`,
  answers: (name, move) => `${name} responde: ${move}.`,
  tryAgain: 'Intentar de nuevo',
  next: 'Problema siguiente',
  refusal: 'Inténtalo de nuevo o pasa al problema siguiente.',
  result: 'Resultado',
  bands: { easy: 'Fáciles', medium: 'Intermedios', hard: 'Difíciles', veryHard: 'Muy difíciles' },
  solvedIn: (band, count, all) =>
    `${band}: ${count} de ${all} ${forms.plural(count, 'resuelto', 'resueltos')}`,
  withTheme: (puzzle, theme) => `${puzzle}: ${theme}`,
  theme: 'Tema',
  allThemes: 'Todos los temas',
  themeCount: (theme, count) => `${theme} (${number(count)})`,
  rating: 'Tu puntuación',
  rated: (rating) => number(rating),
  ratingBecame: (rating, change) => `Puntuación: ${number(rating)} (${signed(change, 0)}).`,
  changed: (change) => `(${signed(change, 0)})`,
  aboutRating: 'En cada problema solo cuenta el primer intento.',
  streak: 'Racha',
  bestStreak: 'Mejor racha',
};
