/** Luck: 0 on average, whatever the evaluation; told after the game, and the same wherever it is played. */
import { describe, expect, test } from 'vitest';
import { randomAgent } from '../../src/engine/agents/simple-agents.js';
import type { EventOf, Game, GameTypes } from '../../src/engine/game/game.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { runMatch } from '../../src/engine/match/run-match.js';
import { isEvaluated, luckIn } from '../../src/engine/simulate/luck.js';
import { type SimulateOptions, simulateGames } from '../../src/engine/simulate/simulate.js';
import { derivedSeed } from '../../src/random/seeds.js';
import { royalUr } from '../../src/royal-ur/royal-ur.js';
import { useWorker } from '../support/build-worker.js';
import { heaps } from '../support/heaps.js';
import { agent } from '../support/heaps-players.js';
import { type Pig, type PigTypes, pig } from '../support/pig.js';
import { PIG_PLAYERS } from '../support/pig-players.js';

/** A share from 0 to 1 that has nothing to do with the game. */
function nonsense(text: string): number {
  let hash = 7;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;
  return (hash % 1000) / 1000;
}

/** A game that is evaluated by nonsense, which is far from 0 on average. */
function withNonsense<Types extends GameTypes>(game: Game<Types>): Game<Types> {
  const evaluate = (state: Types['state']) => {
    const share = nonsense(game.encode(state).join(' ')) ** 4;
    const players = game.players(game.rulesOf(state)).length;
    return Array.from({ length: players }, (_, player) =>
      player === 0 ? share : (1 - share) / (players - 1),
    );
  };
  return { ...game, evaluate };
}

/** Return the luck in a game that can be evaluated. */
function luckOf<Types extends GameTypes>(
  game: Game<Types>,
  start: Types['state'],
  events: readonly EventOf<Types>[],
  seed = 1,
): number[] {
  if (!isEvaluated(game)) throw new Error(`${game.name} is not evaluated`);
  return luckIn(game, start, events, seed);
}

describe('luck in a game that lists its outcomes', () => {
  /**
   * Add up the luck of the first player in all games of so many chance events, by their probabilities; the first legal
   * move is made.
   */
  function expectedLuck<Types extends GameTypes>(
    game: Game<Types>,
    rules: Partial<Types['rules']>,
    depth: number,
    chance = game.chance,
  ): number {
    const start = game.start({ ...completeRules(game.settings, {}), ...rules });
    const sumFrom = (state: Types['state'], events: EventOf<Types>[], left: number): number => {
      if (left === 0 || game.isOver(state)) return luckOf(game, start, events)[0] ?? 0;
      if (chance?.isDue(state) !== true) {
        const [move] = game.legalMoves(state);
        if (move === undefined) throw new Error('There is a move.');
        return sumFrom(game.applyMove(state, move), [...events, move], left);
      }
      return (chance.outcomes?.(state) ?? []).reduce((sum, { event, probability }) => {
        const after = chance.apply(state, event);
        return sum + probability * sumFrom(after, [...events, event], left - 1);
      }, 0);
    };
    return sumFrom(start, [], depth);
  }

  test('is 0 over all games, weighed by their probabilities, though the evaluation is nonsense', () => {
    for (const luck of [
      expectedLuck(withNonsense(royalUr), { tokens: 1 }, 3),
      expectedLuck(withNonsense(pig), {}, 3),
    ]) {
      expect(Math.abs(luck)).toBeLessThan(1e-12);
    }
  });

  test('is not, where the probabilities are wrong', () => {
    const game = withNonsense(royalUr);
    const { chance } = game;
    if (chance?.outcomes === undefined) throw new Error('Ur lists its outcomes.');
    const outcomes: typeof chance.outcomes = (state) =>
      chance.outcomes?.(state).map(({ event }) => ({ event, probability: 1 / 5 })) ?? [];
    const biased = { ...game, chance: { ...chance, outcomes } };
    expect(Math.abs(expectedLuck(biased, { tokens: 1 }, 3, chance))).toBeGreaterThan(0.01);
  });

  test('is what an outcome is worth above the mean of all', () => {
    // A roll of 6 and its points, against 0 to 6 of them.
    const worth = ({ scores, turn, points }: Pig) => {
      const all = (scores[0] ?? 0) + (turn === 0 ? points : 0);
      return [all / 20, 1 - all / 20];
    };
    const start = pig.start({ players: 2, target: 20 });
    const events = ['Ar', 'R6', 'Ar', 'R1', 'Br', 'R2'] as const;
    const change = [6 / 20 - 20 / 6 / 20, 0 - (5 * 6 + 20) / 6 / 20, 0];
    const [first = 0, second] = luckOf({ ...pig, evaluate: worth }, start, events);
    expect(first).toBeCloseTo(
      change.reduce((sum, each) => sum + each, 0),
      12,
    );
    expect(second).toBeCloseTo(-first, 12);
  });
});

