/**
 * A state as a picture in SVG.
 *
 * @packageDocumentation
 */
import { listOf } from '../../boundary/arguments.js';
import { knownOptions } from '../../boundary/options.js';
import { decodeMove } from '../../codec/move.js';
import { labelOf, shortened, WINNER } from '../../engine/render/names.js';
import {
  drawPage,
  pageOptions,
  SVG_OPTIONS,
  type SvgOptions,
} from '../../engine/render/svg-page.js';
import { drawPanel, drawText } from '../../engine/render/svg-shapes.js';
import { COLOUR_NAMES, COLOURS, type Move } from '../../state/vocabulary.js';
import type { GameState } from '../api/game-state.js';
import { type ColourCounts, inspect, type StateView } from '../api/inspect.js';
import { playerToMove } from '../api/play.js';
import { counted, headline, nameOf, piecesIn, ranking, rulesText, tilesIn } from './caption.js';
import { BOARD, drawBoard, LONGEST_NAME } from './svg-board.js';
import { boardKey, type Drawing, PAGE, sourceKey } from './svg-drawing.js';
import { tileSymbols, tokenSymbol } from './svg-motifs.js';
import { drawTable, TABLE_HEIGHT } from './svg-table.js';

/** How to draw a picture in SVG. */
export interface SvgPictureOptions extends SvgOptions {
  /** Moves whose places are outlined: where the tiles come from and where they go. */
  readonly highlight?: readonly Move[] | undefined;
}

const HEADER = 68;
const BOARDS_IN_A_ROW = 2;
const STANDING_HEIGHT = 28;

/**
 * Draw a state as one self-contained SVG.
 *
 * The picture has a title and a description in words. It holds no script and no reference to
 * anything outside, so that it can be put into a page as it is. Its parts carry attributes for
 * programs: docs/pictures.md lists them.
 *
 * @param state - any state
 * @param options - names, theme, size, prefix of the ids, moves to highlight
 * @returns an `<svg>` element as text, without a line feed at the end
 * @throws RangeError if the prefix, the width or the theme is invalid; TypeError if
 * names or moves are not a list
 * @throws DecodeError if a text to highlight is not a move
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
  const own = knownOptions('Options', options, [...SVG_OPTIONS, 'highlight']);
  const page = pageOptions(own);
  const { names, prefix } = page;
  const highlight = listOf('highlight', own.highlight ?? [], 'a list of moves');
  const drawing: Drawing = { prefix, highlighted: highlightedBy(highlight) };
  const boardsTop = HEADER + TABLE_HEIGHT + PAGE.gap;
  const rows = Math.ceil(view.players.length / BOARDS_IN_A_ROW);
  const boardsEnd = boardsTop + rows * (BOARD.height + PAGE.gap);
  const standings = view.phase === 'game-over' ? drawStandings(state, names, boardsEnd) : [];
  const height = boardsEnd + (standings.length > 0 ? standingsHeight(view) + PAGE.gap : 0);
  return drawPage(page, {
    size: [PAGE.width, height],
    title: `Azul. ${headline(state)}`,
    description: describe(state, view, names),
    attributes: { 'data-phase': view.phase, 'data-turn': playerToMove(state) },
    symbols: [...tileSymbols(prefix), tokenSymbol(prefix)],
    parts: [
      drawText(headline(state), PAGE.margin, 44, 'strong'),
      drawText(rulesText(state), PAGE.width - PAGE.margin, 44, 'faint end'),
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
function describe(state: GameState, view: StateView, names?: readonly string[]): string {
  const { factories, centre, players } = view;
  const scores = players.map(({ player, score, floor }) => {
    const who = labelOf(player, nameOf(player, names));
    return `${who}: ${counted(score, 'point')}, ${counted(piecesIn(floor), 'piece')} on the floor.`;
  });
  const offered = factories.flatMap((counts, number) =>
    tilesIn(counts) === 0 ? [] : [`Factory ${number}: ${inWords(counts)}.`],
  );
  const token = centre.token ? ', and the first-player token' : '';
  const middle = `Centre: ${inWords(centre.tiles)}${token}.`;
  const standings =
    view.phase === 'game-over'
      ? ranking(state).map(({ rank, player, text }) => `Rank ${rank}: ${player}, ${text}.`)
      : [];
  return [`${rulesText(state)}.`, ...scores, ...offered, middle, ...standings].join(' ');
}

function inWords(counts: ColourCounts): string {
  const groups = COLOURS.filter((colour) => counts[colour] > 0);
  const words = groups.map((colour) => `${counts[colour]} ${COLOUR_NAMES[colour]}`);
  return words.length === 0 ? 'no tile' : words.join(', ');
}
