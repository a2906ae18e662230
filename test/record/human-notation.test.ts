/** Moves as people type them: the desktop specification's notation, with letters for colours, too. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChance,
  decodeState,
  explainMove,
  isMove,
  legalMoves,
  type Move,
  readHumanMove,
  writeHumanMove,
} from '../../src/index.js';
import { allNotations } from '../oracle/index.js';
import { anyText } from '../support/any-text.js';
import { reachedStates } from '../support/games.js';

const FRESH = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
const DRAFTING = applyChance(FRESH, 'F0cdde1bbbe2abde3cdee4bcce');
/** B is to tile: rows 1 and 3 are full. */
const FULL_ROWS = ['BFCfB1420202020D0000000000', 'A0MSFB0MS1a23a4F'] as const;
const TILING = decodeState(FULL_ROWS);
const ANY_ORDER = decodeState(FULL_ROWS, { rules: { tilingOrder: 'any' } });
const OVER = decodeState(['AFCfB1919191919D0000000000', 'A9Ma00b01c02d03e04SFB3MSF']);

function answer(text: string, state = DRAFTING): string {
  const result = readHumanMove(text, state);
  return result.ok ? result.move : result.issue.message;
}

describe('a draft', () => {
  test.each([
    ['H3 3 4', 'A2c3'],
    ['H1 1 1', 'A0a0'],
    ['H9 5 5', 'A8e4'],
    ['C 2 F', 'ACbF'],
    ['C 2 0', 'ACbF'],
    ['H3 c 4', 'A2c3'],
    ['  h3\t3   4 ', 'A2c3'],
    ['c e f', 'ACeF'],
  ])('%s is %s', (text, move) => {
    expect(answer(text)).toBe(move);
  });

  test.each(['H3 c 4', 'C b F', 'H1 a 1'])('%s is written as it is read', (text) => {
    const result = readHumanMove(text, DRAFTING);
    expect(result.ok && writeHumanMove(result.move)).toBe(text);
  });
});

describe('a tiling', () => {
  test.each([
    ['2', 'B11'],
    ['F', 'B1F'],
    ['0', 'B1F'],
    ['4 2', 'B31'],
    ['4 f', 'B3F'],
  ])('%s is %s', (text, move) => {
    expect(answer(text, TILING)).toBe(move);
    expect(answer(text, ANY_ORDER)).toBe(move);
  });

  test('is the column alone for the row that is next, and has its row otherwise', () => {
    expect(writeHumanMove('B11', TILING)).toBe('2');
    expect(writeHumanMove('B31', ANY_ORDER)).toBe('4 2');
    expect(writeHumanMove('B11')).toBe('2 2');
    expect(writeHumanMove('B1F', DRAFTING)).toBe('2 F');
  });
});

describe('what names no move', () => {
  test('is told what can be typed', () => {
    expect(answer('H3 3')).toBe(
      'Move: found "H3 3", expected C or H1 to H5, a colour from a to e, a row from 1 to 5 or F for the floor.',
    );
    expect(answer('6', TILING)).toBe(
      'Move: found "6", expected a column from 1 to 5, or F for the floor.',
    );
    expect(answer('hello', FRESH)).toBe('Move: found "hello", expected a deal before any move.');
    expect(answer('hello', OVER)).toBe(
      'Move: found "hello", expected no move, as the game is over.',
    );
  });

  test.each([
    ['A2c3', 'H3 c 4'],
    ['a2C3', 'H3 c 4'],
    ['2c3', 'H3 c 4'],
    ['CCc4', 'C c 5'],
    ['cc4', 'C c 5'],
    ['ccf', 'C c F'],
    ['B31', '4 2'],
    ['31', '4 2'],
    ['a0f', '1 F'],
  ])('is told how people type the notation: %s', (text, form) => {
    for (const state of [DRAFTING, TILING, ANY_ORDER]) {
      const found = JSON.stringify(text);
      expect(answer(text, state)).toBe(
        `Move: found ${found}, expected ${form}, with spaces and counted from 1.`,
      );
    }
  });

  test('can be of any length', () => {
    expect(answer(`H3 ${' '.repeat(90)} c 4`)).toBe('A2c3');
    expect(answer(`H3 ${' '.repeat(100)} c 4`)).toMatch(
      /^Move: found "H3 {38}…", expected C or H1/,
    );
    expect(answer('\u2003'.repeat(2 ** 22))).toMatch(/^Move: found /);
  });

  test.each([
    '',
    ' ',
    '1',
    'F',
    'H0 1 1',
    'H10 1 1',
    'H3 6 1',
    'H3 0 1',
    'H3 1 6',
    'H3 3 4 5',
    'H334',
    'E0a0',
    'A9a0',
    'A0a5',
    'A05',
    'H 3 3',
  ])('"%s" in the drafting phase', (text) => {
    expect(readHumanMove(text, DRAFTING).ok).toBe(false);
  });

  test('is never an exception, and its sentence can be printed', () => {
    const texts = fc.oneof(
      anyText(10),
      fc
        .array(fc.constantFrom(...'H3CFaAbB0159 \t'), { maxLength: 8 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(FRESH, DRAFTING, TILING, OVER), (text, state) => {
        const result = readHumanMove(text, state);
        if (result.ok) expect(isMove(result.move)).toBe(true);
        else expect(result.issue.message).toMatch(/^Move: found [ -~…]+\.$/);
      }),
      { numRuns: 1000 },
    );
    // An untyped caller could hand over anything.
    expect(answer(undefined as unknown as string)).toMatch('undefined');
  });
});

describe('every move', () => {
  test('that is legal reads back from how it is written, with and without its state, and from nothing else', () => {
    fc.assert(
      fc.property(reachedStates, (state) => {
        for (const move of legalMoves(state)) {
          expect(answer(writeHumanMove(move, state), state)).toBe(move);
          expect(answer(writeHumanMove(move), state)).toBe(move);
          expect(answer(move, state)).toContain(`expected ${writeHumanMove(move)}, with`);
          expect(answer(move.slice(1), state)).toContain(`expected ${writeHumanMove(move)}, with`);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('has one way to be written, which no other move of the player has', () => {
    const moves: readonly Move[] = allNotations()
      .filter(isMove)
      .filter((move) => move.startsWith('A'));
    expect(new Set(moves.map((move) => writeHumanMove(move))).size).toBe(moves.length);
    for (const move of moves) {
      expect(answer(writeHumanMove(move))).toBe(move);
    }
  });

  test('is read whether it is legal or not', () => {
    expect(explainMove(DRAFTING, 'A4a0')?.code).toBe('move.colour-not-there');
    expect(answer('H5 1 1')).toBe('A4a0');
  });
});
