/// <reference path="../../engine/board/styles.d.ts" />
/** The board of Cube Blokus as a custom element. */
import { checkedFunction, listOf } from '../../boundary/values.js';
import { type BoardClass, type BoardElement, boardClass } from '../../engine/board/element.js';
import { type CubeBlokusTypes, cubeBlokusRules } from '../api/cube-blokus.js';
import { CubeBoard } from './board.js';
import styles from './cube-blokus.css';
import type { CubeBlokusBoardProperties } from './input.js';
import { CUBE, type CubeWords } from './words.js';

/**
 * The type of the HTML element `<azulejo-cube-blokus>`, which shows a state of Cube Blokus and
 * lets people move: a {@link BoardElement} of that game, with the properties `rate` and `pieces`.
 *
 * Its event `select` names the player and the piece that is picked up, such as `AV5`. If its property `rate` is set to
 * a function, the board has a button that shows how good each place for the piece is:
 *
 * ```ts
 * import type { CubeBlokusBoardElement } from 'azulejo/board/cube-blokus';
 * import { rateMoves } from 'azulejo/cube-blokus';
 *
 * function rateHere(board: CubeBlokusBoardElement) {
 *   board.rate = async (state) => new Map(rateMoves(state).map(({ move, rating }) => [move, rating]));
 * }
 * ```
 */
export type CubeBlokusBoardElement = BoardElement<CubeBlokusTypes> & CubeBlokusBoardProperties;

/**
 * The class of the HTML element `<azulejo-cube-blokus>`, a board of Cube Blokus. In a browser, importing
 * `azulejo/board/cube-blokus` registers it; on a server, importing it has no effect.
 */
export const CubeBlokusBoardElement: BoardClass<CubeBlokusTypes, CubeBlokusBoardProperties> =
  boardClass<CubeBlokusTypes, CubeWords, CubeBlokusBoardProperties>({
    game: cubeBlokusRules,
    Board: CubeBoard,
    more: {
      rate: (rate) => checkedFunction('Rate', rate),
      pieces: (pieces) =>
        pieces === undefined ? pieces : listOf('Pieces', pieces, 'a list of pieces'),
    },
    words: CUBE,
    styles,
  });
