/** Whole games with the built command: with people, saved, resumed, replayed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { azul, encodeState } from '../../src/index.js';
import { readLog, readRecord, replay } from '../../src/record.js';
import { EXAMPLE, TEXT } from '../record/example.js';
import { temporaryFolder } from '../support/folders.js';
import { runHere } from './command-run.js';

const folder = temporaryFolder();

function pathOf(name: string): string {
  return join(folder, name);
}

function recordIn(path: string) {
  const read = readRecord(azul, readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return read.record;
}

/** The strings of a record's last state. */
function lastStrings(path: string) {
  const { states } = replay(azul, recordIn(path));
  const last = states.at(-1);
  if (last === undefined) throw new RangeError('a record has a state');
  return encodeState(last);
}

const PEOPLE = ['play', '--agents', 'human,random', '--names', 'Ada,Bo', '--seed', '1'];

test.each([
  ['azul', 'greedy,greedy'],
  ['royal-ur', 'medium,random'],
  ['tsuro', 'random'],
  ['cube-blokus', 'random'],
])(
  'a game of %s that is stopped and resumed is the whole game, byte for byte',
  async (game, agents) => {
    const play = (...args: readonly string[]) =>
      runHere([game, 'play', '--agents', agents, '--pictures', 'never', ...args]);
    const [whole, cut] = [pathOf(`${game}-whole`), pathOf(`${game}-cut`)];
    const filesOf = (path: string) => ['--record', path, '--log', `${path}.log`];
    const textsOf = (path: string) =>
      [path, `${path}.log`].map((file) => readFileSync(file, 'utf8'));
    await play('--seed', '3', ...filesOf(whole));
    await play('--seed', '3', ...filesOf(cut), '--max-moves', '17');
    await play('--from', cut, ...filesOf(cut), '--max-moves', '9');
    expect(textsOf(cut)[0]).not.toBe(textsOf(whole)[0]);
    await play('--from', `${cut}.log`, ...filesOf(cut));
    expect(textsOf(cut)).toEqual(textsOf(whole));
    expect(textsOf(cut)[0]).toContain('\nresult finished\n');
  },
);

