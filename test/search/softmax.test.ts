/** Sharing out 1, as searches do. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { softmax } from '../../src/engine/agents/evaluation.js';
import { equalShares } from '../../src/engine/game/playouts.js';

const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
const values = fc.array(fc.integer({ min: -200, max: 900 }), { minLength: 1, maxLength: 110 });

describe('softmax', () => {
  test('shares out by the powers of e, nearly', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 60 }), (list, temperature) => {
        const most = Math.max(...list);
        const powers = list.map((value) => Math.exp((value - most) / temperature));
        softmax(list, temperature).forEach((share, index) => {
          expect(share).toBeCloseTo((powers[index] ?? 0) / sum(powers), 3);
        });
      }),
    );
  });

  test('shares out 1, and more for the higher value', () => {
    fc.assert(
      fc.property(values, (list) => {
        const best = Math.max(...list);
        const shares = softmax([...list, best + 1], 6);
        expect(sum(shares)).toBeCloseTo(1, 10);
        const last = shares.at(-1) ?? 0;
        for (const share of shares.slice(0, -1)) expect(share).toBeLessThan(last);
      }),
    );
  });

  // Not close to these, but these: a bit more or less, and searches choose otherwise.
  test.each([
    [
      [6, 0],
      [0.731057078612559, 0.268942921387441],
    ],
    [
      [3, 1, -2],
      [0.46487142608561255, 0.3330952145513263, 0.20203335936306122],
    ],
  ])('of %j is the same to the last bit on every runtime', (list, shares) => {
    expect(softmax(list, 6)).toEqual(shares);
  });

  test('leaves nothing for a value far below', () => {
    expect(softmax([1e9, 0], 6)).toEqual([1, 0]);
  });
});

test('equal shares go to those who have most', () => {
  expect(equalShares([3, 7, 7])).toEqual([0, 0.5, 0.5]);
});
