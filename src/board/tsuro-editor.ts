/**
 * The editor of Tsuro's positions for any page: importing this registers `<azulejo-tsuro-editor>`.
 *
 * @packageDocumentation
 */
import { defineElement } from '../engine/board/drawn-element.js';
import { TsuroEditorElement } from '../tsuro/board/editor-element.js';

export { TsuroEditorElement };

defineElement('azulejo-tsuro-editor', TsuroEditorElement);

declare global {
  interface HTMLElementTagNameMap {
    'azulejo-tsuro-editor': TsuroEditorElement;
  }
}
