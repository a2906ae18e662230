/**
 * A state as a picture in SVG.
 *
 * @packageDocumentation
 */
import { listOf, ownProperties, textOf } from '../../boundary/arguments.js';
import { drawPage, pageOptions, type SvgOptions } from '../../engine/render/svg-page.js';
import { drawText } from '../../engine/render/svg-shapes.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { inspect, type StateView } from '../api/inspect.js';
import { standings } from '../api/standings.js';
import type { Walk } from '../api/walks.js';
import { decodeMove, type MoveParts } from '../codec/moves.js';
import { type Position, playerIndex } from '../state/position.js';
import type { Move } from '../state/vocabulary.js';
import { describe, facedBy, headline, rulesText } from './caption.js';
import { avatarSymbol } from './svg-avatar.js';
import { BOARD_SIZE, drawBoard } from './svg-board.js';
import { drawOffer, drawPlayers, offerHeight, playersHeight } from './svg-side.js';
import { STYLES } from './svg-styles.js';
import { tileSymbol } from './svg-tile.js';

/** How to draw a picture in SVG. */
export interface SvgPictureOptions extends SvgOptions {
  /** Moves of which the tiles on offer and the squares are outlined, such as the legal ones. */
  readonly highlight?: readonly Move[] | undefined;
  /**
   * Walks to highlight, as `walks` lists them: those of the last move, or of one that could be next. An
   * avatar that is not where its walk ends is drawn there too, crossed out if it is out of the game.
   */
  readonly walks?: readonly Walk[] | undefined;
}

const PAGE = { width: 680, margin: 24 } as const;
const HEADER = 84;
const GAP = 20;
const FOOTER = 40;

/** From the margin to the board: the numbers of the rows. */
const LABELS = 22;

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
 * @throws RangeError if the prefix, the width, the theme or a walk's player is invalid; TypeError if
 * names, moves or walks are not a list
 * @throws {@link DecodeError} if a text to highlight is not a move
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
  const winners = standings(state).flatMap(({ player, winner }) => (winner ? [player] : []));
  const [left, width] = [PAGE.margin, PAGE.width - 2 * PAGE.margin];
  const offerTop = HEADER + BOARD_SIZE + GAP;
  const playersTop = offerTop + (view.hand.length === 0 ? 0 : offerHeight(view) + 12);
  const bottom = playersTop + playersHeight(view.players.length);
  return drawPage(page, {
    size: [PAGE.width, bottom + FOOTER],
    title: `Tsuro. ${headline(view, standings(state))}`,
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
      drawText(headline(view, standings(state)), left, 42, 'strong'),
      drawBoard({ prefix, position, view, walks, squares: squaresOf(view, moves) }, [
        left + LABELS,
        HEADER,
      ]),
      ...drawOffer(prefix, view, new Set(moves.map(({ tile }) => tile)), [left, offerTop, width]),
      ...drawPlayers(prefix, view, names, winners, [left, playersTop, width]),
      drawText(rulesText(view.rules), left, bottom + 20, 'faint'),
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
