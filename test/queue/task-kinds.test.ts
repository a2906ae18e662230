/** Tasks and their results as JSON, as they pass from machine to machine. */
import { describe, expect, test } from 'vitest';
import { type Players, playersOf } from '../../src/engine/agents/players.js';
import type { GameTypes } from '../../src/engine/game/game.js';
import { completeRules } from '../../src/engine/game/settings.js';
import { type PairTask, runPairTask } from '../../src/engine/simulate/play-pairs.js';
import { PAIRS, readTask } from '../../src/engine/simulate/queued-tasks.js';
import { playShard } from '../../src/engine/simulate/shard.js';
import { emptyTally } from '../../src/engine/simulate/tally.js';
import { readTally, writeTally } from '../../src/engine/simulate/tally-text.js';
import { gameNamed } from '../../src/games.js';

const loadPlayers = async (name: string) => playersOf(await gameNamed(name).load());

import type { PigTypes } from '../support/pig.js';
import { PIG_PLAYERS } from '../support/pig-players.js';

const send = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe('a tally', () => {
  test('without a game, and one of a seat that nobody sat in, arrive as they were', async () => {
    const { game, agents } = await loadPlayers('azul');
    const rules = completeRules(game.settings, {});
    const scenario = { rules, agents: ['random', 'greedy'], seed: 1 };
    const one = await playShard({ game, agents }, { scenario, first: 0, count: 1 }, {});
    expect(readTally(send(writeTally(one)), { scenario, first: 0, count: 1 })).toEqual(one);
    const none = { scenario: { rules, agents: ['a', 'b', 'c'], seed: 1 }, first: 0, count: 0 };
    expect(readTally(send(writeTally(emptyTally(3))), none)).toEqual(emptyTally(3));
    // An agent sat in one of two seats: the other has no least and no greatest number of points.
    expect(send(writeTally(one)).agents[0]?.[1]?.scores).toMatchObject({ min: null, max: null });
  });

  test('with luck arrives with it, and is refused without it', async () => {
    const rules = completeRules(PIG_PLAYERS.game.settings, {});
    const scenario = { rules, agents: ['careful', 'random'], seed: 1, luck: true };
    const shard = { scenario, first: 0, count: 4 };
    const tally = await playShard(PIG_PLAYERS as Players<PigTypes>, shard, {});
    expect(tally.agents[0]?.[0]?.luck).toMatchObject({ games: 2 });
    expect(readTally(send(writeTally(tally)), shard)).toEqual(tally);
    const plain = { ...shard, scenario: { ...scenario, luck: false } };
    expect(() => readTally(send(writeTally(tally)), plain)).toThrow(
      'Agent 0, seat 0, luck, games: found 2, expected 0.',
    );
    const without = await playShard(PIG_PLAYERS as Players<PigTypes>, plain, {});
    expect(() => readTally(send(writeTally(without)), shard)).toThrow('luck, games: found 0');
  });

  test('with forfeits arrives with them', async () => {
    const players: Players<PigTypes> = PIG_PLAYERS;
    const cheat = { name: 'cheat', chooseMove: () => 'fly' as never };
    const rules = completeRules(players.game.settings, {});
    const scenario = { rules, agents: [cheat, players.agents.names[0]], seed: 1 };
    const shard = { scenario, first: 0, count: 2 };
    const tally = await playShard(players, shard, {});
    expect(tally.forfeits[0]).toMatchObject({ reason: 'illegal-move' });
    expect(readTally(send(writeTally(tally)), shard)).toEqual(tally);
  });
});

