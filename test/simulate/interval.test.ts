import { expect, test } from 'vitest';
import { wilsonRate } from '../../src/engine/simulate/statistics.js';

test.each([
  // R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d: from %d to %d', (successes, trials, low, high) => {
  const rate = wilsonRate(successes, trials);
  expect(rate.value).toBe(successes / trials);
  expect(rate.low).toBeCloseTo(low, 4);
  expect(rate.high).toBeCloseTo(high, 4);
});

test('the interval of the rest mirrors it, and none leaves 0 to 1', () => {
  for (const trials of [1, 2, 7, 1000, 2000]) {
    for (const successes of [0, 0.5, 1, trials / 2, trials]) {
      const rate = wilsonRate(successes, trials);
      const rest = wilsonRate(trials - successes, trials);
      expect(rate.low).toBeCloseTo(1 - rest.high, 12);
      expect(rate.low).toBeGreaterThanOrEqual(0);
      expect(rate.low).toBeLessThanOrEqual(rate.value);
      expect(rate.high).toBeGreaterThanOrEqual(rate.value);
      expect(rate.high).toBeLessThanOrEqual(1);
    }
  }
});
