/** One way to replace a file: whatever lies beside it or in its place, nothing else is written. */
import {
  appendFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDataFolder } from '../../src/engine/cli/files/data-folder.js';
import { FileError } from '../../src/engine/cli/files/file-access.js';
import { lockFile } from '../../src/engine/cli/files/file-lock.js';
import { openGrowingFile } from '../../src/engine/cli/files/growing-file.js';
import { openSavedFile } from '../../src/engine/cli/files/saved-file.js';
import type { DataDescription } from '../../src/engine/learning/manifest.js';
import { temporaryFolder } from '../support/folders.js';
import { hasSymbolicLinks } from '../support/system.js';
import { runHere } from './command-run.js';
import { oneAtATime } from './lock-orders.js';
import { placeFor, WRITERS } from './writers.js';

const root = temporaryFolder();

const game = join(root, 'game');
beforeAll(() =>
  runHere(['play', '--agents', 'random', '--seed', '1', '--max-moves', '2', '--record', game]),
);

const OTHERS = 'the file of somebody else\n';
const LINKS = [
  ...(hasSymbolicLinks ? [['a symbolic link', symlinkSync] as const] : []),
  ['a hard link', linkSync] as const,
];

describe.each(WRITERS)('$name', (writer) => {
  const { args, hasForce } = writer;

  test.each(LINKS)('writes nothing through %s that was laid beside its file', async (_, link) => {
    const { path, written } = placeFor(writer, root);
    const other = join(root, 'other');
    writeFileSync(other, OTHERS);
    link(other, `${written}.azulejo-new`);
    const { status, stderr } = await runHere(args(path, game));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(other, 'utf8')).toBe(OTHERS);
    expect(readFileSync(written).length).toBeGreaterThan(0);
  });

  test('removes what a process that was killed left', async () => {
    const { path, written } = placeFor(writer, root);
    writeFileSync(`${written}.0123456789abcdef.azulejo-new`, 'half');
    writeFileSync(`${written}.azulejo-lock`, '');
    utimesSync(`${written}.azulejo-lock`, 0, 0);
    expect((await runHere(args(path, game))).status).toBe(0);
    const left = readdirSync(dirname(written)).filter((name) => name.includes('azulejo'));
    expect(left).toEqual([]);
  });

  test.each(['.azulejo-lock', ''])('refuses a folder at the file%s', async (end) => {
    const { path, written } = placeFor(writer, root);
    mkdirSync(written + end);
    const { status, stderr } = await runHere(args(path, game));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^azulejo: ".*" cannot be \w+: found a folder, expected a file\.\n$/);
  });

  test('replaces nothing that is there already, unless it is forced to', async () => {
    const { path, written } = placeFor(writer, root);
    writeFileSync(written, OTHERS);
    const refused = await runHere(args(path, game));
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('already exists');
    expect(readFileSync(written, 'utf8')).toBe(OTHERS);
    if (!hasForce) return;
    expect((await runHere([...args(path, game), '--force'])).status).toBe(0);
    expect(readFileSync(written, 'utf8')).not.toBe(OTHERS);
  });
});

/** Self-play of short games, but for its folder and their number. */
const SELF_PLAY = [
  ...['royal-ur', 'selfplay', '--tokens', '1', '--iterations', '1', '--workers', '0'],
  ...['--seed', '1', '--out'],
];

test('self-play replaces no file that no manifest speaks of, and reads no endless manifest', async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const args = [...SELF_PLAY, folder, '--games', '1'];
  const shard = join(folder, 'games-0000000.npz');
  writeFileSync(shard, OTHERS);
  const refused = await runHere(args);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('already exists, without a manifest. Give another folder.');
  expect(readFileSync(shard, 'utf8')).toBe(OTHERS);
  rmSync(shard);
  writeFileSync(join(folder, 'manifest.json'), '');
  truncateSync(join(folder, 'manifest.json'), 2 ** 27);
  const endless = await runHere(args);
  expect(endless.status).toBe(1);
  expect(endless.stderr).toContain('already exists, and is not a manifest of self-play data.');
});

