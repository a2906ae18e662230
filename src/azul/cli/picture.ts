/**
 * The picture of a position, as the terminal at hand can show it.
 *
 * @packageDocumentation
 */
// picocolors: knows when a terminal has colours and people want them, 3 kB, no dependencies.
import picocolors from 'picocolors';
import type { GameState } from '../api/game-state.js';
import { renderText } from '../render/text.js';

/** How positions are drawn. */
export interface PictureOptions {
  readonly names: readonly string[];
  /** The number of the first factory, row and column. */
  readonly countFrom: 0 | 1;
  /** Whether the picture goes to a terminal. */
  readonly isTerminal: boolean;
}

/** Draw a position in lines, with a blank line before and behind it. */
export function drawPosition(
  state: GameState,
  { names, countFrom, isTerminal }: PictureOptions,
): string[] {
  const colour = isTerminal && picocolors.isColorSupported;
  return ['', ...renderText(state, { names, countFrom, colour }).split('\n'), ''];
}
