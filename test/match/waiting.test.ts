/** What a match waits for, and until when. */
import { describe, expect, test } from 'vitest';
import { runMatch } from '../../src/engine/match/run-match.js';
import { simulateGames } from '../../src/engine/simulate/simulate.js';
import { heaps, startHeaps } from '../support/heaps.js';
import { agent } from '../support/heaps-players.js';

const one = agent('one', () => 'T1');
const never = () => new Promise<never>(() => {});
const silent = agent('silent', never);

/** A signal that counts its listeners. */
function countingSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  const count = { now: 0, most: 0 };
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  Object.assign(signal, {
    addEventListener: (...args: Parameters<typeof add>) => {
      count.now++;
      count.most = Math.max(count.most, count.now);
      add(...args);
    },
    removeEventListener: (...args: Parameters<typeof remove>) => {
      count.now--;
      remove(...args);
    },
  });
  return { controller, signal, count };
}

describe('a listener that never settles', () => {
  const start = startHeaps({ heaps: 6 });

  test.each([
    [
      'while it is waited for',
      (controller: AbortController) => setTimeout(() => controller.abort('Enough.'), 5),
    ],
    ['by itself', (controller: AbortController) => controller.abort('Enough.')],
  ])('holds no match whose signal is aborted %s', async (_, abort) => {
    const controller = new AbortController();
    const onEvent = () => {
      abort(controller);
      return never();
    };
    const { signal } = controller;
    const match = runMatch({ game: heaps, start, agents: [one, one], seed: 1, signal, onEvent });
    await expect(match).rejects.toBe('Enough.');
  });
});

test('a listener that rejects rejects the match, also with a signal', async () => {
  const { signal, count } = countingSignal();
  const start = startHeaps({ heaps: 6 });
  const onEvent = () => Promise.reject(new Error('Oh.'));
  const match = runMatch({ game: heaps, start, agents: [one, one], seed: 1, signal, onEvent });
  await expect(match).rejects.toThrow('Oh.');
  expect(count.now).toBe(0);
});

test('a signal has no more listeners than the match waits for', async () => {
  const { signal, count } = countingSignal();
  const start = startHeaps({ heaps: 30 });
  const later = agent('later', async () => 'T1');
  const match = { game: heaps, start, agents: [later, later], seed: 1, signal };
  await runMatch({ ...match, onEvent: async () => {} });
  expect(count).toEqual({ now: 0, most: 1 });
});

test('a listener that returns nothing is not waited for', async () => {
  let isOver = false;
  const start = startHeaps({ heaps: 6 });
  const { signal } = new AbortController();
  const match = runMatch({
    game: heaps,
    start,
    agents: [one, one],
    seed: 1,
    ...{ signal, now: () => 0 },
    onEvent: () => {},
  });
  match.then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(true);
});

test('a signal cancels the timer of a move', async () => {
  const controller = new AbortController();
  let timers = 0;
  const timer = () => {
    timers++;
    queueMicrotask(() => controller.abort('Enough.'));
    return () => {
      timers--;
    };
  };
  const match = runMatch({
    ...{ game: heaps, start: startHeaps(), agents: [silent, silent], seed: 1 },
    ...{ timeLimit: 60_000, timer, signal: controller.signal },
  });
  await expect(match).rejects.toBe('Enough.');
  expect(timers).toBe(0);
});

test('a player without a time limit is waited for', async () => {
  const slow = agent('slow', () => new Promise((resolve) => setTimeout(resolve, 50, 'T1')));
  const match = { game: heaps, start: startHeaps({ heaps: 3 }), agents: [slow, one], seed: 1 };
  expect((await runMatch({ ...match, timeLimit: 10 })).forfeits).toHaveLength(1);
  expect((await runMatch({ ...match, timeLimit: 10, untimed: [0] })).forfeits).toEqual([]);
});

describe('an agent that never answers in a simulation', () => {
  const players = {
    game: heaps,
    agents: { names: [], make: () => one },
  };
  const simulate = (limits: object) =>
    simulateGames(players, {
      ...{ agents: [silent, one], games: 1, workers: 0, ...limits },
      workerFile: new URL('file:///none'),
      // The test must not wait for a minute.
      timer: (milliseconds, callback) => {
        const timeout = setTimeout(callback, milliseconds / 1000);
        return () => clearTimeout(timeout);
      },
    });

  test.each([
    ['a minute', {}, 60_000],
    ['a second more than the budget', { budget: { milliseconds: 500 } }, 1500],
    ['the time limit', { timeLimit: 3000 }, 3000],
    ['the time limit, beside iterations', { timeLimit: 3000, budget: { iterations: 1 } }, 3000],
  ])('forfeits after %s', async (_, limits, milliseconds) => {
    const { agents } = await simulate(limits);
    expect(agents[0]?.firstForfeit?.message).toContain(`within ${milliseconds} milliseconds`);
  });
});

test('a simulation that is stopped has the games so far', async () => {
  const controller = new AbortController();
  const told: number[] = [];
  const players = { game: heaps, agents: { names: [], make: () => one } };
  const simulation = simulateGames(players, {
    ...{ agents: [one, one], games: 1000, workers: 0, signal: controller.signal, seed: 3 },
    workerFile: new URL('file:///none'),
    onProgress: ({ played }) => {
      if (played === 50) controller.abort('Enough.');
    },
    onStop: ({ games, agents, seed }) => {
      told.push(games, agents[0]?.games ?? 0, seed);
    },
  });
  await expect(simulation).rejects.toBe('Enough.');
  expect(told).toEqual([50, 50, 3]);
});
