/** Moves without an alternative, which people are not asked for. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { azul } from '../../src/index.js';
import { readRecord } from '../../src/record.js';
import { temporaryFolder } from '../support/folders.js';
import { runHere } from './command-run.js';

const folder = temporaryFolder();
let count = 0;

/** One tile is left; the row that it fills has one place on the fixed mosaic. */
const LAST_TILE = `azulejo-record 1
game azul
rules players=2 mosaic=fixed tilingOrder=top-down
player A "Ada"
player B "Bo"
seed 4
start AFCeB2020202019D0000000000 A0MSFB0MSFf
`;

/** Two people play on from the last tile. */
async function typing(lines: readonly string[], ...args: readonly string[]) {
  const path = join(folder, `${count++}`);
  writeFileSync(path, LAST_TILE);
  const files = ['--from', path, '--record', path];
  const people = ['play', '--agents', 'human', '--pictures', 'never', ...files, ...args];
  const run = await runHere(people, lines.join('\n'));
  const read = readRecord(azul, readFileSync(path, 'utf8'));
  return { ...run, events: read.ok ? read.record.events : [] };
}

test('are played, and the report says so', async () => {
  const { status, stdout, events } = await typing(['C e 1']);
  expect(status).toBe(0);
  expect(events.slice(0, 2)).toEqual(['ACe0', 'A04']);
  expect(stdout).toContain(
    '\nAda (A), from colour row: C e 1\n' +
      '  C e 1   A takes 1 red from the centre to row 1\n' +
      '  1 5     A places red of row 1 in column 5: 1 point, 1 in all (only move)\n' +
      '\nRound 1 ends\n',
  );
  expect(stdout).toContain('\nBo (B), from colour row: \n');
});

test('are asked for with --ask-always', async () => {
  const { stdout, events } = await typing(['C e 1', '5'], '--ask-always');
  expect(stdout).toContain('\nAda (A), column for e of row 1: 5\n');
  expect(stdout).not.toContain('(only move)');
  expect(events.slice(0, 2)).toEqual(['ACe0', 'A04']);
});

test('are taken back with the move before them, which was typed', async () => {
  const { stdout, events } = await typing(['C e 1', 'undo', 'C e 2', 'quit']);
  expect(stdout).toContain('\nTaken back: 3 events\n');
  expect(events[0]).toBe('ACe1');
  expect((await typing(['C e 1', '5', 'undo', 'quit'], '--ask-always')).events).toEqual(['ACe0']);
});

test('are marked in JSON', async () => {
  const { stdout } = await typing(['C e 1'], '--json');
  const forced = stdout.split('\n').filter((line) => line.includes('"forced":true'));
  expect(forced).toHaveLength(1);
  expect(forced[0]).toContain('"move":"A04"');
});

test('with --states, standard output has positions and nothing else', async () => {
  const { stdout, stderr, events } = await typing(['hello', 'C e 1', 'undo', 'C e 1'], '--states');
  const positions = stdout.trimEnd().split('\n');
  expect(positions.every((line) => Array.isArray(JSON.parse(line)))).toBe(true);
  // The last position is printed again where moves were taken back.
  expect(positions).toHaveLength(1 + 2 * events.length + 1);
  expect(stderr).toContain('Ada (A), from colour row: hello\nMove: found "hello"');
});
