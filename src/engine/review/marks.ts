/**
 * Marks of moves and the accuracy of players, both by the share of the win that moves lose.
 *
 * @packageDocumentation
 */
import { decay } from '../search/softmax.js';

/** The marks, from the best to the worst. */
export const MARKS = /* @__PURE__ */ Object.freeze([
  'best',
  'good',
  'inaccuracy',
  'mistake',
  'blunder',
] as const);

/** How good a move was. */
export type Mark = (typeof MARKS)[number];

/** The share of the win from which a loss gets a mark, the worst first. */
const THRESHOLDS: readonly (readonly [least: number, mark: Mark])[] = [
  [0.24, 'blunder'],
  [0.12, 'mistake'],
  [0.06, 'inaccuracy'],
  [0.03, 'good'],
];

/** Loss by which the accuracy of a move falls to 1/e, 37 %. */
const SCALE = 0.2;

/** Return the mark of a move that loses a share of the win, 0 to 1. */
export function markOf(loss: number): Mark {
  return THRESHOLDS.find(([least]) => loss >= least)?.[1] ?? 'best';
}

/** Return the accuracy of a move that loses a share of the win: 100 for none, nearly 0 for all of it. */
export function accuracyOf(loss: number): number {
  return 100 * decay(loss / SCALE);
}
