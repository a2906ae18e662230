/** Files that commands write: pipes and devices in their places, other containers, records that are removed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.js';
import { hasSignals } from '../support/system.js';
import { azulejo, COMMAND, runHere, untilAsked } from './command-run.js';
import { placeFor, WRITERS } from './writers.js';

const root = temporaryFolder();

const game = join(root, 'game');
beforeAll(() =>
  runHere(['play', '--agents', 'random', '--seed', '1', '--max-moves', '2', '--record', game]),
);

/** Milliseconds after which a command has not ended, but hangs. */
const HANGS = 30_000;

/** Run a program; a command that waits for what never comes is killed. */
function finish(program: string, args: readonly string[]) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: HANGS });
  return { status, stderr };
}

const hasPipes = hasSignals && spawnSync('mkfifo', ['--version']).status === 0;

/** What may lie where a file is expected. */
const KINDS = [
  ['pipe', (path: string) => spawnSync('mkfifo', [path])],
  ['device', (path: string) => symlinkSync('/dev/null', path)],
] as const;

describe.skipIf(!hasPipes)('not waited for (skipped without mkfifo)', () => {
  const PLACES = ['', '.azulejo-lock', '.azulejo-new'];
  const cases = WRITERS.flatMap((writer) =>
    KINDS.flatMap(([kind, make]) => PLACES.map((end) => ({ ...writer, kind, make, end, writer }))),
  );

  test.each(cases)('$name: a $kind at the file$end', ({ writer, kind, make, end }) => {
    const { path, written } = placeFor(writer, root);
    make(written + end);
    const { status, stderr } = finish(process.execPath, [COMMAND, ...writer.args(path, game)]);
    if (end === '.azulejo-new') expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    else {
      expect(status).toBe(1);
      expect(stderr).toMatch(
        end === '' || kind === 'pipe' ? `found a ${kind}, expected a file.` : 'azulejo-lock',
      );
    }
  });

  test('selfplay --out: a pipe at a shard', () => {
    const path = mkdtempSync(join(root, 'shards-'));
    const args = [
      COMMAND,
      ...(WRITERS.find(({ name }) => name === 'selfplay --out')?.args(path, game) ?? []),
    ];
    expect(finish(process.execPath, args).status).toBe(0);
    const shard = join(path, 'games-0000000.npz');
    rmSync(shard);
    spawnSync('mkfifo', [shard]);
    const { status, stderr } = finish(process.execPath, args);
    expect(status).toBe(1);
    expect(stderr).toContain('found a pipe, expected a file.');
  });
});

/** Runs a program in a container of its own, as far as the numbers of processes go. */
const CONTAINER = ['-Urpf', '--mount-proc', '--kill-child'];
const hasContainers = spawnSync('unshare', [...CONTAINER, 'true']).status === 0;

const PLAY = [COMMAND, 'play', '--pictures', 'never', '--record'];
const HERE = [process.execPath, ...PLAY] as const;
const THERE = ['unshare', ...CONTAINER, ...HERE] as const;

/** Start a game of a person, and wait until its file is written. */
async function startGame([program, ...args]: readonly string[], path: string) {
  const child = spawn(program ?? '', [...args, path, '--agents', 'human,random']);
  await untilAsked(child);
  return child;
}

describe.skipIf(!hasContainers)('two containers with one folder (skipped without unshare)', () => {
  test.each([
    ['from within', HERE, THERE],
    ['from outside', THERE, HERE],
    ['from another one', THERE, THERE],
  ])(
    'do not steal a lock %s, until its holder is silent',
    async (_, one, [program = '', ...args]) => {
      const path = join(mkdtempSync(join(root, 'shared-')), 'file');
      const first = await startGame(one, path);
      const before = readFileSync(path, 'utf8');
      const second = [...args, path, '--agents', 'random', '--force'];
      const refused = finish(program, second);
      expect(refused.status).toBe(1);
      expect(refused.stderr).toContain('of another container or system, as');
      expect(readFileSync(path, 'utf8')).toBe(before);
      first.kill('SIGKILL');
      await once(first, 'close');
      utimesSync(`${path}.azulejo-lock`, 0, 0);
      expect(finish(program, second).status).toBe(0);
    },
  );
});

test('a game whose record is removed in the middle says so', async () => {
  const path = join(mkdtempSync(join(root, 'removed-')), 'file');
  const child = await startGame(HERE, path);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  rmSync(path);
  child.stdin.end('quit\n');
  await once(child, 'close');
  expect({ status: child.exitCode, stderr }).toEqual({
    status: 1,
    stderr: `azulejo: ${JSON.stringify(path)} cannot be written: it was removed or replaced meanwhile.\n`,
  });
  expect(azulejo(['replay', path]).status).toBe(1);
});
