/** What the page of puzzles says in Portuguese. */
import { COMMON } from '../../../src/engine/board/words/pt.js';
import type { PuzzleWords } from './en.js';

const { forms } = COMMON;
const { number, percent, signed } = forms;

export const WORDS: PuzzleWords = {
  title: 'Problemas',
  all: 'Todos os problemas',
  one: 'O problema',
  solved: (count, all) => `${count} de ${all} ${forms.plural(count, 'resolvido', 'resolvidos')}`,
  name: (puzzle) => `Problema ${puzzle}`,
  solvedName: (puzzle) => `Problema ${puzzle}, resolvido`,
  none: 'Ainda não há problemas para este jogo.',
  task: (name) => `${name} joga e vence`,
  about: (puzzle) => `Problema ${puzzle}. Uma jogada vence contra qualquer resposta.`,
  taskByChance: (name) => `Qual é a melhor jogada de ${name}?`,
  aboutByChance: (puzzle) =>
    `Problema ${puzzle}. Uma jogada vence mais vezes do que todas as outras.`,
  solution: 'Solução',
  theSolution: 'A solução',
  right: 'Certo!',
  results: { win: 'vence', draw: 'empata', loss: 'perde' },
  score: (result, own, other) => `${result} por ${own} a ${other}`,
  byTieBreak: (score) => `${score} no desempate`,
  bestPlay: (result) => `Se todos jogarem o melhor possível, ${result}.`,
  wrong: 'Não, outra jogada vence',
  wrongResult: (result) => `Não, assim ${result}`,
  anotherWins: 'Outra jogada vence.',
  wrongByChance: 'Não, há uma jogada melhor',
  winsMostOften: (share, next) =>
    `Vence ${percent(share, 1)} das vezes; a segunda melhor, ${percent(next, 1)}.`,
  winsLessOften: (share, best) =>
    `Vence ${percent(share, 1)} das vezes; a melhor jogada, ${percent(best, 1)}.`,
  answers: (name, move) => `${name} responde: ${move}.`,
  tryAgain: 'Tentar de novo',
  next: 'Próximo problema',
  refusal: 'Tente de novo ou passe ao próximo problema.',
  result: 'Resultado',
  bands: { easy: 'Fáceis', medium: 'Médios', hard: 'Difíceis', veryHard: 'Muito difíceis' },
  solvedIn: (band, count, all) =>
    `${band}: ${count} de ${all} ${forms.plural(count, 'resolvido', 'resolvidos')}`,
  withTheme: (puzzle, theme) => `${puzzle}: ${theme}`,
  theme: 'Tema',
  allThemes: 'Todos os temas',
  themeCount: (theme, count) => `${theme} (${number(count)})`,
  rating: 'Sua pontuação',
  rated: (rating) => number(rating),
  ratingBecame: (rating, change) => `Pontuação: ${number(rating)} (${signed(change, 0)}).`,
  changed: (change) => `(${signed(change, 0)})`,
  aboutRating: 'Em cada problema só conta a primeira tentativa.',
  streak: 'Sequência',
  bestStreak: 'Melhor sequência',
};
