/**
 * How logs describe moves of Azul: `Ada A takes H3:c 4 success`.
 *
 * @packageDocumentation
 */
import { decodeMove, isMove } from '../../codec/move.js';
import type { LogActions } from '../../engine/game/game.js';
import type { Move } from '../../state/vocabulary.js';
import { countFromOne, countFromZero, readHolder, writeHolder } from './human-notation.js';

/** A draft from a holder or the centre, or a tiling. */
const ACTION = /^(?:takes (H[1-9]|C):([a-e]) ([1-5F])|places ([1-5]) ([1-5F]))$/;

/** What moves of Azul do: `takes H3:c 4`, `places 4 2`. */
export const AZUL_ACTIONS: LogActions<Move> = {
  expected: 'takes or places, from and to',
  write: (move) => {
    const parts = decodeMove(move);
    if (parts.kind === 'tiling') {
      return `places ${countFromOne(parts.row)} ${countFromOne(parts.column)}`;
    }
    return `takes ${writeHolder(parts.source)}:${parts.colour} ${countFromOne(parts.target)}`;
  },
  read: (text, player) => {
    const [, holder, colour, target = '', row = '', column = ''] = ACTION.exec(text) ?? [];
    const move =
      holder === undefined
        ? `${player}${countFromZero(row)}${countFromZero(column)}`
        : `${player}${readHolder(holder)}${colour}${countFromZero(target)}`;
    return isMove(move) ? move : undefined;
  },
};
