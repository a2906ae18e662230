/** Regret of a policy of Ur, and how often positions are reached: what games lose is what their moves lose. */
import { expect, test } from 'vitest';
import { completeRules } from '../../src/engine/game/settings.js';
import { seededRng } from '../../src/random/seeds.js';
import { Numbering } from '../../src/royal-ur/solve/numbering.js';
import { solveParts } from '../../src/royal-ur/solve/solve.js';
import { SETTINGS, settingsOf } from '../../src/royal-ur/state/vocabulary.js';
import { followGames } from '../../tools/train/royal-ur/flow.js';
import type { Values } from '../../tools/train/royal-ur/part-walk.js';
import { PartWalk } from '../../tools/train/royal-ur/part-walk.js';
import { Regrets } from '../../tools/train/royal-ur/regret.js';

const LEAST = 1e-18;
const settings = settingsOf(completeRules(SETTINGS, { tokens: 2 }));
const numbering = new Numbering(2);
const table = new Float64Array(numbering.length);
await solveParts({
  numbering,
  settings,
  chances: table,
  tolerance: 1e-12,
  onProgress: undefined,
  signal: undefined,
});

/** Follow the games of two players; return how often each wins, and what the first one loses by its moves. */
function follow(policies: readonly [Values, Values], begins: readonly [number, number]) {
  const regrets = new Regrets();
  let rolls = 0;
  const wins = followGames({
    numbering,
    settings,
    policies,
    begins,
    least: LEAST,
    onPart: ({ start }, walk, [own, others]) => {
      for (const reached of new Set([own, others])) for (const each of reached) rolls += each;
      walk.forEachPosition((position) => {
        const weight = own[position.place - start] ?? 0;
        if (weight > 0) regrets.addPosition(walk, position, table, policies[0], weight);
      });
    },
  });
  return { wins, rolls, loss: regrets.sum / 100 };
}

test('perfect players win as often as the table says, and lose nothing by their moves', () => {
  const { wins, loss } = follow([table, table.slice()], [1, 0]);
  expect(wins[0]).toBeCloseTo(0.5185729075, 9);
  expect(wins[1]).toBeCloseTo(1 - 0.5185729075, 9);
  // Moves with nearly the same chance count as the worst of them.
  expect(loss).toBeLessThan(1e-6);
});

test('players who are not told apart reach the same positions', () => {
  const { rolls, wins } = follow([table, table], [1, 0]);
  expect(wins[0] + wins[1]).toBeCloseTo(1, 10);
  expect(rolls).toBeCloseTo(follow([table, table.slice()], [1, 0]).rolls, 8);
});

test.each([1, 2, 3])('a player of random values loses what its moves lose: seed %i', (seed) => {
  const rng = seededRng(seed);
  const values = table.map((chance) => 0.8 * chance + 0.2 * rng());
  const { wins, loss } = follow([values, table], [0.5, 0.5]);
  expect(loss).toBeGreaterThan(0.01);
  // Of moves with nearly the same value, the regret is that of the worst.
  expect(wins[0]).toBeCloseTo(0.5 - loss, 3);
});

test('one roll ahead, the table says the same', () => {
  for (const part of numbering.parts) {
    const walk = new PartWalk(numbering, settings, part);
    let most = 0;
    walk.forEachPosition((position, passed) => {
      const ahead = walk.evaluate(position, passed, table);
      most = Math.max(most, Math.abs(ahead - (table[position.place] ?? 0)));
    });
    expect(most).toBeLessThan(1e-10);
  }
});
