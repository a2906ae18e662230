/**
 * Pictures of a state: as text for a terminal, and as SVG.
 *
 * @packageDocumentation
 */

export { renderSvg, type SvgPictureOptions } from './render/svg.js';
export type { Theme } from './render/svg-theme.js';
export { renderText, type TextPictureOptions } from './render/text.js';
