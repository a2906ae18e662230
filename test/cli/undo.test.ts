/** Taking back moves at the prompt. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { azul } from '../../src/index.js';
import { readLog, readRecord, writeRecord } from '../../src/record.js';
import { temporaryFolder } from '../support/folders.js';
import { runHere } from './command-run.js';

const folder = temporaryFolder();
let count = 0;

const PEOPLE = ['play', '--agents', 'human,greedy', '--seed', '2', '--pictures', 'never'];

/** Type lines in a game that is saved. */
async function typing(lines: readonly string[], ...args: readonly string[]) {
  const path = join(folder, `${count++}`);
  const files = ['--record', path, '--log', `${path}.log`];
  const run = await runHere([...PEOPLE, ...files, ...args], lines.join('\n'));
  const read = readRecord(azul, readFileSync(path, 'utf8'));
  const log = readLog(azul, readFileSync(`${path}.log`, 'utf8'));
  if (!read.ok || !log.ok) throw new Error('the files can be read');
  expect(log.record).toEqual(read.record);
  return { ...run, path, record: read.record, failed: log.failed };
}

describe('undo', () => {
  test('asks again where the person moved last, whatever agents did since', async () => {
    const { status, stdout, record } = await typing(['H1 e 1', 'undo', 'H2 a 1', 'quit']);
    const straight = await typing(['H2 a 1', 'quit']);
    expect(status).toBe(0);
    expect(stdout).toContain('\nTaken back: 2 events\n\nRound 1: drafting, A is next\n');
    expect(record.events).toHaveLength(3);
    expect(record.events.slice(0, 2)).toEqual(straight.record.events.slice(0, 2));
  });

  test('goes back again and again, to the first move that was typed and no further', async () => {
    const lines = ['H1 e 1', 'C a 2', 'undo', 'undo', 'undo', 'quit'];
    const { stdout, record } = await typing(lines);
    expect(stdout.match(/^Taken back: 2 events$/gm)).toHaveLength(2);
    expect(stdout).toContain('There is no move to take back.');
    expect(record.events).toHaveLength(1);
  });

  test('asks the other of two people again, who has just moved', async () => {
    const { stdout, record } = await typing(
      ['H1 e 1', 'undo', 'H1 e 2', 'quit'],
      '--agents',
      'human',
    );
    expect(stdout).toContain('Taken back: 1 event\n\nRound 1: drafting, A is next\n');
    expect(record.events[1]).toBe('A0e1');
  });

  test('goes back beyond the end of a round', async () => {
    const path = join(folder, 'rounds');
    const agents = ['--agents', 'greedy', '--seed', '2', '--pictures', 'never'];
    await runHere(['play', ...agents, '--record', path]);
    const whole = readRecord(azul, readFileSync(path, 'utf8'));
    if (!whole.ok) throw new Error('the record can be read');
    const { result: _, ...game } = whole.record;
    const deal = game.events.findIndex((event, index) => index > 0 && event.startsWith('F'));
    const events = game.events.slice(0, deal + 1);
    writeFileSync(path, writeRecord(azul, { ...game, events }));
    const args = ['play', '--agents', 'human,human', '--from', path, '--record', path];
    const { stdout } = await runHere([...args, '--pictures', 'never'], 'undo\nquit\n');
    expect(stdout).toMatch(/Taken back: \d+ events\n\nRound 1: tiling/);
    const after = readRecord(azul, readFileSync(path, 'utf8'));
    const left = after.ok ? after.record.events : [];
    expect(left.length).toBeLessThan(events.length - 1);
    expect(events.slice(0, left.length)).toEqual(left);
  });

  test('keeps the moves that failed before, and forgets those that failed after', async () => {
    const { failed } = await typing([
      'H9 a 1',
      'H1 e 1',
      'H8 a 1',
      'undo',
      'H7 a 1',
      'H2 a 1',
      'quit',
    ]);
    expect(failed.map(({ move }) => move)).toEqual(['A8a0', 'A6a0']);
  });

  test('does not count towards the move limit', async () => {
    const { record } = await typing(
      ['H1 e 1', 'undo', 'H1 e 1', 'undo', 'H1 e 1', 'C a 2'],
      '--max-moves',
      '3',
    );
    expect(record.result?.kind).toBe('limit');
    expect(record.events).toHaveLength(4);
  });

  test('is an object among those of --json', async () => {
    const { stdout } = await typing(['H1 e 1', 'undo', 'quit'], '--json');
    const kinds = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...['game', 'position', 'deal', 'draft', 'draft', 'undo', 'stop'],
    ]);
    expect(kinds[5]).toMatchObject({ events: 2, playerToMove: 'A', state: kinds[2].state });
  });

  test('is a word that help lists', async () => {
    expect((await typing(['help', 'quit'])).stdout).toMatch(/^ {2}undo {6}take back/m);
  });
});

test('pictures are drawn for people only when they want them, and when they ask', async () => {
  const picture = /^ Discard/gm;
  expect((await typing(['H1 e 1', 'quit'])).stdout).not.toMatch(picture);
  expect((await typing(['H1 e 1', 'show', 'quit'])).stdout.match(picture)).toHaveLength(1);
  expect(
    (await typing(['H1 e 1', 'quit'], '--pictures', 'rounds')).stdout.match(picture),
  ).toHaveLength(2);
});

test('a game that goes on from a record keeps its comments, but those on what is taken back', async () => {
  const { record } = await typing(['H1 e 1', 'quit']);
  const { result: _, ...game } = record;
  const path = join(folder, 'commented');
  const comments = [
    { after: 1, text: 'a deal' },
    { after: 2, text: 'a move' },
    { after: 3, text: 'another' },
  ];
  const resume = async (lines: string) => {
    writeFileSync(path, writeRecord(azul, { ...game, comments }));
    const log = `${path}.log`;
    const files = ['--from', path, '--record', path, '--log', log, '--force'];
    const agents = ['--agents', 'human,human', '--pictures', 'never'];
    expect(await runHere(['play', ...agents, ...files], lines)).toMatchObject({ status: 0 });
    const read = readRecord(azul, readFileSync(path, 'utf8'));
    const logged = readLog(azul, readFileSync(log, 'utf8'));
    expect(logged.ok && logged.record).toEqual(read.ok && read.record);
    return read.ok && read.warnings.length === 0 ? read.record.comments : undefined;
  };
  expect(await resume('quit\n')).toEqual(comments);
  expect(await resume('undo\nquit\n')).toEqual(comments.slice(0, 2));
  expect(await resume('undo\nundo\nC a 1\nquit\n')).toEqual(comments.slice(0, 1));
});
