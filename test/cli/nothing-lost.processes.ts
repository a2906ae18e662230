/** Saved games survive whatever happens to the command that writes them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { azul } from '../../src/index.js';
import { readLog, readRecord } from '../../src/record.js';
import { temporaryFolder } from '../support/folders.js';
import { hasBash, hasSignals, hasSymbolicLinks } from '../support/system.js';
import { azulejo, COMMAND, runHere, untilAsked } from './command-run.js';
import { azulejoWithFault, azulejoWithSizeLimit } from './faults.js';

const root = temporaryFolder();

const PLAIN = ['play', '--agents', 'greedy', '--pictures', 'never'];
const START = [...PLAIN, '--seed', '5', '--names', 'Ada,Bo'];

/** The text of a game of 20 moves, its log, and the text of the game that is resumed from there. */
let savedRecord = '';
let savedLog = '';
let whole = '';
let count = 0;

beforeAll(async () => {
  const path = join(root, 'first');
  const files = ['--record', path, '--log', `${path}.log`];
  await runHere([...START, '--max-moves', '20', ...files]);
  savedRecord = readFileSync(path, 'utf8');
  savedLog = readFileSync(`${path}.log`, 'utf8');
  await runHere([...PLAIN, '--from', path, '--record', join(root, 'whole')]);
  whole = readFileSync(join(root, 'whole'), 'utf8');
});

/** A folder of its own with a game in it. */
function gameIn(text: string | Uint8Array = savedRecord): { folder: string; path: string } {
  const folder = join(root, `game-${count++}`);
  mkdirSync(folder);
  const path = join(folder, 'g');
  writeFileSync(path, text);
  return { folder, path };
}

function eventsIn(path: string): number {
  const text = readFileSync(path, 'utf8');
  const read = text.startsWith('#') ? readLog(azul, text) : readRecord(azul, text);
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return read.record.events.length;
}

type Way = readonly [string, () => { folder: string; from: string; to: string }];

/** Names of the same file that are symbolic links. */
const LINKS: readonly Way[] = [
  [
    'through a symbolic link',
    () => {
      const { folder, path } = gameIn();
      symlinkSync(path, `${path}-link`);
      return { folder, from: `${path}-link`, to: path };
    },
  ],
  [
    'into a symbolic link',
    () => {
      const { folder, path } = gameIn();
      symlinkSync('g', `${path}-link`);
      return { folder, from: path, to: `${path}-link` };
    },
  ],
];

/** The names under which a game may be resumed into its own file, and texts that are not canonical. */
const WAYS: readonly Way[] = [
  ...(hasSymbolicLinks ? LINKS : []),
  [
    'under another spelling of its path',
    () => {
      const { folder, path } = gameIn();
      return { folder, from: path, to: `${folder}/./g` };
    },
  ],
  [
    'from lines of another system',
    () => {
      const { folder, path } = gameIn(savedRecord.replaceAll('\n', '\r\n'));
      return { folder, from: path, to: path };
    },
  ],
  [
    'from a seed with a leading zero',
    () => {
      const { folder, path } = gameIn(savedRecord.replace('seed 5', 'seed 05'));
      return { folder, from: path, to: path };
    },
  ],
];

describe.each(WAYS)('a game resumed %s', (_, make) => {
  test('is all there when the disk is full', () => {
    const { folder, from, to } = make();
    const before = eventsIn(from);
    for (const at of [1, 5]) {
      const args = [...PLAIN, '--from', from, '--record', to];
      const run = azulejoWithFault(args, folder, { at, fault: 'ENOSPC' });
      expect(run.status).not.toBe(0);
      expect(eventsIn(from)).toBeGreaterThanOrEqual(before);
    }
  });

  test.skipIf(!hasBash)('is all there when files may not grow (skipped without bash)', () => {
    // None at all, and a kilobyte, which ends within a line.
    for (const blocks of [0, 1]) {
      const { from, to } = make();
      const before = eventsIn(from);
      azulejoWithSizeLimit([...PLAIN, '--from', from, '--record', to], blocks);
      expect(eventsIn(from)).toBeGreaterThanOrEqual(before);
      expect(readFileSync(from, 'utf8')).toMatch(/\n$/);
      if (existsSync(to)) expect(readFileSync(to, 'utf8')).toMatch(/^$|\n$/);
    }
  });

  test('is the whole game at its end, and nothing else is left in the folder', async () => {
    const { folder, from, to } = make();
    const names = readdirSync(folder);
    expect((await runHere([...PLAIN, '--from', from, '--record', to])).status).toBe(0);
    expect(readFileSync(from, 'utf8')).toBe(whole);
    expect(readFileSync(to, 'utf8')).toBe(whole);
    expect(readdirSync(folder)).toEqual(names);
  });
});

