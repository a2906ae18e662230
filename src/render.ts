/**
 * Pictures of a state: as text for a terminal, and as SVG.
 *
 * @packageDocumentation
 */

export { renderSvg, type SvgPictureOptions } from './azul/render/svg.js';
export type { Theme } from './azul/render/svg-theme.js';
export { renderText, type TextPictureOptions } from './azul/render/text.js';
