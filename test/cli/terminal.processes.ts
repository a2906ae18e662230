/** A whole game in a terminal, played by a person who reads the prompts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { azul, encodeState, legalMoves, readHumanMove, writeHumanMove } from '../../src/index.js';
import { readLog, readRecord, replay } from '../../src/record.js';
import { temporaryFolder } from '../support/folders.js';
import { azulejo } from './command-run.js';
import { hasScript, inTerminal } from './pseudo-terminal.js';

const folder = temporaryFolder();

function recordIn(path: string) {
  const read = readRecord(azul, readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return read;
}

describe.skipIf(!hasScript)('a terminal (skipped where there is no `script` of util-linux)', () => {
  test.each([50, 60, 80])('wraps the options of a help at %i columns', async (columns) => {
    const { shown } = await inTerminal(['play', '--help'], () => '', columns);
    const [, options = ''] = shown.split('Options:');
    const lines = (options.split('-h, --help')[0] ?? '').split('\n').map((line) => line.trimEnd());
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => line.length > columns)).toEqual([]);
  });

  test.each([
    [{ FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: 'false' }, false],
    [{ NO_COLOR: '1' }, false],
    [{ TERM: 'dumb' }, false],
    [{}, true],
  ])('with %j has colours: %s', async (environment, isColoured) => {
    const state = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'];
    const { shown } = await inTerminal(['show', ...state], () => '', 80, environment);
    expect(shown.includes('\u001b[')).toBe(isColoured);
  });

  test('is enough for a whole game, whose log and record end with the same strings', async () => {
    const path = join(folder, 'whole');
    const args = ['play', '--agents', 'human,greedy', '--names', 'Ada,Bo', '--mosaic', 'fixed'];
    const files = ['--record', path, '--log', `${path}.log`, '--states', '--seed', '5'];
    let prompts = 0;
    const { status, shown } = await inTerminal([...args, ...files], () => {
      prompts++;
      if (prompts === 2) return 'nonsense\r';
      if (prompts === 3) return 'H9 a 1\r';
      const { states } = replay(azul, recordIn(path).record);
      const state = states.at(-1);
      const [move] = state === undefined ? [] : legalMoves(state).slice(-7);
      if (state === undefined || move === undefined)
        throw new Error('a prompt without a player to move');
      const typed = writeHumanMove(move, state);
      expect(readHumanMove(typed, state)).toEqual({ ok: true, move });
      return `${typed}\r`;
    });
    expect(status).toBe(0);
    expect(shown).toContain('found "nonsense"');
    expect(shown).toContain('H9 a 1 is not legal.');
    const { record, complete } = recordIn(path);
    const log = readLog(azul, readFileSync(`${path}.log`, 'utf8'));
    expect(complete).toBe(true);
    expect(record.result?.kind).toBe('finished');
    expect(log).toMatchObject({ ok: true, record, failed: [{ move: 'A8a0' }] });
    const last = log.ok ? replay(azul, log.record).states.at(-1) : undefined;
    const printed = shown.split(/\r?\n/).filter((line) => line.startsWith('['));
    expect(last !== undefined && JSON.stringify(encodeState(last))).toBe(printed.at(-1));
  });

  test.each([40, 60])('of %i columns gets lines that fit', async (columns) => {
    const record = join(folder, `narrow-${columns}`);
    const args = ['play', '--agents', 'human,greedy', '--seed', '1', '--record', record];
    const answers = ['H9 a 1\r', 'quit\r'];
    const played = await inTerminal(args, () => answers.shift() ?? '', columns);
    const replayed = await inTerminal(['replay', record], () => '', columns);
    const state = ['AF0ccddCfB2020181820D0000000000', 'A0MSFB0MSF'];
    const drawn = await inTerminal(['show', ...state], () => '', columns);
    const hinted = await inTerminal(['hint', ...state, '--iterations', '300'], () => '', columns);
    const linesOf = (shown: string) => stripVTControlCharacters(shown).split(/\r?\n/);
    for (const { status, shown } of [played, replayed, drawn, hinted]) {
      expect(status).toBe(0);
      // The command that resumes a game stays on one line, to be copied.
      const printed = linesOf(shown).filter((line) => !line.includes(' --from '));
      expect(printed.filter((line) => line.length > columns)).toEqual([]);
    }
    for (const { shown } of [played, replayed, drawn]) {
      const points = linesOf(shown).filter((line) => /^. [AB] .*points?$/.test(line));
      expect(points.length).toBeGreaterThan(1);
    }
    expect(hinted.shown).toContain('points compared with');
  });

  test.each([
    ['while an agent thinks', ['H1 a 1\r\u0004']],
    ['behind two moves', ['H1 a 1\rH2 a 2\r\u0004']],
    ['behind a hint', ['hint\r\u0004']],
  ])('that ends its input %s ends the game, and the command', async (_, answers) => {
    const args = ['play', '--agents', 'human,greedy', '--seed', '1'];
    const { status, shown } = await inTerminal(args, () => answers.shift() ?? '');
    expect(status).toBe(0);
    expect(shown).toContain('Unfinished: The input ended.');
  });

  test('without options offers a game, which Enter starts', async () => {
    const answers = ['\r', 'z\r', '\r', '\r', '\r', 'quit\r'];
    const { status, shown } = await inTerminal(['play'], () => answers.shift() ?? '');
    expect(answers).toEqual([]);
    expect(status).toBe(0);
    expect(shown).toContain('Found "z", expected human, ');
    expect(shown).toContain('Without questions: azulejo play --agents human,level-2');
    expect(shown).toContain('Azul: 2 players, variant mosaic, tiling top-down');
    expect(shown).toContain('Unfinished: ');
  });

  test.each([
    ['Ctrl-C', '\u0003', 130],
    ['Ctrl-D', '\u0004', 0],
    ['quit', 'quit\r', 0],
  ])('can be left with %s while a game is offered', async (_, typed, expected) => {
    const answers = ['\r', typed];
    const { status, shown } = await inTerminal(['play'], () => answers.shift() ?? '');
    expect(status).toBe(expected);
    // Nothing follows the question.
    expect(stripVTControlCharacters(shown)).toMatch(/Player A \[human\]: (quit)?\s*$/);
  });

  test('with options, or without a terminal to answer, shows a game', async () => {
    const { status, shown } = await inTerminal(['play', '--seed', '1'], () => '');
    expect(status).toBe(0);
    expect(shown).toContain('Players: A random, B random');
    expect(shown).toContain('Play yourself: npx azulejo play (in a clone: node dist/cli.js play)');
    const { stdout } = azulejo(['play']);
    expect(stdout).toContain('Players: A random, B random');
    expect(stdout).not.toContain('Play yourself');
  });

  test.each([
    ['Ctrl-C', '\u0003', 'Stopped by SIGINT.', 130],
    ['Ctrl-D', '\u0004', 'The input ended.', 0],
    ['quit', 'quit\r', 'B quit.', 0],
  ])('can be left with %s, the game being saved', async (name, typed, reason, status) => {
    const path = join(folder, name);
    const args = ['play', '--agents', 'human', '--seed', '1', '--record', path];
    const { status: found, shown } = await inTerminal(args, () => typed);
    expect(found).toBe(status);
    expect(shown).toContain(`\r\nUnfinished: ${reason}\r\n`);
    expect(shown).toContain(`--from ${path} --record ${path}\r\n`);
    expect(recordIn(path)).toMatchObject({ complete: true, record: { result: { reason } } });
  });
});
