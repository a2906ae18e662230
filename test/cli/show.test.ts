/** `azulejo show`: a picture of a state. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeState, renderSvg, renderText } from '../../src/index.js';
import { runHere } from './command-run.js';

const TEXTS = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
const fixed = decodeState(TEXTS, { rules: { mosaic: 'fixed' } });
const show = (...options: string[]) => runHere(['show', ...TEXTS, '--mosaic', 'fixed', ...options]);

test('text is plain where there is no terminal, and coloured when it is asked for', async () => {
  expect(await show()).toEqual({ status: 0, stdout: `${renderText(fixed)}\n`, stderr: '' });
  expect((await show('--colour')).stdout).toBe(`${renderText(fixed, { colour: true })}\n`);
  expect((await show('--no-colour')).stdout).toBe(`${renderText(fixed)}\n`);
});

test('--svg writes a file, or with "-" to standard output', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-show-'));
  const file = join(folder, 'picture.svg');
  expect(await show('--svg', file)).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(readFileSync(file, 'utf8')).toBe(`${renderSvg(fixed)}\n`);
  rmSync(folder, { recursive: true });
  expect((await show('--svg', '-')).stdout).toBe(`${renderSvg(fixed)}\n`);
});

test('the issues of an invalid state go to standard error', async () => {
  const run = await runHere(['show', 'AFCfB2020202019D0000000000', TEXTS[1]]);
  expect(run).toMatchObject({ status: 1, stdout: '' });
  expect(run.stderr).toContain('[tiles.not-conserved]');
});

test('the exit status is 1 if the file cannot be written', async () => {
  const { status, stderr } = await show('--svg', join(tmpdir(), 'no', 'such', 'folder.svg'));
  expect(status).toBe(1);
  expect(stderr).toContain('cannot be written: no such file or directory.');
});

describe('the state of a finished game, which begins with a dash', async () => {
  const { stdout } = await runHere(['tsuro', 'play', '--seed', '1', '--states']);
  const over: string[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const tsuro = (...args: string[]) => runHere(['tsuro', ...args]);

  test('is an argument like any other', async () => {
    expect(over[0]).toMatch(/^-/);
    expect((await tsuro('show', ...over)).stdout).toMatch(/^Game over: /);
    expect((await tsuro('show', '--', ...over)).stdout).toMatch(/^Game over: /);
    expect((await tsuro('show', over[0] ?? '', '--', over[1] ?? '')).status).toBe(0);
    expect((await tsuro('validate', ...over, '--json')).stdout).toContain('"valid":true');
  });

  test.each(['--jsn', '-j', '-', '--'])(
    'and %s beside it is what it would be elsewhere',
    async (word) => {
      const { status, stderr } = await tsuro('show', word, ...over, word);
      const complaint =
        word.length > 1 && word !== '--' ? `unknown option '${word}'` : 'too many arguments';
      expect(status).toBe(2);
      expect(stderr).toContain(`error: ${complaint}`);
    },
  );
});
