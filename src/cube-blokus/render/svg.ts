/** A state as a picture in SVG. */
import { listOf } from '../../boundary/values.js';
import { folded, listWords } from '../../engine/render/styled-text.js';
import {
  drawPage,
  drawText,
  element,
  pageOptions,
  type SvgOptions,
} from '../../engine/render/svg.js';
import { listChoices, showValue } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import { inspect, type StateView } from '../api/inspect.js';
import { decodeMove } from '../codec/moves.js';
import { SQUARES } from '../state/surface.js';
import type { Move, Square } from '../state/vocabulary.js';
import { bonusText, describe, headline } from './caption.js';
import {
  CUBE_RADIUS,
  cubePlaces,
  drawFace,
  FACE_PITCH,
  type FacePlace,
  type MarkedMove,
  netPlaces,
  type Scene,
  VIEWS,
  type View,
} from './svg-faces.js';
import { drawPlayer, PANEL, type PicturePoint, SIDE, stylesOf, symbolsOf } from './svg-players.js';

/** Options of {@link renderSvg}; all have defaults. */
export interface SvgPictureOptions extends SvgOptions {
  /**
   * `net`, the default, for the whole surface, unfolded; or three of its faces, such as `UFR`, for the cube
   * as seen from the corner where they meet.
   */
  readonly view?: View | undefined;
  /**
   * Moves whose squares are outlined: with a solid line if the piece has been placed, as by the last move; else with a
   * dashed line around a pale piece, as for legal moves. None by default.
   */
  readonly highlight?: readonly Move[] | undefined;
}

/** Width of all pictures, and their margin. */
const WIDTH = 866;
const MARGIN = 24;

/** From the margin to the faces of the net: room for names. */
const NAMES = 20;

/** From a panel to the one below it. */
const PANEL_GAP = 20;

/** Where everything is. */
interface Layout {
  readonly height: number;
  readonly faces: readonly FacePlace[];
  /** The top left corners of the panels. */
  readonly panels: readonly PicturePoint[];
  /** The most letters of a line of the heading. */
  readonly headingWidth: number;
  /** The top of the legend. */
  readonly legendTop: number;
}

function netLayout(): Layout {
  const first = MARGIN + NAMES;
  const [third, fourth] = [first + 2 * FACE_PITCH, first + 3 * FACE_PITCH];
  return {
    height: first + 3 * FACE_PITCH,
    faces: netPlaces([first, first]),
    panels: [
      [third, first - 8],
      [fourth, first - 8],
      [third, third],
      [fourth, third],
    ],
    headingWidth: 16,
    legendTop: third + 10,
  };
}

function cubeLayout(corner: string): Layout {
  const top = 94;
  const second = top + PANEL.height + PANEL_GAP;
  const right = WIDTH - MARGIN - PANEL.width;
  const legendTop = second + PANEL.height + PANEL_GAP;
  return {
    height: 628,
    faces: cubePlaces(corner, [WIDTH / 2, top + NAMES + CUBE_RADIUS]),
    panels: [
      [MARGIN, top],
      [right, top],
      [MARGIN, second],
      [right, second],
    ],
    headingWidth: WIDTH,
    legendTop,
  };
}

/**
 * Draw a state as one self-contained SVG: the whole surface as a net, or the cube as seen from a corner.
 *
 * The picture has a title and a description in words. It holds no script and no reference to
 * anything outside, so that it can be put into a page as it is. Its parts carry attributes for
 * programs: docs/games/cube-blokus.md lists them.
 *
 * @param state - any state
 * @param options - the view, names, theme, size, prefix of the ids, moves to highlight
 * @returns an `<svg>` element as text, without a line feed at the end
 * @throws RangeError if `view` is not one of {@link VIEWS}, `theme` is not `light`, `dark` or `auto`, `width` is not a
 *   number from 1 to 1,000,000, or `idPrefix` is not a letter, then letters, digits, `-` and `_`; TypeError if `state`
 *   is not a {@link GameState}, the options are not an object, an option is unknown, `names` is not a list of texts, or
 *   `highlight` is not a list; {@link DecodeError} if an entry of `highlight` is not a move (`move.malformed`)
 *
 * @example
 * ```ts
 * const state = applyMove(newGame(), 'AUb8');
 * const svg = renderSvg(state, { view: 'UFR', highlight: ['AUb8'], theme: 'dark' });
 * svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" id="azulejo-picture"'); // true
 * svg.includes('data-square="Ub8" data-owner="A" data-piece="I1"'); // true
 * ```
 */
