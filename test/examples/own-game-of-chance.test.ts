/** The example of a game of chance of one's own: its rules and commands. By the contract: broken-games.long.ts. */
import { playMatch, simulate } from 'azulejo/agents';
import { applyAll } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import pig from '../../examples/own-game/pig.js';
import { runHere } from '../cli/command-run.js';

const FILE = 'examples/own-game/pig.js';

/** Play events from a position with the target 25. */
function reached(position: string, ...events: string[]) {
  const decoded = pig.decode(position.split(' '), { rules: { target: 25 } });
  if (!decoded.ok) throw new Error(decoded.issues[0]?.message);
  return applyAll(pig, decoded.state, events);
}

describe('the rules of Pig', () => {
  test.each([
    ['a 1 loses the points of the turn', 'A7R A3B4', ['R1'], 'B0R A3B4'],
    ['other numbers add to them', 'A7R A3B4', ['R6'], 'A13 A3B4'],
    ['the player rolls again', 'A7 A3B4', ['Ar', 'R2'], 'A9 A3B4'],
    ['or holds, which keeps them', 'A7 A3B4', ['Ah'], 'B0R A10B4'],
    ['who drops out is left out', 'B5 A3B0C4', ['C!', 'Bh', 'R1'], 'B0R A3B5C!'],
    ['who drops out in a turn loses it', 'B5 A3B0C4', ['B!'], 'C0R A3B!C4'],
  ])('%s', (_, position, events, expected) => {
    expect(pig.encode(reached(position, ...events)).join(' ')).toBe(expected);
  });

  test.each([
    ['the target is reached, at once', 'A20R A2B24', ['R3'], 'A'],
    ['one player is left', 'B5R A20B0C4', ['A!', 'C!'], 'B'],
  ])('the game is over once %s', (_, position, events, winner) => {
    const end = reached(position, ...events);
    expect({ over: pig.isOver(end), moves: pig.legalMoves(end) }).toEqual({
      over: true,
      moves: [],
    });
    expect(pig.standings(end)[0]).toMatchObject({ player: winner, winner: true });
  });

  test.each([
    ['another number of players', ['A0R', 'A0']],
    ['letters in another order', ['A0R', 'B0A0']],
    ['points that won before', ['A0R', 'A0B25']],
    ['a decision without points', ['A0', 'A0B0']],
    ['the turn of a player who dropped out', ['A0R', 'A!B0C0']],
    ['zeros in front of a number', ['A00R', 'A0B0']],
    ['other values', [{ toString: (): string => 'A0R' }, 'A0B0']],
  ])('%s is not a state', (_, encoded) => {
    expect(pig.decode(encoded, { rules: { target: 25 } }).ok).toBe(false);
  });
});

test('an agent that fails drops out, and the others play on', async () => {
  const holds = {
    name: 'holds',
    chooseMove: ({ turn }: { turn: number }) => `${'ABC'.charAt(turn)}h`,
  };
  const fails = { name: 'fails', chooseMove: () => 'Ax' };
  const { ending, forfeits, returns } = await playMatch(pig, [fails, holds, holds], { seed: 1 });
  expect({ ending, out: forfeits.map(({ player }) => player) }).toEqual({
    ending: 'over',
    out: ['A'],
  });
  expect(returns[0]).toBe(0);
});

test('results are corrected for luck, in worker threads as in this one', async () => {
  const options = { agents: ['search', 'level-2', 'level-1'], games: 6, seed: 1, luck: true };
  const budget = { iterations: 10 };
  const here = await simulate(pig, { ...options, budget, workers: 0 });
  expect(here.agents.map(({ corrected }) => typeof corrected?.value)).toEqual(
    Array(3).fill('number'),
  );
  expect(await simulate(pig, { ...options, budget, workers: 2 })).toEqual(here);
});

test.each([
  [['show', 'A7', 'A3B4'], 'A 3 + 7\nB 4\n'],
  [['hint', 'A7', 'A3B4', '--iterations', '60'], 'rolls again'],
  [
    ['simulate', '--agents', 'level-2,level-1', '--games', '4', '--workers', '1'],
    '4 games, 2 players, to 50 points',
  ],
  [['play', '--agents', 'level-1,level-2', '--seed', '1'], 'keeps 9 points'],
])('the command does %j', async (args, words) => {
  const run = await runHere(['--game', FILE, ...args]);
  expect(run).toMatchObject({ status: 0, stderr: '' });
  expect(run.stdout).toContain(words);
});
