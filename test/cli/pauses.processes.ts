/** No agent forfeits because the process was stopped. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.js';
import { hasSignals } from '../support/system.js';
import { LIMIT, runWithPauses } from './pauses.js';

const root = temporaryFolder();

const BOT = `exec:${process.execPath} ${fileURLToPath(new URL('../support/bot.mjs', import.meta.url))}`;
const LIMITS = ['--milliseconds', '10', '--time-limit', `${LIMIT}`];

/** Pauses of each run; `PAUSES` asks for more. */
const { PAUSES = '3' } = process.env;

describe.skipIf(!hasSignals)('no forfeit by pauses (skipped where there are no signals)', () => {
  test.each([
    ['in this thread', 'search,random', '0'],
    ['in worker threads', 'search,random', '2'],
    ['of another program', `search,${BOT}`, '0'],
  ])('of games %s', async (_, agents, workers) => {
    const path = join(root, `results-${workers}-${agents.length}`);
    await runWithPauses(
      [
        ...['royal-ur', 'ratings', '--agents', agents, '--cycles', '10000', '--results', path],
        ...['--workers', workers, ...LIMITS],
      ],
      Number(PAUSES),
    );
    const [, ...pairs] = readFileSync(path, 'utf8').trimEnd().split('\n');
    const forfeits = pairs.flatMap((line) => JSON.parse(line).forfeits);
    expect(forfeits.every((count) => count === 0)).toBe(true);
  });

  test('of a simulation', async () => {
    const words = [
      'royal-ur',
      'simulate',
      '--agents',
      'search,random',
      '--games',
      '100000',
      '--workers',
      '0',
    ];
    const { stdout } = await runWithPauses([...words, ...LIMITS, '--json'], Number(PAUSES));
    const { agents } = JSON.parse(stdout);
    expect(agents.map(({ forfeits }: { forfeits: number }) => forfeits)).toEqual([0, 0]);
  });

  test('of a game', async () => {
    const words = ['play', '--agents', 'search', '--pictures', 'never', '--seed', '1'];
    const { stdout } = await runWithPauses([...words, '--time-limit', `${LIMIT}`], Number(PAUSES));
    expect(stdout).not.toContain('Found no move within');
  });
});
