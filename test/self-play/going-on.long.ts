/** Self-play goes on where it stopped, whatever stopped it, and comes to the same bytes. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Run, runHere } from '../cli/command-run.js';
import { start } from '../queue/processes.js';
import { temporaryFolder } from '../support/folders.js';
import { waitUntil } from '../support/processes.js';
import { readManifest } from './reader.js';

const folder = temporaryFolder();

const OPTIONS = '--shard-games 2 --iterations 4 --tokens 2 --seed 5'.split(' ');
const GAMES = ['--games', '7'];

/** Run the command on a folder, in this thread if nothing else is said. */
function run(name: string, ...more: readonly string[]): Promise<Run> {
  const out = join(folder, name);
  const args = ['royal-ur', 'selfplay', '--out', out, '--workers', '0', '--json'];
  return runHere([...args, ...OPTIONS, ...GAMES, ...more]);
}

/** Play into a folder. */
async function play(name: string, ...more: readonly string[]) {
  const { stdout } = await run(name, ...more);
  return { ...JSON.parse(stdout), files: filesIn(name) };
}

/** Read the files of a folder, by their names. */
function filesIn(name: string): Record<string, string> {
  const names = readdirSync(join(folder, name)).sort();
  return Object.fromEntries(
    names.map((file) => [file, readFileSync(join(folder, name, file)).toString('base64')]),
  );
}

/** Copy the folder of the whole data. */
function copyOfWhole(name: string): string {
  cpSync(join(folder, 'whole'), join(folder, name), { recursive: true });
  return join(folder, name);
}

let whole: Record<string, string>;

beforeAll(async () => {
  whole = (await play('whole')).files;
  expect(Object.keys(whole)).toEqual([
    ...[0, 1, 2, 3].map((number) => `games-000000${number}.npz`),
    'manifest.json',
  ]);
  expect(
    readManifest(join(folder, 'whole')).shards.map(({ first, games }) => [first, games]),
  ).toEqual([
    [0, 2],
    [2, 2],
    [4, 2],
    [6, 1],
  ]);
});

test('worker threads write the same bytes', async () => {
  expect((await play('threads', '--workers', '3')).files).toEqual(whole);
});

test('another seed gives other games', async () => {
  const { files } = await play('other-seed', '--seed', '6');
  expect(files['games-0000000.npz']).not.toBe(whole['games-0000000.npz']);
});

describe('the same command again', () => {
  test('plays nothing where all is there', async () => {
    copyOfWhole('again');
    const { kept, files } = await play('again');
    expect([kept, files]).toEqual([4, whole]);
  });

  test('takes the seed of the data where none is given', async () => {
    const out = copyOfWhole('seedless');
    const args = OPTIONS.slice(0, -2);
    await runHere(['royal-ur', 'selfplay', '--out', out, '--workers', '0', ...args, ...GAMES]);
    expect(filesIn('seedless')).toEqual(whole);
  });

  test('plays what is missing, damaged or half written', async () => {
    const out = copyOfWhole('damaged');
    rmSync(join(out, 'games-0000000.npz'));
    copyFileSync(join(out, 'games-0000001.npz'), join(out, 'games-0000002.npz'));
    writeFileSync(join(out, 'games-0000000.npz.0123456789abcdef.azulejo-new'), 'half');
    const { kept, files } = await play('damaged');
    expect([kept, files]).toEqual([2, whole]);
  });

  test('with more games adds them', async () => {
    await play('more', '--games', '3');
    const { kept, files } = await play('more');
    // The second shard was shorter.
    expect([kept, files]).toEqual([1, whole]);
  });

  test('with more games keeps a shorter file until it is replaced', async () => {
    await play('short', '--games', '3');
    const out = join(folder, 'short');
    const before = readManifest(out).shards;
    const { child, end } = start(
      ...['royal-ur', 'selfplay', '--out', out, ...OPTIONS, '--games', '100000'],
      ...['--workers', '0'],
    );
    await waitUntil(() => readFileSync(join(out, 'manifest.json'), 'utf8').includes('100000'));
    child.kill('SIGKILL');
    await end();
    const [first, second] = readManifest(out).shards;
    expect([first, second?.first]).toEqual([before[0], 2]);
    expect(
      createHash('sha256')
        .update(readFileSync(join(out, 'games-0000001.npz')))
        .digest('hex'),
    ).toBe(second?.sha256);
  });
});

