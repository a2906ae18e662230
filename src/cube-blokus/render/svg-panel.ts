/**
 * One player's name, points and pieces as SVG.
 *
 * @packageDocumentation
 */
import { element } from '../../engine/render/markup.js';
import { labelOf, nameAt, shortened, WINNER } from '../../engine/render/names.js';
import { drawPanel, drawText } from '../../engine/render/svg-shapes.js';
import type { PlayerView, StateView } from '../api/inspect.js';
import { PIECES, PLAYER_IDS } from '../state/vocabulary.js';
import { leaders, leftText, pointsText } from './caption.js';
import { MINI } from './svg-motifs.js';
import type { Place } from './views.js';

/** Size of a panel. */
export const PANEL = { width: 184, height: 188 } as const;

const PADDING = 10;

/** Where the pieces are: room for 3 columns and 5 rows of squares each. */
const PIECE = { top: 70, columns: 7, width: 164 / 7, height: 5 * MINI + 8 } as const;

/** The name's columns where nothing else is in its line. */
const LONGEST_NAME = 14;

/** Draw the panel of a player at a point. */
export function drawSide(
  prefix: string,
  view: StateView,
  side: PlayerView,
  names: readonly string[] | undefined,
  [x, y]: Place,
): string {
  const { player, piecesLeft } = side;
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
    drawText(pointsText(side), PADDING, 47, 'faint'),
    drawText(leftText(side), PADDING, 63, 'faint'),
    ...pieces,
  ]);
}
