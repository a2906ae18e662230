/** `azulejo show`: a picture of a state. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeState, renderSvg, renderText } from '../../src/index.js';
import { azulejo } from './command-run.js';

const TEXTS = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
const fixed = decodeState(TEXTS, { rules: { mosaic: 'fixed' } });
const show = (...options: string[]) => azulejo(['show', ...TEXTS, '--mosaic', 'fixed', ...options]);

test('text is plain where there is no terminal, and coloured when it is asked for', () => {
  expect(show()).toEqual({ status: 0, stdout: `${renderText(fixed)}\n`, stderr: '' });
  expect(show('--colour').stdout).toBe(`${renderText(fixed, { colour: true })}\n`);
  expect(show('--no-colour').stdout).toBe(`${renderText(fixed)}\n`);
});

test('--svg writes a file, or with "-" to standard output', () => {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-show-'));
  const file = join(folder, 'picture.svg');
  expect(show('--svg', file)).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(readFileSync(file, 'utf8')).toBe(`${renderSvg(fixed)}\n`);
  rmSync(folder, { recursive: true });
  expect(show('--svg', '-').stdout).toBe(`${renderSvg(fixed)}\n`);
});

test('the issues of an invalid state go to standard error', () => {
  const run = azulejo(['show', 'AFCfB2020202019D0000000000', TEXTS[1]]);
  expect(run).toMatchObject({ status: 1, stdout: '' });
  expect(run.stderr).toContain('[tiles.not-conserved]');
});

test('a file that cannot be written gives exit status 1', () => {
  const { status, stderr } = show('--svg', join(tmpdir(), 'no', 'such', 'folder.svg'));
  expect(status).toBe(1);
  expect(stderr).toContain('cannot be written: no such file or directory.');
});

describe('the state of a finished game, which begins with a dash', () => {
  const states = azulejo(['tsuro', 'play', '--seed', '1', '--states']).stdout.trim().split('\n');
  const over: string[] = JSON.parse(states.at(-1) ?? '');

  test('is an argument like any other', () => {
    expect(over[0]).toMatch(/^-/);
    expect(azulejo(['tsuro', 'show', ...over]).stdout).toMatch(/^Game over: /);
    expect(azulejo(['tsuro', 'show', '--', ...over]).stdout).toMatch(/^Game over: /);
    expect(azulejo(['tsuro', 'show', over[0] ?? '', '--', over[1] ?? '']).status).toBe(0);
    expect(azulejo(['tsuro', 'validate', ...over, '--json']).stdout).toContain('"valid":true');
  });

  test.each(['--jsn', '-j', '-', '--'])(
    'and %s beside it is what it would be elsewhere',
    (word) => {
      const { status, stderr } = azulejo(['tsuro', 'show', word, ...over, word]);
      const complaint =
        word.length > 1 && word !== '--' ? `unknown option '${word}'` : 'too many arguments';
      expect(status).toBe(2);
      expect(stderr).toContain(`error: ${complaint}`);
    },
  );
});
