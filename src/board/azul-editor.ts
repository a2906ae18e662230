/**
 * The editor of Azul's positions for any page: importing this registers `<azulejo-azul-editor>`.
 *
 * @packageDocumentation
 */
import { AzulEditorElement } from '../azul/board/editor-element.js';
import { defineElement } from '../engine/board/drawn-element.js';

export { AzulEditorElement };

defineElement('azulejo-azul-editor', AzulEditorElement);

declare global {
  interface HTMLElementTagNameMap {
    'azulejo-azul-editor': AzulEditorElement;
  }
}
