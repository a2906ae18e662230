/** No command prints or saves what drives a terminal, turns text around or cannot be seen. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { azul } from '../../src/index.js';
import { readRecord } from '../../src/record.js';
import { temporaryFolder } from '../support/folders.js';
import { hasBash } from '../support/system.js';
import { runHere } from './command-run.js';

const root = temporaryFolder();

/**
 * One code point of each kind, written down from the Unicode charts: controls, separators of lines,
 * marks of direction, joiners and fillers without a shape, variation selectors of Mongolian, tags.
 */
const UNSAFE = [
  ...[0x01, 0x07, 0x08, 0x0d, 0x1b, 0x7f, 0x85, 0x90, 0x9b, 0x9c, 0xad],
  ...[0x034f, 0x061c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200e, 0x200f],
  ...[0x2028, 0x2029, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0x206f, 0x2800],
  ...[0x3164, 0xfeff, 0xffa0, 0xfff9, 0xfffe, 0x1bca0, 0x1d173, 0xe0001, 0xe0041, 0xe0100],
];
const HOSTILE = String.fromCodePoint(...UNSAFE);

/** List the unsafe code points of a text; ends of lines are its own. */
function unsafeIn(text: string): string[] {
  const unsafe = new Set(UNSAFE);
  return [...text]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((code) => (code < 0x20 && code !== 0x0a) || unsafe.has(code))
    .map((code) => code.toString(16));
}

const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
const DEALT = ['AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000', 'A0MSFB0MSF'] as const;

/** The shells that are here, of those that read alike. */
const SHELLS = ['sh', 'bash', 'zsh', 'fish'].filter(
  (shell) => spawnSync(shell, ['-c', 'exit 0']).status === 0,
);

/** A record whose names are unsafe, and escaped as any JSON string may be. */
const NAMES = `player A ${JSON.stringify(`A${HOSTILE}`)}`;
const RECORD = [
  ...['azulejo-record 1', 'game azul', 'rules players=2 mosaic=variant tilingOrder=top-down'],
  ...[NAMES, 'player B "B"', 'seed 5', `start ${FRESH.join(' ')}`, ''],
].join('\n');
const LOG = RECORD.replace(/^(?=.)/gm, '# ');
/** Whether the system takes a code point in names of files, as Linux does. */
function isNamed(point: number): boolean {
  const path = join(root, `p${String.fromCodePoint(point)}p`);
  try {
    writeFileSync(path, '');
    return readdirSync(root).includes(basename(path));
  } catch {
    return false;
  } finally {
    rmSync(path, { force: true });
  }
}

/** A name of a file. */
const NAMED = UNSAFE.filter(isNamed);
const PATH = `p${String.fromCodePoint(...NAMED)}`;

/** Make a folder with an unsafe name, and files in it. */
function hostileFolder(): string {
  const folder = mkdtempSync(join(root, 'in-'));
  mkdirSync(join(folder, PATH));
  writeFileSync(join(folder, PATH, 'record'), RECORD);
  writeFileSync(join(folder, PATH, 'log'), LOG);
  return join(folder, PATH);
}

const PLAY = ['play', '--agents', 'greedy'];

/** A program that ends at once, after a word for people. */
const PROGRAM = `exec:printf '${HOSTILE}' >&2; exit 3 # ${HOSTILE}\nforged`;
const RATINGS = ['royal-ur', 'ratings', '--agents', `${PROGRAM},random`, '--cycles', '1'];

/** An argument that would begin a line of its own. */
const ARGUMENT = `${HOSTILE}\nforged`;

/** Results of a version that would. */
const FORGED_RESULTS = join(root, 'results');
writeFileSync(FORGED_RESULTS, '{"azulejo-ratings":1,"version":"a\\nforged"}\n');

/** What is unsafe, the arguments, and what is typed. */
type Line = readonly [name: string, args: (folder: string) => readonly string[], typed?: string];

