/** Thousands of games of Tsuro under every setting, in which the library and the oracle are compared. */
import { describe, expect, test } from 'vitest';
import { ALL_RULES, differenceInGame, noCounts } from '../tsuro/oracle-games.js';

/** Games of each setting. */
const GAMES = 10_000;

/** Games of which everything is compared: every hundredth. */
const THOROUGH = 100;

describe.each(ALL_RULES)('$players players, $supply, $legality, $end', (rules) => {
  test(`${GAMES} random games are the same`, () => {
    const counts = noCounts();
    for (let seed = 0; seed < GAMES; seed++) {
      const isThorough = seed % THOROUGH === 0;
      expect(differenceInGame(rules, seed, counts, isThorough)).toBeUndefined();
    }
    console.log(JSON.stringify({ ...rules, ...counts }));
    expect(counts).toMatchObject({ games: GAMES });
    for (const what of ['shared', 'joint', 'forfeits'] as const) {
      expect(counts[what]).toBeGreaterThan(GAMES / 100);
    }
    // By the reference avatars hardly ever loop, and only there can be no legal move.
    if (rules.legality === 'total') expect(counts.loops).toBeGreaterThan(GAMES / 1000);
    expect(counts.stuck > 0).toBe(rules.legality === 'reference');
  });
});
