/** The network of Ur: the same seed gives the same one, it learns, and the file is as it was generated. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { completeRules } from '../../src/engine/game/settings.js';
import { NETWORK } from '../../src/royal-ur/agents/network-weights.js';
import { Networks } from '../../src/royal-ur/evaluation/compact-table.js';
import { NETWORKS } from '../../src/royal-ur/evaluation/network-texts.js';
import { firstPosition } from '../../src/royal-ur/moves/moves.js';
import { SETTINGS } from '../../src/royal-ur/state/vocabulary.js';
import { networkFile } from '../../tools/train/royal-ur/network-file.js';
import { trainNetwork } from '../../tools/train/royal-ur/train-network.js';

const start = firstPosition(completeRules(SETTINGS, {}));
const better = new Networks(NETWORKS);

function train(seed: number) {
  const errors: number[] = [];
  const network = trainNetwork(start, (own, other) => better.evaluate(own, other), {
    ...{ units: 6, positions: 50_000, slips: 0.1, seed },
    onProgress: (_, error) => errors.push(error),
  });
  return { network, errors };
}

test('the same seed gives the same network, another seed another one', () => {
  expect(train(1)).toEqual(train(1));
  expect(train(2).network).not.toEqual(train(1).network);
});

test('a network comes to agree with the one that it learns from', () => {
  const { errors } = train(1);
  expect(errors).toHaveLength(100);
  expect(errors.at(-1)).toBeLessThan(0.6 * (errors[0] ?? 0));
});

test('the file of the network is as it was generated', () => {
  const file = new URL('../../src/royal-ur/agents/network-weights.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(networkFile(NETWORK));
});