/** The command lines. */
const LINES: readonly Line[] = [
  ['a command', () => [ARGUMENT]],
  ['an option', () => ['play', `--${ARGUMENT}`]],
  ['a game', () => [ARGUMENT, 'play']],
  ['an agent', () => ['play', '--agents', `random,${ARGUMENT}`]],
  ['a setting', () => ['play', '--mosaic', ARGUMENT]],
  ['a number', () => ['play', '--seed', ARGUMENT]],
  ['pictures', () => ['play', '--pictures', ARGUMENT]],
  ['a state: validate', () => ['validate', ARGUMENT, ARGUMENT]],
  ['a state: show', () => ['show', ARGUMENT, ARGUMENT]],
  ['a state: moves', () => ['moves', ARGUMENT, ARGUMENT]],
  ['states of JSON', () => ['validate'], `["${HOSTILE}","${HOSTILE}"]\n${HOSTILE}\n`],
  ['moves of JSON', () => ['moves'], `{"${HOSTILE}":1}\n[1,"${HOSTILE}"]\n`],
  ['events of JSON', () => ['apply'], `${JSON.stringify([...DEALT, HOSTILE])}\n`],
  ['an event', () => ['apply', ...DEALT, ARGUMENT]],
  ['a depth', () => ['perft', ...DEALT, ARGUMENT]],
  ['help', () => ['help', ARGUMENT]],
  ['a shell', () => ['completion', ARGUMENT]],
  ['a file of an agent', () => ['play', '--agents', `random,${ARGUMENT}.mjs`]],
  [
    'results',
    () => ['royal-ur', 'ratings', '--agents', 'random,easy', '--results', FORGED_RESULTS],
  ],
  ['a picture in no folder', (folder) => ['show', ...DEALT, '--svg', join(folder, 'none', 'x')]],
  ['a picture that is a folder', (folder) => ['show', ...DEALT, '--svg', folder]],
  ['names', () => [...PLAY, '--names', `A${HOSTILE},B${HOSTILE}`, '--max-moves', '3']],
  ['names in JSON', () => [...PLAY, '--names', `A${HOSTILE},B`, '--max-moves', '3', '--json']],
  ['no file', (folder) => ['replay', join(folder, 'none')]],
  ['a folder', (folder) => ['replay', folder]],
  ['a record', (folder) => ['replay', join(folder, 'record')]],
  ['a record in JSON', (folder) => ['replay', join(folder, 'record'), '--json', '--states']],
  ['a log', (folder) => ['replay', join(folder, 'log')]],
  ['a line of a record', () => ['replay', '-'], `${RECORD}move ${HOSTILE}\n${HOSTILE}\n`],
  ['a line in JSON', () => ['replay', '-', '--json'], `${RECORD}move ${HOSTILE}\n${HOSTILE}\n`],
  ['a line of a log', () => ['replay', '-'], `${LOG}${HOSTILE} A takes H1:a 1 success\n`],
  ['a standing', () => ['replay', '-'], `${RECORD}result finished\nstanding ${HOSTILE}\nend\n`],
  ['a reason', () => ['replay', '-'], `${RECORD}result limit ${JSON.stringify(HOSTILE)}\nend\n`],
  [
    'a reason in JSON',
    () => ['replay', '-', '--json'],
    `${RECORD}result limit ${JSON.stringify(HOSTILE)}\nend\n`,
  ],
  ['noise', () => ['replay', '-'], HOSTILE],
  [
    'a game that is saved',
    (folder) => {
      const files = ['--record', join(folder, 'new'), '--log', join(folder, "new's log")];
      return [...PLAY, '--names', `A${HOSTILE},B`, '--max-moves', '3', ...files];
    },
  ],
  [
    'a game that is resumed, and how to resume it again',
    (folder) => {
      const files = ['record', 'log'].flatMap((file) => [`--${file}`, join(folder, file)]);
      return ['play', '--agents', 'human', '--from', join(folder, 'record'), ...files];
    },
    `${HOSTILE}\nH${HOSTILE} 1 1\nundo\nquit\n`,
  ],
  ['a file that is there', (folder) => [...PLAY, '--record', join(folder, 'log')]],
  ['a command of a program: play', () => ['play', '--agents', `${PROGRAM},greedy`]],
  ['a command in a record', (folder) => ['play', '--agents', PROGRAM, '--log', join(folder, 'x')]],
  ['a command: simulate', () => ['simulate', '--agents', `${PROGRAM},random`, '--games', '2']],
  ['a command: ratings', () => [...RATINGS]],
  ['a command: ratings in commas', () => [...RATINGS, '--csv']],
  ['a command: ratings in JSON', () => [...RATINGS, '--json']],
  [
    'a command: tournament',
    () => ['tsuro', 'tournament', '--agents', `${PROGRAM},random,random`, '--workers', '0'],
  ],
  [
    'one file for both',
    (folder) => [...PLAY, '--record', join(folder, 'x'), '--log', join(folder, '.', 'x')],
  ],
];

