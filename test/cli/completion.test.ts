/** Completion of commands: what can be typed next, and the scripts in real shells. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { azul } from 'azulejo';
import { Option } from 'commander';
import { describe, expect, test } from 'vitest';
import { COMPLETE, SCRIPTS } from '../../src/engine/cli/completion.js';
import { settingNameFault } from '../../src/engine/game/settings.js';
import { temporaryFolder } from '../support/folders.js';
import { COMMAND, runHere } from './command-run.js';

const folder = temporaryFolder();

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => `level-${level}`);
const AGENTS = ['random', 'greedy', 'search', 'minimax', ...LEVELS];

/** List what can be typed in the place of the last word. */
async function next(...words: readonly string[]): Promise<string[]> {
  const { stdout } = await runHere([COMPLETE, ...words]);
  return stdout.split('\n').slice(0, -1);
}

/** List the words alone. */
async function nextWords(...words: readonly string[]): Promise<(string | undefined)[]> {
  return (await next(...words)).map((line) => line.split('\t')[0]);
}

describe('what can be typed next', () => {
  test('are commands and games, with what they are', async () => {
    const { stdout } = await runHere(['--help']);
    const commands = [...stdout.matchAll(/^ {2}([a-z]+) .*?(?: {2,}|\] )(\S.*)$/gm)];
    const listed = await next('');
    expect(commands.length).toBeGreaterThan(8);
    for (const [, name = '', summary = ''] of commands) {
      if (name !== 'help') expect(listed).toContain(`${name}\t${summary}`);
    }
    expect(listed).toContain('azul\tcommands of this game');
    expect(await nextWords('pl')).toEqual(['play']);
    expect(await nextWords('azul', 'pl')).toEqual(['play']);
    expect(await nextWords('help', 'si')).toEqual(['simulate']);
    expect(await nextWords('help', 'tsuro', 'to')).toEqual(['tournament']);
    expect(await nextWords('help', 'azul', 'to')).toEqual([]);
    expect(await nextWords('nonsense', '')).toEqual([]);
  });

  test.each(['validate', 'show', 'moves', 'apply', 'play', 'replay', 'simulate', 'perft'])(
    'are the options of %s, as its help lists them',
    async (command) => {
      const { stdout } = await runHere([command, '--help']);
      const options = [...stdout.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, flag]) => flag);
      expect(await nextWords(command, '--')).toEqual(options);
      expect(options.length).toBeGreaterThan(2);
    },
  );

  test('are no options that a game of your own can also have as a setting', async () => {
    const commands = (await nextWords('azul', '')).filter((word) => word !== undefined);
    const settings = Object.keys(azul.settings);
    for (const command of commands) {
      for (const flag of await nextWords('azul', command, '--')) {
        const option = new Option(`${flag}`).attributeName();
        if (settings.includes(option)) continue;
        expect(settingNameFault([option])?.expected, `${command} ${flag}`).toMatch(/not an option/);
      }
    }
  });

  test.each([
    [
      ['play', '--mosaic', ''],
      ['variant', 'fixed'],
    ],
    [['play', '--mosaic', 'f'], ['fixed']],
    [['play', '--mosaic=f'], ['--mosaic=fixed']],
    // As bash parts words.
    [['play', '--mosaic', '=', 'f'], ['fixed']],
    [
      ['play', '--mosaic', '='],
      ['variant', 'fixed'],
    ],
    [
      ['play', '--pictures', ''],
      ['never', 'rounds', 'moves'],
    ],
    [
      ['play', '--agents', ''],
      ['human', ...AGENTS],
    ],
    [['play', '--agents', 'human,g'], ['human,greedy']],
    [['simulate', '--agents', ''], AGENTS],
    [['simulate', '--agents', './my'], [':files']],
    [['engine', '--agent=../'], [':files']],
    [['play', '--seed', ''], []],
    [['play', '--seed', '1', '--se'], []],
    [['play', '--record', 'x'], [':files']],
    [['show', '--svg=x'], [':files']],
    [['replay', ''], [':files']],
    [['replay', 'game', '--pic'], ['--pictures']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
  ])('after %j are %j', async (words, expected) => {
    expect(await nextWords(...words)).toEqual(expected);
  });

  test('are options where anything else can be typed', async () => {
    expect(await nextWords('play', '')).toEqual(await nextWords('play', '--'));
  });

  test('are found without running the code of any file', async () => {
    const file = join(folder, 'own.mjs');
    const trace = join(folder, 'trace');
    writeFileSync(file, `(await import('node:fs')).writeFileSync(${JSON.stringify(trace)}, '');`);
    expect(await nextWords('--game', file, 'pl')).toEqual(['play']);
    expect(await nextWords(`--game=${file}`, 'play', '--agents', 'ra')).toEqual(['random']);
    expect(await nextWords('--game', file, 'replay', '')).toEqual([':files']);
    // What only some games have.
    expect(await nextWords('--game', file, '')).not.toContain('tournament');
    expect(await nextWords('--game', file, 'play', '--mosaic', '')).toEqual([]);
    for (const typed of ['', './', file, `mine=${file}`, `${file},`]) {
      await next('simulate', '--agents', typed);
      await next('simulate', '--agents', file, '--it');
    }
    expect(existsSync(trace)).toBe(false);
  });

  test('are one line each, without what drives a terminal', async () => {
    for (const unsafe of ['\n', '\r', '\t', '\u001b[2J', '\u202e', '\n:files\n']) {
      expect(await next('play', '--agents', `x${unsafe},ra`), unsafe).toEqual([]);
    }
    expect(await next('play', '--agents', 'ä b,ra')).toEqual(['ä b,random\t']);
  });
});

