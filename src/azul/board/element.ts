/**
 * The board of Azul as a custom element.
 *
 * @packageDocumentation
 */
import shared from '../../engine/board/board.css';
import { type BoardElement, boardClass } from '../../engine/board/element.js';
import { type AzulTypes, azulRules } from '../api/azul.js';
import styles from './azul.css';
import { AzulBoard } from './board.js';
import { AZUL } from './words.js';

/** The board of Azul, `<azulejo-azul>`. */
export type AzulBoardElement = BoardElement<AzulTypes>;

/** The class of `<azulejo-azul>`, which `azulejo/board/azul` registers in a browser. */
export const AzulBoardElement = boardClass({
  game: azulRules,
  Board: AzulBoard,
  words: AZUL,
  styles: [shared, styles],
});