test('a player without a legal move forfeits, and the others play on', async () => {
  const out = join(folder, 'forfeits');
  const { status, stdout } = await runHere([
    ...['tsuro', 'selfplay', '--legality', 'reference', '--out', out, '--games', '6'],
    ...['--shard-games', '2', '--iterations', '5', '--workers', '0', '--seed', '1', '--json'],
  ]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ games: 6, shards: 3 });
});

describe('other data', () => {
  test.each([
    ['--seed 6', 'seed: found 5, expected 6.'],
    ['--tokens 3', 'rules: found {"tokens":2,'],
    ['--iterations 5', 'agent: found {"name":"search","iterations":4,"drawnMoves":20}, expected {'],
    [
      '--drawn-moves 1',
      'agent: found {"name":"search","iterations":4,"drawnMoves":20}, expected {',
    ],
    ['--shard-games 3', 'gamesPerShard: found 2, expected 3.'],
    ['--games 6', 'has more games: found 7, expected at most 6 (--games).'],
  ])('of %s is refused, and stays', async (options, message) => {
    const out = copyOfWhole(`refused ${options}`);
    const { status, stdout, stderr } = await run(`refused ${options}`, ...options.split(' '));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(filesIn(`refused ${options}`)).toEqual(whole);
    rmSync(out, { recursive: true });
  });

  test('of another game is refused', async () => {
    const out = copyOfWhole('another-game');
    const args = ['azul', 'selfplay', '--out', out, '--workers', '0', '--games', '7'];
    const { status, stderr } = await runHere(args);
    expect(status).toBe(1);
    expect(stderr).toContain('game: found "royal-ur", expected "azul".');
  });

  test.each(['', '{', '[]', '{"games":1,"seed":1,"shards":[{}]}', '{"games":1,"shards":[]}'])(
    'in a manifest that is none is refused: %s',
    async (text) => {
      const out = mkdtempSync(join(folder, 'none-'));
      writeFileSync(join(out, 'manifest.json'), text);
      const args = ['selfplay', '--out', out, '--workers', '0', '--games', '1'];
      const { status, stderr } = await runHere(args);
      expect(status).toBe(1);
      expect(stderr).toContain('already exists, and is not a manifest of self-play data.');
      expect(readFileSync(join(out, 'manifest.json'), 'utf8')).toBe(text);
    },
  );
});

test.each([
  ['SIGINT', '0', 130],
  ['SIGTERM', '2', 143],
  ['SIGKILL', '2', null],
] as const)(
  'a command that is stopped by %s leaves whole files, with %s workers',
  async (name, workers, status) => {
    const out = join(folder, name);
    const args = ['royal-ur', 'selfplay', '--out', out, ...OPTIONS, '--games', '100000', '--json'];
    const { child, end } = start(...args, '--workers', workers);
    await waitUntil(() => {
      try {
        return readManifest(out).shards.length >= 2;
      } catch {
        // It is being written.
        return false;
      }
    });
    child.kill(name);
    const ended = await end();
    expect(ended.status).toBe(status);
    const { shards } = readManifest(out);
    if (status !== null) {
      const listed = shards.map(({ file }) => file);
      expect(readdirSync(out).sort()).toEqual([...listed, 'manifest.json']);
      const games = shards.reduce((sum, shard) => sum + shard.games, 0);
      expect(JSON.parse(ended.stdout)).toMatchObject({
        partial: true,
        games,
        shards: shards.length,
      });
    }
    for (const { file } of shards.filter(({ first }) => first < 6)) {
      expect(readFileSync(join(out, file)).toString('base64')).toBe(whole[file]);
    }
    // Going on, with fewer games in all than what was asked for at first.
    const manifest = readFileSync(join(out, 'manifest.json'), 'utf8');
    writeFileSync(join(out, 'manifest.json'), manifest.replace('"games": 100000', '"games": 7'));
    const { files } = await play(name);
    for (const [file, content] of Object.entries(whole)) expect(files[file]).toBe(content);
  },
);
