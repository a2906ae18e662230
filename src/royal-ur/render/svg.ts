/**
 * A state as a picture in SVG.
 *
 * @packageDocumentation
 */
import { listOf } from '../../boundary/arguments.js';
import { knownOptions } from '../../boundary/options.js';
import {
  drawPage,
  pageOptions,
  SVG_OPTIONS,
  type SvgOptions,
} from '../../engine/render/svg-page.js';
import { drawText } from '../../engine/render/svg-shapes.js';
import type { GameState } from '../api/game-state.js';
import { inspect } from '../api/inspect.js';
import { decodeMove } from '../codec/moves.js';
import type { Move } from '../state/vocabulary.js';
import { describe, headline, rulesLines } from './caption.js';
import { BOARD, drawBoard } from './svg-board.js';
import { type Drawing, PAGE, placeKey, STYLES } from './svg-drawing.js';
import { symbolsOf } from './svg-motifs.js';
import { drawSide, SIDE_HEIGHT } from './svg-side.js';

/** How to draw a picture in SVG. */
export interface SvgPictureOptions extends SvgOptions {
  /**
   * Moves whose places are outlined: with dashes where the token leaves, with a line where it goes.
   * These can be legal moves, or the last one.
   */
  readonly highlight?: readonly Move[] | undefined;
}

const HEADER = 64;
const GAP = 14;
const FOOTER = 44;

/**
 * Draw a state as one self-contained SVG.
 *
 * The picture has a title and a description in words. It holds no script and no reference to
 * anything outside, so that it can be put into a page as it is. Its parts carry attributes for
 * programs: docs/games/royal-ur.md lists them.
 *
 * @param state - any state
 * @param options - names, theme, size, prefix of the ids, moves to highlight
 * @returns an `<svg>` element as text, without a line feed at the end
 * @throws RangeError if the prefix, the width or the theme is invalid; TypeError if
 * names or moves are not a list
 * @throws {@link DecodeError} if a text to highlight is not a move
 *
 * @example
 * ```ts
 * const state = applyChance(newGame(), 'R4');
 * const svg = renderSvg(state, { highlight: legalMoves(state), theme: 'dark' });
 * svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" id="azulejo-picture"'); // true
 * svg.includes('<g data-player="A" data-step="4" data-square="A1" class="highlight to"'); // true
 * ```
 */
export function renderSvg(state: GameState, options?: SvgPictureOptions): string {
  const view = inspect(state);
  const own = knownOptions('Options', options, [...SVG_OPTIONS, 'highlight']);
  const page = pageOptions(own);
  const { names, prefix } = page;
  const moves = listOf('highlight', own.highlight ?? [], 'a list of moves').map(decodeMove);
  const drawing: Drawing = {
    prefix,
    sources: new Set(moves.map(({ player, from }) => placeKey(player, from))),
    targets: new Set(moves.map(({ player, to }) => placeKey(player, to))),
  };
  const boardTop = HEADER + SIDE_HEIGHT + GAP;
  const below = boardTop + BOARD.height + GAP;
  const sides = view.players.map((side, index) =>
    drawSide(drawing, view, side, names, index === 0 ? HEADER : below),
  );
  const [rules, again] = rulesLines(view.rules);
  return drawPage(page, {
    size: [PAGE.width, below + SIDE_HEIGHT + FOOTER],
    title: `The Royal Game of Ur. ${headline(view)}`,
    description: describe(view, names),
    attributes: {
      'data-phase': view.phase,
      'data-turn': view.turn,
      'data-roll': view.roll ?? undefined,
    },
    styles: STYLES,
    symbols: symbolsOf(prefix),
    parts: [
      drawText(headline(view), PAGE.margin, 42, 'strong'),
      ...sides.slice(0, 1),
      drawBoard(drawing, view, boardTop),
      ...sides.slice(1),
      drawText(`${rules}; ${again}`, PAGE.margin, below + SIDE_HEIGHT + 29, 'faint'),
    ],
  });
}
