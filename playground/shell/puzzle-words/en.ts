/** What the page of puzzles says in English. Its type is what every other language has to say. */
import { COMMON } from '../../../src/engine/board/words/en.js';
import type { BandName } from '../model/bands.js';

const { number, percent, signed } = COMMON.forms;

export const WORDS = {
  title: 'Puzzles',
  all: 'All puzzles',
  one: 'The puzzle',
  solved: (count: number, all: number) => `${count} of ${all} solved`,
  name: (puzzle: number) => `Puzzle ${puzzle}`,
  solvedName: (puzzle: number) => `Puzzle ${puzzle}, solved`,
  none: 'There are no puzzles for this game yet.',
  task: (name: string) => `${name} moves and wins`,
  about: (puzzle: number) => `Puzzle ${puzzle}. One move wins against any answer.`,
  taskByChance: (name: string) => `Best move for ${name}?`,
  aboutByChance: (puzzle: number) =>
    `Puzzle ${puzzle}. One move wins clearly more often than any other.`,
  solution: 'Solution',
  theSolution: 'The solution',
  right: 'Right!',
  results: { win: 'wins', draw: 'draws', loss: 'loses' },
  score: (result: string, own: number, other: number) => `${result} ${own} to ${other}`,
  byTieBreak: (score: string) => `${score} on the tie-break`,
  bestPlay: (result: string) => `With best play it ${result}.`,
  wrong: 'No, another move wins',
  wrongResult: (result: string) => `No, it ${result}`,
  anotherWins: 'Another move wins.',
  wrongByChance: 'No, another move is better',
  winsMostOften: (share: number, next: number) =>
    `It wins ${percent(share, 1)} of the time, the next best ${percent(next, 1)}.`,
  winsLessOften: (share: number, best: number) =>
    `It wins ${percent(share, 1)} of the time, the best ${percent(best, 1)}.`,
  answers: (name: string, move: string) => `${name} answers: ${move}.`,
  tryAgain: 'Try again',
  next: 'Next puzzle',
  refusal: 'Try again, or take the next puzzle.',
  result: 'Result',
  bands: { easy: 'Easy', medium: 'Medium', hard: 'Hard', veryHard: 'Very hard' } satisfies Record<
    BandName,
    string
  >,
  solvedIn: (band: string, count: number, all: number) => `${band}: ${count} of ${all} solved`,
  withTheme: (puzzle: string, theme: string) => `${puzzle}: ${theme}`,
  theme: 'Theme',
  allThemes: 'All themes',
  themeCount: (theme: string, count: number) => `${theme} (${number(count)})`,
  rating: 'Your rating',
  rated: (rating: number) => number(rating),
  ratingBecame: (rating: number, change: number) =>
    `Rating: ${number(rating)} (${signed(change, 0)}).`,
  changed: (change: number) => `(${signed(change, 0)})`,
  aboutRating: 'Only the first try at each puzzle counts.',
  streak: 'Streak',
  bestStreak: 'Best streak',
};

/** What the page of puzzles says. */
export type PuzzleWords = typeof WORDS;
