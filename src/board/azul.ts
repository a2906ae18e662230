/**
 * The board of Azul for any page: importing this registers `<azulejo-azul>`.
 *
 * @packageDocumentation
 */
import { AzulBoardElement } from '../azul/board/element.js';
import { defineElement } from '../engine/board/drawn-element.js';

export { type AzulPlace, azulWords } from '../azul/board/words.js';
export { AzulBoardElement };

defineElement('azulejo-azul', AzulBoardElement);

declare global {
  interface HTMLElementTagNameMap {
    'azulejo-azul': AzulBoardElement;
  }
}
