/**
 * What squares and pieces look like: each player has a colour and a motif.
 *
 * @packageDocumentation
 */
import { element } from '../../engine/render/markup.js';
import { DRAWINGS } from '../state/pieces.js';
import { PIECES, PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';

/** Side of a square in its own units. */
export const SIDE = 20;

/** Side of a square of the pieces that are left. */
export const MINI = 6;

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

function square(id: string, player: PlayerId, isStart: boolean): string {
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

function piece(id: string, drawing: string): string {
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
      square(`${prefix}${player}`, player, false),
      square(`${prefix}start-${player}`, player, true),
    ]),
    ...PIECES.map((name, index) => piece(`${prefix}${name}`, DRAWINGS[index] ?? '')),
  ];
}
