/** Under the permission model of Node and under its options, the command does what it may, without a stack. */
import { spawnSync } from 'node:child_process';
import { chmodSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.js';
import { azulejo, COMMAND } from './command-run.js';

const folder = realpathSync(temporaryFolder());

/** The option has another name from Node 24 on. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Run `azulejo`, which may read the package, read and write the folder, and nothing else. */
function restricted(...args: readonly string[]) {
  const reads = [`--allow-fs-read=${ROOT}*`, `--allow-fs-read=${folder}*`];
  const words = [PERMISSION, '--no-warnings', ...reads, `--allow-fs-write=${folder}*`];
  const command = [...words, COMMAND, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const PLAY = [
  'play',
  '--agents',
  'random',
  '--seed',
  '1',
  '--max-moves',
  '2',
  '--pictures',
  'never',
];
const record = join(folder, 'record');

test.each([
  ['a simulation', ['simulate', '--agents', 'random', '--games', '8', '--seed', '1']],
  [
    'a simulation in threads',
    ['simulate', '--agents', 'random', '--games', '8', '--seed', '1', '--workers', '2'],
  ],
  [
    'a tournament',
    ['royal-ur', 'ratings', '--agents', 'random,easy', '--cycles', '4', '--seed', '1'],
  ],
  [
    'self-play',
    [
      'royal-ur',
      'selfplay',
      '--games',
      '2',
      '--iterations',
      '1',
      '--seed',
      '1',
      '--shard-games',
      '1',
      '--out',
      join(folder, 'data'),
    ],
  ],
  ['a game that is saved', [...PLAY, '--record', record]],
  [
    'a game that is resumed',
    [
      ...PLAY.filter((word) => word !== '--seed' && word !== '1'),
      '--from',
      record,
      '--record',
      record,
    ],
  ],
  [
    'a game that is reviewed',
    ['review', record, '--iterations', '1', '--record', record, '--force'],
  ],
])('%s', (_, args) => {
  const { status, stderr } = restricted(...args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('plays as it does elsewhere', () => {
  const args = ['simulate', '--agents', 'random', '--games', '8', '--seed', '1'];
  expect(restricted(...args)).toEqual(azulejo(args));
});

test.skipIf(process.platform === 'win32')('a file that is replaced keeps who may read it', () => {
  const path = join(folder, 'private');
  writeFileSync(path, 'old');
  chmodSync(path, 0o600);
  expect(restricted(...PLAY, '--record', path, '--force').status).toBe(0);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each([
  ['a file that may not be written', [...PLAY, '--record', join(tmpdir(), 'azulejo-none')]],
  ['a file that may not be read', ['replay', fileURLToPath(new URL('file:///azulejo-none'))]],
  ['an agent that may not be read', ['simulate', '--agents', '/azulejo-none.js,random']],
] as const)('%s is refused without a stack', (_, args) => {
  const { status, stdout, stderr } = restricted(...args);
  expect(status).toBe(1);
  expect(stdout + stderr).not.toMatch(/^ +at /m);
});

test('what an agent may not read, in a moment when nobody waits for it, is an error without a stack', () => {
  const path = join(folder, 'reads.mjs');
  const agent = "{ name: 'reads', chooseMove: () => new Promise(() => {}) }";
  const reading = "setTimeout(() => readFileSync('/azulejo-none'));";
  writeFileSync(
    path,
    `import { readFileSync } from 'node:fs'; ${reading} export default () => (${agent});`,
  );
  const { status, stderr } = restricted(...PLAY, '--agents', path);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^azulejo: .*restricted.*\n$/);
});

test('a program that may not be started is an error', () => {
  const { status, stdout, stderr } = restricted(
    'simulate',
    '--agents',
    'exec:true,random',
    '--games',
    '2',
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^azulejo: The program "true" does not start: .*restricted/);
});

test.each(['--max-old-space-size=700', '--stack-size=900', '--expose-gc', '--title=azulejo'])(
  'threads are started under %s, which they cannot have themselves',
  (option) => {
    const simulation = [
      'simulate',
      '--agents',
      'random',
      '--games',
      '8',
      '--seed',
      '1',
      '--workers',
    ];
    const [one, two] = [[], [option]].map((options, index) => {
      const command = [...options, COMMAND, ...simulation, `${1 + index}`];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
      return { status, stdout, stderr };
    });
    expect(two).toEqual(one);
    expect(one).toMatchObject({ status: 0, stderr: '' });
  },
);
