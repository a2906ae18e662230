/** Programs of `exec:` in the seats of every command that seats agents. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { joinSeats, splitSeats } from '../../src/engine/cli/seats.js';
import { azulejo, COMMAND } from './command-run.js';

const BOT_FILE = fileURLToPath(new URL('../support/bot.mjs', import.meta.url));
const BOT = `exec:${process.execPath} ${BOT_FILE}`;

afterAll(() => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' });
  // Those of other tests have a parent that lives.
  const left = stdout.split('\n').filter((line) => /^ *1 /.test(line) && line.includes(BOT_FILE));
  expect(left).toEqual([]);
});

test('seats are split at commas, but for those of a command', () => {
  const seats = ['random', 'exec:bot --style a,b', 'exec:bot'];
  expect(joinSeats(seats)).toBe('random,exec:bot --style a\\,b,exec:bot');
  expect(splitSeats(joinSeats(seats))).toEqual(seats);
});

test('simulate: the same seed gives the same table', () => {
  const args = ['simulate', '--agents', `${BOT},random`, '--games', '6', '--seed', '1'];
  const first = azulejo(args);
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toContain('ended   6 by the rules');
  expect(azulejo(args)).toEqual(first);
});

test('simulate: a program that dies forfeits, and is started again as often as it may', () => {
  const args = ['simulate', '--games', '4', '--seed', '1', '--restarts', '1'];
  const { status, stdout } = azulejo([...args, '--agents', `${BOT} dies,random`]);
  expect(status).toBe(0);
  expect(stdout).toContain('4 by a forfeit');
  expect(stdout).toMatch(/^First forfeit of .*: Found an exit with status 3, .*no idea$/m);
});

test.each(['simulate', 'ratings'])('%s: a program that does not start is an error', (name) => {
  const { status, stdout, stderr } = azulejo([name, '--agents', 'exec:/nonexistent/bot,random']);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^azulejo: The program "\/nonexistent\/bot" does not start: found an exit/,
  );
});

test.each(['simulate', 'ratings'])('%s: programs play in one thread of this machine', (name) => {
  // The address of a queue may contain a password, and is not repeated.
  for (const [option, value, found] of [
    [
      '--workers',
      '2',
      '2 and exec: in --agents, expected none with programs, which are started once',
    ],
    [
      '--queue',
      'redis://:secret@127.0.0.1:1',
      'exec: in --agents, expected none, as no command is sent to other machines',
    ],
  ] as const) {
    const { status, stderr } = azulejo([name, '--agents', `${BOT},random`, option, value]);
    expect(status).toBe(2);
    expect(stderr).toContain(`option '${option}': found ${found}`);
    expect(stderr).not.toContain('secret');
  }
});

test('play: a program plays a game that is saved and replayed', () => {
  const { status, stdout } = azulejo([
    ...['play', '--agents', `${BOT},random`, '--seed', '1', '--pictures', 'never'],
  ]);
  expect(status).toBe(0);
  expect(stdout).toContain('Standings');
});

test('tournament: a name and a number of players, whatever colons a command has', () => {
  const agents = `${BOT} of:none:4,random:2`;
  const args = ['tsuro', 'tournament', '--agents', agents, '--seed', '1', '--json'];
  const { status, stdout } = azulejo(args);
  expect(status).toBe(0);
  const { cycles, forfeits } = JSON.parse(stdout);
  expect(cycles.flat().flatMap(({ names }: { names: string[] }) => names).length).toBeGreaterThan(
    6,
  );
  expect(forfeits).toEqual([]);
});

test('an engine of ours plays as an agent of ours', () => {
  const engine = `exec:${process.execPath} ${COMMAND} royal-ur engine --agent hard`;
  const args = ['royal-ur', 'simulate', '--games', '4', '--seed', '1', '--json', '--agents'];
  const [outside, inside] = [engine, 'hard'].map((agent) => {
    const { agents } = JSON.parse(azulejo([...args, `${agent},easy`]).stdout);
    return agents.map(({ wins }: { wins: number }) => wins);
  });
  expect(outside).toEqual(inside);
});

test('a command that is missing is an unknown agent', () => {
  const { status, stderr } = azulejo(['play', '--agents', 'exec:,random']);
  expect(status).toBe(2);
  expect(stderr).toContain('Found the agent "exec:", expected one of: human, random');
  expect(stderr).toContain('exec:<command>');
});
