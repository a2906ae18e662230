import { describe, expect, test } from 'vitest';
import {
  type Progress,
  type SimulateOptions,
  simulateGames,
} from '../../src/engine/simulate/simulate.js';
import { useWorker } from '../support/build-worker.js';
import type { HeapsTypes } from '../support/heaps.js';
import { type AgentName, agent, HEAPS_PLAYERS, type Player } from '../support/heaps-players.js';

const worker = useWorker('./worker.ts');

type Options = Partial<SimulateOptions<HeapsTypes>>;

/** Simulate without worker threads, unless something else is said. */
function simulate(agents: readonly (AgentName | Player)[], games: number, options: Options = {}) {
  const { file: workerFile } = worker;
  return simulateGames(HEAPS_PLAYERS, {
    seed: 1,
    workers: 0,
    workerFile,
    ...options,
    agents,
    games,
  });
}

/** Write a result bit for bit. */
const exactly = JSON.stringify;

describe('the result is the same bit for bit', () => {
  test.each<[workers: number, agents: readonly AgentName[]]>([
    [1, ['random', 'clever']],
    [2, ['slow', 'cheating', 'tiring']],
    [3, ['tiring', 'random', 'clever', 'clever']],
  ])('in this thread and with %d workers: %j', async (workers, agents) => {
    const here = exactly(await simulate(agents, 202));
    expect(exactly(await simulate(agents, 202, { workers }))).toBe(here);
  });

  test('for one game', async () => {
    const here = exactly(await simulate(['clever', 'clever'], 1));
    expect(exactly(await simulate(['clever', 'clever'], 1, { workers: 2 }))).toBe(here);
  });

  test('by default, and where the worker file is not there', async () => {
    const agents = ['random', 'clever'] as const;
    const here = exactly(await simulate(agents, 100));
    for (const workerFile of [worker.file, new URL('file:///nowhere/worker.js')]) {
      const options = { workers: undefined, workerFile };
      expect(exactly(await simulate(agents, 100, options))).toBe(here);
    }
  });

  test('when a signal is there that never stops it, and when progress is heard', async () => {
    const here = exactly(await simulate(['random', 'clever'], 100));
    const { signal } = new AbortController();
    const options = { workers: 2, signal, onProgress: () => {} };
    expect(exactly(await simulate(['random', 'clever'], 100, options))).toBe(here);
  });

  test('but for another seed', async () => {
    const one = await simulate(['random', 'random'], 100);
    expect(exactly(await simulate(['random', 'random'], 100, { seed: 2 }))).not.toBe(exactly(one));
  });
});

describe('statistics', () => {
  test('of equal agents are equal, whichever goes first', async () => {
    const { agents } = await simulate(['random', 'random'], 2000);
    for (const { winRate } of agents) {
      expect(winRate?.low).toBeLessThan(0.5);
      expect(winRate?.high).toBeGreaterThan(0.5);
    }
    expect(agents.reduce((wins, each) => wins + each.wins, 0)).toBe(2000);
    const [first, second] = [0, 1].map((seat) =>
      agents.reduce((wins, each) => wins + (each.seats[seat]?.wins ?? 0), 0),
    );
    expect(first).not.toBe(second);
  });

  test('of agents who take turns at going first are equal where the first always wins', async () => {
    const rules = { heaps: 1 };
    const first = agent('first', (state) =>
      state.turn === 0 ? `T${Math.min(3, state.heap)}` : 'T1',
    );
    const { agents } = await simulate([first, first], 100, { rules });
    expect(agents.map(({ seats }) => seats.map(({ games }) => games))).toEqual([
      [50, 50],
      [50, 50],
    ]);
  });

  test('find the better agent', async () => {
    const { agents } = await simulate(['clever', 'random'], 200);
    expect(agents.map(({ name }) => name)).toEqual(['clever', 'random']);
    expect(agents[0]?.winRate?.low).toBeGreaterThan(agents[1]?.winRate?.high ?? 1);
    expect(agents[0]?.score?.mean).toBeGreaterThan(agents[1]?.score?.mean ?? 3);
  });

  test('count forfeits, and name the first of them', async () => {
    const { agents, endings } = await simulate(['cheating', 'random'], 300);
    expect(endings.forfeit).toBeGreaterThan(0);
    expect(agents[0]?.forfeits).toBe(endings.forfeit);
    expect(agents[0]?.firstForfeit).toMatchObject({ reason: 'illegal-move' });
    expect(agents[0]?.score?.count).toBe(300 - endings.forfeit);
    expect(agents[1]).not.toHaveProperty('firstForfeit');
  });

  test('stop games at the limit', async () => {
    const options = { rules: { heaps: 1e9 }, limit: { moves: 14 } };
    const { endings, moves } = await simulate(['random', 'random'], 20, options);
    expect(endings).toEqual({ over: 0, limit: 20, forfeit: 0 });
    expect(moves).toMatchObject({ min: 14, mean: 14, max: 14 });
  });
});

