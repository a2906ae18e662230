/**
 * One player's name, hand and home as SVG.
 *
 * @packageDocumentation
 */
import { element } from '../../engine/render/markup.js';
import { labelOf, nameAt, shortened } from '../../engine/render/names.js';
import { drawArea, drawPanel, drawText } from '../../engine/render/svg-shapes.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import { Step } from '../state/path.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { type Drawing, drawPlace, drawToken, PAGE, placeKey } from './svg-drawing.js';

/** Height of a side. */
export const SIDE_HEIGHT = 100;

const WIDTH = PAGE.width - 2 * PAGE.margin;
const PADDING = 16;
const LONGEST_NAME = 30;

/** Hand and home: each with a label and a row of places. */
const ROW = { top: 52, token: 31, pitch: 31, label: 76, width: 218 } as const;
const GAP = 14;

/** Draw a side whose top is at a height. */
export function drawSide(
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
