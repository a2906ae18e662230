/** The board: where the squares are, and how they look in SVG: two blocks, the bridge between them, the dice next to it. */

import { drawArea, drawText, element } from '../../engine/render/svg.js';
import type { StateView } from '../api/inspect.js';
import { HIGHEST_ROLL, isShared, PATHS, type PathPlace, Step } from '../state/position.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { type Drawing, drawPlace, drawToken, PAGE, patternOf, placeKey } from './svg-motifs.js';

/** Number of columns, which count from 1. */
export const COLUMNS = 8;

/** A row of the board. */
export interface Row {
  /** The players whose tokens can be there. */
  readonly players: readonly PlayerId[];
  /** Its squares by column; none in the gap. */
  readonly places: ReadonlyMap<number, PathPlace>;
}

function rowOf(letter: string, players: readonly PlayerId[]): Row {
  const [player = 'A'] = players;
  const squares = PATHS[player].filter(
    ({ step, square }) => step > Step.Hand && step < Step.Home && square.startsWith(letter),
  );
  const places = squares.map((place) => [Number(place.square.slice(1)), place] as const);
  return { players, places: new Map(places) };
}

/** The rows from above: A's own squares, those of both players, B's own. */
export const ROWS: readonly Row[] = [
  /* @__PURE__ */ rowOf('A', ['A']),
  /* @__PURE__ */ rowOf('B', PLAYER_IDS),
  /* @__PURE__ */ rowOf('C', ['B']),
];

/** Side of a square. */
const SQUARE = 70;

/** From a square to the next one in its row. */
const PITCH = 76;

/** From a row to the next one: there is room for the steps of its squares above it. */
const ROW_PITCH = 94;

/** Room for a step above a square. */
const LABEL = 20;

/** From the middle of the board's rim to the squares and their steps. */
const INSET = 6;

/** From the rim's middle to its edge. */
const RIM = 8;

/** Size of the board. */
export const BOARD = {
  height: 2 * (RIM + INSET) + LABEL + (ROWS.length - 1) * ROW_PITCH + SQUARE,
} as const;

const LEFT = (PAGE.width - (COLUMNS - 1) * PITCH - SQUARE) / 2;

const TOKEN = 56;
const DIE = { size: 29, pitch: 32 } as const;

/** The columns of the gap, next to the bridge. */
const GAP_COLUMNS = [5, 6] as const;

function xOf(column: number): number {
  return LEFT + (column - 1) * PITCH;
}

function yOf(row: number): number {
  return RIM + INSET + LABEL + row * ROW_PITCH;
}

/** Draw the board whose top is at a height. */
export function drawBoard(drawing: Drawing, view: StateView, top: number): string {
  const squares = ROWS.flatMap((row, index) =>
    [...row.places].map(([column, place]) =>
      drawSquare(drawing, view, row, place, [xOf(column), yOf(index)]),
    ),
  );
  const d = outline();
  return element('g', { transform: `translate(0 ${top})` }, [
    element('path', { class: 'rim', d }),
    element('path', { class: 'wood', d }),
    ...squares,
    ...drawDice(drawing, view),
  ]);
}

/** Draw the outline of the squares, clockwise from the left block's corner, around the gaps. */
function outline(): string {
  const [first, last] = GAP_COLUMNS;
  const left = xOf(1) - INSET;
  const right = xOf(COLUMNS) + SQUARE + INSET;
  const gapLeft = xOf(first - 1) + SQUARE + INSET;
  const gapRight = xOf(last + 1) - INSET;
  const [top, bridgeTop] = [yOf(0), yOf(1)].map((y) => y - LABEL - INSET);
  const [bridgeBottom, bottom] = [yOf(1), yOf(ROWS.length - 1)].map((y) => y + SQUARE + INSET);
  return [
    `M${left} ${top} H${gapLeft} V${bridgeTop} H${gapRight} V${top} H${right}`,
    `V${bottom} H${gapRight} V${bridgeBottom} H${gapLeft} V${bottom} H${left} Z`,
  ].join(' ');
}

function drawSquare(
  drawing: Drawing,
  { players }: StateView,
  row: Row,
  { step, square, rosette }: PathPlace,
  [x, y]: readonly [x: number, y: number],
): string {
  const [owner = 'A'] = row.players;
  const there = players.filter(
    ({ player, steps }) => row.players.includes(player) && steps.includes(step),
  );
  const box = { x, y, width: SQUARE, height: SQUARE };
  const inset = (SQUARE - TOKEN) / 2;
  const data = {
    'data-player': isShared(step) ? undefined : owner,
    'data-step': step,
    'data-square': square,
  };
  return drawPlace(drawing, placeKey(owner, step), data, [
    element('use', {
      href: `#${drawing.prefix}square${rosette ? '-rosette' : ''}`,
      ...box,
      'data-rosette': rosette ? 'true' : undefined,
    }),
    ...(there.length === 0
      ? [element('use', { href: `#${drawing.prefix}pattern-${patternOf(step)}`, ...box })]
      : []),
    drawText(`${step}`, x + SQUARE / 2, y - 5, 'step middle'),
    // Only an unchecked text has tokens of both players on a square: then both are to be seen.
    ...there.map(({ player }, index) =>
      drawToken(drawing, player, x + inset, y + inset - index * 20, TOKEN),
    ),
    drawArea(x, y, SQUARE, SQUARE),
  ]);
}

/** Draw the dice of a roll that waits or is due, in the gap next to the player's own squares. */
function drawDice({ prefix }: Drawing, { phase, turn, roll }: StateView): string[] {
  if (phase === 'game-over') return [];
  const row = ROWS.findIndex(({ players: [owner] }, index) => index !== 1 && owner === turn);
  const y = yOf(row) + (SQUARE - DIE.size) / 2;
  const width = (HIGHEST_ROLL - 1) * DIE.pitch + DIE.size;
  const left = (xOf(GAP_COLUMNS[0]) + xOf(GAP_COLUMNS[1]) + SQUARE - width) / 2;
  const dice = Array.from({ length: HIGHEST_ROLL }, (_, die) => {
    const href = `#${prefix}die-${roll !== null && die < roll ? 1 : 0}`;
    return element('use', {
      href,
      x: left + die * DIE.pitch,
      y,
      width: DIE.size,
      height: DIE.size,
    });
  });
  return [
    element('g', { 'data-dice': roll ?? 'due', class: roll === null ? 'due' : undefined }, dice),
  ];
}