describe('agents', () => {
  test('that are objects play in this thread', async () => {
    const { agents } = await simulate([agent('mine', () => 'T1'), 'random'], 10, { workers: 1 });
    expect(agents[0]?.name).toBe('mine');
    const options = { workers: undefined };
    const mine = await simulate([agent('mine', () => 'T1'), 'random'], 200, options);
    expect(mine.agents[0]?.games).toBe(200);
  });

  test('have a clock only where one is given, in worker threads their own', async () => {
    for (const workers of [0, 2]) {
      const timed = await simulate(['timed', 'timed'], 20, { workers, now: () => 0 });
      expect(timed.endings.forfeit).toBe(0);
      expect((await simulate(['timed', 'timed'], 20, { workers })).endings.forfeit).toBe(20);
    }
  });

  test('that never answer forfeit in worker threads, too', async () => {
    const options = { workers: 2, timeLimit: 1 };
    const { agents } = await simulate(['silent', 'random'], 4, options);
    expect(agents[0]?.forfeits).toBe(4);
    expect(agents[0]?.firstForfeit).toMatchObject({ game: 0, reason: 'timeout' });
  });
});

describe('progress', () => {
  test.each([0, 2])('goes up to all games, with %d workers', async (workers) => {
    const heard: Progress[] = [];
    await simulate(['random', 'clever'], 250, { workers, onProgress: (now) => heard.push(now) });
    expect(heard.at(-1)).toEqual({ played: 250, games: 250 });
    const played = heard.map((progress) => progress.played);
    expect(played).toEqual(played.slice().sort((one, other) => one - other));
    expect(heard.length).toBeGreaterThan(50);
  });

  test.each([0, 2])('that throws ends it, with %d workers', async (workers) => {
    const reason = new Error('cannot draw');
    let heard = 0;
    const onProgress = () => {
      heard++;
      throw reason;
    };
    await expect(simulate(['random', 'clever'], 500, { workers, onProgress })).rejects.toBe(reason);
    // Another thread may have come to its end already.
    expect(heard).toBeLessThanOrEqual(Math.max(1, workers));
  });
});

