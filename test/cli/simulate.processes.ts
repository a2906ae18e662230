/** `azulejo simulate`, built, with the worker file beside it; and its table. */
import { expect, test } from 'vitest';
import { simulate } from '../../src/agents.js';
import { AZUL_CONSOLE } from '../../src/azul/cli/console.js';
import { playersOf } from '../../src/engine/agents/players.js';
import { simulationLines } from '../../src/engine/cli/commands/simulate.js';
import { azul } from '../../src/index.js';
import { azulejo } from './command-run.js';

const GAMES = ['simulate', '--games', '40', '--seed', '5'];

test('the result is the same, byte for byte, with any number of workers, and no progress', () => {
  const [none, two] = ['0', '2'].map((workers) =>
    azulejo([...GAMES, '--mosaic', 'fixed', '--json', '--workers', workers]),
  );
  expect(two).toEqual(none);
  expect(none).toMatchObject({ status: 0, stderr: '' });
  const { agents, games, seed, rules } = JSON.parse(none?.stdout ?? '');
  expect({ games, seed }).toEqual({ games: 40, seed: 5 });
  expect(rules).toEqual({ players: 2, mosaic: 'fixed', tilingOrder: 'top-down' });
  expect(agents[0].winRate.low).toBeGreaterThan(0.8);
});

test('one agent plays for all players; without a seed one is drawn, and printed', () => {
  const args = ['simulate', '--agents', 'random', '--players', '4', '--games', '24'];
  const { stdout } = azulejo([...args, '--workers', '0']);
  expect(stdout.match(/^random/gm)).toHaveLength(4);
  const [, seed = ''] = /^24 games, 4 players, .*seed (\d+)$/m.exec(stdout) ?? [];
  expect(azulejo([...args, '--seed', seed]).stdout).toBe(stdout);
});

test('the table has a row for each agent, and says who forfeited first, harmlessly', async () => {
  const stuck = {
    name: 'stuck',
    chooseMove: () => {
      throw new Error('\u001b[2J');
    },
  };
  const result = await simulate(azul, { agents: ['random', stuck], games: 2, seed: 1, workers: 0 });
  const lines = simulationLines(playersOf(azul), AZUL_CONSOLE, result);
  expect(lines.slice(0, 8)).toEqual([
    '2 games, 2 players, variant mosaic, tiling top-down, seed 1',
    '',
    'agent   wins    95% interval     points  forfeits',
    'random  100.0%  34.2% to 100.0%  none    0',
    'stuck   0.0%    0.0% to 65.8%    none    2',
    '',
    'moves   none',
    'ended   0 by the rules, 0 at the move limit, 2 by a forfeit',
  ]);
  expect(lines.at(-1)).toMatch(/^First forfeit of stuck: game 0, seed \d+: [ -~]+$/);
});

test('what is corrected for luck has a table of its own', async () => {
  const { agents, ...rest } = await simulate(azul, {
    ...{ agents: ['greedy', 'random'], games: 2, seed: 1, workers: 0 },
  });
  const corrected = { value: 1.02, low: 0.9, high: 1.14, varianceRatio: 2.26 };
  const result = { ...rest, agents: agents.map((agent) => ({ ...agent, corrected })) };
  const lines = simulationLines(playersOf(azul), AZUL_CONSOLE, result);
  expect(lines.slice(-5)).toEqual([
    'Corrected for luck:',
    '',
    'agent   wins    95% interval     as with',
    'greedy  102.0%  90.0% to 114.0%  2.3 times the games',
    'random  102.0%  90.0% to 114.0%  2.3 times the games',
  ]);
});