describe('a task', () => {
  const scenario = { rules: {}, agents: ['random'], seed: 5 };
  const shard = {
    kind: 'shard',
    game: 'azul',
    isTimed: false,
    shard: { scenario, first: 0, count: 250 },
  };
  const pair = {
    ...{ kind: 'pair', game: 'azul', isTimed: true, number: 3 },
    pair: { rules: {}, agents: ['random', 'greedy'], seed: 5, budget: { iterations: 1 } },
  };
  const match = {
    ...{ kind: 'match', game: 'tsuro', isTimed: true, number: 3 },
    match: { rules: {}, agents: ['random', 'greedy', 'random'], names: ['a', 'b', 'c'], seed: 5 },
  };

  test.each([
    [shard, 250],
    [pair, 2],
    [match, 1],
  ])('%j is what it is, and nothing else that was sent', (task, games) => {
    expect(readTask({ ...task, more: 1 })).toMatchObject({ task, games });
    expect(send(readTask({ ...task, more: 1 }).task)).toEqual(task);
  });

  test('of a pair has nothing else in the pair either', () => {
    const { task } = readTask({ ...pair, pair: { ...pair.pair, command: 'rm' } });
    expect(send(task)).toEqual(pair);
  });

  test.each([shard, pair])('asks for luck only if it says so plainly: %j', (task) => {
    const withLuck = (luck: unknown) =>
      'pair' in task
        ? { ...task, pair: { ...task.pair, luck } }
        : { ...task, shard: { ...task.shard, scenario: { ...task.shard.scenario, luck } } };
    expect(send(readTask(withLuck(true)).task)).toEqual(withLuck(true));
    for (const luck of [1, 'true', null, false]) {
      expect(send(readTask(withLuck(luck)).task)).toEqual(task);
    }
  });

  test('may read a clock only if it says so plainly', () => {
    for (const isTimed of [1, 'true', null, undefined]) {
      expect(readTask({ ...pair, isTimed }).task.isTimed).toBe(false);
    }
  });

  const NO_KIND = 'Task, kind: found undefined, expected one of: shard, pair, match.';

  test.each([
    [7, 'Task: found 7, expected an object.'],
    [null, NO_KIND],
    [[], NO_KIND],
    [
      { ...shard, kind: 'constructor' },
      'Task, kind: found "constructor", expected one of: shard, pair, match.',
    ],
    [{ ...shard, kind: ['shard'] }, 'Task, kind: found '],
    [{ ...shard, game: 7 }, 'Game: found 7, expected a text.'],
    [{ ...shard, shard: { ...shard.shard, count: 0 } }, 'Games: found 0, '],
    [{ ...shard, shard: { ...shard.shard, count: 251 } }, 'Games: found 251, '],
    [{ ...shard, shard: { ...shard.shard, first: 1e9 - 249 } }, 'First game: found 999999751, '],
    [{ ...shard, shard: { ...shard.shard, scenario: { agents: ['random'] } } }, 'Seed: found '],
    [
      { ...shard, shard: { ...shard.shard, scenario: { ...scenario, limit: { moves: 5001 } } } },
      'Move limit: found 5001, ',
    ],
    [{ ...shard, shard: { ...shard.shard, first: -1 } }, 'First game: found -1, '],
    [
      { ...shard, shard: { ...shard.shard, scenario: { ...scenario, limit: { moves: 0 } } } },
      /limit: found 0/,
    ],
    [
      { ...shard, shard: { ...shard.shard, scenario: { ...scenario, agents: { length: 1e9 } } } },
      'Agents: found ',
    ],
    [{ ...pair, game: null }, 'Game: found null, expected a text.'],
    [{ ...pair, number: 0.5 }, 'Number: found 0.5, '],
    [{ ...pair, pair: undefined }, 'Agents: found '],
    [{ ...pair, pair: 'x' }, 'Pair: found "x", expected an object.'],
    [
      { ...pair, pair: { ...pair.pair, agents: 'ab' } },
      'Agents: found "ab", expected a list of agents.',
    ],
    [{ ...pair, pair: { ...pair.pair, agents: ['random'] } }, 'Agents: found 1, expected 2.'],
    [
      { ...pair, pair: { ...pair.pair, agents: ['random', { name: 'search' }] } },
      'Agent: found a value of type object, expected a text.',
    ],
    [{ ...pair, pair: { ...pair.pair, seed: '5' } }, 'Seed: found "5", '],
    [{ ...pair, pair: { ...pair.pair, seed: 2 ** 32 } }, 'Seed: found 4294967296, '],
    [{ ...pair, pair: { ...pair.pair, budget: { iterations: -1 } } }, /iterations: found -1/],
    [
      { ...pair, pair: { ...pair.pair, timeLimit: 'long' } },
      /Time limit, milliseconds: found "long"/,
    ],
    [{ ...match, number: -1 }, 'Number: found -1, '],
    [{ ...match, match: 7 }, 'Match: found 7, expected an object.'],
    [{ ...match, match: { ...match.match, agents: null } }, 'Agents: found null, '],
    [{ ...match, match: { ...match.match, names: 'abc' } }, 'Names: found "abc", '],
    [{ ...match, match: { ...match.match, names: ['a', 'b'] } }, 'Names: found 2, '],
    [{ ...match, match: { ...match.match, names: ['a', 'b', {}] } }, 'Name: found '],
    [{ ...match, match: { ...match.match, seed: -1 } }, 'Seed: found -1, '],
  ])('%j is refused', (value, message) => {
    expect(() => readTask(value)).toThrow(message);
  });

  test.each(['[', '{"a":'])('of endlessly nested lists is refused unsent: %s', (opening) => {
    const closing = opening === '[' ? ']' : '}';
    const text = `${opening.repeat(100_000)}1${closing.repeat(100_000)}`;
    for (const where of ['rules', 'budget', 'more']) {
      const deep = { ...pair, pair: { ...pair.pair, [where]: JSON.parse(text) } };
      expect(() => readTask(deep)).toThrow(
        'Task: found more than 50 nested lists or objects, expected at most 50.',
      );
    }
  });

  test('names ready-made agents alone, and rules of its game', async () => {
    const names = (agents: unknown) => ({ ...pair, pair: { ...pair.pair, agents } });
    for (const [value, message] of [
      [
        names(['random', 'exec:touch /tmp/x']),
        'Agent: found "exec:touch /tmp/x", expected one of: ',
      ],
      [
        { ...pair, game: '../azul' },
        'Game: found no game named ../azul, expected one of this package; ',
      ],
      [
        { ...pair, pair: { ...pair.pair, rules: { players: 1e9 } } },
        'Rules, players: found 1000000000, ',
      ],
    ] as const) {
      const { task } = readTask(send(value));
      await expect(runPairTask(loadPlayers, task as PairTask<GameTypes>)).rejects.toThrow(message);
    }
  });
});

