/// <reference path="../../engine/board/styles.d.ts" />
/**
 * The board of the Royal Game of Ur as a custom element.
 *
 * @packageDocumentation
 */
import shared from '../../engine/board/board.css';
import { type BoardClass, type BoardElement, boardClass } from '../../engine/board/element.js';
import { type RoyalUrTypes, royalUrRules } from '../api/game.js';
import { UrBoard } from './board.js';
import styles from './royal-ur.css';
import { UR } from './words.js';

/** The board of the Royal Game of Ur, `<azulejo-royal-ur>`. */
export type RoyalUrBoardElement = BoardElement<RoyalUrTypes>;

/** The class of `<azulejo-royal-ur>`, which `azulejo/board/royal-ur` registers in a browser. */
export const RoyalUrBoardElement: BoardClass<RoyalUrTypes> = boardClass({
  game: royalUrRules,
  Board: UrBoard,
  words: UR,
  styles: [shared, styles],
});
