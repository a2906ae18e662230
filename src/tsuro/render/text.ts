/**
 * A state as a picture in text.
 *
 * @packageDocumentation
 */

import { integerInRange } from '../../boundary/number-in-range.js';
import { shortened } from '../../engine/render/names.js';
import {
  columnsIn,
  FAINT,
  folded,
  type Line,
  padLine,
  STRONG,
  span,
  writeLines,
} from '../../engine/render/styled-text.js';
import { type TextOptions, textOptions } from '../../engine/render/text-page.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { inspect, type StateView } from '../api/inspect.js';
import { isLegalMove } from '../api/play.js';
import { standings } from '../api/standings.js';
import { writeOption } from '../codec/notation.js';
import { headline, playerLabel, rulesText, statusText } from './caption.js';
import { AVATARS, boardLines, NARROWEST_BOARD } from './text-board.js';
import { handLines } from './text-hand.js';

/** How to draw a picture in text. */
export interface TextPictureOptions extends TextOptions {
  /** Columns of the widest line, 42 or more; 80 by default and at most. Below 70, tiles are closer. */
  readonly width?: number | undefined;
}

/** Widest line. */
const WIDTH = 80;

/** Width that has room for a board. */
export const NARROWEST_PICTURE = NARROWEST_BOARD;

/** Columns of the longest status, `went into a loop in round 999`, and what is before it and the name. */
const STATUS_WIDTH = 33;

/**
 * Draw a state as text: plain ASCII, 80 columns at most, with a monospaced font.
 *
 * A tile shows its eight ports where they are, the two of a wire with the same digit. A capital letter is
 * an avatar on its port, the small letter the other end of its wire; `*` is several avatars on one port, and
 * the list of players says which. An empty square that an avatar faces has its name, column and row, in
 * brackets if it is that player's turn. A row without tiles is one line high. The tiles on offer are drawn in
 * each rotation; one that is not legal is in round brackets.
 *
 * @param state - any state
 * @param options - colours for a terminal, names of the players, width
 * @returns lines joined by line feeds, none at the end, no spaces at the ends of lines. Without the
 * escape codes, the coloured picture is the plain one. Only names can bring in characters beyond
 * ASCII; control characters in them are escaped
 * @throws TypeError or RangeError if an option cannot be used
 *
 * @example
 * ```ts
 * const picture = renderText(decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']), { width: 42 });
 * picture.split('\n')[0]; // 'Round 1: A to place a tile'
 * picture.split('\n').slice(9, 13); // ['   11', '1 4  A[11]  .   .   .   .   .   .   .   .', '  4  a', '   33']
 * ```
 */
export function renderText(state: GameState, options?: TextPictureOptions): string {
  const { names, colour, width: given } = textOptions(options, ['width']);
  const width = Math.min(WIDTH, integerInRange('width', given ?? WIDTH, NARROWEST_PICTURE));
  const view = inspect(state);
  const lines: readonly Line[] = [
    [span(headline(view, standings(state)), STRONG)],
    ...folded(rulesText(view.rules), width).map((text) => [span(text, FAINT)]),
    [],
    ...boardLines(positionOf(state), view, width),
    [],
    ...playerLines(view, names, width),
    ...offerLines(state, view),
  ];
  return writeLines(lines, colour === true);
}

/** List the players, each with where the avatar is. */
function playerLines(
  { turn, players }: StateView,
  names: readonly string[] | undefined,
  width: number,
): Line[] {
  const longest = width - STATUS_WIDTH;
  const labels = players.map(({ player }) => shortened(playerLabel(player, names), longest));
  const labelWidth = Math.max(...labels.map(columnsIn));
  return players.map((each, index) => [
    span(each.player === turn ? '> ' : '  ', STRONG),
    span(each.player, AVATARS[each.player]),
    ...padLine([span((labels[index] ?? '').slice(1), STRONG)], labelWidth - 1),
    span(`  ${statusText(each)}`),
  ]);
}

/** Draw what is on offer. In the set-up every rotation is legal. */
function offerLines(state: GameState, { hand, phase, turn }: StateView): Line[] {
  if (hand.length === 0) return [];
  const isLegal = (option: number) =>
    phase === 'setup' || isLegalMove(state, `${turn}${writeOption(option)}`);
  return [[], ...handLines(hand, isLegal)];
}
