/// <reference path="../../engine/board/styles.d.ts" />
/** The board of Azul as a custom element. */
import { type BoardClass, type BoardElement, boardClass } from '../../engine/board/element.js';
import { type AzulTypes, azulTable } from '../api/azul.js';
import styles from './azul.css';
import { AzulBoard } from './board.js';
import { AZUL } from './words.js';

/**
 * The type of the HTML element `<azulejo-azul>`, which shows a state of Azul and lets people move: a
 * {@link BoardElement} of Azul.
 */
export type AzulBoardElement = BoardElement<AzulTypes>;

/**
 * The class of the HTML element `<azulejo-azul>`, a board of Azul. In a browser, importing `azulejo/board/azul`
 * registers it; on a server, importing it has no effect.
 */
export const AzulBoardElement: BoardClass<AzulTypes> = boardClass({
  game: azulTable,
  Board: AzulBoard,
  words: AZUL,
  styles,
});
