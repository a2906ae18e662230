/// <reference path="../../engine/board/styles.d.ts" />
/** The board of the Royal Game of Ur as a custom element. */
import { checkedFunction } from '../../boundary/values.js';
import { type BoardClass, type BoardElement, boardClass } from '../../engine/board/element.js';
import { type RoyalUrTypes, royalUrRules } from '../api/game.js';
import { type RoyalUrBoardProperties, UrBoard } from './board.js';
import styles from './royal-ur.css';
import { UR, type UrWords } from './words.js';

/**
 * The type of the HTML element `<azulejo-royal-ur>`, which shows a state of the Royal Game of Ur
 * and lets people move: a {@link BoardElement} of that game, with the property `roll`.
 *
 * If its property `roll` is set to a function, the board lets a person of `movable` roll the dice:
 *
 * ```ts
 * import type { RoyalUrBoardElement } from 'azulejo/board/royal-ur';
 * import { sampleChance } from 'azulejo/royal-ur';
 *
 * function rollHere(board: RoyalUrBoardElement) {
 *   board.movable = 'all';
 *   board.roll = () => board.play(sampleChance(Math.random));
 * }
 * ```
 */
export type RoyalUrBoardElement = BoardElement<RoyalUrTypes> & RoyalUrBoardProperties;

/**
 * The class of the HTML element `<azulejo-royal-ur>`, a board of the Royal Game of Ur. In a browser, importing
 * `azulejo/board/royal-ur` registers it; on a server, importing it has no effect.
 */
export const RoyalUrBoardElement: BoardClass<RoyalUrTypes, RoyalUrBoardProperties> = boardClass<
  RoyalUrTypes,
  UrWords,
  RoyalUrBoardProperties
>({
  game: royalUrRules,
  Board: UrBoard,
  more: { roll: (roll) => checkedFunction('Roll', roll) },
  words: UR,
  styles,
});
