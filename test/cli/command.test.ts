/** The command, from end to end: most of it in this process, and some of it as it was built. */
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { azulejo, readBeginning, runHere } from './command-run.js';

const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
const DEAL = 'F0cdde1bbbe2abde3cdee4bcce';
const COMMANDS = ['validate', 'moves', 'apply', 'play', 'simulate', 'perft'] as const;

describe('the exit status', () => {
  test.each([
    [0, 'a valid state', ['validate', ...FRESH]],
    [1, 'an invalid state', ['validate', 'E', FRESH[1]]],
    [1, 'an illegal move', ['apply', ...FRESH, DEAL, 'B0c0']],
    [1, 'the moves of no state', ['moves', 'E', FRESH[1]]],
    [0, 'the help', ['--help']],
    [2, 'an unknown command', ['validat']],
    [2, 'an unknown option', ['play', '--sed', '1']],
    [2, 'a missing argument', ['validate', FRESH[0]]],
    [2, 'no move', ['apply', ...FRESH]],
    [2, 'no depth', ['perft', ...FRESH]],
    [2, 'a depth that is no number', ['perft', ...FRESH, '1e2']],
    [2, 'a seed that is no number', ['play', '--seed', 'x']],
    [2, 'a number of players that no game has', ['play', '--players', '5']],
    [2, 'an unknown agent', ['play', '--agents', 'random,\u001b[31m']],
    [2, 'a simulation of an unknown agent', ['simulate', '--agents', 'human']],
    [
      2,
      'a simulation of one agent too few',
      ['simulate', '--agents', 'greedy, random', '--players', '3'],
    ],
    [2, 'a game of one agent too many', ['play', '--agents', 'random,random,random,random,random']],
    [2, 'a seed for a saved game', ['play', '--from', 'a', '--seed', '1']],
    [
      0,
      'agents with spaces between them',
      ['play', '--agents', 'greedy, random', '--max-moves', '1'],
    ],
    [0, 'a simulation of them', ['simulate', '--agents', 'greedy, random', '--games', '2']],
    [0, 'a command of a game that is named', ['azul', 'validate', ...FRESH]],
    [2, 'an unknown game', ['chess', 'validate', ...FRESH]],
    [2, 'an unknown command of a game', ['azul', 'validat']],
    [2, 'a simulation of no game', ['simulate', '--games', '0']],
    [2, 'two budgets', ['simulate', '--milliseconds', '1', '--iterations', '1']],
    [2, 'more agents than players', ['play', '--agents', 'random,random,random', '--players', '2']],
  ] as const)('is %i for %s', async (status, _, args) => {
    const run = await runHere(args);
    expect(run.status).toBe(status);
    if (status === 2) {
      expect(run.stdout).toBe('');
      expect(run.stderr).toMatch(/^error: [ -~\n]+See "azulejo .*--help"/);
    }
  });
});

describe('the help', () => {
  test.each(COMMANDS)('of %s has an example, which works', async (command) => {
    const { stdout } = await runHere([command, '--help']);
    const [, example = ''] = /\n {2}\$ azulejo ([^|\n]*)/.exec(stdout) ?? [];
    expect((await runHere(example.trim().split(' '))).status).toBeLessThan(2);
  });

  test('has the version', async () => {
    expect((await runHere(['--version'])).stdout).toBe(`${version}\n`);
  });
});

describe('an answer', () => {
  test('of apply is the two strings', async () => {
    expect((await runHere(['apply', ...FRESH, DEAL, 'A1b2'])).stdout).toBe(
      'BF0cdde2abde3cdee4bcceCefB1915161614D0000000000\nA0MS2b3FB0MSF\n',
    );
  });

  test('of perft is the count', async () => {
    expect((await runHere(['perft', ...FRESH, '0'])).stdout).toBe('1\n');
  });

  test('with --json is one object on one line', async () => {
    expect((await runHere(['validate', '--json', ...FRESH])).stdout).toBe(
      '{"valid":true,"issues":[]}\n',
    );
  });
});

describe('standard input', () => {
  test.each(['validate', 'moves', 'apply'])('is answered by %s line by line', async (command) => {
    const state = JSON.stringify(FRESH);
    const { status, stdout } = await runHere([command], `${state}\n\nnoise\n[]\n${state}`);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(lines[3]);
    expect(lines[1]).toContain('line.not-json');
    expect(lines[2]).toContain('state.not-two-strings');
    expect(status).toBe(1);
  });

  test('of valid states alone is answered with yes', () => {
    expect(azulejo(['validate'], `${JSON.stringify(FRESH)}\n`.repeat(3))).toEqual({
      status: 0,
      stdout: '{"valid":true,"issues":[]}\n'.repeat(3),
      stderr: '',
    });
  });
});

test('a reader who has read enough ends the command, which is no failure', async () => {
  const run = await readBeginning(['validate'], `${JSON.stringify(FRESH)}\n`.repeat(10_000));
  expect(run).toEqual({ status: 0, stderr: '' });
});

describe('play', () => {
  const args = ['play', '--seed', '3', '--states'];

  test('prints the same for the same seed, and positions that are all valid', async () => {
    const { status, stdout } = await runHere(args);
    expect(status).toBe(0);
    expect(azulejo(args)).toEqual({ status, stdout, stderr: '' });
    // Nothing but positions is printed.
    const positions = stdout.trimEnd().split('\n');
    const answers = await runHere(['validate'], stdout);
    expect(positions.length).toBeGreaterThan(50);
    expect(answers.stdout).toBe('{"valid":true,"issues":[]}\n'.repeat(positions.length));
  });

  test('without a seed draws one, and prints it', async () => {
    const printed = async (...more: string[]) =>
      (await runHere(['play', '--max-moves', '1', ...more])).stdout;
    const stdout = await printed();
    const [, seed = ''] = /^Seed: (\d+)$/m.exec(stdout) ?? [];
    expect(await printed('--seed', seed)).toBe(stdout);
    expect(await printed()).not.toBe(stdout);
  });

  test('with --json prints an object for each event', async () => {
    const { stdout } = await runHere(['play', '--json', '--seed', '3', '--mosaic', 'fixed']);
    const kinds = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).kind);
    expect(kinds[0]).toBe('game');
    expect(kinds.at(-1)).toBe('game-over');
    expect([...new Set(kinds)]).toEqual([
      'game',
      'position',
      'deal',
      'draft',
      'tiling',
      'game-over',
    ]);
  });
});
