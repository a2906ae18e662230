/**
 * The board of Cube Blokus for any page: importing this registers `<azulejo-cube-blokus>`.
 *
 * @packageDocumentation
 */
import { CubeBlokusBoardElement } from '../cube-blokus/board/element.js';
import { defineElement } from '../engine/board/drawn-element.js';

export type { CubeBlokusBoardProperties } from '../cube-blokus/board/input.js';
export { cubeBlokusWords } from '../cube-blokus/board/words.js';
export { CubeBlokusBoardElement };

defineElement('azulejo-cube-blokus', CubeBlokusBoardElement);

declare global {
  interface HTMLElementTagNameMap {
    'azulejo-cube-blokus': CubeBlokusBoardElement;
  }
}
