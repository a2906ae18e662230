/// <reference path="../../engine/board/styles.d.ts" />
/** The board of Tsuro as a custom element. */
import shared from '../../engine/board/board.css';
import { type BoardClass, type BoardElement, boardClass } from '../../engine/board/element.js';
import { type TsuroTypes, tsuroRules } from '../api/tsuro.js';
import { TsuroBoard } from './board.js';
import styles from './tsuro.css';
import { TSURO } from './words.js';

/**
 * The board of Tsuro, `<azulejo-tsuro>`.
 *
 * With `names`, the tiles on offer are shown only to their owner: the player of `seat`, and the one who can move here.
 */
export type TsuroBoardElement = BoardElement<TsuroTypes>;

/** The class of `<azulejo-tsuro>`, which `azulejo/board/tsuro` registers in a browser. */
export const TsuroBoardElement: BoardClass<TsuroTypes> = boardClass({
  game: tsuroRules,
  Board: TsuroBoard,
  words: TSURO,
  styles: [shared, styles],
});
