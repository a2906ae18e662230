/**
 * Below the board in SVG: the players, and the tiles on offer.
 *
 * @packageDocumentation
 */
import { element } from '../../engine/render/markup.js';
import { shortened, WINNER } from '../../engine/render/names.js';
import { drawArea, drawPanel, drawText } from '../../engine/render/svg-shapes.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import { writeTile } from '../codec/notation.js';
import { Count } from '../state/tiles.js';
import { playerLabel, statusText } from './caption.js';
import { drawAvatar } from './svg-avatar.js';
import { drawTile, tileData } from './svg-tile.js';

/** A player's panel. */
const PANEL = { height: 58, pitch: 66, perRow: 2, gap: 12, avatar: 34 } as const;

/** The offer: its tiles, with room for their numbers. */
const OFFER = { height: 148, tile: 96, pitch: 180, padding: 16 } as const;

const LONGEST_NAME = 22;

/** Return the height of the players' panels. */
export function playersHeight(players: number): number {
  return Math.ceil(players / PANEL.perRow) * PANEL.pitch;
}

/** Draw the players, two beside each other. */
export function drawPlayers(
  prefix: string,
  view: StateView,
  names: readonly string[] | undefined,
  winners: readonly string[],
  [left, top, width]: readonly [left: number, top: number, width: number],
): string[] {
  const panelWidth = (width - (PANEL.perRow - 1) * PANEL.gap) / PANEL.perRow;
  return view.players.map((player, index) => {
    const x = left + (index % PANEL.perRow) * (panelWidth + PANEL.gap);
    const y = top + Math.trunc(index / PANEL.perRow) * PANEL.pitch;
    const mark = winners.includes(player.player) ? WINNER : '';
    const name = shortened(playerLabel(player.player, names), LONGEST_NAME - mark.length);
    const isNext = view.turn === player.player;
    return element('g', { 'data-player': player.player, transform: `translate(${x} ${y})` }, [
      drawPanel(0, 0, panelWidth, PANEL.height, isNext ? 'panel next' : 'panel'),
      ...drawPlayer(prefix, player, `${name}${mark}`),
    ]);
  });
}

function drawPlayer(prefix: string, player: PlayerView, label: string): string[] {
  const middle = PANEL.height / 2;
  const styles = player.left === null ? undefined : 'gone';
  return [
    drawAvatar(prefix, player.player, [30, middle], PANEL.avatar, styles),
    drawText(label, 58, middle - 5, 'strong'),
    drawText(statusText(player), 58, middle + 18, 'faint'),
  ];
}

/** Return the height of the offer. */
export function offerHeight({ hand }: StateView): number {
  return hand.length === 0 ? 0 : OFFER.height;
}

/** Draw the tiles on offer, as they are before a rotation. */
export function drawOffer(
  prefix: string,
  { hand }: StateView,
  tiles: ReadonlySet<number>,
  [left, top, width]: readonly [left: number, top: number, width: number],
): string[] {
  if (hand.length === 0) return [];
  const offers = hand.map((tile, index) => {
    const option = Count.Rotations * tile;
    const x = left + OFFER.padding + index * OFFER.pitch;
    const y = top + (OFFER.height - OFFER.tile) / 2;
    const highlight = tiles.has(tile) ? { class: 'highlight', 'data-highlight': 'true' } : {};
    const data = { 'data-offer': index + 1, ...tileData(option), ...highlight };
    return element('g', data, [
      drawTile(prefix, option, [x, y], OFFER.tile),
      drawText(`${index + 1}`, x + OFFER.tile + 10, y + 24, 'strong'),
      drawText(`tile ${writeTile(tile)}`, x + OFFER.tile + 10, y + 50, 'faint'),
      drawArea(x, y, OFFER.tile, OFFER.tile),
    ]);
  });
  return [drawPanel(left, top, width, OFFER.height), ...offers];
}
