import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMatch, type SimulateOptions, simulate } from '../../src/agents.js';
import type { GameState } from '../../src/azul/api/game-state.js';
import { legalMoves } from '../../src/azul/api/play.js';
import { decodeState } from '../../src/azul/api/text.js';
import type { Agent } from '../../src/engine/game/agent.js';
import { type AzulTypes, azul } from '../../src/index.js';
import { type Move, member, PLAYER_IDS } from '../../src/state/vocabulary.js';
import { buildWorker } from '../support/build-worker.js';

type Player = Agent<GameState, Move>;

let worker: Awaited<ReturnType<typeof buildWorker>>;
beforeAll(async () => {
  worker = await buildWorker('../../src/simulation-worker.ts');
});
afterAll(() => worker.remove());

/** An agent that now and then makes a mistake. */
const careless: Player = {
  name: 'careless',
  // The mistake is not a move of any kind.
  chooseMove: (state, { rng }) => (rng() < 0.002 ? ('A9a9' as Move) : member(legalMoves(state), 0)),
};
const steady: Player = {
  name: 'steady',
  chooseMove: (state) => member(legalMoves(state), 0),
};

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

test('equals win as often as each other, wherever they sit', async () => {
  const { agents } = await simulate(azul, { agents: ['random', 'random'], games: 800, workers: 0 });
  for (const { winRate, seats } of agents) {
    expect(winRate?.low).toBeLessThan(0.5);
    expect(winRate?.high).toBeGreaterThan(0.5);
    expect(seats.map(({ games }) => games)).toEqual([400, 400]);
  }
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

test('a forfeit can be played again by its seed, from the state that A begins', async () => {
  const { agents } = await simulate(azul, { agents: [careless, steady], games: 100, workers: 0 });
  const forfeit = agents[0]?.firstForfeit;
  if (forfeit === undefined) throw new Error('There is one.');
  const { seed, game, player, ...facts } = forfeit;
  const start = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
  const seated = player === 0 ? [careless, steady] : [steady, careless];
  const match = await playMatch(azul, seated, { start, seed });
  expect(match.forfeits).toEqual([{ ...facts, player: member(PLAYER_IDS, player) }]);
  expect(player).toBe(game % 2);
});

test('the greedy agent beats the random one, from every seat', async () => {
  const { agents } = await simulate(azul, { agents: ['greedy', 'random'], games: 40, workers: 0 });
  expect(agents.map(({ name }) => name)).toEqual(['greedy', 'random']);
  for (const { winRate } of agents[0]?.seats ?? []) expect(winRate?.low).toBeGreaterThan(0.5);
});

// Callers without types can ask for anything.
const simulateAny = (options: object) =>
  simulate(azul, { games: 2, workers: 0, ...options } as SimulateOptions<AzulTypes, 'random'>);

test.each<[unknown, string]>([
  ['nobody', 'found "nobody"'],
  ['toString', 'found "toString"'],
  ['\u001b[2J', 'found "\\u001b[2J"'],
  [{ name: 'nobody' }, 'found "nobody"'],
  [{}, 'found undefined'],
  [null, 'found null'],
  [7, 'found 7'],
])('no agent is described by %o', async (description, message) => {
  await expect(simulateAny({ agents: ['random', description] })).rejects.toThrow(
    `Agent: ${message}, expected one of: random, greedy`,
  );
});

test('an object with chooseMove and no name is no description of an agent', async () => {
  const agents = ['random', { chooseMove: () => 'A0a0' }];
  await expect(simulateAny({ agents })).rejects.toThrow(
    'Agent: found "chooseMove", expected name or options.',
  );
});

test('wrong numbers of agents are refused', async () => {
  await expect(simulateAny({ agents: ['random'] })).rejects.toThrow(RangeError);
  await expect(
    simulateAny({ agents: ['random', 'random'], rules: { players: 3 } }),
  ).rejects.toThrow('Agents: found 2, expected 3, one for each player.');
});
