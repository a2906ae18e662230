/// <reference path="../../engine/board/styles.d.ts" />
/** The board of Azul as a custom element. */
import shared from '../../engine/board/board.css';
import { type BoardClass, type BoardElement, boardClass } from '../../engine/board/element.js';
import { type AzulTypes, azulTable } from '../api/azul.js';
import styles from './azul.css';
import { AzulBoard } from './board.js';
import { AZUL } from './words.js';

/** The board of Azul, `<azulejo-azul>`. */
export type AzulBoardElement = BoardElement<AzulTypes>;

/** The class of `<azulejo-azul>`, which `azulejo/board/azul` registers in a browser. */
export const AzulBoardElement: BoardClass<AzulTypes> = boardClass({
  game: azulTable,
  Board: AzulBoard,
  words: AZUL,
  styles: [shared, styles],
});
