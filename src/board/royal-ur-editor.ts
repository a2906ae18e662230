/**
 * The editor of positions of the Royal Game of Ur for any page: importing this registers `<azulejo-royal-ur-editor>`.
 *
 * @packageDocumentation
 */
import { defineElement } from '../engine/board/drawn-element.js';
import { RoyalUrEditorElement } from '../royal-ur/board/editor-element.js';

export { RoyalUrEditorElement };

defineElement('azulejo-royal-ur-editor', RoyalUrEditorElement);

declare global {
  interface HTMLElementTagNameMap {
    'azulejo-royal-ur-editor': RoyalUrEditorElement;
  }
}
