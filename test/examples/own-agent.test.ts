/** The examples of agents of one's own: by every command, in threads as in one process, and what is refused. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRecord, replay } from 'azulejo/record';
import { royalUr } from 'azulejo/royal-ur';
import { afterAll, describe, expect, test } from 'vitest';
import { azulejo, COMMAND, runHere } from '../cli/command-run.js';

const AGENT = './examples/own-agent/my-agent.js';
const SEARCH = './examples/own-agent/my-search.js';
const STATE = ['A2', 'A0P0412H5B0P06H6'] as const;

const folder = mkdtempSync(join(tmpdir(), 'azulejo-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Run a command of Ur. */
const command = (...args: string[]) => azulejo(['royal-ur', ...args]);

/** The same in this process, where no thread is needed, and no other copy of the package. */
const here = (...args: string[]) => runHere(['royal-ur', ...args]);

/** Write a module, and return its path. */
function moduleOf(name: string, code: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, code);
  return path;
}

/** Agents that play the first or the last legal move. */
const at = (index: number) =>
  `export default (game) => ({ name: 'any', chooseMove: (state) => game.legalMoves(state).at(${index}) });\n`;

describe('the commands', () => {
  test.each([
    [['simulate', '--agents', `${AGENT},random`, '--games', '4'], /^my-agent {2}/m],
    [['ratings', '--agents', `${AGENT},random`, '--cycles', '2'], /^my-agent {2}/m],
    [['hint', ...STATE, '--agent', SEARCH, '--iterations', '60'], / wins \d+%/],
    [['simulate', '--agents', `first=${AGENT},random`, '--games', '4'], /^first {2}/m],
    [[`simulate`, `--agents=${AGENT},second=${AGENT}`, '--games', '4'], /^second {2}/m],
    [['simulate', '--agents', AGENT, '--help'], /level-5,\s+my-agent,\s+exec:<command>/],
  ])('%j', async (args, words) => {
    const run = await here(...args);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toMatch(words);
  });

  test('play a game that is saved, resumed and reviewed', () => {
    const path = join(folder, 'game.ur');
    const saved = ['--record', path, '--pictures', 'never'];
    const stopped = azulejo(
      ['royal-ur', 'play', '--agents', `${AGENT},human`, '--seed', '4', ...saved],
      'quit\n',
    );
    expect(stopped.stderr).toContain(`royal-ur play --agents ${AGENT},human --from`);
    const resumed = command('play', '--agents', `${AGENT},random`, '--from', path, ...saved);
    expect(resumed.status).toBe(0);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain('player A "my-agent"');
    const read = readRecord(royalUr, text);
    expect(read.ok && read.complete && replay(royalUr, read.record).ok).toBe(true);
    const review = ['review', path, '--iterations', '20', '--json'];
    const reviews = ['0', '2'].map((workers) =>
      command(...review, '--agent', SEARCH, '--workers', workers),
    );
    expect(reviews[0]?.status).toBe(0);
    expect(reviews[1]).toEqual(reviews[0]);
    expect(command(...review).stdout).not.toBe(reviews[0]?.stdout);
  });

  test('answer other programs, which play against them', () => {
    const lines = ['azulejo 1', `position ${STATE.join(' ')}`, 'go seed 1', 'quit'];
    const engine = ['royal-ur', 'engine', '--agent', AGENT];
    const { status, stdout } = azulejo(engine, `${lines.join('\n')}\n`);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^option agent choice default my-agent values .* my-agent$/m);
    expect(stdout).toMatch(/^bestmove A/m);
    const program = `exec:"${process.execPath}" "${COMMAND}" ${engine.join(' ')}`;
    const games = ['--games', '4', '--seed', '1', '--json'];
    const played = command('simulate', '--agents', `${program},${AGENT}`, ...games);
    expect(JSON.parse(played.stdout).endings).toMatchObject({ over: 4, forfeit: 0 });
  });

  test('play a game of your own', () => {
    const kalah = ['--game', 'examples/own-game/kalah.js'];
    const games = ['--games', '40', '--seed', '3', '--json', '--workers'];
    const runs = ['0', '2'].map((workers) =>
      azulejo([...kalah, 'simulate', '--agents', `${AGENT},greedy`, ...games, workers]),
    );
    expect(JSON.parse(runs[0]?.stdout ?? '')).toMatchObject({ endings: { over: 40 } });
    expect(runs[1]).toEqual(runs[0]);
  });

  test('forfeit for an agent that returns nonsense, or throws', async () => {
    const nonsense = moduleOf(
      'nonsense.mjs',
      `export default () => ({ name: '', chooseMove: () => 7 })`,
    );
    const failing = moduleOf(
      'failing.mjs',
      `export default () => ({ name: '', chooseMove() { throw new Error('no idea'); } })`,
    );
    const games = ['--games', '2', '--seed', '1'];
    const { status, stdout } = await here(
      'simulate',
      '--agents',
      `${nonsense},${failing}`,
      ...games,
    );
    expect(status).toBe(0);
    expect(stdout).toContain('First forfeit of nonsense: ');
    expect(stdout).toMatch(/First forfeit of failing: .*no idea/);
  });
});

