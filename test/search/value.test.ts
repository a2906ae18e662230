/** What an evaluation is worth to each player. */
import { expect, test } from 'vitest';
import { valuesOf } from '../../src/engine/agents/evaluation.js';

const POINTS = { share: 0.2, scale: 10 };

test.each([
  ['an equal share with equal points', [0.5, 0.5], [7, 7], [0.5, 0.5]],
  ['a lead of half the scale', [0.5, 0.5], [12, 7], [0.55, 0.45]],
  ['a lead beyond the scale', [1, 0], [90, 7], [1, 0]],
  ['the lead over the best of the others', [1, 0, 0], [12, 7, 2], [0.95, 0.05, 0]],
  ['points below 0', [0.5, 0.5], [-2, -7], [0.55, 0.45]],
])('%s', (_, returns, scores, values) => {
  const close = values.map((value) => expect.closeTo(value, 12));
  expect(valuesOf({ returns, scores }, POINTS)).toEqual(close);
});

test.each([
  ['points have no weight', { returns: [0.7, 0.3], scores: [3, 9] }, undefined],
  ['there are no points', { returns: [0.7, 0.3] }, POINTS],
  ['there is one player', { returns: [1], scores: [9] }, POINTS],
])('the win share alone, where %s', (_, evaluation, points) => {
  expect(valuesOf(evaluation, points)).toEqual(evaluation.returns);
});
