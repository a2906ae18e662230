/**
 * The editor of Cube Blokus's positions for any page: importing this registers `<azulejo-cube-blokus-editor>`.
 *
 * @packageDocumentation
 */
import { CubeBlokusEditorElement } from '../cube-blokus/board/editor-element.js';
import { defineElement } from '../engine/board/drawn-element.js';

export { CubeBlokusEditorElement };

defineElement('azulejo-cube-blokus-editor', CubeBlokusEditorElement);

declare global {
  interface HTMLElementTagNameMap {
    'azulejo-cube-blokus-editor': CubeBlokusEditorElement;
  }
}
