/** A state as a picture in SVG. */

import { listOf } from '../../boundary/values.js';
import { labelOf, nameAt, shortened } from '../../engine/render/styled-text.js';
import {
  drawArea,
  drawPage,
  drawPanel,
  drawText,
  element,
  pageOptions,
  type SvgOptions,
} from '../../engine/render/svg.js';
import type { GameState } from '../api/game-state.js';
import { inspect, type PlayerView, type StateView } from '../api/inspect.js';
import { decodeMove } from '../codec/notation.js';
import { Step } from '../state/position.js';
import { type Move, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { BOARD, drawBoard } from './board.js';
import {
  type Drawing,
  drawPlace,
  drawToken,
  PAGE,
  placeKey,
  STYLES,
  symbolsOf,
} from './svg-motifs.js';
import { describe, headline, rulesLines } from './text.js';

/** Height of a side. */
const SIDE_HEIGHT = 100;

const WIDTH = PAGE.width - 2 * PAGE.margin;
const PADDING = 16;
const LONGEST_NAME = 30;

/** Hand and home: each with a label and a row of places. */
const ROW = { top: 52, token: 31, pitch: 31, label: 76, width: 218 } as const;
const GAP = 14;

/** Draw a side whose top is at a height. */
function drawSide(
  drawing: Drawing,
  view: StateView,
  { player, hand, home }: PlayerView,
  names: readonly string[] | undefined,
  top: number,
): string {
  const name = shortened(nameAt(PLAYER_IDS.indexOf(player), names), LONGEST_NAME);
  const isWinner = view.phase === 'game-over' && view.turn === player;
  const places = view.rules.tokens;
  const homeLeft = PADDING + ROW.label + ROW.width + GAP;
  const data = { 'data-player': player, transform: `translate(${PAGE.margin} ${top})` };
  return element('g', data, [
    drawPanel(0, 0, WIDTH, SIDE_HEIGHT, view.turn === player ? 'panel next' : 'panel'),
    drawText(`${labelOf(player, name)}${isWinner ? ' ★' : ''}`, PADDING, 34, 'strong'),
    drawTokens(drawing, player, Step.Hand, `Hand ${hand}`, [hand, places], PADDING),
    drawTokens(drawing, player, Step.Home, `Home ${home}`, [home, places], homeLeft),
  ]);
}

/** Draw the tokens in the hand or at home, in as many places as the player has tokens. */
function drawTokens(
  drawing: Drawing,
  player: PlayerId,
  step: number,
  label: string,
  [count, places]: readonly [count: number, places: number],
  left: number,
): string {
  const all = Math.max(count, places);
  const pitch = all > 1 ? Math.min(ROW.pitch, (ROW.width - ROW.token) / (all - 1)) : 0;
  const first = left + ROW.label;
  const xOf = (place: number) => first + place * pitch;
  const wells = Array.from({ length: all - count }, (_, index) => {
    const cx = xOf(count + index) + ROW.token / 2;
    return element('circle', { class: 'well', cx, cy: ROW.top + ROW.token / 2, r: 11 });
  });
  const tokens = Array.from({ length: count }, (_, place) =>
    drawToken(drawing, player, xOf(place), ROW.top, ROW.token),
  );
  const data = { 'data-player': player, 'data-step': step };
  const width = (all - 1) * pitch + ROW.token;
  return drawPlace(drawing, placeKey(player, step), data, [
    drawText(label, left, ROW.top + 21, 'faint'),
    ...wells,
    ...tokens,
    drawArea(first - 4, ROW.top - 4, width + 8, ROW.token + 8),
  ]);
}

/** Options of {@link renderSvg}; all have defaults. */
export interface SvgPictureOptions extends SvgOptions {
  /**
   * Moves whose places are outlined, such as the legal ones or the last one: with a dashed line the place that the
   * token leaves, with a solid line the place that it goes to. None by default.
   */
  readonly highlight?: readonly Move[] | undefined;
}

const HEADER = 64;
const ROW_GAP = 14;
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
 * @throws RangeError if `theme` is not `light`, `dark` or `auto`, `width` is not a number from 1 to 1,000,000, or
 *   `idPrefix` is not a letter, then letters, digits, `-` and `_`; TypeError if `state` is not a {@link GameState}, the
 *   options are not an object, an option is unknown, `names` is not a list of texts, or `highlight` is not a list;
 *   {@link DecodeError} if an entry of `highlight` is not a move (`move.malformed`)
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
  const page = pageOptions(options, ['highlight']);
  const { own, names, prefix } = page;
  const moves = listOf('highlight', own.highlight ?? [], 'a list of moves').map(decodeMove);
  const drawing: Drawing = {
    prefix,
    sources: new Set(moves.map(({ player, from }) => placeKey(player, from))),
    targets: new Set(moves.map(({ player, to }) => placeKey(player, to))),
  };
  const boardTop = HEADER + SIDE_HEIGHT + ROW_GAP;
  const below = boardTop + BOARD.height + ROW_GAP;
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
