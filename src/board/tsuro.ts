/**
 * The board of Tsuro for any page: importing this registers `<azulejo-tsuro>`.
 *
 * @packageDocumentation
 */
import { defineElement } from '../engine/board/drawn-element.js';
import { TsuroBoardElement } from '../tsuro/board/element.js';

export { type TsuroGameWords, type TsuroPlace, tsuroWords } from '../tsuro/board/words.js';
export { TsuroBoardElement };

defineElement('azulejo-tsuro', TsuroBoardElement);

declare global {
  interface HTMLElementTagNameMap {
    'azulejo-tsuro': TsuroBoardElement;
  }
}
