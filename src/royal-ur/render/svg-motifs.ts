/** What the parts of an SVG picture are drawn with: sizes, styles, and the motifs of squares and tokens. */

import { type Attributes, element } from '../../engine/render/svg.js';
import { isShared } from '../state/position.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';

/** Width and margin of a picture. */
export const PAGE = { width: 680, margin: 24 } as const;

/** Rules of the style sheet beyond those of all games: the pictures are smaller, so letters are larger. */
export const STYLES: readonly string[] = [
  ' text{font-size:20px}',
  ' .faint{font-size:18px}',
  ' .strong{font-size:24px}',
  ' .wood{fill:#4d301d;stroke:#4d301d;stroke-width:12;stroke-linejoin:round}',
  ' .rim{fill:none;stroke:#c9a46a;stroke-width:16;stroke-linejoin:round}',
  ' .due{opacity:.45}',
  ' .step{fill:#f3e7cb;font-size:17px}',
  ' .highlight .area{stroke:#ff2f7e;stroke-width:5}',
  ' .from .area{stroke-dasharray:9 6}',
];

/** How one picture is drawn. */
export interface Drawing {
  /** What the ids of the picture begin with. */
  readonly prefix: string;
  /** Places to highlight as those that tokens leave, as {@link placeKey} names them. */
  readonly sources: ReadonlySet<string>;
  /** Places to highlight as those that tokens go to. */
  readonly targets: ReadonlySet<string>;
}

/** Return the name of a place of a player's path. */
export function placeKey(player: PlayerId, step: number): string {
  return isShared(step) ? `${step}` : `${player} ${step}`;
}

/** Group what belongs to a place that moves can name. */
export function drawPlace(
  { sources, targets }: Drawing,
  key: string,
  data: Attributes,
  children: readonly string[],
): string {
  const isTarget = targets.has(key);
  const highlight =
    isTarget || sources.has(key)
      ? {
          class: `highlight ${isTarget ? 'to' : 'from'}`,
          'data-highlight': isTarget ? 'to' : 'from',
        }
      : {};
  return element('g', { ...data, ...highlight }, children);
}

/** Draw a token. */
export function drawToken(
  { prefix }: Drawing,
  player: PlayerId,
  x: number,
  y: number,
  size: number,
): string {
  const href = `#${prefix}token-${player}`;
  return element('use', { href, x, y, width: size, height: size, 'data-token': player });
}

/** Side of a square, and of everything here, in the motifs' own units. */
const SIDE = 70;
const MIDDLE = SIDE / 2;

/** The stones. */
const STONE = {
  shell: '#f3e7cb',
  blue: '#1f4f8f',
  red: '#a33a2a',
  dark: '#2a1a12',
} as const;

/** A pattern of squares. */
type Pattern = 'rosette' | 'eyes' | 'dots' | 'diamonds';

const PATTERNS: readonly Pattern[] = ['rosette', 'eyes', 'dots', 'diamonds'];

/** The patterns of the squares, by step from 1. */
const PATTERN_OF: readonly Pattern[] = [
  ...(['diamonds', 'dots', 'eyes', 'rosette'] as const),
  ...(['dots', 'diamonds', 'eyes', 'rosette', 'dots', 'diamonds', 'eyes', 'dots'] as const),
  ...(['eyes', 'rosette'] as const),
];

/** Return the pattern of a square. */
export function patternOf(step: number): Pattern {
  return PATTERN_OF[step - 1] ?? 'eyes';
}

function circle(cx: number, cy: number, r: number, fill: string): string {
  return element('circle', { cx, cy, r, fill });
}

