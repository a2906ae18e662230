/** Shards and tallies as JSON, as they pass from machine to machine. */
import { describe, expect, test } from 'vitest';
import { completeRules } from '../../src/engine/game/settings.js';
import { checkedTask, readTally, writeTally } from '../../src/engine/queue/task-text.js';
import { type Players, playShard } from '../../src/engine/simulate/shard.js';
import { emptyTally } from '../../src/engine/simulate/tally.js';
import { loadPlayers } from '../../src/games.js';
import type { PigTypes } from '../support/pig.js';
import { PIG_PLAYERS } from '../support/pig-players.js';

const send = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe('a tally', () => {
  test('without a game, and one of a seat that nobody sat in, arrive as they were', async () => {
    const { game, agents } = await loadPlayers('azul');
    const rules = completeRules(game.settings, {});
    const scenario = { rules, agents: ['random', 'greedy'], seed: 1 };
    const one = await playShard({ game, agents }, { scenario, first: 0, count: 1 }, {});
    for (const tally of [emptyTally(3), one]) {
      expect(readTally(send(writeTally(tally)))).toEqual(tally);
    }
    // An agent sat in one of two seats: the other has no least and no greatest number of points.
    expect(send(writeTally(one)).agents[0]?.[1]?.scores).toMatchObject({ min: null, max: null });
  });

  test('with forfeits arrives with them', async () => {
    const players: Players<PigTypes> = PIG_PLAYERS;
    const cheat = { name: 'cheat', chooseMove: () => 'fly' as never };
    const rules = completeRules(players.game.settings, {});
    const scenario = { rules, agents: [cheat, players.agents.names[0]], seed: 1 };
    const tally = await playShard(players, { scenario, first: 0, count: 2 }, {});
    expect(tally.forfeits[0]).toMatchObject({ reason: 'illegal-move' });
    expect(readTally(send(writeTally(tally)))).toEqual(tally);
  });
});

describe('a task', () => {
  const task = { game: 'azul', isTimed: false, shard: { scenario: {}, first: 0, count: 250 } };

  test('is what it is, and nothing else that was sent', () => {
    expect(checkedTask({ ...task, more: 1 })).toEqual(task);
  });

  test.each([
    [7, 'Task: found 7, expected an object.'],
    [
      null,
      'First game: found a value of type undefined, expected an integer from 0 to 1000000000.',
    ],
    [{ ...task, shard: { ...task.shard, count: 0 } }, 'Games: found 0, '],
    [{ ...task, shard: { ...task.shard, first: -1 } }, 'First game: found -1, '],
    [{ ...task, shard: { ...task.shard, scenario: { limit: { moves: 0 } } } }, /moves: found 0/],
  ])('%j is refused', (value, message) => {
    expect(() => checkedTask(value)).toThrow(message);
  });
});
