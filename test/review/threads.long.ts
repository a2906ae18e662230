/** Reviews in worker threads are those of this thread, and end when they are told to. */
import { describe, expect, test } from 'vitest';
import { playMatch, reviewGame } from '../../src/agents.js';
import { searchAgent } from '../../src/azul/agents/search-agent.js';
import { AGENTS, azul } from '../../src/index.js';
import { AGENTS as ROYAL_UR_AGENTS, royalUr } from '../../src/royal-ur.js';
import { AGENTS as TSURO_AGENTS, tsuro } from '../../src/tsuro.js';
import { useWorker } from '../support/build-worker.js';

const worker = useWorker('../../src/simulation-worker.ts');

async function azulGame() {
  const agents = [AGENTS.random(), AGENTS.random()];
  return (await playMatch(azul, agents, { seed: 4, limit: { moves: 30 } })).record;
}

describe('a review in worker threads', () => {
  test('is the same with any number of them', async () => {
    const { file: workerFile } = worker;
    const threads = { workers: 3, workerFile };
    const record = await azulGame();
    const options = { iterations: 20, seed: 5 };
    const review = await reviewGame(azul, record, options);
    expect(review.moves.map(({ mark }) => mark)).toContain('blunder');
    expect(await reviewGame(azul, record, { ...options, ...threads })).toEqual(review);
    expect(await reviewGame(azul, record, { ...options, workers: 1, workerFile })).toEqual(review);

    const ur = (
      await playMatch(royalUr, [ROYAL_UR_AGENTS.random(), ROYAL_UR_AGENTS.random()], {
        seed: 1,
        limit: { moves: 20 },
      })
    ).record;
    expect(await reviewGame(royalUr, ur, { ...options, ...threads })).toEqual(
      await reviewGame(royalUr, ur, options),
    );

    const players = [TSURO_AGENTS.random(), TSURO_AGENTS.random(), TSURO_AGENTS.random()];
    const walked = (await playMatch(tsuro, players, { seed: 1, limit: { moves: 12 } })).record;
    expect(await reviewGame(tsuro, walked, { iterations: 5, ...threads })).toEqual(
      await reviewGame(tsuro, walked, { iterations: 5 }),
    );
  });

  test('tells of every move in order, and gives what it has when it is stopped', async () => {
    const record = await azulGame();
    const options = { iterations: 20, workers: 2, workerFile: worker.file };
    const whole = await reviewGame(azul, record, options);
    const reviewed: number[] = [];
    let partial: unknown;
    const controller = new AbortController();
    const review = reviewGame(azul, record, {
      ...options,
      signal: controller.signal,
      onProgress: (progress) => {
        reviewed.push(progress.reviewed);
        if (progress.reviewed === 5) controller.abort(new Error('enough'));
      },
      onStop: (soFar) => {
        partial = soFar;
      },
    });
    await expect(review).rejects.toThrow('enough');
    expect(reviewed).toEqual([1, 2, 3, 4, 5]);
    expect(partial).toMatchObject({ moves: whole.moves.slice(0, 5) });
  });

  test('ends in the middle of a long search', async () => {
    const record = await azulGame();
    const signal = AbortSignal.timeout(300);
    const options = { iterations: 1_000_000, workers: 2, workerFile: worker.file, signal };
    await expect(reviewGame(azul, record, options)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test.each([
    [{ workers: 2, agent: searchAgent() }, TypeError, 'Agent: found an object, expected no agent'],
    [{ workers: -1 }, RangeError, 'Workers: found -1'],
    [{ workers: 2, workerFile: new URL('file:///nowhere/it.js') }, Error, 'found nothing at file'],
  ])('refuses %o', async (options, kind, message) => {
    const failure = await reviewGame(azul, await azulGame(), options).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(kind);
    expect(failure).toMatchObject({ message: expect.stringContaining(message) });
  });
});