describe('play with a person at a pipe', () => {
  test('answers what is typed, and ends with the input', async () => {
    const path = pathOf('piped');
    const files = ['--record', path, '--log', `${path}.log`];
    const { status, stdout, stderr } = await runHere(
      [...PEOPLE, ...files],
      'hello\n\n H9 a 1\r\nH1 a 1\n\u001b[2J\nH5 1 5',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('Players: A "Ada" (human), B "Bo" (random)');
    expect(stdout).toContain('Ada (A), from colour row: hello\nMove: found "hello", expected');
    expect(stdout).toContain('\nH1 a 1 is not legal. Factory 1: found no tile of colour a');
    expect(stdout).toContain('\\u001b[2J');
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain('  H5 a 5  A takes 1 blue from factory 5 to row 5');
    expect(stdout).toContain('\nUnfinished: The input ended.\n');
    expect(stderr).toBe(
      `The game is saved. Resume it with:\n  azulejo play --agents human,random --from ${path} --record ${path} --log ${path}.log\n`,
    );
    const { events, result, names } = recordIn(path);
    expect(events).toContain('A4a4');
    expect(names).toEqual(['Ada', 'Bo']);
    expect(result).toEqual({ kind: 'unfinished', reason: 'The input ended.' });
    const log = readLog(azul, readFileSync(`${path}.log`, 'utf8'));
    expect(log).toMatchObject({ ok: true, warnings: [], record: recordIn(path) });
    expect(log.ok && log.failed.map(({ move }) => move)).toEqual(['A8a0', 'A0a0']);
    expect(log.ok && log.attempts).toEqual([
      { player: 'A', text: 'hello', after: 2 },
      { move: 'A8a0', after: 2 },
      { move: 'A0a0', after: 2 },
      { player: 'A', text: '\u001b[2J', after: 2 },
    ]);
    const { stdout: replayed } = await runHere(['replay', `${path}.log`, '--pictures', 'never']);
    expect(replayed).toContain('\n  A "hello"  failed: no move\n  A8a0  failed: ');
    expect(replayed).toContain('\n  A "\\u001b[2J"  failed: no move\n');
    expect((await runHere(['replay', `${path}.log`, '--json'])).stdout).toContain(
      '{"kind":"failure","player":"A","text":"hello","issue":{"severity":"error","code":"move.malformed"',
    );
    const resume = ['play', '--agents', 'human,random', '--from', `${path}.log`];
    const before = readFileSync(`${path}.log`, 'utf8');
    await runHere([...resume, '--log', `${path}.log`], 'again');
    const after = readFileSync(`${path}.log`, 'utf8');
    const lineIn = (text: string) => text.match(/^Ada A tries .* fail$/gm);
    expect(lineIn(after)).toEqual([...(lineIn(before) ?? []), 'Ada A tries "again" fail']);
  });

  test('stops at quit, says that nothing is saved, and reads no further', async () => {
    const { status, stdout, stderr } = await runHere(PEOPLE, 'quit\nH5 1 5\n');
    expect(status).toBe(0);
    expect(stdout).toContain('\nUnfinished: A quit.\n');
    expect(stdout).not.toContain('A takes');
    expect(stderr).toBe('This game is not saved. Option --record FILE saves one.\n');
  });

  test('goes on where it was left, from a record or a log', async () => {
    const path = pathOf('left');
    await runHere([...PEOPLE, '--record', path, '--log', `${path}.log`], 'H5 1 5\n');
    const earlier = recordIn(path).events;
    const goOn = ['play', '--agents', 'random', '--from', `${path}.log`, '--record', path];
    const { status, stdout } = await runHere([...goOn, '--states']);
    expect(status).toBe(0);
    const { events, names, result } = recordIn(path);
    expect(events.slice(0, earlier.length)).toEqual(earlier);
    expect(names).toEqual(['Ada', 'Bo']);
    expect(result?.kind).toBe('finished');
    const strings = stdout.trimEnd().split('\n');
    expect(strings.length).toBe(events.length - earlier.length + 1);
    expect(strings.at(-1)).toBe(JSON.stringify(lastStrings(path)));
    expect((await runHere(goOn)).status).toBe(1);
    expect((await runHere([...goOn, '--force'])).stderr).toBe('');
  });

  test('resumed, is dealt what it would have been dealt', async () => {
    const path = pathOf('whole');
    const args = ['play', '--agents', 'greedy', '--pictures', 'never'];
    await runHere([...args, '--seed', '3', '--record', path]);
    const whole = readFileSync(path, 'utf8');
    const deals = recordIn(path).events.filter((event) => event.startsWith('F'));
    for (const deal of deals) {
      writeFileSync(path, whole.slice(0, whole.indexOf(`deal ${deal}\n`)));
      const before = recordIn(path).events.length;
      await runHere([...args, '--from', path, '--record', path, '--max-moves', '1']);
      expect(recordIn(path).events[before]).toBe(deal);
    }
  });

  test('resumed without --agents, is played on by the agents that its players are named after', async () => {
    const path = pathOf('by-name');
    const args = ['--max-moves', '2', '--pictures', 'never'];
    await runHere(['play', '--agents', 'greedy,random', '--seed', '3', '--record', path, ...args]);
    const { stdout } = await runHere(['play', '--from', path, '--record', path, ...args]);
    expect(stdout).toContain('Players: A greedy, B random\n');
    // The limit of this run is two moves, which makes four of the game.
    expect(stdout).toContain('Stopped at a limit: 4 moves played.');
    expect(recordIn(path).result).toEqual({ kind: 'limit', reason: '4 moves played.' });
  });

  test('resumed without --agents, is refused where players have other names', async () => {
    const path = pathOf('people');
    const names = ['--names', 'Ada,Bo', '--seed', '3', '--record', path, '--max-moves', '2'];
    await runHere(['play', '--agents', 'greedy,random', ...names]);
    const before = readFileSync(path, 'utf8');
    const { status, stderr } = await runHere(['play', '--from', path, '--record', path]);
    expect(status).toBe(2);
    expect(stderr).toContain('found the player "Ada" and no --agents, expected --agents');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test.each(['exec:touch RUN', './RUN.mjs'])(
    'resumed without --agents, runs nothing that its players are named after: %s',
    async (pattern) => {
      const path = pathOf('programs');
      const run = pathOf('run');
      writeFileSync(
        `${run}.mjs`,
        `import('node:fs').then((fs) => fs.writeFileSync('${run}', ''));`,
      );
      const name = pattern.replace('./RUN', run).replace('RUN', run);
      const files = ['--record', path, '--force'];
      const names = ['--names', `${name},random`, '--max-moves', '2'];
      await runHere(['play', '--agents', 'random', ...names, ...files]);
      expect(readFileSync(path, 'utf8')).toContain(name);
      const { status, stderr } = await runHere(['play', '--from', path]);
      expect({ status, stderr }).toMatchObject({ status: 2 });
      expect(stderr).toContain('and no --agents, expected --agents');
      expect(existsSync(run)).toBe(false);
    },
  );

  test('with --json keeps the conversation out of the objects', async () => {
    const { stdout, stderr } = await runHere([...PEOPLE, '--json'], 'H5 1 5\n');
    const kinds = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).kind);
    expect(kinds.slice(0, 3)).toEqual(['game', 'position', 'deal']);
    expect(kinds.at(-1)).toBe('stop');
    expect(stderr).toContain('Ada (A), from colour row: H5 1 5\n');
  });
});

describe('the exit status of play', () => {
  test.each([
    ['a name too many', ['--names', 'Ada,Bo,Cy'], 'found 3 names'],
    ['an empty name', ['--names', 'Ada,'], 'Found an empty name'],
    ['one file for both', ['--record', 'a', '--log', './a'], 'found one file'],
    ['names for a saved game', ['--from', 'a', '--names', 'Ada,Bo'], "'--from <file>'"],
    ['rules for a saved game', ['--from', 'a', '--mosaic', 'fixed'], "'--from'"],
  ] as const)('is 2 for %s', async (_, args, words) => {
    const run = await runHere(['play', ...args]);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain(words);
  });

  test.each([
    ['a record in no folder', ['--record', pathOf('none/a')]],
    ['no game to resume', ['--from', pathOf('none')]],
  ] as const)('is 1 for %s', async (_, args) => {
    const path = args[1];
    const verb = args[0] === '--from' ? 'read' : 'written';
    const stderr = `azulejo: "${path}" cannot be ${verb}: no such file or directory.\n`;
    expect(await runHere(['play', ...args])).toEqual({ status: 1, stdout: '', stderr });
  });

  test('is 1 for a game that is over, which stays as it is', async () => {
    const path = pathOf('over');
    writeFileSync(path, TEXT);
    const { status, stderr } = await runHere(['play', '--from', path, '--record', path]);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `azulejo: "${path}" contains no game that can be resumed. The game is over.\n`,
    );
    expect(readFileSync(path, 'utf8')).toBe(TEXT);
  });
});

