/** The places of positions in a table. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalSources, move, roll } from '../../src/royal-ur/moves/moves.js';
import { Numbering } from '../../src/royal-ur/solve/numbering.js';
import {
  isMoveDue,
  type Position,
  sideOf,
  stepsOf,
  Wait,
} from '../../src/royal-ur/state/position.js';
import { rulesOf, settingsOf } from '../../src/royal-ur/state/vocabulary.js';
import { countPositions } from './oracle/count.js';

const SHARED = 0x1fe0;

/** List the sides of a number of tokens that are not all at home. */
function sidesOf(tokens: number): number[] {
  const sides: number[] = [];
  for (let squares = 0; squares <= 0x7ffe; squares += 2) {
    const rest = tokens - stepsOf(squares).length;
    for (let home = 0; home <= rest && home < tokens; home++) {
      sides.push(sideOf(rest - home, squares, home));
    }
  }
  return sides;
}

const SIDES = [1, 2, 3, 4, 5, 6, 7].map(sidesOf);

/** Any position of a number of tokens, as the two sides. */
const anyPair = fc
  .integer({ min: 1, max: 7 })
  .chain((tokens) => {
    const sides = SIDES[tokens - 1] ?? [];
    return fc.tuple(fc.constant(tokens), fc.constantFrom(...sides), fc.constantFrom(...sides));
  })
  .filter(([, own, other]) => (own & other & SHARED) === 0);

const NUMBERINGS = [1, 2, 3, 4, 5, 6, 7].map((tokens) => new Numbering(tokens));

function numberingOf(tokens: number): Numbering {
  const numbering = NUMBERINGS[tokens - 1];
  if (numbering === undefined) throw new RangeError(`${tokens}`);
  return numbering;
}

describe('the places of a table', () => {
  test.each([1, 2])('of %i tokens are one for each position, without a hole', (tokens) => {
    const numbering = numberingOf(tokens);
    const places = new Set<number>();
    for (const own of sidesOf(tokens)) {
      for (const other of sidesOf(tokens)) {
        if ((own & other & SHARED) === 0) places.add(numbering.placeOf(own, other));
      }
    }
    expect(places.size).toBe(countPositions(tokens).bothUnfinished);
    expect(Math.min(...places)).toBe(0);
    expect(Math.max(...places)).toBe(places.size - 1);
    expect(numbering.length).toBe(places.size);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('of %i tokens are as many as there are positions', (tokens) => {
    expect(numberingOf(tokens).positions).toBe(countPositions(tokens).bothUnfinished);
  });

  test('of different positions are different', () => {
    fc.assert(
      fc.property(anyPair, anyPair, ([tokens, own, other], [tokensToo, ownToo, otherToo]) => {
        fc.pre(tokens === tokensToo);
        const numbering = numberingOf(tokens);
        const isSame = own === ownToo && other === otherToo;
        expect(numbering.placeOf(own, other) === numbering.placeOf(ownToo, otherToo)).toBe(isSame);
      }),
    );
  });

  test('are in the part of the position, and those of other things are left', () => {
    fc.assert(
      fc.property(anyPair, ([tokens, own, other]) => {
        const { index, start, size } = numberingOf(tokens).partOf(own, other);
        const place = numberingOf(tokens).placeOf(own, other);
        expect(place).toBeGreaterThanOrEqual(start);
        expect(place).toBeLessThan(start + size);
        expect(new Numbering(tokens, 16, 1).placeOf(own, other)).toBe(place + 16 + index);
      }),
    );
  });

  test('have an order in which nothing leads to a later part', () => {
    const settings = settingsOf(rulesOf(0));
    fc.assert(
      fc.property(anyPair, fc.integer({ min: 0, max: 4 }), ([tokens, own, other], number) => {
        const numbering = numberingOf(tokens);
        const due: Position = { settings, turn: 0, waits: Wait.Roll, light: own, dark: other };
        const rolled = roll(due, number);
        const after = isMoveDue(rolled)
          ? stepsOf(legalSources(rolled)).map((from) => move(rolled, from))
          : [rolled];
        for (const { waits, light, dark } of after) {
          if (waits === Wait.Nothing) continue;
          const { index } = numbering.partOf(light, dark);
          expect(index).toBeLessThanOrEqual(numbering.partOf(own, other).index);
        }
      }),
    );
  });
});
