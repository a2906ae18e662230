/**
 * Pictures of a state: as text for a terminal, and as SVG.
 *
 * @packageDocumentation
 */

export { renderSvg, type SvgPictureOptions } from './azul/render/svg.js';
export { renderText, type TextPictureOptions } from './azul/render/text.js';
export type { Theme } from './engine/render/svg-theme.js';