describe('the score of a pair', () => {
  const pair = { rules: {}, agents: ['random', 'greedy'], seed: 5 } as const;
  const task = { kind: 'pair', game: 'azul', isTimed: true, number: 3, pair } as const;

  test.each([
    [
      [1, 1 / 3],
      [0, 0],
    ],
    [
      [0.1 + 0.2, 0],
      [2, 1],
    ],
  ] as const)('%j, %j arrives as it was', (scores, forfeits) => {
    const score = { scores, forfeits };
    expect(PAIRS.readResult(send(PAIRS.writeResult(score)), task)).toEqual(score);
  });

  test('has its luck if the task asks for it', () => {
    const score = { scores: [1, 0], forfeits: [0, 0], luck: [0.25, -0.5] };
    const lucky = { ...task, pair: { ...pair, luck: true } };
    expect(PAIRS.readResult(send(score), lucky)).toEqual(score);
    const { luck: _, ...plain } = score;
    expect(PAIRS.readResult(send(score), task)).toEqual(plain);
    expect(() => PAIRS.readResult(send(plain), lucky)).toThrow('expected scores with their luck.');
  });

  test.each([
    null,
    7,
    'x',
    {},
    { scores: [1], forfeits: [0, 0] },
    { scores: [1, -1], forfeits: [0, 0] },
    { scores: [1, 1.5], forfeits: [0, 0] },
    { scores: [1, 0], forfeits: [0, 0.5] },
    { scores: [1, 0], forfeits: [0, 27] },
  ])('%j is none', (value) => {
    expect(() => PAIRS.readResult(value, task)).toThrow('Result: found ');
  });
});
