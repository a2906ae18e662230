/**
 * Pictures of a state: as text for a terminal, and as SVG.
 *
 * @packageDocumentation
 */
export { renderText, type TextPictureOptions } from './render/text.js';