test('self-play that goes on replaces no file that its manifest does not speak of, unless it is its own', async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const args = (games: number) => {
    const size = ['--games', `${games}`, '--shard-games', '2'];
    return [...SELF_PLAY, folder, ...size];
  };
  const other = join(folder, 'games-0000001.npz');
  expect((await runHere(args(2))).status).toBe(0);
  writeFileSync(other, OTHERS);
  const refused = await runHere(args(4));
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('already exists, without a manifest. Give another folder.');
  expect(readFileSync(other, 'utf8')).toBe(OTHERS);
  rmSync(other);
  const manifest = readFileSync(join(folder, 'manifest.json'));
  expect((await runHere(args(4))).status).toBe(0);
  // As if it had been killed between the file and the manifest.
  const whole = readFileSync(join(folder, 'manifest.json'));
  writeFileSync(join(folder, 'manifest.json'), manifest);
  expect((await runHere(args(4))).status).toBe(0);
  expect(readFileSync(join(folder, 'manifest.json'))).toEqual(whole);
});

test('self-play plays games again whose file is longer than it was, without reading it', async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const args = [...SELF_PLAY, folder, '--games', '2', '--shard-games', '2'];
  expect((await runHere(args)).status).toBe(0);
  const shard = join(folder, 'games-0000000.npz');
  const bytes = readFileSync(shard);
  // More than Node reads at once.
  truncateSync(shard, 3 * 2 ** 30);
  expect(await runHere(args)).toMatchObject({ status: 0 });
  expect(readFileSync(shard)).toEqual(bytes);
});

test('self-play writes no more once another process has taken over its lock', () => {
  const path = mkdtempSync(join(root, 'data-'));
  const folder = openDataFolder(path);
  const manifest = join(path, 'manifest.json');
  const place = { first: 0, games: 1, file: 'games-0000000.npz' };
  const data = folder.begin({} as DataDescription, 1, [place]);
  const before = readFileSync(manifest, 'utf8');
  rmSync(`${manifest}.azulejo-lock`);
  expect(() => data.add(place, { rows: 1, bytes: new Uint8Array(1) })).toThrow(
    'another process has taken over its lock meanwhile',
  );
  expect(readFileSync(manifest, 'utf8')).toBe(before);
  folder.close();
  expect(readdirSync(path)).toEqual(['manifest.json']);
});

test('self-play leaves what others write beside their files in its folder', async () => {
  const folder = mkdtempSync(join(root, 'data-'));
  const others = join(folder, 'game.azul.0123456789abcdef.azulejo-new');
  writeFileSync(others, OTHERS);
  const args = [...SELF_PLAY, folder, '--games', '1'];
  expect((await runHere(args)).status).toBe(0);
  expect(readFileSync(others, 'utf8')).toBe(OTHERS);
});

test.skipIf(process.platform !== 'linux')(
  'self-play ends where no folder can be made (skipped without /proc)',
  async () => {
    const { status, stderr } = await runHere(['selfplay', '--out', '/proc/none/data']);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'azulejo: "/proc/none/data" cannot be written: no such file or directory.\n',
    });
  },
);

test.each([
  ['play', '--agents', 'random,random', '--record'],
  ['play', '--agents', 'random,random', '--log'],
  ['ratings', '--agents', 'random,greedy', '--results'],
  ['show', 'AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000', 'A0MSFB0MSF', '--svg'],
  ['selfplay', '--out'],
  ['royal-ur', 'solve', '--out'],
])('an empty path is not that of the current folder: %s', async (...args) => {
  const { status, stderr } = await runHere([...args, '']);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'azulejo: "" cannot be written: found an empty path.\n',
  });
});

test.skipIf(process.platform === 'win32')(
  'self-play says what is in the place of its folder',
  async () => {
    for (const [path, kind] of [
      [process.execPath, 'a file'],
      ['/dev/null', 'a device'],
    ] as const) {
      const { stderr } = await runHere(['selfplay', '--out', path]);
      expect(stderr).toBe(
        `azulejo: "${path}" cannot be written: found ${kind}, expected a folder.\n`,
      );
    }
  },
);