describe('in worker threads as in one process', () => {
  const both = (...args: string[]) => ['0', '2'].map((workers) => [...args, '--workers', workers]);

  test.each([
    ['simulate', '--agents', `${AGENT},${SEARCH}`, '--games', '40', '--iterations', '5'],
    ['ratings', '--agents', `${AGENT},random`, '--cycles', '6'],
  ])('%s', (...args) => {
    const [here, threads] = both(...args, '--seed', '3', '--json').map((each) => command(...each));
    expect(here).toMatchObject({ status: 0, stderr: '' });
    expect(threads).toEqual(here);
  });

  test('a tournament of Tsuro', () => {
    const players = ['--agents', `${AGENT}:3,random:4`, '--seed', '3', '--json'];
    const [here, threads] = both('tsuro', 'tournament', ...players).map((each) => azulejo(each));
    expect(here?.stdout).toContain('"my-agent-3"');
    expect(threads).toEqual(here);
  });

  test('self-play, which a model of your own searches', () => {
    const files = both('selfplay', '--agent', SEARCH, '--games', '4', '--shard-games', '2').map(
      (args, index) => {
        const out = join(folder, `data-${index}`);
        const run = command(...args, '--iterations', '8', '--seed', '1', '--out', out);
        expect(run.status).toBe(0);
        return ['manifest.json', 'games-0000001.npz'].map((name) => readFileSync(join(out, name)));
      },
    );
    expect(JSON.parse(`${files[0]?.[0]}`).agent.name).toBe('my-search');
    expect(files[1]).toEqual(files[0]);
  });

  test('a tournament that was stopped, and is resumed with the file elsewhere', () => {
    const [first, second] = ['here', 'there'].map((place) => moduleOf(`${place}/last.mjs`, at(-1)));
    const play = (file: string | undefined, rounds: string, name: string, workers: string) => {
      const path = join(folder, name);
      const options = ['--seed', '5', '--results', path, '--workers', workers];
      const run = command('ratings', '--agents', `${file},random`, '--cycles', rounds, ...options);
      expect(run.status).toBe(0);
      return readFileSync(path, 'utf8');
    };
    const whole = play(first, '6', 'whole.jsonl', '0');
    expect(whole).toContain('"agents":["last","random"]');
    const part = play(first, '2', 'part.jsonl', '2');
    writeFileSync(join(folder, 'part.jsonl'), part.slice(0, -9));
    expect(play(second, '6', 'part.jsonl', '2')).toBe(whole);
  });
});

