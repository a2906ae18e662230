import { expect, test } from 'vitest';
import { type SimulateOptions, simulate } from '../../src/agents.js';
import { type AzulTypes, azul } from '../../src/index.js';
import { useWorker } from '../support/build-worker.js';

const worker = useWorker('../../src/simulation-worker.ts');

test.each([2, 4] as const)('%d players: the same bit for bit, with any agents', async (players) => {
  const agents = [...new Array<'random'>(players - 1).fill('random'), { name: 'greedy' } as const];
  const options = { agents, games: 30, seed: 3, rules: { mosaic: 'fixed' } } as const;
  const here = JSON.stringify(await simulate(azul, { ...options, workers: 0 }));
  for (const workers of [1, 2, undefined]) {
    const there = await simulate(azul, { ...options, workers, workerFile: worker.file });
    expect(JSON.stringify(there)).toBe(here);
  }
});

test('without a worker file beside the module, games are played in this thread', async () => {
  const options = { agents: ['random', 'random'], games: 20 } as const;
  expect(await simulate(azul, options)).toEqual(await simulate(azul, { ...options, workers: 0 }));
  await expect(simulate(azul, { ...options, workers: 2 })).rejects.toThrow(
    'Worker file: found nothing',
  );
});

test('the result says what was simulated', async () => {
  const { rules, seed, games, agents, endings } = await simulate(azul, {
    agents: ['random', 'random', 'random'],
    games: 6,
    rng: () => 0.25,
    workers: 0,
  });
  expect(rules).toEqual({ players: 3, mosaic: 'variant', tilingOrder: 'top-down' });
  expect({ seed, games }).toEqual({ seed: 2 ** 30, games: 6 });
  expect(agents.map(({ name }) => name)).toEqual(['random', 'random', 'random']);
  expect(endings.over + endings.limit).toBe(6);
  expect(endings.forfeit).toBe(0);
});

test('the greedy agent beats the random one, from every seat', async () => {
  const { agents } = await simulate(azul, { agents: ['greedy', 'random'], games: 40, workers: 0 });
  expect(agents.map(({ name }) => name)).toEqual(['greedy', 'random']);
  for (const { winRate } of agents[0]?.seats ?? []) expect(winRate?.low).toBeGreaterThan(0.5);
});

// Callers without types can ask for anything.
const simulateAny = (options: object) =>
  simulate(azul, { games: 2, workers: 0, ...options } as SimulateOptions<AzulTypes, 'random'>);

test('an object with chooseMove and no name is no description of an agent', async () => {
  const agents = ['random', { chooseMove: () => 'A0a0' }];
  await expect(simulateAny({ agents })).rejects.toThrow(
    'Agent: found "chooseMove", expected name or options.',
  );
});
