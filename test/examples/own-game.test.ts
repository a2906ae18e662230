/** The example of a game of one's own: its rules, commands and sessions. By the contract: broken-games.long.ts. */
import { simulate } from 'azulejo/agents';
import { newSession, writeRecord } from 'azulejo/record';
import { describe, expect, test } from 'vitest';
import kalah from '../../examples/own-game/kalah.js';
import { runHere } from '../cli/command-run.js';

const FILE = 'examples/own-game/kalah.js';
const START = ['A', 'A4.4.4.4.4.4.0B4.4.4.4.4.4.0'] as const;

describe('the rules of Kalah', () => {
  const after = (sides: string, move: string) => {
    const decoded = kalah.decode(['A', sides]);
    if (!decoded.ok) throw new Error(decoded.issues[0]?.message);
    return kalah.encode(kalah.applyMove(decoded.state, move)).join(' ');
  };

  test.each([
    [
      'the last seed in the own store moves again',
      'A4.4.4.4.4.4.0B4.4.4.4.4.4.0',
      'A3',
      'A A4.4.0.5.5.5.1B4.4.4.4.4.4.0',
    ],
    [
      'the other store is left out',
      'A1.0.0.0.0.8.0B6.6.6.6.6.6.3',
      'A6',
      'B A2.0.0.0.0.0.1B7.7.7.7.7.7.3',
    ],
    [
      'an empty pit of one’s own captures',
      'A1.0.9.9.9.9.0B1.1.1.1.7.0.0',
      'A1',
      'B A0.0.9.9.9.9.8B1.1.1.1.0.0.0',
    ],
  ])('%s', (_, sides, move, expected) => {
    expect(after(sides, move)).toBe(expected);
  });
});

describe('the commands', () => {
  test.each([
    // What else commands do with a game that is not the package's: cli/any-game.test.ts.
    [['moves', ...START], 'A1\nA2\nA3\nA4\nA5\nA6\n'],
    [['show', ...START], 'B     4  4  4  4  4  4\n'],
    [['hint', ...START, '--iterations', '60'], 'wins'],
    [
      ['simulate', '--agents', 'greedy,random', '--games', '4', '--workers', '1'],
      '4 games, players=2 seeds=4',
    ],
    [['play', '--help'], `azulejo --game ${FILE} play --agents`],
  ])('%j', async (args, words) => {
    const run = await runHere(['--game', FILE, ...args]);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain(words);
  });

  test('answer other programs', async () => {
    const lines = [
      'azulejo 1',
      'newgame kalah seeds=4',
      `position ${START.join(' ')}`,
      'go seed 1',
      'quit',
    ];
    const { status, stdout } = await runHere(['--game', FILE, 'engine'], lines.join('\n'));
    expect(status).toBe(0);
    expect(stdout).toContain('game kalah\n');
    expect(stdout).toMatch(/^bestmove A[1-6]$/m);
  });

  test.each([
    ['no file', ['--game', 'nothing.js', 'moves'], '"nothing.js" cannot be read: no such file'],
    ['a folder', ['--game', 'examples', 'moves'], 'found a folder, expected a file.'],
    ['a folder of agents', ['moves', '--agent', './examples'], 'found a folder, expected a file.'],
    ['no game', ['--game', 'examples/redux/game.ts', 'moves'], 'cannot be read'],
    [
      'a game without a function',
      ['--game', 'examples/own-agent/my-search.js', 'moves'],
      'Default export: found',
    ],
  ])('say what is wrong: %s', async (_, args, words) => {
    const { status, stdout, stderr } = await runHere(args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('no name of a file is wrong usage', async () => {
    expect(await runHere(['--game'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'azulejo: Option --game: found no file, expected one with a game.\n',
    });
  });
});

describe('in worker threads', () => {
  test('a variant, which no thread can load, is played in this one', async () => {
    const { module: _, ...others } = kalah;
    const variant = { ...others, isOver: () => false, playerToMove: kalah.playerToMove };
    const short = { agents: ['random', 'random'], games: 4, limit: { moves: 5 } };
    const { moves } = await simulate(variant, short);
    expect(moves?.mean).toBe(5);
  });

  test('a variant that keeps the module is not played as the game of the module', async () => {
    const variant = { ...kalah, legalMoves: (state: never) => kalah.legalMoves(state).slice(0, 1) };
    const agents = { agents: ['random', 'random'], games: 4 };
    await expect(simulate(variant, { ...agents, workers: 2 })).rejects.toThrow(
      'found another kalah, expected the game that is played',
    );
    expect((await simulate(variant, { ...agents, workers: 0 })).games).toBe(4);
  });
});

test('a session is undone, saved and loaded', () => {
  const session = newSession(kalah, { seed: 1, names: ['Ada', 'Bob'] })
    .play('A3')
    .play('A1')
    .undo();
  expect(kalah.encode(session.state)[1]).toBe('A4.4.0.5.5.5.1B4.4.4.4.4.4.0');
  expect(writeRecord(kalah, session.record)).toContain('player A "Ada"');
});