describe('an agent that imports the game', () => {
  const royalUrFile = new URL('../../dist/royal-ur.js', import.meta.url).href;
  const importing = (name: string, more: string) =>
    moduleOf(
      name,
      `import { legalMoves } from '${royalUrFile}'; ${more}
       export default () => ({ name: 'any', chooseMove: (state) => legalMoves(state)[0] });`,
    );
  const games = ['--games', '6', '--seed', '1', '--json', '--workers'];
  const results = (file: string) =>
    ['0', '2'].map((workers) => command('simulate', '--agents', file, ...games, workers));

  test('and exports it is given states of it, in every thread', () => {
    const file = importing('knowing.mjs', `export { royalUr as game } from '${royalUrFile}';`);
    const [here, threads] = results(file);
    expect(JSON.parse(here?.stdout ?? '').endings).toMatchObject({ over: 6, forfeit: 0 });
    expect(threads).toEqual(here);
    const [first] = results(moduleOf('knowing/knowing.mjs', at(0)));
    expect(here).toEqual(first);
  });

  test('and does not export it is told why it forfeits, in every thread', () => {
    const [here, threads] = results(importing('unknowing.mjs', ''));
    expect(here?.stdout).toContain('states of another game or copy of the package');
    expect(threads).toEqual(here);
  });

  test('is refused for another game', () => {
    const file = importing('of-ur.mjs', `export { royalUr as game } from '${royalUrFile}';`);
    const { status, stderr } = azulejo(['tsuro', 'simulate', '--agents', file]);
    expect(status).toBe(1);
    expect(stderr).toContain('cannot be read: Export "game": found "royal-ur", expected tsuro.');
  });
});

describe('what is the file of an agent', () => {
  test.each([
    ['a path from here', (path: string) => relative('', path), 'my-last'],
    ['a URL', (path: string) => pathToFileURL(path).href, 'my-last'],
    [
      'a path with a comma',
      (path: string) => path.replace(',', '\\,'),
      'my-last',
      'a,b/my-last.mjs',
    ],
    ['a name of your own', (path: string) => `b.2_c=${path}`, 'b.2_c'],
    ['a path with an equals sign', (path: string) => path, 'my-last', 'a=b/my-last.mjs'],
  ])('%s', async (_, write, name, file = 'my-last.mjs') => {
    const agents = `${write(moduleOf(file, at(-1)))},random`;
    const { status, stdout } = await here('simulate', '--agents', agents, '--games', '2');
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${name} `, 'm'));
  });
});

describe('what is wrong is said in a line', () => {
  const fine = moduleOf('fine.mjs', at(0));
  test.each([
    ['no file', './nothing.js', 'nothing.js" cannot be read: '],
    [
      'no function',
      moduleOf('none.mjs', ''),
      'undefined, expected a function that makes an agent.',
    ],
    [
      'one that throws',
      moduleOf('bad.mjs', `throw new Error('no model');`),
      'cannot be read: no model.',
    ],
    [
      'no agent',
      moduleOf('later.mjs', 'export default async () => ({})'),
      'expected an object with',
    ],
    [
      'the name of a ready-made agent',
      `hard=${fine}`,
      'found the name of another agent, "hard", exp',
    ],
    ['the name of people', `human=${fine}`, 'such as mine='],
    ['a name with a space', moduleOf('my agent.mjs', at(0)), 'found the name "my agent", expected'],
    ['two of a name', `${fine},${moduleOf('other/fine.mjs', at(0))}`, 'found the name of "'],
  ])('%s', async (_, agents, words) => {
    const { status, stdout, stderr } = await here('simulate', '--agents', `${agents},random`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each([
    ['selfplay', '--out', 'nowhere'],
    ['hint', ...STATE],
    ['review', 'nothing.ur'],
  ])('%s by an agent that does not search', async (...args) => {
    const { status, stderr } = await here(...args, '--agent', AGENT);
    expect(status).toBe(2);
    expect(stderr).toContain(
      'Found the agent "my-agent", which does not search, expected one that searches: search',
    );
  });
});
