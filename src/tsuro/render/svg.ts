/** A state as a picture in SVG: the board, and below it the tiles on offer and the players. */

import { listOf, ownProperties, textOf } from '../../boundary/values.js';
import { winnersIn } from '../../engine/game/standings.js';
import { shortened, WINNER } from '../../engine/render/styled-text.js';
import {
  drawArea,
  drawPage,
  drawPanel,
  drawText,
  element,
  type PageOptions,
  pageOptions,
  type SvgOptions,
} from '../../engine/render/svg.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { inspect, type StateView, standings } from '../api/inspect.js';
import type { Walk } from '../api/wires.js';
import { decodeMove, type MoveParts } from '../codec/moves.js';
import { writeTile } from '../codec/notation.js';
import { type Position, playerIndex } from '../state/position.js';
import { Count } from '../state/tiles.js';
import type { Move } from '../state/vocabulary.js';
import { describe, facedBy, headline, playerLabel, rulesText, statusText } from './caption.js';
import { BOARD_SIZE, drawBoard } from './svg-board.js';
import { avatarSymbol, drawAvatar, drawTile, STYLES, tileData, tileSymbol } from './svg-pieces.js';

/** Options of {@link renderSvg}; all have defaults. */
export interface SvgPictureOptions extends SvgOptions {
  /** Moves whose tiles on offer and whose squares are outlined, such as the legal ones. None by default. */
  readonly highlight?: readonly Move[] | undefined;
  /**
   * Walks to highlight, as {@link walks} lists them: those of the last move, or of one that could be next. An
   * avatar that does not stand where its walk ends is drawn there as well, crossed out if the walk puts it out of the
   * game. None by default.
   */
  readonly walks?: readonly Walk[] | undefined;
}

const WIDTH = 680;
const MARGIN = 24;
const INNER_WIDTH = WIDTH - 2 * MARGIN;
const HEADER = 84;
const GAP = 20;
const FOOTER = 40;

/** From the margin to the board: the numbers of the rows. */
const LABELS = 22;

/** The offer: its tiles, with room for their numbers. */
const OFFER = { height: 148, tile: 96, pitch: 180, padding: 16 } as const;

/** A player's panel. */
const PANEL = { height: 58, pitch: 66, perRow: 2, gap: 12, avatar: 34 } as const;

const LONGEST_NAME = 22;

/**
 * Draw a state as one self-contained SVG.
 *
 * The picture has a title and a description in words. It holds no script and no reference to
 * anything outside, so that it can be put into a page as it is. Its parts carry attributes for
 * programs: docs/games/tsuro.md lists them.
 *
 * @param state - any state
 * @param options - names, theme, size, prefix of the ids, moves and walks to highlight
 * @returns an `<svg>` element as text, without a line feed at the end
 * @throws RangeError if `theme` is not `light`, `dark` or `auto`, `width` is not a number from 1 to 1,000,000,
 *   `idPrefix` is not a letter, then letters, digits, `-` and `_`, or a walk is of a player who is not in the game;
 *   TypeError if `state` is not a {@link GameState}, the options are not an object, an option is unknown, `names` or a
 *   walk's `path` is not a list of texts, or `highlight` or `walks` is not a list; {@link DecodeError} if an entry of
 *   `highlight` is not a move (`move.malformed`)
 *
 * @example
 * ```ts
 * const before = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);
 * const svg = renderSvg(applyMove(before, 'A04n'), { walks: walks(before, 'A04n') });
 * svg.includes('<g data-walk="B">'); // true
 * ```
 */
