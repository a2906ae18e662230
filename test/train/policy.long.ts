/** Training the search's policy: the same seed gives the same weights, and a fit finds what is there. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MoveFeature } from '../../src/azul/agents/policy.js';
import { POLICY_WEIGHTS } from '../../src/azul/agents/policy-weights.js';
import { seededRng } from '../../src/index.js';
import type { Choice } from '../../tools/train/azul/choices.js';
import { policyFile } from '../../tools/train/azul/policy-file.js';
import { fitPolicy, judgePolicy, policyBy } from '../../tools/train/azul/policy-fit.js';
import { trainPolicy } from '../../tools/train/azul/policy-training.js';
import { tableOf } from '../../tools/train/azul/training.js';

const TINY = { games: 2, iterations: 5, slips: 0.1 };

test('the same seed gives the same weights, another seed others', () => {
  const kind = { players: 2, mosaic: 'fixed' } as const;
  const training = trainPolicy(kind, { ...TINY, seed: 1 });
  const { weights, judgements } = training;
  expect(trainPolicy(kind, { ...TINY, seed: 1 }).weights).toEqual(weights);
  expect(trainPolicy(kind, { ...TINY, seed: 2 }).weights).not.toEqual(weights);
  expect(weights).toHaveLength(MoveFeature.Count);
  expect(weights.every(Number.isFinite)).toBe(true);
  // Of two games, one is held out.
  for (const { loss } of judgements) expect(loss).toBeGreaterThan(0);
  expect(policyFile(tableOf([training]))).toContain(`${weights.slice(0, 5).join(', ')},`);
});

test('the file of weights is as it was generated', () => {
  const file = new URL('../../src/azul/agents/policy-weights.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(policyFile(POLICY_WEIGHTS));
});

const MADE = Array.from({ length: MoveFeature.Count }, (_, place) => [4, -2, 1][place] ?? 0);

/** Make choices of five moves with random features; a policy by those weights made them. */
function madeChoices(): Choice[] {
  const rng = seededRng(1);
  return Array.from({ length: 100 }, () => {
    const features = Array.from({ length: 5 }, () =>
      Float64Array.from({ length: MoveFeature.Count }, (_, place) => (place < 3 ? rng() : 0)),
    );
    const choice = { features, shares: [], gain: [0.2, 0.2, 0.2, 0.2, 0.2] };
    return { ...choice, shares: policyBy(MADE)(choice) };
  });
}

test('a fit finds the weights that choices were made with', () => {
  expect(fitPolicy(madeChoices())).toEqual(MADE);
});

test('a fit finds a weight that a full step of Newton goes far beyond', () => {
  // One of 40 moves has the feature, and half of the visits.
  const features = Array.from({ length: 40 }, (_, move) =>
    Float64Array.from({ length: MoveFeature.Count }, (_, place) => (place + move === 0 ? 1 : 0)),
  );
  const shares = features.map((_, move) => (move === 0 ? 1 / 2 : 1 / 78));
  const [weight = 0] = fitPolicy([{ features, shares, gain: shares }]);
  expect(weight).toBeCloseTo(Math.log(39), 1);
});

test('a fit without a feature gives it no weight', () => {
  const weights = fitPolicy(madeChoices(), [MoveFeature.Fills + 1]);
  expect(weights[1]).toBe(0);
  expect(weights[0]).toBeGreaterThan(2);
});

test('the policy that made the choices is the best judged', () => {
  const choices = madeChoices();
  const best = judgePolicy('made', choices, policyBy(MADE));
  const even = judgePolicy('even', choices, ({ gain }) => gain);
  expect(best).toMatchObject({ first: 1, third: 1 });
  expect(best.loss).toBeLessThan(even.loss);
  // Five moves alike: one of five is first, three of five are among three.
  expect(even.first).toBeCloseTo(0.2, 12);
  expect(even.third).toBeCloseTo(0.6, 12);
  expect(even.loss).toBeCloseTo(Math.log(5), 9);
});
