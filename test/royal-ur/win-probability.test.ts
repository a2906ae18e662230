/** How likely each player is to win by the network, against exact tables. */
import { describe, expect, test } from 'vitest';
import { completeRules } from '../../src/engine/game/settings.js';
import { royalUr } from '../../src/royal-ur/royal-ur.js';
import { decodeState, type GameState, PLAYER_IDS, solve } from '../../src/royal-ur.js';
import { randomSteps } from '../support/contract.js';

/** Return how likely each player is to win. No random number is drawn. */
const winProbabilities = (state: GameState) => royalUr.evaluate?.(state, Math.random) ?? [];

describe('the win probabilities of the network', () => {
  test('are near those of best play, which a table knows', async () => {
    const table = await solve({ tokens: 2, tolerance: 1e-6 });
    const rules = completeRules(royalUr.settings, { tokens: 2 });
    const differences: number[] = [];
    for (let seed = 0; seed < 60; seed++) {
      for (const { after } of randomSteps(royalUr, rules, seed)) {
        if (royalUr.isOver(after)) continue;
        const [first = 0] = winProbabilities(after);
        const chance = table.winShare(after);
        differences.push(Math.abs(first - (after.turn === PLAYER_IDS[0] ? chance : 1 - chance)));
      }
    }
    const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
    expect(differences.length).toBeGreaterThan(1000);
    expect(mean).toBeLessThan(0.02);
  });

  test('are certain once the game is over, and nearly so for a player who is far ahead', () => {
    const rules = completeRules(royalUr.settings, { tokens: 1 });
    const last = [...randomSteps(royalUr, rules, 1)].at(-1);
    if (last === undefined) throw new Error('A game has events.');
    expect(winProbabilities(last.after)).toEqual(royalUr.returns(last.after));
    const [ahead = 0, behind = 0] = winProbabilities(decodeState(['A-', 'A0P14H6B7PH0']));
    expect(ahead).toBeGreaterThan(0.99);
    expect(ahead + behind).toBe(1);
  });
});
