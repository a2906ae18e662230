/** `azulejo engine` as a process: lines in and out, much input, and signals. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { azulejo, COMMAND } from './command-run.js';

/** A position of Azul's first round. */
const POSITION = ['AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000', 'A0MSFB0MSF'] as const;

test('answers on standard output alone, whatever ends a line, and ends with its input', () => {
  const lines = ['azulejo 1', '', `position ${POSITION.join(' ')}`, 'isready'];
  const run = azulejo(['engine', '--agent', 'greedy'], lines.join('\r\n').concat('\n'));
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(run.stdout).toMatch(/^id name azulejo\n(?:.*\n)*azulejook 1\nreadyok\n$/);
});

test('answers before it ends, and reads nothing after quit', () => {
  const lines = [`position ${POSITION.join(' ')}`, 'go iterations 1000000', 'quit', 'isready', ''];
  const run = azulejo(['engine'], lines.join('\n'));
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(run.stdout).toMatch(/^info .*\nbestmove \S+\n$/);
});

test('a line that is too long is an error', () => {
  const run = azulejo(['engine'], `${'x'.repeat(70_000)}\nisready\n`);
  expect(run.stdout).toBe('error Found a longer line, expected at most 65536 bytes.\nreadyok\n');
});

test('reads no further while its answers are not read, and all of it once they are', async () => {
  const child = spawn(process.execPath, [COMMAND, 'engine']);
  const count = 400_000;
  let isTaken = false;
  child.stdin.end('isready\n'.repeat(count), () => {
    isTaken = true;
  });
  // It would take all of it in a moment.
  await setTimeout(2000);
  expect(isTaken).toBe(false);
  let length = 0;
  for await (const piece of child.stdout) length += piece.length;
  expect(length).toBe('readyok\n'.length * count);
});

test('an unknown agent is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'engine', '--agent', 'x'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('Found the agent "x", expected one of: random, greedy');
});

test('a signal ends it in the middle of a search', async () => {
  const child = spawn(process.execPath, [COMMAND, 'engine']);
  child.stdin.write(`position ${POSITION.join(' ')}\ngo iterations 1000000\nisready\n`);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGTERM');
});