/** A folder with `azulejo`, as a path to find it. */
function pathWithCommand(): string {
  const file = join(folder, 'azulejo');
  writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' '${COMMAND}' "$@"\n`);
  chmodSync(file, 0o755);
  const { PATH } = process.env;
  return `${folder}:${PATH}`;
}

/** Run a script in a shell. */
function inShell(shell: string, script: string): string[] {
  const env = { ...process.env, PATH: pathWithCommand(), HOME: folder, SCRIPT: SCRIPTS.get(shell) };
  const options = { env, encoding: 'utf8', cwd: folder } as const;
  const { stdout, stderr } = spawnSync(shell, ['-c', script], options);
  expect(stderr).toBe('');
  return stdout.split('\n').slice(0, -1);
}

const has = (shell: string) => spawnSync(shell, ['-c', 'exit']).status === 0;

const CASES = [
  [
    ['azulejo', 'play', '--mosaic', ''],
    ['variant', 'fixed'],
  ],
  [['azulejo', 'play', '--agents', 'human,g'], ['human,greedy']],
] as const;

describe.skipIf(!has('bash'))('in bash (skipped where it is not installed)', () => {
  const reply = (words: readonly string[]) =>
    inShell(
      'bash',
      `eval "$SCRIPT"; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
       COMP_CWORD=${words.length - 1}; _azulejo azulejo; printf '%s\\n' "\${COMPREPLY[@]}"`,
    );

  test.each(CASES)('%j is completed to %j', (words, expected) => {
    expect(reply(words)).toEqual(expected);
  });

  test('names of files are left to bash', () => {
    expect(reply(['azulejo', 'replay', ''])).toEqual(['']);
    expect(inShell('bash', 'eval "$SCRIPT"; complete -p azulejo')).toEqual([
      'complete -o default -F _azulejo azulejo',
    ]);
  });
});

describe.skipIf(!has('zsh'))('in zsh (skipped where it is not installed)', () => {
  // What its completion system is asked to do.
  const asked = `compdef() { }; _describe() { print -rl -- "\${(@P)2}" }; _files() { print files };`;
  const reply = (words: readonly string[]) =>
    inShell(
      'zsh',
      `${asked} eval "$SCRIPT"; words=(${words.map((word) => `'${word}'`).join(' ')})
       CURRENT=${words.length}; PREFIX=\${words[-1]}; _azulejo`,
    );

  test.each(CASES)('%j is completed to %j', (words, expected) => {
    expect(reply(words).map((line) => line.split(':')[0])).toEqual(expected);
  });

  test('names of files are left to zsh', () => {
    expect(reply(['azulejo', 'replay', ''])).toEqual(['files']);
  });
});

describe.skipIf(!has('fish'))('in fish (skipped where it is not installed)', () => {
  const reply = (words: readonly string[]) =>
    inShell('fish', `echo "$SCRIPT" | source; complete -C '${words.join(' ')}'`);

  test.each(CASES)('%j is completed to %j', (words, expected) => {
    const found = reply(words).map((line) => line.split('\t')[0]);
    expect(found.sort()).toEqual([...expected].sort());
  });

  test('names of files are completed', () => {
    writeFileSync(join(folder, 'my.game'), '');
    expect(reply(['azulejo', 'replay', 'my'])).toEqual(['my.game']);
    expect(reply(['azulejo', 'play', '--record=my'])).toEqual(['--record=my.game']);
  });
});

test.each([...SCRIPTS])('azulejo completion %s prints the script', async (shell, script) => {
  expect(await runHere(['completion', shell])).toEqual({ status: 0, stdout: script, stderr: '' });
});

test('other shells are refused', async () => {
  const { status, stdout, stderr } = await runHere(['completion', 'tcsh']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('Allowed choices are bash, zsh, fish.');
});
