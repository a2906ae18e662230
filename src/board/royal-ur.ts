/**
 * The board of the Royal Game of Ur for any page: importing this registers `<azulejo-royal-ur>`.
 *
 * @packageDocumentation
 */
import { defineElement } from '../engine/board/drawn-element.js';
import { RoyalUrBoardElement } from '../royal-ur/board/element.js';

export type { RoyalUrBoardProperties } from '../royal-ur/board/board.js';
export { royalUrWords } from '../royal-ur/board/words.js';
export { RoyalUrBoardElement };

defineElement('azulejo-royal-ur', RoyalUrBoardElement);

declare global {
  interface HTMLElementTagNameMap {
    'azulejo-royal-ur': RoyalUrBoardElement;
  }
}