/** What can happen to a file that is being written. */
const LOSSES: readonly (readonly [string, (path: string) => void])[] = [
  ['removed', (path) => rmSync(path)],
  ['renamed', (path) => renameSync(path, `${path}-2`)],
  [
    'replaced by another',
    (path) => {
      writeFileSync(`${path}-3`, OTHERS);
      renameSync(`${path}-3`, path);
    },
  ],
];

test.each(LOSSES)('a file that is %s while it is written is an error', (_, lose) => {
  for (const step of ['append', 'prepare', 'close'] as const) {
    const path = join(mkdtempSync(join(root, 'lost-')), 'file');
    const file = openSavedFile(path);
    file.prepare('one\n')();
    file.append(['two']);
    lose(path);
    const steps = {
      append: () => file.append(['three']),
      prepare: () => file.prepare('anew\n')(),
      close: () => file.close(),
    };
    const reason = /"[^"]+" cannot be written: it was removed or replaced meanwhile\.$/;
    expect(steps[step]).toThrow(
      expect.objectContaining({ name: 'FileError', message: expect.stringMatching(reason) }),
    );
    const left = readdirSync(dirname(path)).filter((name) => name !== basename(path));
    if (step === 'close') expect(left.filter((name) => name.includes('azulejo'))).toEqual([]);
  }
});

describe('a file with two names, which are hard links, is two files once both are written', () => {
  const PROCESSES = ['one', 'other'] as const;
  const twoNames = () => {
    const folder = mkdtempSync(join(root, 'names-'));
    const paths = { one: join(folder, 'one'), other: join(folder, 'other') };
    writeFileSync(paths.one, 'first\nlater\n');
    linkSync(paths.one, paths.other);
    return paths;
  };
  const expectOwn = (paths: ReturnType<typeof twoNames>) => {
    for (const name of PROCESSES) {
      expect(readFileSync(paths[name], 'utf8')).toBe(`first\n${name}\n${name}\n`);
    }
  };

  test('line by line', () => {
    const paths = twoNames();
    const files = PROCESSES.map((name) => ({ name, file: openSavedFile(paths[name]) }));
    for (const { file } of files) file.prepare('first\n')();
    for (const _ of [1, 2]) for (const { name, file } of files) file.append([name]);
    for (const { file } of files) file.close();
    expectOwn(paths);
  });

  test('part by part', () => {
    const paths = twoNames();
    const files = PROCESSES.map((name) => ({ name, file: openGrowingFile(paths[name]) }));
    for (const { file } of files) file.resume('first\n'.length);
    for (const _ of [1, 2])
      for (const { name, file } of files) file.append(Buffer.from(`${name}\n`));
    for (const { file } of files) file.close();
    expectOwn(paths);
  });
});

test('a process that was stopped until another took over its lock writes no more', () => {
  for (const step of ['append', 'replace', 'extend', 'close'] as const) {
    const path = join(mkdtempSync(join(root, 'taken-')), 'file');
    const file = openSavedFile(path);
    file.prepare('one\n')();
    const commits = { replace: file.prepare('anew\n'), extend: file.prepare('one\n') };
    rmSync(`${path}.azulejo-lock`);
    writeFileSync(`${path}.azulejo-lock`, '1 1 somewhere/1\n');
    appendFileSync(path, 'two\n');
    const steps = { append: () => file.append(['three']), close: () => file.close(), ...commits };
    const message = expect.stringMatching(/: another process has taken over its lock meanwhile\.$/);
    expect(steps[step]).toThrow(expect.objectContaining({ name: 'FileError', message }));
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
    if (step !== 'close') expect(file.close).toThrow('taken over');
    expect(readFileSync(`${path}.azulejo-lock`, 'utf8')).toBe('1 1 somewhere/1\n');
  }
});

