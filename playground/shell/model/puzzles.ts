/** Solving puzzles: which one is on the board, what was tried, and which ones are solved. */
import type { PlayedGame, Puzzle, Rating } from '../played-game.js';
import type { PuzzleWords } from '../puzzle-words.js';

/** The page of puzzles as a person leaves and finds it. */
export interface Solving {
  /** Index of the puzzle on the board. */
  readonly index: number;
  /** The move that was tried last; `undefined` at first. */
  readonly tried: string | undefined;
  /** Whether the solution was shown. */
  readonly isShown: boolean;
  /** The ids of the puzzles that were solved. */
  readonly solved: ReadonlySet<string>;
}

/** Put a puzzle on the board. */
export function beginSolving(index: number, solved: ReadonlySet<string>): Solving {
  return { index, tried: undefined, isShown: false, solved };
}

/** Try a move. A puzzle is solved by its solution, unless that was shown before. */
export function tryMove(solving: Solving, puzzle: Puzzle, tried: string): Solving {
  if (solving.tried !== undefined) return solving;
  const isSolved = tried === puzzle.solution && !solving.isShown;
  const solved = isSolved ? new Set([...solving.solved, puzzle.id]) : solving.solved;
  return { ...solving, tried, solved };
}

/** Take the move back. */
export function tryAgain(solving: Solving): Solving {
  return { ...solving, tried: undefined };
}

/** Show the solution on the board. */
export function showSolution(solving: Solving, { solution }: Puzzle): Solving {
  return { ...solving, tried: solution, isShown: true };
}

const RESULTS = new Map([
  [1, 'win'],
  [0.5, 'draw'],
  [0, 'loss'],
] as const);

/** Describe what a move leads to with best play: `loses 42 to 53`. */
export function resultInWords(
  puzzles: PuzzleWords,
  { winShare, scores }: Rating,
  player: number,
): string | undefined {
  const kind = [...RESULTS].find(([share]) => share === winShare)?.[1];
  const result = kind && puzzles.results[kind];
  const own = scores?.[player];
  if (result === undefined || scores === undefined || own === undefined) return result;
  const other = Math.max(...scores.filter((_, index) => index !== player));
  const score = puzzles.score(result, own, other);
  return own === other && kind !== 'draw' ? puzzles.byTieBreak(score) : score;
}

/** Describe how often the tried move wins, and how often the best other move wins. */
export function chancesInWords(
  puzzles: PuzzleWords,
  { solution, chances = [] }: Puzzle,
  tried: string,
): string {
  const own = chances.find(({ move }) => move === tried);
  const other = chances.find(({ move }) => move !== tried);
  if (own === undefined || other === undefined) return '';
  return tried === solution
    ? puzzles.winsMostOften(own.winShare, other.winShare)
    : puzzles.winsLessOften(own.winShare, other.winShare);
}

/** Name a puzzle in the list; one that is not solved without its theme, which tells what to look for. */
export function nameOf(
  words: PuzzleWords,
  { words: { themeName } }: PlayedGame,
  { theme }: Puzzle,
  index: number,
  isSolved: boolean,
): { readonly label: string; readonly theme?: string } {
  if (!isSolved) return { label: words.name(index + 1) };
  const label = words.solvedName(index + 1);
  const name = themeName?.(theme);
  return name === undefined ? { label } : { label: words.withTheme(label, name), theme: name };
}

/** Read the ids of solved puzzles as they were saved. */
export function readSolved(ids: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}
