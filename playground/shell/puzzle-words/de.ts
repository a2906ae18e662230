/** What the page of puzzles says in German. */
import { COMMON } from '../../../src/engine/board/words/de.js';
import type { PuzzleWords } from './en.js';

const { number, percent, signed } = COMMON.forms;

export const WORDS: PuzzleWords = {
  title: 'Rätsel',
  all: 'Alle Rätsel',
  one: 'Das Rätsel',
  solved: (count, all) => `${count} von ${all} gelöst`,
  name: (puzzle) => `Rätsel ${puzzle}`,
  solvedName: (puzzle) => `Rätsel ${puzzle}, gelöst`,
  none: 'Zu diesem Spiel gibt es noch keine Rätsel.',
  task: (name) => `${name} zieht und gewinnt`,
  about: (puzzle) => `Rätsel ${puzzle}. Ein Zug gewinnt gegen jede Antwort.`,
  taskByChance: (name) => `Bester Zug für ${name}?`,
  aboutByChance: (puzzle) => `Rätsel ${puzzle}. Ein Zug gewinnt deutlich öfter als alle anderen.`,
  solution: 'Lösung',
  theSolution: 'Die Lösung',
  right: 'Richtig!',
  results: { win: 'gewinnt', draw: 'endet unentschieden', loss: 'verliert' },
  score: (result, own, other) => `${result} ${own} zu ${other}`,
  byTieBreak: (score) => `${score} im Stichentscheid`,
  bestPlay: (result) => `Bei bestem Spiel: ${result}.`,
  wrong: 'Nein, ein anderer Zug gewinnt',
  wrongResult: (result) => `Nein, das ${result}`,
  anotherWins: 'Ein anderer Zug gewinnt.',
  wrongByChance: 'Nein, ein anderer Zug ist besser',
  winsMostOften: (share, next) =>
    `${percent(share, 1)} Gewinnchance, beim nächstbesten Zug ${percent(next, 1)}.`,
  winsLessOften: (share, best) =>
    `${percent(share, 1)} Gewinnchance, beim besten Zug ${percent(best, 1)}.`,
  answers: (name, move) => `${name} antwortet: ${move}.`,
  tryAgain: 'Noch einmal',
  next: 'Nächstes Rätsel',
  refusal: 'Versuch es noch einmal, oder nimm das nächste Rätsel.',
  result: 'Ergebnis',
  bands: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', veryHard: 'Sehr schwer' },
  solvedIn: (band, count, all) => `${band}: ${count} von ${all} gelöst`,
  withTheme: (puzzle, theme) => `${puzzle}: ${theme}`,
  theme: 'Thema',
  allThemes: 'Alle Themen',
  themeCount: (theme, count) => `${theme} (${number(count)})`,
  rating: 'Deine Wertung',
  rated: (rating) => number(rating),
  ratingBecame: (rating, change) => `Wertung: ${number(rating)} (${signed(change, 0)}).`,
  changed: (change) => `(${signed(change, 0)})`,
  aboutRating: 'Bei jedem Rätsel zählt nur der erste Versuch.',
  streak: 'Serie',
  bestStreak: 'Beste Serie',
};
