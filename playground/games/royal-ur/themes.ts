/** What the solutions of puzzles do. */

/** The themes, by what tells them. */
export const THEMES = ['capture', 'home', 'rosette', 'escape', 'hold', 'safety'] as const;

export type Theme = (typeof THEMES)[number];
