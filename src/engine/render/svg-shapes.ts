/**
 * Parts that pictures of all games are drawn with.
 *
 * @packageDocumentation
 */
import { element, textElement } from './markup.js';

/** Draw the ground of something that lies on the page. */
export function drawPanel(
  x: number,
  y: number,
  width: number,
  height: number,
  styles = 'panel',
): string {
  return element('rect', { class: styles, x, y, width, height, rx: 12 });
}

/** Draw what a part's pointer events fall on, and what its highlight outlines. */
export function drawArea(x: number, y: number, width: number, height: number): string {
  return element('rect', { class: 'area', x, y, width, height, rx: 6 });
}

/** Write a text whose base line begins, or ends, at a point. */
export function drawText(text: string, x: number, y: number, styles = ''): string {
  return textElement('text', { class: styles === '' ? undefined : styles, x, y }, text);
}
