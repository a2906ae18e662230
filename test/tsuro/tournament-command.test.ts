/** `azulejo tsuro tournament`. */
import { AGENTS, runTournament } from 'azulejo/tsuro';
import { expect, test } from 'vitest';
import { runHere } from '../cli/command-run.js';

const play = (...args: string[]) => runHere(['tsuro', 'tournament', ...args]);

test('prints who played whom, who played on, and the ranking', async () => {
  const rules = ['--supply', 'cycle', '--legality', 'reference'];
  const { status, stdout } = await play('--agents', 'second:5,first', ...rules, '--seed', '1');
  expect(status).toBe(0);
  expect(stdout).toBe(
    [
      '6 players, supply=cycle legality=reference end=round, seed 1',
      '',
      'cycle  game  players                               play on',
      '1      1     second, second-2, second-3            second-2, second',
      '1      2     second-4, second-5, first             second-5, second-4',
      'final  1     second, second-2, second-4, second-5',
      '',
      'rank  players',
      '1     second-2, second-4',
      '3     second-5',
      '4     second',
      '',
      'first forfeited: Illegal move "C13n": Player C: found a placement that takes ' +
        'the player off the board, expected a better placement, such as C13w.',
      '',
    ].join('\n'),
  );
});

test('prints the result as JSON: that of runTournament', async () => {
  const args = ['--agents', 'second:6, third', '--supply', 'cycle', '--seed', '4', '--json'];
  const { stdout } = await play(...args);
  const seconds = Array.from({ length: 6 }, () => AGENTS.second());
  const rules = { supply: 'cycle' } as const;
  const result = await runTournament([...seconds, AGENTS.third()], { rules, seed: 4 });
  expect(JSON.parse(stdout)).toEqual(result);
});

test('prints the same with any number of worker threads', async () => {
  const args = ['--agents', 'second:6,first:5,level-2:1', '--seed', '4', '--json'];
  const none = await play(...args, '--workers', '0');
  const two = await play(...args, '--workers', '2');
  expect(none).toMatchObject({ status: 0, stderr: '' });
  expect(two).toEqual(none);
});

test('has programs play on this machine alone', async () => {
  const url = 'redis://:secret@127.0.0.1:1';
  const { status, stderr } = await play('--agents', 'exec:bot:3', '--queue', url);
  expect(status).toBe(2);
  expect(stderr).toContain('expected none, as no command is sent to other machines');
  expect(stderr).not.toContain('secret');
});

test.each([
  ['second', 'Found 1 agent, expected 3 or more.'],
  ['second:2', 'Found 2 agents, expected 3 or more.'],
  ['second:0', 'Found "second:0", expected a name, or a name and a number from 1 to 10000'],
  ['second:3:3', 'Found "second:3:3", expected a name'],
  ['second:10001', 'Found "second:10001", expected a name'],
  ['fourth:3', 'Found the agent "fourth", expected one of: random, greedy'],
])('refuses %s', async (agents, message) => {
  const { status, stderr } = await play('--agents', agents);
  expect(status).toBe(2);
  expect(stderr).toContain(message);
});

test('has no option for the number of players, and explains itself', async () => {
  const { stdout } = await play('--help');
  expect(stdout).not.toContain('--players');
  expect(stdout).toContain('azulejo tsuro tournament --agents greedy:10,random:10 --seed 1');
  expect((await runHere(['tsuro', '--help'])).stdout).toMatch(/tournament .*play a tournament/);
});
