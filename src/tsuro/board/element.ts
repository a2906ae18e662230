/// <reference path="../../engine/board/styles.d.ts" />
/** The board of Tsuro as a custom element. */
import { type BoardClass, type BoardElement, boardClass } from '../../engine/board/element.js';
import { type TsuroTypes, tsuroRules } from '../api/tsuro.js';
import { TsuroBoard } from './board.js';
import styles from './tsuro.css';
import { TSURO } from './words.js';

/**
 * The type of the HTML element `<azulejo-tsuro>`, which shows a state of Tsuro and lets people move: a
 * {@link BoardElement} of Tsuro.
 *
 * If `names` is set, each player's tiles are shown only to that player: the one of `seat`, and the one who can move
 * here.
 */
export type TsuroBoardElement = BoardElement<TsuroTypes>;

/**
 * The class of the HTML element `<azulejo-tsuro>`, a board of Tsuro. In a browser, importing `azulejo/board/tsuro`
 * registers it; on a server, importing it has no effect.
 */
export const TsuroBoardElement: BoardClass<TsuroTypes> = boardClass({
  game: tsuroRules,
  Board: TsuroBoard,
  words: TSURO,
  styles,
});