describe('a signal', () => {
  const reason = new Error('enough');

  test.each([0, 2])('stops it before it begins, with %d workers', async (workers) => {
    let heard = 0;
    const options = { workers, signal: AbortSignal.abort(reason), onProgress: () => heard++ };
    await expect(simulate(['random', 'clever'], 100, options)).rejects.toBe(reason);
    expect(heard).toBe(0);
  });

  test.each([0, 2])('stops it in the middle, with %d workers', async (workers) => {
    const controller = new AbortController();
    let last = 0;
    const onProgress = ({ played }: Progress) => {
      last = played;
      if (played >= 1000) controller.abort(reason);
    };
    const options = { workers, signal: controller.signal, onProgress };
    await expect(simulate(['random', 'clever'], 10_000, options)).rejects.toBe(reason);
    expect(last).toBeLessThan(2000);
  });

  test.each([
    [0, 100],
    [2, 100],
    // Not a multiple of the games that are played at a time.
    [0, 101],
  ])('stops it in the last step, with %d workers and %d games', async (workers, games) => {
    const controller = new AbortController();
    const stopped: number[] = [];
    const options = {
      ...{ workers, signal: controller.signal },
      onProgress: ({ played }: Progress) => played === games && controller.abort(reason),
      onStop: (result: { readonly games: number }) => stopped.push(result.games),
    };
    await expect(simulate(['random', 'clever'], games, options)).rejects.toBe(reason);
    expect(stopped).toEqual([games]);
  });

  test('stops it from elsewhere in this thread, which gives way between games', async () => {
    const controller = new AbortController();
    let heard = 0;
    const options = { signal: controller.signal, onProgress: () => heard++ };
    setImmediate(() => setImmediate(() => controller.abort(reason)));
    await expect(simulate(['random', 'clever'], 1e9, options)).rejects.toBe(reason);
    expect(heard).toBe(0);
  });

  test.each<AgentName>(['endless', 'silent'])('stops %s agents in worker threads', async (name) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 50);
    const options = { workers: 2, signal: controller.signal };
    await expect(simulate([name, 'random'], 10, options)).rejects.toBe(reason);
  });

  test('stops an agent that never answers in this thread', async () => {
    const controller = new AbortController();
    setImmediate(() => controller.abort(reason));
    const options = { signal: controller.signal };
    await expect(simulate(['silent', 'random'], 10, options)).rejects.toBe(reason);
  });
});

describe('a worker thread that', () => {
  test('ends in the middle is a clear error', async () => {
    await expect(simulate(['deadly', 'random'], 5000, { workers: 2 })).rejects.toThrow(
      /^Worker thread, games \d+ to \d+: worker exited with code: 3$/,
    );
  });

  test('fails outside any promise is a clear error', async () => {
    await expect(simulate(['careless', 'random'], 500, { workers: 2 })).rejects.toThrow(
      /^Worker thread, games \d+ to \d+: too late$/,
    );
  });

  test('is not there is a clear error', async () => {
    const workerFile = new URL('file:///nowhere/worker.js');
    await expect(simulate(['random', 'random'], 10, { workers: 2, workerFile })).rejects.toThrow(
      'Worker file: found nothing at file:///nowhere/worker.js.',
    );
  });

  test('runs the wrong file is a clear error', async () => {
    const workerFile = new URL('./simulate.test.ts', import.meta.url);
    await expect(simulate(['random', 'random'], 10, { workers: 2, workerFile })).rejects.toThrow(
      /^Worker thread, game \d: Unknown file extension/,
    );
  });
});

describe('refused are', () => {
  test.each([0, -1, 0.5, Number.NaN, 1e10])('%d games', async (games) => {
    await expect(simulate(['random', 'random'], games)).rejects.toThrow(/^Games: found/);
  });

  test.each([-1, 0.5, Number.NaN, 257])('%d workers', async (workers) => {
    await expect(simulate(['random', 'random'], 10, { workers })).rejects.toThrow(
      /^Workers: found/,
    );
  });

  test('not one agent for each player', async () => {
    const rules = { players: 3 };
    await expect(simulate(['random', 'random'], 10, { rules })).rejects.toThrow(
      'Agents: found 2, expected 3',
    );
  });

  test('agents that the registry does not know', async () => {
    // Callers without types can ask for anything.
    const unknown = 'unknown' as AgentName;
    await expect(simulate(['random', unknown], 10)).rejects.toThrow(
      'Agent: found "unknown", expected one of: random, clever',
    );
  });

  test('objects for worker threads', async () => {
    const mine = agent('mine', () => 'T1');
    await expect(simulate([mine, 'random'], 10, { workers: 2 })).rejects.toThrow(TypeError);
  });

  test('limits out of range, before anything is played', async () => {
    const options = { workers: 2, limit: { moves: 0 } };
    await expect(simulate(['random', 'random'], 10, options)).rejects.toThrow(
      /^Move limit: found 0/,
    );
  });
});