export function renderSvg(state: GameState, options?: SvgPictureOptions): string {
  const view = inspect(state);
  const page = pageOptions(options, ['view', 'highlight']);
  const seen = page.own.view ?? 'net';
  if (!VIEWS.includes(seen)) {
    throw new RangeError(`view: found ${showValue(seen)}, expected ${listChoices(VIEWS)}.`);
  }
  const moves = listOf('highlight', page.own.highlight ?? [], 'a list of moves');
  const scene = sceneOf(page.prefix, view, moves);
  const layout = seen === 'net' ? netLayout() : cubeLayout(seen);
  return drawPage(page, {
    size: [WIDTH, layout.height],
    title: `Cube Blokus. ${headline(view)}`,
    description: `${seenText(seen)} ${describe(view, page.names)}`,
    attributes: {
      'data-phase': view.phase,
      'data-turn': view.turn ?? undefined,
      'data-view': seen,
    },
    styles: stylesOf(),
    symbols: symbolsOf(page.prefix),
    parts: [
      ...headingLines(view, layout.headingWidth),
      ...layout.faces.map((place) => drawFace(scene, place)),
      ...view.players.map((shown, index) =>
        drawPlayer(page.prefix, view, shown, page.names, layout.panels[index] ?? [0, 0]),
      ),
      ...drawLegend(scene, layout.legendTop),
    ],
  });
}

/** Collect what the squares are drawn from. */
function sceneOf(prefix: string, view: StateView, moves: readonly Move[]): Scene {
  const placed = view.players.flatMap((shown) => shown.placed);
  const turn = view.players.find(({ player }) => player === view.turn);
  return {
    prefix,
    view,
    pieces: new Map(
      placed.flatMap(({ piece, squares }) =>
        squares.map((square): [Square, string] => [square, piece]),
      ),
    ),
    buildPoints: new Set(turn?.buildPoints ?? []),
    marked: moves.map((move): MarkedMove => {
      const { player, squares } = decodeMove(move);
      const numbers = squares.map((square) => SQUARES.indexOf(square));
      const isPlaced = numbers.every((square) => view.owners[square] === player);
      return { move, player, squares: numbers, isPlaced };
    }),
  };
}

/** Say which faces the picture shows. */
function seenText(view: View): string {
  if (view === 'net') return 'The six faces of the cube as a net.';
  return `The cube, seen from the corner of the faces ${listWords([...view])}.`;
}

function headingLines(view: StateView, width: number): string[] {
  const lines = folded(headline(view), width);
  const rules = folded(bonusText(view.rules), width * RULES_WIDTH);
  const rulesTop = 52 + lines.length * 24;
  return [
    ...lines.map((line, index) => drawText(line, MARGIN, 52 + index * 24, 'strong')),
    ...rules.map((line, index) => drawText(line, MARGIN, rulesTop + index * 18, 'faint')),
  ];
}

/** How many letters of the rules take as much room as one of the heading. */
const RULES_WIDTH = 1.75;

/** Height of a line of the legend. */
const LEGEND_LINE = 28;

/** Explain the marks that the picture has. */
function drawLegend({ prefix, view, marked }: Scene, top: number): string[] {
  const turn = view.turn ?? 'A';
  const use = (id: string) => element('use', { href: `#${prefix}${id}`, class: 'squares' });
  const outline = (styles: string) => [
    element('path', { class: 'under', d: `M0 0h${SIDE}v${SIDE}h-${SIDE}Z` }),
    element('path', { class: styles, d: `M0 0h${SIDE}v${SIDE}h-${SIDE}Z` }),
  ];
  const middle = { cx: SIDE / 2, cy: SIDE / 2, r: 3 };
  const entries: readonly (readonly [isShown: boolean, text: string, parts: readonly string[]])[] =
    [
      [true, 'start square', [use(`start-${turn}`)]],
      [
        view.turn !== null,
        `${view.turn} can build here`,
        [use('free'), element('circle', { class: `build ${turn}`, ...middle })],
      ],
      [marked.some(({ isPlaced }) => isPlaced), 'marked move', [use(turn), ...outline('mark')]],
      [
        marked.some(({ isPlaced }) => !isPlaced),
        'possible move',
        [
          use('free'),
          element('use', { href: `#${prefix}${turn}`, class: 'squares hint' }),
          ...outline('mark dashed'),
        ],
      ],
    ];
  return entries
    .filter(([isShown]) => isShown)
    .map(([, text, parts], line) =>
      element('g', { transform: `translate(${MARGIN + 4} ${top + line * LEGEND_LINE})` }, [
        ...parts,
        drawText(text, SIDE + 10, 15, 'faint'),
      ]),
    );
}
