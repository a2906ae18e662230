/** Simulations of a game that is not Azul, in which one may drop out. */
import { describe, expect, test } from 'vitest';
import { playMatch } from '../../src/engine/match/play-match.js';
import { type SimulateOptions, simulateGames } from '../../src/engine/simulate/simulate.js';
import { useWorker } from '../support/build-worker.js';
import { type PigTypes, pigWithForfeits } from '../support/pig.js';
import { PIG_PLAYERS } from '../support/pig-players.js';

const worker = useWorker('./worker.ts');

/** Simulate without worker threads, unless something else is said. */
function simulate(
  options: Pick<SimulateOptions<PigTypes>, 'agents' | 'games'> & Partial<SimulateOptions<PigTypes>>,
) {
  return simulateGames(PIG_PLAYERS, { workers: 0, seed: 1, workerFile: worker.file, ...options });
}

const LONG_SEARCH = { name: 'search', options: { iterations: 20 } } as const;

describe('a simulation of Pig', () => {
  test.each<readonly [string, readonly unknown[], number]>([
    ['agents who drop out', ['faulty', 'random', 'faulty'], 101],
    ['agents with options', [LONG_SEARCH, 'careful'], 10],
  ])('is the same bit for bit in worker threads: %s', async (_, agents, games) => {
    const here = JSON.stringify(await simulate({ agents, games }));
    expect(JSON.stringify(await simulate({ agents, games, workers: 2 }))).toBe(here);
  });

  test('has the rules that are asked for, and as many players as agents', async () => {
    const agents = ['careful', 'random', 'random'];
    const { rules } = await simulate({ agents, games: 6, rules: { target: 50 } });
    expect(rules).toEqual({ players: 3, target: 50 });
    await expect(simulate({ agents: ['random'], games: 1 })).rejects.toThrow(
      'Players: found 1, expected 2 or 3.',
    );
    // Callers without types can ask for anything.
    const unknown = { target: 30 as 20 };
    await expect(simulate({ agents, games: 1, rules: unknown })).rejects.toThrow(
      'Rules, target: found 30, expected 20 or 50.',
    );
  });

  test('takes the number of agents for players that are asked for as undefined', async () => {
    // Callers without types hand over what they were not given themselves.
    const rules = { players: undefined } as unknown as { players: 3 };
    const agents = ['careful', 'random', 'random'];
    expect((await simulate({ agents, games: 6, rules })).rules.players).toBe(3);
  });

  test('ends all games by the rules though agents drop out, who never win then', async () => {
    const { agents, endings } = await simulate({ agents: ['faulty', 'careful'], games: 400 });
    expect(endings).toEqual({ over: 400, limit: 0, forfeit: 0 });
    const [faulty, careful] = agents;
    if (faulty === undefined || careful === undefined) throw new Error('There are two.');
    expect(faulty.forfeits).toBeGreaterThan(50);
    expect(careful.forfeits).toBe(0);
    expect(careful.wins).toBeGreaterThanOrEqual(faulty.forfeits);
    expect(faulty.wins + careful.wins).toBe(400);
    // Points and moves are those of the games in which no player dropped out.
    expect(careful.score?.count).toBe(400 - faulty.forfeits);
    expect(faulty.score?.min).toBeGreaterThanOrEqual(0);
  });

  test('names the first forfeit, whose game its seed plays again', async () => {
    const entrants = ['random', 'faulty'];
    const { agents } = await simulate({ agents: entrants, games: 200 });
    const { game = 0, seed = 0, ...facts } = agents[1]?.firstForfeit ?? {};
    expect(facts).toMatchObject({ reason: 'error', message: expect.stringContaining('Oh.') });
    const seats = game % 2 === 0 ? entrants : [...entrants].reverse();
    const start = pigWithForfeits.start({ players: 2, target: 20 });
    const again = await playMatch(
      pigWithForfeits,
      seats.map((entrant) => PIG_PLAYERS.agents.make(entrant)),
      { seed, start },
    );
    const [forfeit] = again.forfeits;
    const player = seats.indexOf('faulty');
    expect({ ...forfeit, player }).toEqual(facts);
    expect(forfeit?.player).toBe('AB'.charAt(player));
  });
});
