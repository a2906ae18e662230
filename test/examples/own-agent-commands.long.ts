/** The examples of agents of one's own: by the commands, what is their file, and what is refused. */
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { runHere } from '../cli/command-run.js';
import { AGENT, at, folder, moduleOf, SEARCH, STATE } from './own-agent-files.js';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Run a command of Ur in this process, where no thread is needed, and no other copy of the package. */
const here = (...args: string[]) => runHere(['royal-ur', ...args]);

describe('the commands', () => {
  test.each([
    [['simulate', '--agents', `${AGENT},random`, '--games', '4'], /^my-agent {2}/m],
    [['ratings', '--agents', `${AGENT},random`, '--cycles', '2'], /^my-agent {2}/m],
    [['hint', ...STATE, '--agent', SEARCH, '--iterations', '60'], / wins \d+%/],
    [['simulate', '--agents', `first=${AGENT},random`, '--games', '4'], /^first {2}/m],
    [[`simulate`, `--agents=${AGENT},second=${AGENT}`, '--games', '4'], /^second {2}/m],
    [['simulate', '--agents', AGENT, '--help'], /level-5,\s+my-agent,\s+exec:<command>/],
    [['env', '--opponent', AGENT, '--help'], /level-5,\s+my-agent/],
    [['env', `--opponent=mine=${AGENT}`, '--help'], /level-5,\s+mine/],
  ])('%j', async (args, words) => {
    const run = await here(...args);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toMatch(words);
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
  ])('%s', async (_, agents, words) => {
    const { status, stdout, stderr } = await here('simulate', '--agents', `${agents},random`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each([
    ['of a ready-made agent', `hard=${fine}`, 'found the name of another agent, "hard", exp'],
    ['of people', `human=${fine}`, 'such as mine='],
    ['with a space', moduleOf('my agent.mjs', at(0)), 'found the name "my agent", expected'],
    ['of two files', `${fine},${moduleOf('other/fine.mjs', at(0))}`, 'found the name of "'],
  ])('a name %s is wrong usage', async (_, agents, words) => {
    const { status, stdout, stderr } = await here('simulate', '--agents', `${agents},random`);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
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