describe('a lock', () => {
  const HERE = process.platform === 'linux';
  const hour = 3600;
  // Age in seconds; whether the lock counts.
  test.each<readonly [string, string, number, boolean]>([
    ['of this process', `${process.pid} \n`, 0, true],
    ['of this process, as long as it lives', `${process.pid} \n`, hour, true],
    ['of this process, which began at another time', `${process.pid} 1\n`, 0, !HERE],
    ['of a process that has ended', '99999999 1\n', 0, false],
    ['of another container', '1 1 somewhere/1\n', 0, true],
    ['of another container whose clock is ahead', '1 1 somewhere/1\n', -60, true],
    ['of another container that is silent', '1 1 somewhere/1\n', hour, false],
    ['of another container, from the future', '1 1 somewhere/1\n', -hour, false],
    ['that is being written', '12', 0, true],
    ['that was torn', '12', hour, false],
    ['that was torn in its place', '12 34 some', hour, false],
    ['that was torn, from the future', '', -hour, false],
    ['of another program', 'mine', hour, true],
    ['that is too long', '1'.repeat(1000), hour, true],
  ])('%s', (_, text, age, counts) => {
    const path = join(mkdtempSync(join(root, 'lock-')), 'file');
    const lock = `${path}.azulejo-lock`;
    writeFileSync(lock, text);
    const time = Date.now() / 1000 - age;
    utimesSync(lock, time, time);
    if (counts) {
      expect(() => lockFile(path, path)).toThrow(FileError);
      expect(readFileSync(lock, 'utf8')).toBe(text);
    } else {
      const { release } = lockFile(path, path);
      expect(() => lockFile(path, path)).toThrow(`process ${process.pid}`);
      release();
      expect(readdirSync(dirname(path))).toEqual([]);
    }
  });

  describe.each([
    ['ahead of', hour],
    ['behind', -hour],
  ])('where the clock of a system is %s that of the files', (_, wrong) => {
    beforeEach(() => {
      const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
      vi.useFakeTimers({ toFake: [...toFake], now: Date.now() + 1000 * wrong });
    });
    afterEach(() => vi.useRealTimers());

    test('counts while its holder, on another one, gives signs of life', () => {
      const path = join(mkdtempSync(join(root, 'lock-')), 'file');
      writeFileSync(`${path}.azulejo-lock`, '1 1 somewhere/1\n');
      expect(() => lockFile(path, path)).toThrow(FileError);
      expect(readdirSync(dirname(path))).toEqual(['file.azulejo-lock']);
    });

    test('gets signs of life by the clock of the files', () => {
      const path = join(mkdtempSync(join(root, 'lock-')), 'file');
      const lock = `${path}.azulejo-lock`;
      const { release } = lockFile(path, path);
      const text = readFileSync(lock, 'utf8');
      utimesSync(lock, 0, 0);
      vi.advanceTimersByTime(20_000);
      const { mtimeMs } = statSync(lock);
      vi.useRealTimers();
      expect(Math.abs(Date.now() - mtimeMs)).toBeLessThan(60_000);
      expect(readFileSync(lock, 'utf8')).toBe(text);
      release();
    });
  });

  test('that another process has taken meanwhile is not removed', () => {
    const path = join(mkdtempSync(join(root, 'lock-')), 'file');
    const { release } = lockFile(path, path);
    rmSync(`${path}.azulejo-lock`);
    writeFileSync(`${path}.azulejo-lock`, '1 1 somewhere/1\n');
    release();
    expect(readdirSync(dirname(path))).toEqual(['file.azulejo-lock']);
  });

  test('has no exit listener of its own: Node warns of more than ten', () => {
    const before = process.listenerCount('exit');
    const folder = mkdtempSync(join(root, 'lock-'));
    const locks = Array.from({ length: 20 }, (_, k) => lockFile(join(folder, `${k}`), `${k}`));
    expect(process.listenerCount('exit')).toBeLessThanOrEqual(before + 1);
    for (const { release } of locks) release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is held by one process at a time, in whatever order processes act and die', () => {
    fc.assert(oneAtATime(root), { numRuns: 1000 });
  });
});