describe('bytes that are no UTF-8', () => {
  const files = () => ({
    record: Buffer.from(savedRecord.replace('"Ada"', '"\u00c4d\u00e4\u00df\u00f6"'), 'latin1'),
    log: Buffer.from(savedLog.replace('"Ada"', '"\u00c4d\u00e4\u00df\u00f6"'), 'latin1'),
  });

  test.each(['record', 'log'] as const)('in a %s are refused with their line', async (kind) => {
    const bytes = files()[kind];
    const { path } = gameIn(bytes);
    const resumed = await runHere([...PLAIN, '--from', path, `--${kind}`, path]);
    expect(resumed).toMatchObject({ status: 1, stdout: '' });
    expect(resumed.stderr).toMatch(/ Line 4: found the bytes c4 64 e4 df/);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    const replayed = await runHere(['replay', path]);
    expect(replayed.status).toBe(1);
    expect(replayed.stderr).toMatch(/^error {4}Line 4: .* \[record\.not-utf8\]$/m);
  });

  test('do not hide the game before them from replay', async () => {
    const lines = savedRecord.split('\n');
    const bytes = Buffer.from(lines.toSpliced(15, 1, 'move \u00c4').join('\n'), 'latin1');
    const { status, stdout, stderr } = await runHere(['replay', gameIn(bytes).path, '--json']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout.split('\n').length).toBeGreaterThan(8);
    expect(stdout).toContain('"code":"record.not-utf8","severity":"error","line":16');
  });
});

describe('files are opened before anything in them is replaced', () => {
  test('a log that cannot be written leaves the record as it was', async () => {
    const { path } = gameIn();
    const files = ['--record', path, '--log', join(root, 'none', 'x')];
    expect(await runHere([...PLAIN, '--force', ...files])).toMatchObject({ status: 1, stdout: '' });
    expect(readFileSync(path, 'utf8')).toBe(savedRecord);
    expect((await runHere([...PLAIN, '--from', path, ...files])).status).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(savedRecord);
  });

  test.each([
    ...(hasSymbolicLinks ? [['a symbolic link', symlinkSync] as const] : []),
    ['a hard link', linkSync] as const,
  ])('record and log are not one file through %s', async (_, link) => {
    const { path } = gameIn();
    link(path, `${path}-2`);
    for (const more of [['--from', path], ['--force']]) {
      const run = await runHere([...PLAIN, ...more, '--record', path, '--log', `${path}-2`]);
      expect(run).toMatchObject({ status: 2, stdout: '' });
      expect(run.stderr).toContain('found one file, expected two');
      expect(readFileSync(path, 'utf8')).toBe(savedRecord);
    }
  });

  test.skipIf(!hasSymbolicLinks)(
    'a link to a file that is not there yet is no second file',
    async () => {
      const { folder, path } = gameIn();
      symlinkSync('new', `${path}-2`);
      const files = ['--record', join(folder, 'new'), '--log', `${path}-2`];
      expect((await runHere([...PLAIN, ...files])).status).toBe(2);
      expect((await runHere([...PLAIN, '--max-moves', '1', '--record', `${path}-2`])).status).toBe(
        0,
      );
      expect(eventsIn(join(folder, 'new'))).toBe(2);
    },
  );
});