test('a game that was cut off after its last event gets its result', async () => {
  const path = pathOf('cut-result');
  const args = ['play', '--agents', 'random', '--from', path, '--record', path];
  for (let length = TEXT.indexOf('\nresult') + 1; length < TEXT.length - 1; length += 4) {
    writeFileSync(path, TEXT.slice(0, length));
    const { status } = await runHere(args);
    expect([length, status]).toEqual([length, 0]);
    expect(readFileSync(path, 'utf8')).toBe(TEXT);
  }
});

describe('replay', () => {
  test('tells a record as it was played', async () => {
    const path = pathOf('played');
    const args = ['--pictures', 'moves'];
    const files = ['--record', path, '--log', `${path}.log`];
    const played = await runHere(['play', '--agents', 'greedy', '--seed', '3', ...files, ...args]);
    const afterHead = (text: string) => text.slice(text.indexOf('\nRound 1'));
    for (const file of [path, `${path}.log`]) {
      const { status, stdout, stderr } = await runHere(['replay', file, ...args]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(afterHead(stdout)).toBe(afterHead(played.stdout));
    }
  });

  test('reads standard input, and answers in JSON', async () => {
    const { status, stdout } = await runHere(['replay', '-', '--json'], TEXT);
    const objects = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(objects.map(({ kind }) => kind)).toEqual([
      ...['game', 'position', 'draft', 'tiling', 'deal', 'game-over'],
    ]);
    expect(objects[0].names).toEqual(EXAMPLE.names);
  });

  test.each([
    ['a line that is none', TEXT.replace('move A04', 'move A09'), 'Line 9: ', 'ACe0'],
    ['an illegal move', TEXT.replace('move A04', 'move A00'), 'Line 9: ', 'ACe0'],
    ['another result', TEXT.replace('score=8', 'score=9'), 'Line 13: ', 'Standings'],
    ['another first state', TEXT.replace('B1919', 'B1919\u001b'), 'Line 7: ', ''],
    ['noise', '\u001b[2J\n'.repeat(1000), 'Line 1: ', ''],
    ['nothing', '', 'Line 1: ', ''],
  ])('of %s shows what comes before it, and the line', async (name, text, line, shown) => {
    const path = pathOf(name);
    writeFileSync(path, text);
    const { status, stdout, stderr } = await runHere(['replay', path]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error {4}Line \d+: [ -~]+ \[[a-z.-]+(, [a-z.-]+)?\]\n$/);
    expect(stderr).toContain(line);
    expect(stdout).toContain(shown);
    expect(shown === '' ? stdout : '').toBe('');
    expect(stdout).not.toContain('\u001b');
  });

  test('of a game that was cut off warns, and is no failure', async () => {
    const { status, stdout, stderr } = await runHere(['replay', '-'], TEXT.slice(0, -60));
    expect(status).toBe(0);
    expect(stdout).toContain('ACe0');
    expect(stderr).toMatch(/^warning {2}Line \d+: found the end of the text/);
  });

  test('of a log tells the failed moves in their places, and faults by its lines', async () => {
    const text = [
      ...['# azulejo-record 1', '# game azul'],
      '# rules players=2 mosaic=variant tilingOrder=top-down',
      ...['# player A "Ada"', '# player B "\\u001b[2J"'],
      '# start AFCeB1919191919D0000000000 A12Ma00b01c02d03SFB9MSFf',
      ...['Ada A takes C:a 1 fail', 'Ada A takes C:e 1 success', 'Ada A places 2 5 success', ''],
    ].join('\n');
    const { status, stdout, stderr } = await runHere(['replay', '-'], text);
    expect(status).toBe(1);
    expect(stdout).toContain('\n  ACa0  failed: Centre: found no tile of colour a');
    expect(stdout).toContain('B "\\u001b[2J"');
    expect(stderr).toMatch(/^warning .*\nerror {4}Line 9: "move A14" is impossible\. /);
  });

  test('of a file that is none says so in a sentence', async () => {
    expect(await runHere(['replay', folder])).toEqual({
      status: 1,
      stdout: '',
      stderr: `azulejo: "${folder}" cannot be read: it is a folder.\n`,
    });
  });
});
