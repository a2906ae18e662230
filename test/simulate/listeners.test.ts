/** A listener that is async fails as one that throws: the work rejects with its reason, and nothing ends Node. */
import { describe, expect, test } from 'vitest';
import { playMatch, reviewGame, simulate } from '../../src/agents.js';
import { AGENTS, azul } from '../../src/index.js';
import { solve } from '../../src/royal-ur.js';

const REASON = new Error('cannot draw');
const fail = () => Promise.reject(REASON);

const workerFile = new URL('../../dist/simulation-worker.js', import.meta.url);
const SIMULATION = { agents: ['random', 'random'] as const, games: 200, seed: 1 };

/** All work with a listener to its progress. */
const WORKS: readonly (readonly [
  string,
  (onProgress: () => Promise<never>) => Promise<unknown>,
])[] = [
  ['simulate', (onProgress) => simulate(azul, { ...SIMULATION, workers: 0, onProgress })],
  [
    'simulate in threads',
    (onProgress) => simulate(azul, { ...SIMULATION, workers: 2, workerFile, onProgress }),
  ],
  ['solve', (onProgress) => solve({ tokens: 1, onProgress })],
  [
    'reviewGame',
    async (onProgress) => {
      const players = [AGENTS.random(), AGENTS.random()];
      const { record } = await playMatch(azul, players, { seed: 1, limit: { moves: 2 } });
      return reviewGame(azul, record, { iterations: 1, onProgress });
    },
  ],
];

describe('a listener to progress that rejects', () => {
  test.each(WORKS)('%s', async (_, work) => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    try {
      await expect(work(fail)).rejects.toBe(REASON);
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(unhandled).toEqual([]);
    } finally {
      process.off('unhandledRejection', note);
    }
  });
});

test.each(['onProgress', 'onStop'])(
  '%s that is not a function is refused before a game',
  async (name) => {
    const options = { ...SIMULATION, workers: 0, [name]: 1 };
    await expect(simulate(azul, options)).rejects.toThrow(`${name}: found 1, expected a function.`);
  },
);

test('a listener to a stop that rejects', async () => {
  const stop = new AbortController();
  const options = {
    ...SIMULATION,
    workers: 0,
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('stopped')),
    onStop: fail,
  };
  await expect(simulate(azul, options)).rejects.toBe(REASON);
});