describe('two processes', () => {
  test('do not write one file at a time', async () => {
    const { path } = gameIn();
    const args = [COMMAND, 'play', '--agents', 'human', '--from', path, '--record', path];
    const first = spawn(process.execPath, args);
    const closed = once(first, 'close');
    await untilAsked(first);
    const second = azulejo([...PLAIN, '--from', path, '--record', path]);
    expect(second).toMatchObject({ status: 1, stdout: '' });
    expect(second.stderr).toContain(`is being written by process ${first.pid}`);
    first.stdin.end();
    await closed;
    expect(azulejo([...PLAIN, '--from', path, '--record', path]).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });

  test('do not wait for one that was killed', async () => {
    const { folder, path } = gameIn();
    const args = [COMMAND, 'play', '--agents', 'human', '--from', path, '--record', path];
    const first = spawn(process.execPath, args);
    const closed = once(first, 'close');
    await untilAsked(first);
    expect(existsSync(`${path}.azulejo-lock`)).toBe(true);
    first.kill('SIGKILL');
    await closed;
    expect(azulejo([...PLAIN, '--from', path, '--record', path]).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(whole);
    expect(readdirSync(folder)).toEqual(['g']);
  });

  test('see that the process of a lock is another one by now', () => {
    const { path } = gameIn();
    // This process is alive, but began at another time.
    writeFileSync(`${path}.azulejo-lock`, `${process.pid} 1\n`);
    const { status } = azulejo([...PLAIN, '--from', path, '--record', path]);
    expect(status).toBe(process.platform === 'linux' ? 0 : 1);
  });
});

describe('text after the last line', () => {
  test.each(['garbage', 'garbage\n', '\n', ' '])('is refused: %j', async (garbage) => {
    for (const text of [savedRecord, savedLog]) {
      const { path } = gameIn(text + garbage);
      const replayed = await runHere(['replay', path]);
      expect(replayed.status).toBe(1);
      expect(replayed.stderr).toMatch(/^error {4}Line \d+: found "/m);
      const kind = text === savedLog ? '--log' : '--record';
      expect((await runHere([...PLAIN, '--from', path, kind, path])).status).toBe(1);
      expect(readFileSync(path, 'utf8')).toBe(text + garbage);
    }
  });
});

describe('a file that is there already', () => {
  test.each(['record', 'log'])('is not replaced by a new game: --%s', async (kind) => {
    for (const text of [savedRecord, savedLog, 'Dear diary\n', Buffer.from([0, 255])]) {
      const { path } = gameIn(text);
      const args = [...PLAIN, '--seed', '1', '--max-moves', '1', `--${kind}`, path];
      const run = await runHere(args);
      expect(run).toMatchObject({ status: 1, stdout: '' });
      expect(run.stderr).toContain('already exists');
      expect(run.stderr).toContain('--force');
      expect(readFileSync(path).equals(Buffer.from(text))).toBe(true);
      expect((await runHere([...args, '--force'])).status).toBe(0);
      expect(eventsIn(path)).toBe(2);
    }
  });

  test('is replaced where it is empty', async () => {
    const { path } = gameIn('');
    expect((await runHere([...PLAIN, '--max-moves', '1', '--record', path])).status).toBe(0);
  });

  test('is continued where it holds the game that is resumed, as far as it got', async () => {
    const { folder, path } = gameIn();
    const log = join(folder, 'log');
    writeFileSync(log, savedLog.slice(0, savedLog.length / 2));
    const args = [...PLAIN, '--from', path, '--record', path, '--log', log];
    expect((await runHere(args)).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(whole);
    expect(eventsIn(log)).toBe(eventsIn(path));
  });

  test('keeps the failed moves of its log when the game is resumed from its record', async () => {
    const { folder, path } = gameIn();
    const log = join(folder, 'log');
    const lines = savedLog.split('\n');
    const failed = lines.toSpliced(10, 0, 'Ada A takes H9:a 1 fail').join('\n');
    writeFileSync(log, failed);
    await runHere([...PLAIN, '--from', path, '--record', path, '--log', log]);
    expect(readFileSync(log, 'utf8')).toContain('\nAda A takes H9:a 1 fail\n');
  });

  test('is not replaced by an earlier part of its game, or as another kind of file', async () => {
    const { folder, path } = gameIn(whole);
    const early = join(folder, 'early');
    writeFileSync(early, savedRecord);
    expect((await runHere([...PLAIN, '--from', early, '--record', path])).status).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(whole);
    writeFileSync(path, savedLog);
    expect((await runHere([...PLAIN, '--from', path, '--record', path])).status).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(savedLog);
  });
});

describe('standard output is no file for games', () => {
  test.each([
    ['--record', '-'],
    ['--log', '-'],
    ['--from', '-', '--record', '-'],
  ])('%s %s is refused', (...args) => {
    const run = azulejo([...PLAIN, ...args], savedRecord);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(existsSync('-')).toBe(false);
    rmSync('-', { force: true });
  });

  test('a game may come from standard input', () => {
    const { folder } = gameIn();
    const path = join(folder, 'new');
    expect(azulejo([...PLAIN, '--from', '-', '--record', path], savedRecord).status).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(whole);
  });
});

describe('a record without a reader', () => {
  test('is played to its end when standard output is closed', async () => {
    const { folder } = gameIn();
    const path = join(folder, 'new');
    azulejo([...START, '--record', `${path}-read`]);
    const words = [COMMAND, ...START, '--record', path];
    const child = spawn(process.execPath, words);
    child.stdout.destroy();
    child.stderr.destroy();
    await once(child, 'close');
    expect(child.exitCode).toBe(0);
    expect(readFileSync(path, 'utf8')).toBe(readFileSync(`${path}-read`, 'utf8'));
  });
});

describe.skipIf(!hasSignals)(
  'a process that is stopped (skipped where there are no signals)',
  async () => {
    test.each([
      ['SIGHUP', 129],
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)('by %s saves its game, and exits with %i', async (signal, status) => {
      const { path } = gameIn();
      const args = [COMMAND, 'play', '--agents', 'human', '--from', path, '--record', path];
      const child = spawn(process.execPath, args);
      const closed = once(child, 'close');
      await untilAsked(child);
      child.kill(signal);
      await closed;
      expect(child.exitCode).toBe(status);
      expect(readFileSync(path, 'utf8')).toContain(`result unfinished "Stopped by ${signal}."`);
    });

    /** Stop a long simulation: later and later, until it has played a game. */
    async function stoppedSimulation(signal: 'SIGINT' | 'SIGTERM', options: readonly string[]) {
      for (let wait = 600; ; wait *= 2) {
        const words = ['simulate', '--agents', 'random', '--games', '10000000', ...options];
        const child = spawn(process.execPath, [COMMAND, ...words]);
        const closed = once(child, 'close');
        let stdout = '';
        child.stdout.on('data', (text) => {
          stdout += text;
        });
        await new Promise((resolve) => setTimeout(resolve, wait));
        child.kill(signal);
        await closed;
        const isTooEarly = stdout === '' || /"games":0\b|after 0 of/.test(stdout);
        if (!isTooEarly) return { stdout, status: child.exitCode };
      }
    }

    test.each([
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)('by %s prints the games of a simulation so far', async (signal, expected) => {
      for (const workers of ['0', '2']) {
        const { stdout, status } = await stoppedSimulation(signal, [
          '--workers',
          workers,
          '--json',
        ]);
        const result = JSON.parse(stdout);
        expect(status).toBe(expected);
        expect(result).toMatchObject({ partial: true });
        expect(result.games).toBeLessThan(10_000_000);
        expect(result.endings.over).toBeGreaterThan(0);
      }
      const { stdout, status } = await stoppedSimulation(signal, ['--workers', '0']);
      expect(status).toBe(expected);
      expect(stdout).toMatch(/^Stopped by SIG\w+ after \d+ of 10000000 games\.\n/);
    });
  },
);

test('memory stays within bounds for a text of nothing but ends of lines', () => {
  const { folder } = gameIn();
  const path = join(folder, 'lines');
  for (const length of [8_000_000, 30_000_000]) {
    writeFileSync(path, Buffer.alloc(length, '\n'));
    // Eight bytes a character, beside what the command itself needs.
    const megabytes = Math.ceil((8 * Math.min(length, 2 ** 23)) / 2 ** 20);
    const words = [`--max-old-space-size=${megabytes}`, COMMAND, 'replay', path];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(length < 2 ** 23 ? /Line 1: found ""/ : /found more than 8388608/);
  }
});
