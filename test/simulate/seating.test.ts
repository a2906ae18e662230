import { describe, expect, test } from 'vitest';
import { seating } from '../../src/engine/simulate/shard.js';

const FACTORIALS = [1, 1, 2, 6, 24] as const;

describe.each([1, 2, 3, 4] as const)('%d agents', (agents) => {
  const orders = Array.from({ length: FACTORIALS[agents] }, (_, game) => seating(game, agents));

  test('sit once in every seat in as many games, wherever one begins', () => {
    for (let first = 0; first < 50 * agents; first += agents) {
      for (let seat = 0; seat < agents; seat++) {
        const there = orders.slice(0, agents).map((_, game) => seating(first + game, agents)[seat]);
        expect(there.sort()).toEqual(Array.from({ length: agents }, (_, agent) => agent));
      }
    }
  });

  test('sit in every order once, and then again', () => {
    expect(new Set(orders.map(String)).size).toBe(FACTORIALS[agents]);
    expect(seating(FACTORIALS[agents], agents)).toEqual(orders[0]);
    expect(seating(1e9 + 1, agents).sort()).toEqual(orders[0]);
  });
});
