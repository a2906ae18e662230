/** Ready-made agents by name, in any game. */

import { describe, expect, test } from 'vitest';
import { agentRegistry, playersOf } from '../../src/engine/agents/players.js';
import { AGENTS, azul, seededRng } from '../../src/index.js';
import { type PigTypes, pig } from '../support/pig.js';
import { holdAt, PIG_PLAYERS } from '../support/pig-players.js';

describe('a registry', () => {
  const { agents } = PIG_PLAYERS;

  test('lists its names in their order, and makes each agent', async () => {
    expect(agents.names).toEqual(['random', 'careful', 'search', 'faulty']);
    expect(playersOf(azul).agents.names).toEqual(Object.keys(AGENTS));
    const state = pig.start({ players: 2, target: 20 });
    for (const name of ['random', 'careful', 'search']) {
      const agent = agents.make(name);
      expect(agent.chooseMove(state, { rng: seededRng(1) })).toBe('Ar');
      expect(agents.make({ name }).name).toBe(agent.name);
    }
  });

  test('makes an agent anew each time, and hands it its options', () => {
    const given: unknown[] = [];
    const makers = {
      counted: (options?: unknown) => {
        given.push(options);
        return holdAt(given.length);
      },
    };
    const registry = agentRegistry<PigTypes>(makers);
    const made = ['counted', { name: 'counted' }, { name: 'counted', options: { depth: 3 } }].map(
      (description) => registry.make(description).name,
    );
    expect(made).toEqual(['hold-at-1', 'hold-at-2', 'hold-at-3']);
    expect(given).toEqual([undefined, undefined, { depth: 3 }]);
  });

  test('leaves it to each agent to check its options', () => {
    expect(() => agents.make({ name: 'search', options: { iterations: 0 } })).toThrow(
      'Budget, iterations: found 0',
    );
  });

  test.each<[unknown, string]>([
    ['nobody', '"nobody"'],
    ['', '""'],
    ['Random', '"Random"'],
    ['toString', '"toString"'],
    ['constructor', '"constructor"'],
    ['__proto__', '"__proto__"'],
    ['hasOwnProperty', '"hasOwnProperty"'],
    [{ name: 'valueOf' }, '"valueOf"'],
    [{ options: {} }, 'undefined'],
    [{ name: ['random'] }, 'a value of type object'],
    [undefined, 'undefined'],
    [null, 'null'],
    [0, '0'],
    ['\u001b[2J', '"\\u001b[2J"'],
  ])('has no agent %j', (description, found) => {
    const expected = 'one of: random, careful, search, faulty';
    expect(() => agents.make(description)).toThrow(
      new RangeError(`Agent: found ${found}, expected ${expected}.`),
    );
  });

  test.each([
    [['random'], 'an array, expected an object'],
    [{ name: 'random', foo: 1 }, '"foo", expected name or options'],
    [agents.make('random'), '"chooseMove", expected name or options'],
  ])('has no agent that is described by %j', (description, found) => {
    expect(() => agents.make(description)).toThrow(new TypeError(`Agent: found ${found}.`));
  });
});
