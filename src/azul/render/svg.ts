/** A state as a picture in SVG: the page, and what everybody shares. */

import { integerInRange, listOf } from '../../boundary/values.js';
import { decodeMove } from '../../codec/move.js';
import { labelOf, shortened, WINNER } from '../../engine/render/styled-text.js';
import {
  drawArea,
  drawPage,
  drawPanel,
  drawText,
  element,
  pageOptions,
  type SvgOptions,
} from '../../engine/render/svg.js';
import { COLOUR_NAMES, COLOURS, type Move } from '../../state/vocabulary.js';
import { countOf } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import { type ColourCounts, inspect, type StateView, tilesIn } from '../api/inspect.js';
import { playerToMove } from '../api/play.js';
import { describeRules, headline, nameOf, piecesIn, ranking } from './caption.js';
import { BOARD, drawBoard, LONGEST_NAME } from './svg-board.js';
import {
  boardKey,
  type Drawing,
  drawPlace,
  drawTile,
  drawToken,
  PAGE,
  sourceKey,
  tileSymbols,
  tokenSymbol,
} from './svg-pieces.js';

/** Options of {@link renderSvg}; all have defaults. */
export interface SvgPictureOptions extends SvgOptions {
  /** Moves whose places are outlined: where the tiles come from and where they go. None by default. */
  readonly highlight?: readonly Move[] | undefined;
  /** The number of the first factory, row and column: 0, as in moves, which is the default, or 1, as for people. */
  readonly countFrom?: 0 | 1 | undefined;
}

const HEADER = 68;
const BOARDS_IN_A_ROW = 2;
const STANDING_HEIGHT = 28;

/**
 * Draw a state as one self-contained SVG.
 *
 * The picture has a title and a description in words. It holds no script and no reference to anything
 * outside, so that it can be put into a page as it is. Its parts carry attributes for programs:
 * docs/pictures.md lists them.
 *
 * @param state - any state
 * @param options - names, theme, size, prefix of the ids, moves to highlight, the first number of places
 * @returns an `<svg>` element as text, without a line feed at the end
 * @throws RangeError if `theme` is not `light`, `dark` or `auto`, `width` is not a number from 1 to 1,000,000,
 *   `idPrefix` is not a letter, then letters, digits, `-` and `_`, or `countFrom` is neither 0 nor 1; TypeError if
 *   `state` is not a {@link GameState}, the options are not an object, an option is unknown, `names` is not a list of
 *   texts, or `highlight` is not a list; {@link DecodeError} if an entry of `highlight` is not a move
 *   (`move.malformed`)
 *
 * @example
 * ```ts
 * const state = newGame({ rng: seededRng(7) });
 * const svg = renderSvg(state, { highlight: legalMoves(state).slice(0, 1), theme: 'dark' });
 * svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" id="azulejo-picture"'); // true
 * svg.includes('<g data-source="0" data-colour="b" class="highlight" data-highlight="true">'); // true
 * ```
 */
export function renderSvg(state: GameState, options?: SvgPictureOptions): string {
  const view = inspect(state);
  const page = pageOptions(options, ['highlight', 'countFrom']);
  const { own, names, prefix } = page;
  const highlight = listOf('highlight', own.highlight ?? [], 'a list of moves');
  const { countFrom = 0 } = own;
  integerInRange('countFrom', countFrom, 0, 1);
  const drawing: Drawing = { prefix, highlighted: highlightedBy(highlight), countFrom };
  const boardsTop = HEADER + TABLE_HEIGHT + PAGE.gap;
  const rows = Math.ceil(view.players.length / BOARDS_IN_A_ROW);
  const boardsEnd = boardsTop + rows * (BOARD.height + PAGE.gap);
  const standings = view.phase === 'game-over' ? drawStandings(state, names, boardsEnd) : [];
  const height = boardsEnd + (standings.length > 0 ? standingsHeight(view) + PAGE.gap : 0);
  return drawPage(page, {
    size: [PAGE.width, height],
    title: `Azul. ${headline(state)}`,
    description: describe(state, view, countFrom, names),
    attributes: { 'data-phase': view.phase, 'data-turn': playerToMove(state) },
    symbols: [...tileSymbols(prefix), tokenSymbol(prefix)],
    parts: [
      drawText(headline(state), PAGE.margin, 44, 'strong'),
      drawText(describeRules(view.rules), PAGE.width - PAGE.margin, 44, 'faint end'),
      ...drawTable(drawing, view, HEADER),
      ...drawBoards(drawing, state, view, names, boardsTop),
      ...standings,
    ],
  });
}