export function renderSvg(state: GameState, options?: SvgPictureOptions): string {
  const view = inspect(state);
  const position = positionOf(state);
  const page = pageOptions(options, ['highlight', 'walks']);
  const { own, names, prefix } = page;
  const moves = listOf('highlight', own.highlight ?? [], 'a list of moves').map(decodeMove);
  const walks = listOf('walks', own.walks ?? [], 'a list of walks');
  for (const walk of walks) requireWalk(position, walk);
  const ranks = standings(state);
  const title = headline(view, ranks);
  const winners = winnersIn(ranks);
  const drawing = { prefix, position, view, walks, squares: squaresOf(view, moves) };
  const offerTop = HEADER + BOARD_SIZE + GAP;
  const playersTop = offerTop + (view.hand.length === 0 ? 0 : OFFER.height + 12);
  const bottom = playersTop + Math.ceil(view.players.length / PANEL.perRow) * PANEL.pitch;
  return drawPage(page, {
    size: [WIDTH, bottom + FOOTER],
    title: `Tsuro. ${title}`,
    description: describe(view, names),
    attributes: {
      'data-phase': view.phase,
      'data-turn': view.turn ?? undefined,
      'data-round': view.round,
    },
    styles: STYLES,
    symbols: [
      ...tilesIn(view).map((tile) => tileSymbol(prefix, tile)),
      ...view.players.map(({ player }) => avatarSymbol(prefix, player)),
    ],
    parts: [
      drawText(title, MARGIN, 42, 'strong'),
      drawBoard(drawing, [MARGIN + LABELS, HEADER]),
      ...drawOffer(prefix, view, new Set(moves.map(({ tile }) => tile)), offerTop),
      ...drawPlayers(page, view, winners, playersTop),
      drawText(rulesText(view.rules), MARGIN, bottom + 20, 'faint'),
    ],
  });
}

/** Require that a walk has a player of the game and a path of texts: untyped callers can pass anything. */
function requireWalk(position: Position, walk: Walk): void {
  const { player, path } = ownProperties('Walk', walk);
  playerIndex(position, player);
  for (const place of listOf('path', path, 'a list of places')) textOf('Place', place);
}

/** List the tiles that are drawn, each once. */
function tilesIn({ board, hand }: StateView): number[] {
  return [...new Set([...board.map(({ tile }) => tile), ...hand])];
}

/** Find the squares where moves put a tile. */
function squaresOf({ players }: StateView, moves: readonly MoveParts[]): Set<number> {
  const squares = moves.flatMap((move) => {
    if (move.kind === 'setup') return [move.square];
    const player = players.find((each) => each.player === move.player);
    return player === undefined ? [] : (facedBy(player) ?? []);
  });
  return new Set(squares.map(Number));
}

/** Draw the tiles on offer, as they are before a rotation. */
function drawOffer(
  prefix: string,
  { hand }: StateView,
  highlit: ReadonlySet<number>,
  top: number,
): string[] {
  if (hand.length === 0) return [];
  const offers = hand.map((tile, index) => {
    const option = Count.Rotations * tile;
    const x = MARGIN + OFFER.padding + index * OFFER.pitch;
    const y = top + (OFFER.height - OFFER.tile) / 2;
    const highlight = highlit.has(tile) ? { class: 'highlight', 'data-highlight': 'true' } : {};
    const data = { 'data-offer': index + 1, ...tileData(option), ...highlight };
    return element('g', data, [
      drawTile(prefix, option, [x, y], OFFER.tile),
      drawText(`${index + 1}`, x + OFFER.tile + 10, y + 24, 'strong'),
      drawText(`tile ${writeTile(tile)}`, x + OFFER.tile + 10, y + 50, 'faint'),
      drawArea(x, y, OFFER.tile, OFFER.tile),
    ]);
  });
  return [drawPanel(MARGIN, top, INNER_WIDTH, OFFER.height), ...offers];
}

/** Draw the players, two next to each other. */
function drawPlayers(
  { prefix, names }: PageOptions,
  view: StateView,
  winners: readonly string[],
  top: number,
): string[] {
  const width = (INNER_WIDTH - (PANEL.perRow - 1) * PANEL.gap) / PANEL.perRow;
  const middle = PANEL.height / 2;
  return view.players.map((each, index) => {
    const { player, left } = each;
    const x = MARGIN + (index % PANEL.perRow) * (width + PANEL.gap);
    const y = top + Math.trunc(index / PANEL.perRow) * PANEL.pitch;
    const mark = winners.includes(player) ? WINNER : '';
    const name = shortened(playerLabel(player, names), LONGEST_NAME - mark.length);
    const styles = left === null ? undefined : 'gone';
    return element('g', { 'data-player': player, transform: `translate(${x} ${y})` }, [
      drawPanel(0, 0, width, PANEL.height, view.turn === player ? 'panel next' : 'panel'),
      drawAvatar(prefix, player, [30, middle], PANEL.avatar, styles),
      drawText(`${name}${mark}`, 58, middle - 5, 'strong'),
      drawText(statusText(each), 58, middle + 18, 'faint'),
    ]);
  });
}