describe('whatever is unsafe is escaped', () => {
  test.each(LINES.map(([what, args, typed = '']) => ({ what, args, typed })))(
    'in $what',
    async ({ args, typed }) => {
      const folder = hostileFolder();
      const { stdout, stderr } = await runHere(args(folder), typed);
      expect(unsafeIn(stdout + stderr)).toEqual([]);
      expect(stdout + stderr).not.toMatch(/^forged/m);
      for (const file of readdirSync(folder)) {
        // What was not written by the command is as it was.
        const text = readFileSync(join(folder, file), 'utf8');
        if (text !== RECORD && text !== LOG) expect(unsafeIn(text)).toEqual([]);
      }
    },
  );

  test('in a record, from which the name is read as it was', async () => {
    const path = join(hostileFolder(), 'new');
    await runHere([...PLAY, '--names', `A${HOSTILE},B`, '--max-moves', '3', '--record', path]);
    const read = readRecord(azul, readFileSync(path, 'utf8'));
    expect(read.ok && read.record.names).toEqual([`A${HOSTILE}`, 'B']);
  });
});

test('names of files may be unsafe', () => {
  if (process.platform === 'linux') expect(NAMED).toEqual(UNSAFE);
  expect(NAMED.length).toBeGreaterThan(10);
});

test.skipIf(!hasBash).each(SHELLS)(
  'the hint how to resume a game works in %s (skipped without bash)',
  async (shell) => {
    const folder = hostileFolder();
    const path = join(folder, "it's $HOME");
    const { stderr } = await runHere(['play', '--agents', 'human', '--record', path], 'quit\n');
    const [, hint = ''] = /\n {2}azulejo (.*)\n/.exec(stderr) ?? [];
    const before = readFileSync(path, 'utf8');
    const words = spawnSync(shell, ['-c', `printf '%s\\n' ${hint}`], { encoding: 'utf8' });
    const { status, stdout } = await runHere(words.stdout.split('\n').slice(0, -1), 'quit\n');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Unfinished: [AB] quit\.$/m);
    expect(readdirSync(folder).sort()).toEqual(["it's $HOME", 'log', 'record']);
    expect(readFileSync(path, 'utf8')).toBe(before);
  },
);

/** What a module can throw, as it writes it, and what is said of it. */
const THROWN: readonly (readonly [written: string, said: string])[] = [
  [`null`, 'null'],
  [`Symbol('a')`, 'a value of type symbol'],
  [`Object.create(null)`, 'a value of type object'],
  [`{ toString() { throw 1; } }`, 'a value of type object'],
  [
    `new Proxy(new Error(), { get() { throw 1; }, getPrototypeOf() { throw 1; } })`,
    'a value of type object',
  ],
  [
    `Object.defineProperty(new Error(), 'message', { get() { throw 1; } })`,
    'a value of type object',
  ],
  [
    `Object.assign(new Error(), { message: { toString() { throw 1; } } })`,
    'a value of type object',
  ],
];

describe('what a module throws, which can be anything', () => {
  const file = (name: string, content: string) => {
    const path = join(root, name);
    writeFileSync(path, content);
    return path;
  };

  test.each(THROWN)('as it is loaded: %s', async (written, said) => {
    const agent = file(
      `loaded${THROWN.findIndex(([each]) => each === written)}.mjs`,
      `throw ${written};`,
    );
    const { status, stderr } = await runHere(['simulate', '--agents', `${agent},random`]);
    expect(status).toBe(1);
    expect(stderr).toBe(`azulejo: ${JSON.stringify(agent)} cannot be read: ${said}.\n`);
  });

  test.each(THROWN)('as it chooses a move: %s', async (written, said) => {
    const name = `chooses${THROWN.findIndex(([each]) => each === written)}`;
    const agent = file(
      `${name}.mjs`,
      `export default () => ({ name: 'own', chooseMove() { throw ${written}; } });`,
    );
    const input = `position ${DEALT.join(' ')}\ngo\nquit\n`;
    const { stdout, status } = await runHere(['engine', '--agent', agent], input);
    expect({ status, stdout }).toEqual({ status: 0, stdout: `error ${said}\n` });
  });
});
