/**
 * The board of Tsuro for any page: importing this registers `<azulejo-tsuro>`.
 *
 * @packageDocumentation
 */
import { defineBoard } from '../engine/board/element.js';
import { TsuroBoardElement } from '../tsuro/board/element.js';

export { type TsuroGameWords, tsuroWords } from '../tsuro/board/words.js';
export { TsuroBoardElement };

defineBoard('azulejo-tsuro', TsuroBoardElement);
