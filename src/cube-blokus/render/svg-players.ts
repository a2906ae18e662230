/** Players as SVG: the colour and the motif of each, which squares and pieces have, and a panel with name, points and pieces. */

import { labelOf, nameAt, shortened, WINNER } from '../../engine/render/styled-text.js';
import { drawPanel, drawText, element } from '../../engine/render/svg.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import { DRAWINGS } from '../state/pieces.js';
import { PIECES, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { leaders, leftText, pointsText } from './caption.js';

/** A point of the picture. */
export type PicturePoint = readonly [x: number, y: number];

/** Side of a square in its own units. */
export const SIDE = 20;

/** Side of a square of the pieces that are left. */
const MINI = 6;

/** The colours of the players' squares, and of the motifs on them. */
const COLOURS: { readonly [Player in PlayerId]: readonly [ground: string, motif: string] } = {
  A: ['#1d5fc4', '#ffffff'],
  B: ['#f4c430', '#3d2f00'],
  C: ['#c62828', '#ffffff'],
  D: ['#1b7a36', '#ffffff'],
};

/** Each player's motif: a ring, a cross, a bar, a diamond. */
const MOTIFS: { readonly [Player in PlayerId]: string } = {
  A: 'M10 6.4a3.6 3.6 0 1 0 .01 0Z',
  B: 'M6.5 6.5l7 7M13.5 6.5l-7 7',
  C: 'M5.5 10h9',
  D: 'M10 5.5l4.5 4.5-4.5 4.5-4.5-4.5Z',
};

/** Rules of the style sheet beyond those of all games. What is used elsewhere inherits its colours. */
export function stylesOf(): string[] {
  return [
    ...PLAYER_IDS.map((player) => ` .${player}{fill:${COLOURS[player][0]}}`),
    ' .squares{fill:var(--panel);stroke:var(--line)}',
    ' .left{stroke:var(--ink);stroke-width:.6}',
    ' .placed{fill:none;stroke:var(--line)}',
    ' .build{stroke:var(--ink);stroke-width:.8;pointer-events:none}',
    ' .hint{opacity:.55;pointer-events:none}',
    ' .under,.mark{fill:none;stroke-linecap:round;pointer-events:none}',
    ' .under{stroke:var(--panel);stroke-width:6}',
    ' .mark{stroke:var(--ink);stroke-width:3}',
    ' .dashed{stroke-dasharray:4 5}',
    ' .shade{fill:#000;pointer-events:none}',
    ' .name{font-size:12px;fill:var(--faint);text-anchor:middle}',
    ' .face{font-size:18px;font-weight:700;text-anchor:middle}',
  ];
}

function squareSymbol(id: string, player: PlayerId, isStart: boolean): string {
  const [fill, stroke] = COLOURS[player];
  const motif = { fill: 'none', stroke, 'stroke-width': 1.8 };
  const frame = { x: 2.2, y: 2.2, width: SIDE - 4.4, height: SIDE - 4.4 };
  return element('g', { id }, [
    element('rect', { width: SIDE, height: SIDE, fill }),
    ...(isStart ? [element('rect', { ...frame, ...motif })] : []),
    element('path', { d: MOTIFS[player], ...motif }),
  ]);
}

/** Return the squares of a piece's drawing, upright: 3 wide and 5 high at most. */
function cellsOf(drawing: string): (readonly [x: number, y: number])[] {
  const rows = drawing.split('/');
  const isWide = drawing.indexOf('/') > 3 || (drawing.length > 3 && rows.length === 1);
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) =>
      mark === '#' ? [isWide ? ([y, x] as const) : ([x, y] as const)] : [],
    ),
  );
}

function pieceSymbol(id: string, drawing: string): string {
  const d = cellsOf(drawing)
    .map(([x, y]) => `M${x * MINI} ${y * MINI}h${MINI}v${MINI}h-${MINI}Z`)
    .join('');
  return element('path', { id, d });
}

/** List what pictures are put together from, whose ids begin with a prefix. */
export function symbolsOf(prefix: string): string[] {
  return [
    element('rect', { id: `${prefix}free`, width: SIDE, height: SIDE }),
    ...PLAYER_IDS.flatMap((player) => [
      squareSymbol(`${prefix}${player}`, player, false),
      squareSymbol(`${prefix}start-${player}`, player, true),
    ]),
    ...PIECES.map((name, index) => pieceSymbol(`${prefix}${name}`, DRAWINGS[index] ?? '')),
  ];
}

/** Size of a panel. */
export const PANEL = { width: 184, height: 188 } as const;

const PADDING = 10;

/** Where the pieces are: room for 3 columns and 5 rows of squares each. */
const PIECE = { top: 70, columns: 7, width: 164 / 7, height: 5 * MINI + 8 } as const;

/** The name's columns where nothing else is in its line. */
const LONGEST_NAME = 14;

/** Draw the panel of a player at a point. */
export function drawPlayer(
  prefix: string,
  view: StateView,
  shown: PlayerView,
  names: readonly string[] | undefined,
  [x, y]: PicturePoint,
): string {
  const { player, piecesLeft } = shown;
  const isWinner = view.phase === 'game-over' && leaders(view.players).includes(player);
  const mark = isWinner ? WINNER : '';
  const name = shortened(nameAt(PLAYER_IDS.indexOf(player), names), LONGEST_NAME - mark.length);
  const pieces = PIECES.map((piece, index) => {
    const isLeft = piecesLeft.includes(piece);
    return element('use', {
      href: `#${prefix}${piece}`,
      class: isLeft ? `left ${player}` : 'placed',
      x: PADDING + (index % PIECE.columns) * PIECE.width,
      y: PIECE.top + Math.floor(index / PIECE.columns) * PIECE.height,
      'data-piece': piece,
      'data-left': `${isLeft}`,
    });
  });
  return element('g', { 'data-player': player, transform: `translate(${x} ${y})` }, [
    drawPanel(0, 0, PANEL.width, PANEL.height, view.turn === player ? 'panel next' : 'panel'),
    element('use', { href: `#${prefix}${player}`, class: 'left', x: PADDING, y: PADDING }),
    drawText(`${labelOf(player, name)}${mark}`, PADDING + 28, 26),
    drawText(pointsText(shown), PADDING, 47, 'faint'),
    drawText(leftText(shown), PADDING, 63, 'faint'),
    ...pieces,
  ]);
}
