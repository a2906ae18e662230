/** Events in sentences. The sentences themselves are tested with the command line, which prints them. */
import { applyChance, decodeState, narrateEvent } from 'azulejo';
import { describe, expect, test } from 'vitest';

const FRESH = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
const DEAL = 'F0cdde1bbbe2abde3cdee4bcce';

describe('an event', () => {
  test.each([
    [0, 'A takes 3 green from factory 1 to row 2; e to the centre'],
    [1, 'A takes 3 green from factory 2 to row 3; e to the centre'],
  ] as const)('counted from %i: %s', (countFrom, sentence) => {
    expect(narrateEvent(applyChance(FRESH, DEAL), 'A1b2', { countFrom })).toEqual([sentence]);
  });

  test('that is a deal says who begins with what', () => {
    expect(narrateEvent(FRESH, DEAL)).toEqual(['A begins: 0 cdde  1 bbbe  2 abde  3 cdee  4 bcce']);
  });

  test('that ends the game says what floors cost, why it is over, and the bonuses', () => {
    const state = ['AFCfB1919191919D0000000000', 'A30Ma00b01c02d03e04SFB9MSFab'] as const;
    expect(narrateEvent(decodeState(state, { validate: false }), 'F')).toEqual([
      'A: nothing on the floor, now 30 points',
      'B: 2 on the floor: -2, now 7 points',
      'Game over: a mosaic row is complete',
      'A: bonus 2: rows 2, columns 0, colours 0',
      'B: bonus 0: rows 0, columns 0, colours 0',
    ]);
  });

  test('is counted from 0 or 1', () => {
    expect(() => narrateEvent(FRESH, DEAL, { countFrom: 2 as 1 })).toThrow(RangeError);
  });
});
