/** The issues of a state, as printed for people. */
import { describe, expect, test } from 'vitest';
import { reportLines } from '../../src/engine/cli/issues.js';
import type { DecodeOptions, EncodedState } from '../../src/game.js';
import { type Rules, validateState } from '../../src/index.js';

const ENDLESS = Number.POSITIVE_INFINITY;

function report(state: EncodedState, options: DecodeOptions<Rules> = {}, width = ENDLESS): string {
  return `\n${reportLines(state, validateState(state, options), width).join('\n')}\n`;
}

describe('the report about a state', () => {
  test('is one word when it is valid and canonical', () => {
    expect(report(['AFCfB2020202020D0000000000', 'A0MSFB0MSF'])).toBe('\nvalid\n');
  });

  test('points at each place in a string, then lists what has no place', () => {
    const state = ['EFCfB2020202021D0000000000', 'A0MSFB0Ma00a01SF'] as const;
    expect(report(state)).toBe(`
shared   EFCfB2020202021D0000000000
         ^
error    Turn: found "E", expected a player from A to D. [turn.missing]

shared   EFCfB2020202021D0000000000
                      ^
error    Bag, colour e: found 21, expected 00 to 20. [bag.count-out-of-range]

error    Player B, mosaic row 0, column 1: found another tile of colour a, expected each colour once in a row. [mosaic.colour-repeated-in-row]

invalid: 3 errors
`);
  });

  test('tells warnings from errors, and a state with warnings alone is valid', () => {
    expect(report(['AFCfB2020202020D0000000000', 'A00MSFB0MSF'])).toBe(`
players  A00MSFB0MSF
          ^
warning  Player A, score: found 00, expected 0. [score.leading-zero]

valid, but not canonical: 1 warning
`);
  });

  test('counts errors and warnings apart', () => {
    const state = ['AF1aabb0ccddCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
    expect(report(state, { lenient: true })).toContain('\n\ninvalid: 4 errors, 1 warning\n');
  });

  test('fits a narrow terminal, with the caret under the place', () => {
    const state = ['EFCfB2020202021D0000000000x', 'A0MSFB0Ma00a01SF'] as const;
    expect(report(state, {}, 30)).toBe(`
shared   EFCfB2020202021D000…
         ^
error    Turn: found "E",
         expected a player
         from A to D.
         [turn.missing]

shared   …B2020202021D0000000…
                   ^
error    Bag, colour e: found
         21, expected 00 to
         20.
         [bag.count-out-of-range]

shared   …0202021D0000000000x
                            ^
error    Discard: found "x",
         expected five counts
         of two digits.
         [shared.unexpected-character]

error    Player B, mosaic row
         0, column 1: found
         another tile of
         colour a, expected
         each colour once in a
         row.
         [mosaic.colour-repeated-in-row]

invalid: 4 errors
`);
  });

  test('of noise shows no more than the surroundings of each place', () => {
    const noise = '\u001b[2J?'.repeat(20_000);
    const text = report([noise, 'A0MSFB0MSF']);
    expect(text).toContain('found 100000 characters, expected at most 98');
    expect(text.length).toBeLessThan(500);
    expect(text).toMatch(/^[ -~…\n]*$/);
  });
});