/** List the places that moves touch. */
function highlightedBy(moves: readonly Move[]): ReadonlySet<string> {
  return new Set(
    moves.flatMap((move) => {
      const parts = decodeMove(move);
      if (parts.kind === 'draft') {
        return [sourceKey(parts.source, parts.colour), boardKey(parts.player, parts.target)];
      }
      const { player, row, column } = parts;
      const to = column === 'F' ? boardKey(player, 'F') : boardKey(player, row, column);
      return [boardKey(player, row), to];
    }),
  );
}

function drawBoards(
  drawing: Drawing,
  state: GameState,
  view: StateView,
  names: readonly string[] | undefined,
  top: number,
): string[] {
  return view.players.map((board, index) => {
    const setting = {
      name: nameOf(board.player, names),
      isNext: board.player === playerToMove(state),
      mosaic: view.rules.mosaic,
    };
    const x = PAGE.margin + (index % BOARDS_IN_A_ROW) * (BOARD.width + PAGE.gap);
    const y = top + Math.floor(index / BOARDS_IN_A_ROW) * (BOARD.height + PAGE.gap);
    return drawBoard(drawing, board, setting, [x, y]);
  });
}

function standingsHeight({ players }: StateView): number {
  return (players.length + 1) * STANDING_HEIGHT + 20;
}

function drawStandings(
  state: GameState,
  names: readonly string[] | undefined,
  top: number,
): string[] {
  const lines = ranking(state).map(({ rank, player, winner, text }, index) => {
    const name = labelOf(player, shortened(nameOf(player, names), LONGEST_NAME));
    const y = top + 34 + (index + 1) * STANDING_HEIGHT;
    return drawText(`${rank}. ${name}: ${text}${winner ? WINNER : ''}`, PAGE.margin + 16, y);
  });
  const height = standingsHeight(inspect(state));
  return [
    drawPanel(PAGE.margin, top, PAGE.width - 2 * PAGE.margin, height),
    drawText('Standings', PAGE.margin + 16, top + 34, 'strong'),
    ...lines,
  ];
}

/** Describe in words what the picture shows. */
function describe(
  state: GameState,
  view: StateView,
  countFrom: number,
  names?: readonly string[],
): string {
  const { factories, centre, players } = view;
  const scores = players.map(({ player, score, floor }) => {
    const who = labelOf(player, nameOf(player, names));
    return `${who}: ${countOf(score, 'point')}, ${countOf(piecesIn(floor), 'piece')} on the floor.`;
  });
  const offered = factories.flatMap((counts, number) =>
    tilesIn(counts) === 0 ? [] : [`Factory ${countFrom + number}: ${inWords(counts)}.`],
  );
  const token = centre.token ? ', and the first-player token' : '';
  const middle = `Centre: ${inWords(centre.tiles)}${token}.`;
  const standings =
    view.phase === 'game-over'
      ? ranking(state).map(({ rank, player, text }) => `Rank ${rank}: ${player}, ${text}.`)
      : [];
  return [`${describeRules(view.rules)}.`, ...scores, ...offered, middle, ...standings].join(' ');
}

function inWords(counts: ColourCounts): string {
  const groups = COLOURS.filter((colour) => counts[colour] > 0);
  const words = groups.map((colour) => `${counts[colour]} ${COLOUR_NAMES[colour]}`);
  return words.length === 0 ? 'no tile' : words.join(', ');
}

/** Side of a tile on the table, and from one to the next. */
const TILE = 32;
const PITCH = 36;

