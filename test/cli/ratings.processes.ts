/** `azulejo ratings`: tables, files of results, and going on after a kill. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/folders.js';
import { waitUntil } from '../support/processes.js';
import { azulejo, COMMAND, runHere } from './command-run.js';

const folder = temporaryFolder();

const BOT = `exec:${process.execPath} ${fileURLToPath(new URL('../support/bot.mjs', import.meta.url))}`;
const UR = ['royal-ur', 'ratings', '--seed', '1'];

test('the table ranks agents; the same seed gives the same', async () => {
  const args = [...UR, '--agents', 'easy,random,medium', '--cycles', '10'];
  const { status, stdout } = await runHere(args);
  expect(status).toBe(0);
  const [heading, , header, ...rows] = stdout.trimEnd().split('\n');
  expect(heading).toBe('30 pairs of games, 7 tokens each, seed 1');
  expect(header).toMatch(/^agent +Elo +\+\/- +score +games +wins +draws +losses +forfeits$/);
  expect(rows.map((row) => row.split(/ +/)[0])).toContain('medium');
  expect(rows[4]).toMatch(/^Corrected for luck, as with \d\.\d times the games:$/);
  expect(rows[6]).toMatch(/^agent +Elo +\+\/- +score$/);
  expect(rows[7]).toMatch(/^medium +\d+ +\d+ +\d+\.\d%$/);
  expect(rows[0]).toMatch(/^medium +\d+ +\d+ +\d+\.\d% +40 +\d+ +0 +\d+ +0$/);
  expect((await runHere(args)).stdout).toBe(stdout);
});

test('table and file are the same with any number of worker threads', () => {
  const [none, three] = ['0', '3'].map((workers) => {
    const path = join(folder, `${workers}.jsonl`);
    const args = [...UR, '--agents', 'easy,random,medium', '--cycles', '10', '--results', path];
    return { ...azulejo([...args, '--workers', workers]), file: readFileSync(path, 'utf8') };
  });
  expect(none).toMatchObject({ status: 0, stderr: '' });
  expect(three).toEqual(none);
});

test('a gauntlet is played by the first alone; the table is CSV or JSON, too', async () => {
  const args = [...UR, '--agents', 'hard,easy,random', '--cycles', '2', '--gauntlet'];
  const csv = (await runHere([...args, '--csv'])).stdout.trimEnd().split('\n');
  const fields = 'name,elo,error,games,score,wins,draws,losses,forfeits';
  expect(csv[0]).toBe(`${fields},corrected_elo,corrected_error,corrected_score`);
  expect((await runHere([...args, '--csv', '--no-luck'])).stdout.split('\n')[0]).toBe(fields);
  expect(csv.slice(1).map((row) => row.split(',')[3])).toEqual(['8', '4', '4']);
  const { agents, pairs } = JSON.parse((await runHere([...args, '--json'])).stdout);
  expect(pairs).toBe(4);
  expect(agents.map(({ games }: { games: number }) => games)).toEqual([8, 4, 4]);
});

test('a test of two hypotheses stops early', async () => {
  const args = [...UR, '--agents', 'hard,easy', '--cycles', '1000', '--sprt', '0,200'];
  const { stdout } = await runHere([...args, '--iterations', '1']);
  expect(stdout).toMatch(/^\d{1,2} pairs of games/);
  expect(stdout).toMatch(
    /\nElo 0 against 200: log-likelihood ratio [3-9]\.\d\d \(-2\.94 to 2\.94\), accepted: 200 points\n$/,
  );
});

test('a file is continued as it was begun: with luck or without', async () => {
  const path = join(folder, 'without-luck.jsonl');
  const args = [...UR, '--agents', 'hard,easy', '--results', path];
  const first = await runHere([...args, '--cycles', '1', '--no-luck']);
  expect(first.stdout).not.toContain('luck');
  const more = await runHere([...args, '--cycles', '2']);
  expect(more.stdout).not.toContain('luck');
  expect(readFileSync(path, 'utf8')).not.toContain('luck');
  const other = await runHere([...args, '--cycles', '2', '--luck']);
  expect(other.status).toBe(1);
  expect(other.stderr).toContain('luck: found false, expected true.');
});

test('a game without an evaluation is not corrected', async () => {
  const args = ['cube-blokus', 'ratings', '--agents', 'random,level-1', '--cycles', '1'];
  expect((await runHere(args)).stdout).not.toContain('luck');
  expect((await runHere([...args, '--luck'])).stderr).toContain('Luck: found the game');
});

test('programs are rated like any agent', () => {
  const { status, stdout } = azulejo([...UR, '--agents', `${BOT},easy`, '--cycles', '2']);
  expect(status).toBe(0);
  // The first legal move is what easy plays.
  expect(stdout).toContain('4      2     0      2       0');
});

test('killed again and again, it goes on, and the file is that of one run', async () => {
  const args = [...UR, '--agents', 'hard,medium,easy', '--cycles', '200', '--results'];
  const whole = join(folder, 'whole.jsonl');
  const killed = join(folder, 'killed.jsonl');
  const { stdout } = azulejo([...args, whole]);
  const linesIn = (path: string) =>
    existsSync(path) ? readFileSync(path, 'utf8').split('\n').length : 0;
  for (const lines of [5, 20, 50]) {
    const child = spawn(process.execPath, [COMMAND, ...args, killed], { stdio: 'ignore' });
    await waitUntil(() => linesIn(killed) >= lines || child.exitCode !== null);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  expect(linesIn(killed)).toBeLessThan(602);
  expect(azulejo([...args, killed])).toMatchObject({ status: 0, stdout });
  expect(readFileSync(killed, 'utf8')).toBe(readFileSync(whole, 'utf8'));
  // More cycles add games; the seed is that of the file.
  const more = azulejo([
    'royal-ur',
    'ratings',
    ...args.slice(4, 6),
    '--cycles',
    '201',
    '--results',
    killed,
  ]);
  expect(more.stdout).toContain('603 pairs of games');
  expect(readFileSync(killed, 'utf8').startsWith(readFileSync(whole, 'utf8'))).toBe(true);
});

test.each([
  ['--csv', /^name,elo,/, /^Stopped by SIGINT after \d+ of 100000 pairs\.\n$/],
  ['--json', /^\{"partial":true,/, /^$/],
])(
  'stopped by a signal, with %s, it prints what there is for programs',
  async (option, out, err) => {
    const path = join(folder, `stopped${option}.jsonl`);
    const args = [...UR, '--agents', 'hard,easy', '--cycles', '100000', '--results', path, option];
    const child = spawn(process.execPath, [COMMAND, ...args]);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (piece) => {
      stdout += piece;
    });
    child.stderr.on('data', (piece) => {
      stderr += piece;
    });
    await waitUntil(() => existsSync(path) && readFileSync(path, 'utf8').split('\n').length > 4);
    child.kill('SIGINT');
    await once(child, 'close');
    expect(child.exitCode).toBe(130);
    expect(stdout).toMatch(out);
    expect(stdout.trimEnd().split('\n').length).toBe(option === '--csv' ? 3 : 1);
    expect(stderr).toMatch(err);
  },
);

test('a file that was cut off within a letter of its first line goes on', () => {
  const path = join(folder, 'letter.jsonl');
  const bot = join(folder, 'böt.mjs');
  copyFileSync(fileURLToPath(new URL('../support/bot.mjs', import.meta.url)), bot);
  const agents = `exec:${process.execPath} ${bot},easy`;
  const args = [...UR, '--agents', agents, '--cycles', '1', '--results', path];
  expect(azulejo(args).status).toBe(0);
  const whole = readFileSync(path);
  // Two bytes are the ö.
  truncateSync(path, whole.indexOf('ö') + 1);
  expect(azulejo(args)).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(path)).toEqual(whole);
});

test('a file of many results goes on, too', () => {
  const path = join(folder, 'many.jsonl');
  const argsFor = (cycles: string) => [
    ...UR,
    '--agents',
    'easy,random',
    '--cycles',
    cycles,
    '--results',
    path,
  ];
  expect(azulejo(argsFor('1')).status).toBe(0);
  const [heading = '', pair = ''] = readFileSync(path, 'utf8').split('\n');
  expect(JSON.parse(pair).pair).toBe(0);
  const lines = Array.from({ length: 200_000 }, (_, number) =>
    pair.replace('"pair":0', `"pair":${number}`),
  );
  writeFileSync(path, `${[heading, ...lines].join('\n')}\n`);
  expect(statSync(path).size).toBeGreaterThan(2 ** 23);
  expect(azulejo(argsFor('200001')).stdout).toContain('200001 pairs of games');
});

test('a file that is too long is left alone', () => {
  const path = join(folder, 'long.jsonl');
  writeFileSync(path, '');
  truncateSync(path, 2 ** 28 + 1);
  const { status, stderr } = azulejo([...UR, '--agents', 'easy,random', '--results', path]);
  expect(status).toBe(1);
  expect(stderr).toContain('is too long: expected at most 268435456 bytes of results.');
  expect(statSync(path).size).toBe(2 ** 28 + 1);
});

test.each([['--cycles'], ['--sprt', '0,200', '--cycles']])(
  'a file of more pairs than %s plays gives the same result, and stays as it is',
  async (...options) => {
    const path = join(folder, `more-${options.length}.jsonl`);
    const args = [...UR, '--agents', 'hard,easy', '--workers', '0'];
    const saved = [...args, '--results', path];
    expect((await runHere([...saved, '--cycles', '30'])).status).toBe(0);
    const text = readFileSync(path, 'utf8');
    const cycles = options.length === 1 ? '3' : '25';
    const { stdout } = await runHere([...args, ...options, cycles]);
    expect((await runHere([...saved, ...options, cycles])).stdout).toBe(stdout);
    expect(stdout).not.toMatch(/^(?:25|30) pairs/);
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);

test('a file with an invalid line is left alone', async () => {
  const path = join(folder, 'changed.jsonl');
  const args = [...UR, '--agents', 'easy,random', '--cycles', '4', '--results', path];
  expect((await runHere(args)).status).toBe(0);
  const changed = readFileSync(path, 'utf8').replace('"pair":1', '"pair":x');
  writeFileSync(path, changed);
  const { status, stderr } = await runHere(args);
  expect(status).toBe(1);
  expect(stderr).toContain('line 3: found something else, expected the result of pair 1.');
  expect(readFileSync(path, 'utf8')).toBe(changed);
});

test('a file of another tournament is left alone, and the message says what differs', async () => {
  const path = join(folder, 'another.jsonl');
  const args = [...UR, '--agents', 'easy,random', '--cycles', '1', '--results', path];
  expect((await runHere([...args, '--seed', '1'])).status).toBe(0);
  const before = readFileSync(path, 'utf8');
  const seed = await runHere([...args, '--seed', '2']);
  expect(seed.status).toBe(1);
  expect(seed.stderr).toContain('no results of this tournament. seed: found 1, expected 2.\n');
  const agents = await runHere([...args, '--agents', 'random,easy']);
  expect(agents.stderr).toContain('agents: found ["easy","random"], expected ["random","easy"].\n');
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('a file of anything else is left alone', () => {
  const path = join(folder, 'other.txt');
  writeFileSync(path, 'My diary.\n');
  const { status, stderr } = azulejo([...UR, '--agents', 'easy,random', '--results', path]);
  expect(status).toBe(1);
  expect(stderr).toContain('already exists, and contains no results of this tournament.');
  expect(readFileSync(path, 'utf8')).toBe('My diary.\n');
});

test.each([
  [['--agents', 'easy'], 'found 1 agent, expected 2 or more'],
  [['--agents', 'easy,hard,random', '--sprt', '0,5'], 'found 3 agents, expected 2'],
  [['--sprt', '5,0'], 'Expected two numbers, the lower first: 0,10.'],
  [['--json', '--csv'], "options '--json' and '--csv': found both"],
  [['--milliseconds', '5', '--iterations', '5'], 'cannot be used with'],
])('%j is refused', async (args, message) => {
  const { status, stderr } = await runHere([...UR, ...args]);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});