describe('luck in a game whose outcomes are drawn', () => {
  const { outcomes: _, ...chance } = pig.chance ?? {};
  const drawn: Game<PigTypes> = { ...withNonsense(pig), chance: chance as typeof pig.chance };
  const [one, other] = [randomAgent(pig), randomAgent(pig)];
  const start = pig.start({ players: 2, target: 20 });

  /** Return the mean luck of the first player in many games, and its standard error. */
  async function meanLuck(game: Game<PigTypes>) {
    const games = 300;
    const luck: number[] = [];
    for (let number = 0; number < games; number++) {
      const seed = derivedSeed(5, number);
      const { events } = await runMatch({ game: pig, start, agents: [one, other], seed });
      luck.push(luckOf(game, start, events, seed)[0] ?? 0);
    }
    const mean = luck.reduce((sum, each) => sum + each, 0) / games;
    const squares = luck.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    return { mean, error: Math.sqrt(squares / games / (games - 1)) };
  }

  test('is 0 on average, though the evaluation is nonsense', async () => {
    const { mean, error } = await meanLuck(drawn);
    expect(error).toBeGreaterThan(0.01);
    expect(Math.abs(mean)).toBeLessThan(3.5 * error);
  });

  test('is not, where others are drawn than those that come', async () => {
    const sample = () => 'R6' as const;
    const biased = { ...drawn, chance: { ...drawn.chance, sample } as typeof pig.chance };
    const { mean, error } = await meanLuck(biased);
    expect(Math.abs(mean)).toBeGreaterThan(5 * error);
  });

  test('depends on the seed of the game, and on nothing else', async () => {
    const { events } = await runMatch({ game: pig, start, agents: [one, other], seed: 3 });
    expect(luckOf(drawn, start, events, 3)).toEqual(luckOf(drawn, start, events, 3));
    expect(luckOf(drawn, start, events, 3)).not.toEqual(luckOf(drawn, start, events, 4));
  });
});

test('of more than two players, and where some drop out, luck adds up to 0', async () => {
  const game = withNonsense(heaps);
  const start = heaps.start({ players: 3, heaps: 3, closes: true });
  const cheating = agent('cheating', () => 'T9');
  for (const agents of [
    [randomAgent(heaps), randomAgent(heaps), randomAgent(heaps)],
    [randomAgent(heaps), cheating, cheating],
  ]) {
    const { events } = await runMatch({ game: heaps, start, agents, seed: 1 });
    const luck = luckOf(game, start, events);
    expect(luck).toHaveLength(3);
    expect(luck.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 12);
  }
});

test.each([
  [[Number.NaN, 0], 'Evaluation, returns, player 0: found NaN'],
  [[1], 'Evaluation, returns: found 1, expected 2'],
])('an evaluation of %j is refused', (shares, message) => {
  const start = pig.start({ players: 2, target: 20 });
  const wrong = { ...pig, evaluate: () => shares };
  expect(() => luckOf(wrong, start, ['Ar', 'R6'])).toThrow(message);
});

describe('a simulation that is corrected for luck', () => {
  const worker = useWorker('./worker.ts');

  const simulate = (options: Partial<SimulateOptions<PigTypes>>) =>
    simulateGames(PIG_PLAYERS, {
      ...{ agents: ['careful', 'random'], games: 202, seed: 1, workers: 0 },
      workerFile: worker.file,
      ...options,
    });

  test('is the same bit for bit in worker threads', async () => {
    const here = JSON.stringify(await simulate({ luck: true }));
    expect(JSON.stringify(await simulate({ luck: true, workers: 2 }))).toBe(here);
  });

  test('has the games of one that is not, and win rates that vary less', async () => {
    const plain = await simulate({});
    const { agents, ...rest } = await simulate({ luck: true });
    expect({
      ...rest,
      agents: agents.map(({ corrected: _, seats, ...others }) => ({
        ...others,
        seats: seats.map(({ corrected: _, ...seat }) => seat),
      })),
    }).toEqual(plain);
    const [careful, random] = agents;
    const { value = 0, low = 0, high = 0, varianceRatio = 0 } = careful?.corrected ?? {};
    expect(varianceRatio).toBeGreaterThan(1.2);
    expect(high - low).toBeLessThan((careful?.winRate?.high ?? 0) - (careful?.winRate?.low ?? 0));
    expect(Math.abs(value - (careful?.winRate?.value ?? 0))).toBeLessThan(0.05);
    expect(value + (random?.corrected?.value ?? 0)).toBeCloseTo(1, 6);
  });

  test('says nothing of a single game, and is refused where nothing is evaluated', async () => {
    const { agents } = await simulate({ luck: true, games: 1 });
    expect(agents[0]?.corrected).toBeUndefined();
    const plain = { ...PIG_PLAYERS, game: pig };
    const options = { agents: ['careful', 'random'], games: 1, luck: true } as const;
    await expect(simulateGames(plain, options)).rejects.toThrow(
      'Luck: found the game pig, expected a game with chance events and the member evaluate.',
    );
    const unknown = { ...options, luck: 1 as unknown as boolean };
    await expect(simulateGames(plain, unknown)).rejects.toThrow(
      'Luck: found 1, expected true or false.',
    );
  });
});