const FACTORY = { radius: 54, pitch: 114, height: 136 } as const;
const CENTRE = { width: 560, height: 120, columns: 14 } as const;
const PILE = { height: 54, tile: 24, pitch: 66, counts: 118 } as const;

/** Height of the whole table. */
const TABLE_HEIGHT = FACTORY.height + CENTRE.height;

/** Draw tiles in rows, colour by colour. */
function drawTiles(
  drawing: Drawing,
  source: number | string,
  counts: ColourCounts,
  columns: number,
  [left, top]: readonly [x: number, y: number],
): string[] {
  let place = 0;
  return COLOURS.flatMap((colour) => {
    const tiles = Array.from({ length: counts[colour] }, () => {
      const x = left + PITCH * (place % columns);
      const y = top + PITCH * Math.floor(place / columns);
      place++;
      return [drawTile(drawing, colour, x, y, TILE), drawArea(x - 1, y - 1, TILE + 2, TILE + 2)];
    });
    if (tiles.length === 0) return [];
    const data = { 'data-source': source, 'data-colour': colour };
    return [drawPlace(drawing, sourceKey(source, colour), data, tiles.flat())];
  });
}

/** Draw all of it, below a height. */
function drawTable(drawing: Drawing, view: StateView, top: number): string[] {
  const { factories, centre, bag, discard } = view;
  const first = PAGE.width / 2 - ((factories.length - 1) * FACTORY.pitch) / 2;
  const below = top + FACTORY.height;
  const pilesLeft = PAGE.margin + CENTRE.width + PAGE.gap / 2;
  return [
    ...factories.map((counts, number) =>
      drawFactory(drawing, number, counts, first + number * FACTORY.pitch, top + FACTORY.radius),
    ),
    drawCentre(drawing, centre.tiles, centre.token, below),
    drawPile(drawing, 'Bag', bag, pilesLeft, below),
    drawPile(drawing, 'Discard', discard, pilesLeft, below + CENTRE.height - PILE.height),
  ];
}

function drawFactory(
  drawing: Drawing,
  number: number,
  counts: ColourCounts,
  x: number,
  y: number,
): string {
  const corner = [x - (PITCH + TILE) / 2, y - (PITCH + TILE) / 2] as const;
  return element('g', { 'data-source': number }, [
    element('circle', { class: 'panel', cx: x, cy: y, r: FACTORY.radius - 1 }),
    drawText(`${drawing.countFrom + number}`, x, y + FACTORY.radius + 14, 'faint middle'),
    ...drawTiles(drawing, number, counts, 2, corner),
  ]);
}

function drawCentre(drawing: Drawing, counts: ColourCounts, token: boolean, top: number): string {
  const left = PAGE.margin;
  return element('g', { 'data-source': 'C' }, [
    drawPanel(left, top, CENTRE.width, CENTRE.height),
    drawText('Centre', left + 16, top + 26),
    ...(token ? [drawToken(drawing, left + 76, top + 4, TILE)] : []),
    ...drawTiles(drawing, 'C', counts, CENTRE.columns, [left + 16, top + 42]),
  ]);
}

/** Draw bag or discard: a tile of each colour with the number of them. */
function drawPile(
  drawing: Drawing,
  label: string,
  counts: ColourCounts,
  left: number,
  top: number,
): string {
  const groups = COLOURS.flatMap((colour, index) => {
    const x = left + PILE.counts + index * PILE.pitch;
    const y = top + (PILE.height - PILE.tile) / 2;
    const fade = counts[colour] === 0 ? { class: 'hint' } : {};
    return [
      drawTile(drawing, colour, x, y, PILE.tile, fade),
      drawText(`${counts[colour]}`, x + PILE.tile + 6, top + 33),
    ];
  });
  return element('g', { 'data-pile': label.toLowerCase() }, [
    drawPanel(left, top, PAGE.width - PAGE.margin - left, PILE.height),
    drawText(label, left + 16, top + 33),
    drawText(`${tilesIn(counts)}`, left + 104, top + 33, 'faint end'),
    ...groups,
  ]);
}
