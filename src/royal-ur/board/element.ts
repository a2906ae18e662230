/// <reference path="../../engine/board/styles.d.ts" />
/** The board of the Royal Game of Ur as a custom element. */
import { type BoardClass, type BoardElement, boardClass } from '../../engine/board/element.js';
import { type RoyalUrTypes, royalUrRules } from '../api/game.js';
import { UrBoard, type UrBoardProperties } from './board.js';
import styles from './royal-ur.css';
import { UR, type UrWords } from './words.js';

/**
 * The type of the HTML element `<azulejo-royal-ur>`, which shows a state of the Royal Game of Ur
 * and lets people move.
 *
 * Where `roll` is set, a person rolls the dice:
 *
 * ```ts
 * import type { RoyalUrBoardElement } from 'azulejo/board/royal-ur';
 *
 * function rollHere(board: RoyalUrBoardElement) {
 *   board.roll = () => board.play(sampleChance(Math.random));
 * }
 * ```
 */
export type RoyalUrBoardElement = BoardElement<RoyalUrTypes> & UrBoardProperties;

/**
 * The class of the HTML element `<azulejo-royal-ur>`. In a browser, importing
 * `azulejo/board/royal-ur` registers it.
 */
export const RoyalUrBoardElement: BoardClass<RoyalUrTypes, UrBoardProperties> = boardClass<
  RoyalUrTypes,
  UrWords,
  UrBoardProperties
>({
  game: royalUrRules,
  Board: UrBoard,
  more: ['roll'],
  words: UR,
  styles,
});