function ring(cx: number, cy: number, r: number, stroke: string, width: number): string {
  return element('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width });
}

/** Turn a path about the middle of the square, a number of times all around. */
function around(times: number, d: string, fills: readonly string[]): string[] {
  return Array.from({ length: times }, (_, turn) => {
    const transform = `rotate(${(turn * 360) / times} ${MIDDLE} ${MIDDLE})`;
    return element('path', { d, fill: fills[turn % fills.length], transform });
  });
}

/** The points of a pattern of four, and of five with the middle. */
const FOUR: readonly (readonly [x: number, y: number])[] = [
  [20, 20],
  [50, 20],
  [20, 50],
  [50, 50],
];

/** How each pattern is drawn. A function, as bundlers keep calls outside of functions. */
const shapes = (): { readonly [Each in Pattern]: readonly string[] } => ({
  rosette: [
    ...around(8, 'M35 35 C27 24 28 10 35 5 C42 10 43 24 35 35 Z', [STONE.shell]),
    ...around(8, 'M35 30 C32 24 33 15 35 12 C37 15 38 24 35 30 Z', [STONE.red, STONE.blue]),
    circle(MIDDLE, MIDDLE, 6, STONE.red),
    ring(MIDDLE, MIDDLE, 6, STONE.shell, 2),
  ],
  eyes: FOUR.flatMap(([x, y]) => [
    element('path', {
      d: `M${x - 13} ${y} Q${x} ${y - 17} ${x + 13} ${y} Q${x} ${y + 17} ${x - 13} ${y} Z`,
      fill: 'none',
      stroke: STONE.blue,
      'stroke-width': 2.5,
    }),
    circle(x, y, 5, STONE.red),
  ]),
  dots: [...FOUR, [MIDDLE, MIDDLE] as const].flatMap(([x, y]) => [
    ring(x, y, 7, STONE.blue, 2.5),
    circle(x, y, 3, STONE.blue),
  ]),
  diamonds: FOUR.flatMap(([x, y]) => [
    element('path', {
      d: `M${x} ${y - 13} L${x + 13} ${y} L${x} ${y + 13} L${x - 13} ${y} Z`,
      fill: STONE.red,
    }),
    element('path', {
      d: `M${x} ${y - 6} L${x + 6} ${y} L${x} ${y + 6} L${x - 6} ${y} Z`,
      fill: STONE.shell,
    }),
  ]),
});

function symbol(id: string, parts: readonly string[]): string {
  return element('symbol', { id, viewBox: `0 0 ${SIDE} ${SIDE}` }, parts);
}

/** A square without its pattern. That of a rosette can be told from the others even under a token. */
function groundSymbol(id: string, isRosette: boolean): string {
  const [ground, line] = isRosette ? [STONE.blue, STONE.shell] : [STONE.shell, STONE.blue];
  const corners = [9, SIDE - 9].flatMap((x) => [9, SIDE - 9].map((y) => [x, y] as const));
  const frame = { x: 4, y: 4, width: SIDE - 8, height: SIDE - 8, rx: 3, fill: 'none' };
  return symbol(id, [
    element('rect', { width: SIDE, height: SIDE, rx: 5, fill: ground }),
    element('rect', { ...frame, stroke: line, opacity: 0.5 }),
    ...(isRosette ? corners.map(([x, y]) => circle(x, y, 2.5, line)) : []),
  ]);
}

/** Patterns stand back behind rosettes and tokens. */
function patternSymbol(id: string, pattern: Pattern): string {
  const opacity = pattern === 'rosette' ? undefined : 0.65;
  return symbol(id, [element('g', { opacity }, shapes()[pattern])]);
}

/** The points of a five, nearer to the middle than those of squares. */
const PIPS: readonly (readonly [x: number, y: number])[] = [
  [MIDDLE, MIDDLE],
  [24, 24],
  [46, 24],
  [24, 46],
  [46, 46],
];

/** How each player's tokens are drawn: edge, face, marks. */
const tokens = (): { readonly [Player in PlayerId]: readonly string[] } => ({
  // A round piece of shell with five dark dots.
  A: [
    circle(MIDDLE, MIDDLE, 33, STONE.dark),
    circle(MIDDLE, MIDDLE, 29.5, '#fffdf5'),
    ...PIPS.map(([x, y]) => circle(x, y, 4.5, STONE.dark)),
  ],
  // A piece of dark stone with eight edges, and a light cross.
  B: [
    element('path', {
      d: 'M21 2 H49 L68 21 V49 L49 68 H21 L2 49 V21 Z',
      fill: '#fffdf5',
    }),
    element('path', {
      d: 'M22.5 5.5 H47.5 L64.5 22.5 V47.5 L47.5 64.5 H22.5 L5.5 47.5 V22.5 Z',
      fill: STONE.dark,
    }),
    ...around(4, 'M35 31 L28 13 H42 Z', ['#fffdf5']),
    circle(MIDDLE, MIDDLE, 4.5, '#fffdf5'),
  ],
});

/** A die is a pyramid, seen from above, with the tip that points up marked or not. */
function dieSymbol(id: string, tip: readonly string[]): string {
  return symbol(id, [
    element('path', {
      d: 'M35 6 L66 60 H4 Z',
      fill: STONE.shell,
      stroke: STONE.dark,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }),
    element('path', {
      d: 'M35 6 L35 42 M4 60 L35 42 L66 60',
      fill: 'none',
      stroke: STONE.dark,
      'stroke-width': 2.5,
    }),
    ...tip,
  ]);
}

/** List what pictures are put together from as symbols, whose ids begin with a prefix. */
export function symbolsOf(prefix: string): string[] {
  return [
    groundSymbol(`${prefix}square`, false),
    groundSymbol(`${prefix}square-rosette`, true),
    ...PATTERNS.map((pattern) => patternSymbol(`${prefix}pattern-${pattern}`, pattern)),
    ...PLAYER_IDS.map((player) => symbol(`${prefix}token-${player}`, tokens()[player])),
    dieSymbol(`${prefix}die-1`, [circle(MIDDLE, 42, 11, STONE.red)]),
    dieSymbol(`${prefix}die-0`, []),
  ];
}
