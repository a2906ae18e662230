/** The example of a game of one's own: in threads as in one process, and in a game that is saved. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playMatch, reviewGame, simulate } from 'azulejo/agents';
import { readRecord, replay } from 'azulejo/record';
import { describe, expect, test } from 'vitest';
import kalah from '../../examples/own-game/kalah.js';
import { azulejo } from '../cli/command-run.js';
import { temporaryFolder } from '../support/folders.js';

const folder = temporaryFolder();

const command = (...args: string[]) => azulejo(['--game', 'examples/own-game/kalah.js', ...args]);

test('the commands play a game that is saved, replayed and reviewed', () => {
  const path = join(folder, 'game.kalah');
  const played = command('play', '--agents', 'greedy,random', '--seed', '4', '--record', path);
  expect(played.status).toBe(0);
  const read = readRecord(kalah, readFileSync(path, 'utf8'));
  expect(read.ok && read.complete && replay(kalah, read.record).ok).toBe(true);
  expect(command('replay', path).status).toBe(0);
  const review = command('review', path, '--iterations', '20', '--json');
  expect(JSON.parse(review.stdout).game).toBe('kalah');
});

describe('in worker threads as in one process', () => {
  test('simulations', async () => {
    const options = { agents: ['greedy', 'random'], games: 40, seed: 3 };
    const here = await simulate(kalah, { ...options, workers: 0 });
    expect(await simulate(kalah, { ...options, workers: 2 })).toEqual(here);
    const run = (workers: string) =>
      command(
        'simulate',
        '--agents',
        'greedy,random',
        '--games',
        '40',
        '--seed',
        '3',
        '--json',
        '--workers',
        workers,
      );
    expect(JSON.parse(run('2').stdout)).toEqual(JSON.parse(run('0').stdout));
  });

  test('tournaments', () => {
    const results = ['0', '2'].map((workers) => {
      const path = join(folder, `results-${workers}.jsonl`);
      const args = ['--agents', 'greedy,random,search', '--cycles', '2', '--iterations', '8'];
      const run = command(
        'ratings',
        ...args,
        '--seed',
        '5',
        '--results',
        path,
        '--workers',
        workers,
      );
      expect(run.status).toBe(0);
      return readFileSync(path, 'utf8');
    });
    expect(results[1]).toBe(results[0]);
  });

  test('self-play', () => {
    const written = ['0', '2'].map((workers) => {
      const out = join(folder, `data-${workers}`);
      const args = ['--games', '4', '--seed', '3', '--iterations', '8', '--workers', workers];
      expect(command('selfplay', '--out', out, ...args).status).toBe(0);
      return readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'base64')]);
    });
    expect(written[1]).toEqual(written[0]);
    expect(written[0]).toHaveLength(2);
  });

  test('reviews', async () => {
    const agents = await Promise.all([0, 1].map(async () => kalah.agents?.greedy?.()));
    const pair = agents.flatMap((agent) => (agent === undefined ? [] : [agent]));
    const { record } = await playMatch(kalah, pair, { seed: 1 });
    const here = await reviewGame(kalah, record, { iterations: 20 });
    expect(await reviewGame(kalah, record, { iterations: 20, workers: 2 })).toEqual(here);
  });
});
