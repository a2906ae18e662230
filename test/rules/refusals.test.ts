/** The messages about illegal moves, word for word, for each rule that can forbid one. */
import {
  type AzulIssue,
  applyMove,
  decodeState,
  explainMove,
  type Move,
  type Rules,
} from 'azulejo';
import { describe, expect, test } from 'vitest';

const PILES = 'B0000000000D0000000000';

/** One line that holds all of an issue: `code, path: found; expected`. */
function summary({ code, path, found, expected }: AzulIssue): string {
  return `${code}, ${path.join(' ')}: ${found}; ${expected}`;
}

describe('an illegal move', () => {
  test.each<[shared: string, players: string, rules: Partial<Rules>, move: Move, issue: string]>([
    [
      'AF0aabcCf',
      'A0MSFB0MSF',
      {},
      'A00',
      'move.wrong-phase, phase: the tiling move A00; a drafting move',
    ],
    [
      'AFCf',
      'A0MS0a1FB0MSF',
      {},
      'A0a0',
      'move.wrong-phase, phase: the drafting move A0a0; a tiling move',
    ],
    [
      'AFCf',
      'A0MSFB0MSF',
      {},
      'B40',
      'move.wrong-phase, phase: the tiling move B40; the end of the round before any move',
    ],
    [
      'AFCf',
      'A0MSFB0MSF',
      {},
      'BCe1',
      'move.wrong-phase, phase: the drafting move BCe1; the end of the round before any move',
    ],
    [
      'AFCf',
      'A0Ma00b01c02d03e04SFB0MSF',
      {},
      'A0a0',
      'move.wrong-phase, phase: the drafting move A0a0; no move, as the game is over',
    ],
    [
      'BF0aabcCf',
      'A0MSFB0MSFC0MSF',
      {},
      'A0a0',
      'move.not-your-turn, turn: a move by A; a move by B',
    ],
    ['AFCf', 'A0MS0a1FB0MS0a1F', {}, 'B00', 'move.not-your-turn, turn: a move by B; a move by A'],
    ['AFCf', 'A0MSFB0MSFC0MS0a1F', {}, 'B00', 'move.not-your-turn, turn: a move by B; a move by C'],
    ['DF0aabcCf', 'A0MSFB0MSF', {}, 'A0a0', 'move.not-your-turn, turn: a move by A; no move now'],
    [
      'AF3aabcCbb',
      'A0MSFfB0MSF',
      {},
      'A3dF',
      'move.colour-not-there, factories 3: no tile of colour d; colour a, b or c',
    ],
    [
      'AF3aabcCbb',
      'A0MSFfB0MSF',
      {},
      'A4aF',
      'move.colour-not-there, factories 4: no tile of colour a; a place with tiles',
    ],
    [
      'AF3aabcCbb',
      'A0MSFfB0MSF',
      {},
      'ACc0',
      'move.colour-not-there, centre: no tile of colour c; colour b',
    ],
    [
      'AF0aaaaCf',
      'A0Ma00S1b12a33a2FB0MSF',
      {},
      'A0a0',
      'move.colour-in-mosaic-row, players A storage 0: colour a, which the mosaic row beside it has; a colour that it does not have',
    ],
    [
      'AF0aaaaCf',
      'A0Ma00S1b12a33a2FB0MSF',
      {},
      'A0a1',
      'move.row-holds-other-colour, players A storage 1: colour b already; no tiles or colour a',
    ],
    [
      'AF0aaaaCf',
      'A0Ma00S1b12a33a2FB0MSF',
      {},
      'A0a2',
      'move.row-full, players A storage 2: 3 tiles already; a row with room for colour a',
    ],
    [
      'BF0eeeeCf',
      'A0MSFB0Me43S4d5F',
      {},
      'B0e4',
      'move.row-holds-other-colour, players B storage 4: colour d already; no tiles or colour e',
    ],
    [
      'BFCeeee',
      'A0MSFB0MS4e5Ff',
      {},
      'BCe4',
      'move.row-full, players B storage 4: 5 tiles already; a row with room for colour e',
    ],
    [
      'BFCf',
      'A0MSFB0Ma00S2c23d4F',
      {},
      'B00',
      'move.row-not-full, players B storage 0: 0 tiles; 1, a full row',
    ],
    [
      'BFCf',
      'A0MSFB0Ma00S2c23d4F',
      {},
      'B20',
      'move.row-not-full, players B storage 2: 2 tiles; 3, a full row',
    ],
    [
      'BFCf',
      'A0MSFB0Ma00S2c33d44e5F',
      {},
      'B30',
      'move.row-not-next, players B storage 3: a row further down; row 2, the topmost full one',
    ],
    [
      'BFCf',
      'A0MSFB0Ma00S2c33d44e5F',
      {},
      'B4F',
      'move.row-not-next, players B storage 4: a row further down; row 2, the topmost full one',
    ],
    [
      'BFCf',
      'A0MSFB0Ma00S2c33d44e5F',
      { tilingOrder: 'any' },
      'B4F',
      'move.floor-not-needed, players B storage 4: the floor; a cell of the mosaic, such as column 0',
    ],
    [
      'BFCf',
      'A0MSFB0Mc01a20S2c3F',
      {},
      'B2F',
      'move.floor-not-needed, players B storage 2: the floor; a cell of the mosaic, such as column 2',
    ],
    [
      'BFCf',
      'A0MSFB0Mc01a20S2c3F',
      {},
      'B20',
      'move.cell-taken, players B mosaic 2 0: a tile already; an empty cell',
    ],
    [
      'BFCf',
      'A0MSFB0Mc01a20S2c3F',
      {},
      'B21',
      'move.colour-in-mosaic-column, players B mosaic 2 1: colour c in this column; a column without it',
    ],
    [
      'BFCf',
      'A0MSFB0MS2c3F',
      { mosaic: 'fixed' },
      'B21',
      'move.colour-off-its-cell, players B mosaic 2 1: colour c; it in column 4',
    ],
    [
      'BFCf',
      'A0MSFB0MS2c3F',
      { mosaic: 'fixed' },
      'B2F',
      'move.floor-not-needed, players B storage 2: the floor; a cell of the mosaic, such as column 4',
    ],
    [
      'BFCf',
      'A0MSFB0Mb24S2c3F',
      { mosaic: 'fixed' },
      'B24',
      'move.cell-taken, players B mosaic 2 4: a tile already; an empty cell',
    ],
    [
      'BFCf',
      'A0MSFB0Mc14S2c3F',
      { mosaic: 'fixed' },
      'B24',
      'move.colour-in-mosaic-column, players B mosaic 2 4: colour c in this column; a column without it',
    ],
    [
      'AF0aabcCf',
      'A0MS0a1FB0MSF',
      {},
      'A00',
      'move.wrong-phase, phase: the tiling move A00; a drafting move',
    ],
  ])('%s %s %j: %s', (shared, players, rules, move, issue) => {
    const state = decodeState([shared + PILES, players], { rules, validate: false });
    const found = explainMove(state, move);
    expect(found && summary(found)).toBe(issue);
    expect([found?.part, found?.severity, found?.index]).toEqual(['move', 'error', undefined]);
    expect(() => applyMove(state, move)).toThrow(found?.message);
  });
});
