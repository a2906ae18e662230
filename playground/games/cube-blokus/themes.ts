/** What the solutions of puzzles do. */

/** The themes, by what tells them. */
export const PUZZLE_THEMES = [
  'single',
  'shut-out',
  'take-room',
  'keep-room',
  'small-first',
] as const;

export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];
