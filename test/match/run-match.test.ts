import { describe, expect, test, vi } from 'vitest';
import type { MatchListener } from '../../src/engine/match/match.js';
import type { Limits, Runtime, Timer } from '../../src/engine/match/options.js';
import { runMatch } from '../../src/engine/match/run-match.js';
import { type HeapsRules, type HeapsTypes, heaps, startHeaps } from '../support/heaps.js';
import { agent, type Player } from '../support/heaps-players.js';
import { chanceOf, replay } from '../support/small-game.js';

const one = agent('one', () => 'T1');
const clever = agent('clever', (state) => `T${state.heap % 4 || 1}`);

interface Options extends Limits, Runtime {
  readonly rules?: Partial<HeapsRules>;
  /** Stones that lie there when the game begins. */
  readonly heap?: number;
  readonly seed?: number;
  readonly untimed?: readonly number[];
  readonly onEvent?: MatchListener<HeapsTypes>;
}

function match(agents: readonly Player[], options: Options = {}) {
  const { rules, heap = 0, seed = 1, ...rest } = options;
  const start = { ...startHeaps({ players: agents.length, ...rules }), heap };
  return runMatch({ game: heaps, start, agents, seed, ...rest });
}

/** A timer that goes off at once, after whatever is ready. */
const immediate: Timer = (_milliseconds, callback) => {
  const handle = setImmediate(callback);
  return () => clearImmediate(handle);
};

/** A clock that only goes on when it is told to. */
function clock() {
  let time = 1000;
  return { now: () => time, wait: (milliseconds: number) => (time += milliseconds) };
}

describe('a game', () => {
  test('is reported as the events that lead from its first state to its last', async () => {
    const { state, events, ...rest } = await match([one, clever]);
    expect(state).toEqual(replay(heaps, startHeaps(), events));
    expect(events.filter((event) => event.startsWith('H'))).toHaveLength(3);
    expect(rest).toEqual({
      ending: 'over',
      returns: heaps.returns(state),
      forfeits: [],
      moves: events.filter((event) => event.startsWith('T')).length,
    });
  });

  test('is the same for the same seed, and another for another', async () => {
    expect(await match([one, clever], { seed: 7 })).toEqual(
      await match([one, clever], { seed: 7 }),
    );
    const deals = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      deals.add((await match([one, clever], { seed })).events.join());
    }
    expect(deals.size).toBeGreaterThan(15);
  });

  test('has as many chance events as heaps, and one more where chance closes it', async () => {
    const laid = async (rules: Partial<HeapsRules>) =>
      (await match([one, one], { rules })).events.filter((event) => event.startsWith('H'));
    expect(await laid({ heaps: 4 })).toHaveLength(4);
    const closed = await laid({ heaps: 4, closes: true });
    expect(closed).toHaveLength(5);
    expect(closed.at(-1)).toBe('H0');
  });

  test('stops at the move limit, as if it ended there', async () => {
    const rules = { heaps: 1e9 };
    for (const limit of [{ moves: 1 }, { moves: 5 }, { moves: 64 }, undefined]) {
      const { ending, moves, events, returns, state } = await match([one, one], { rules, limit });
      expect({ ending, moves, returns }).toEqual({
        ending: 'limit',
        moves: limit?.moves ?? 5000,
        returns: heaps.returns(state),
      });
      expect(events.filter((event) => event.startsWith('T'))).toHaveLength(moves);
    }
  });

  test('that ends with the last move of the limit is over, also where chance closes it', async () => {
    for (const closes of [false, true]) {
      const { moves, events } = await match([one, one], { rules: { closes } });
      const rules = { closes };
      expect(await match([one, one], { rules, limit: { moves } })).toMatchObject({
        ...{ ending: 'over', moves, events },
      });
      const limit = { moves: moves - 1 };
      expect(await match([one, one], { rules, limit })).toMatchObject({
        ...{ ending: 'limit', moves: moves - 1 },
      });
    }
  });

  test('reports each event when it happens, and awaits the listener', async () => {
    const heard: (string | number)[] = [];
    const { events } = await match([one, clever], {
      onEvent: async ({ event, player, state }) => {
        heard.push(event);
        if (player >= 0 && state.heap > 0) expect(state.turn).toBe(1 - player);
        await Promise.resolve();
        heard.push(player);
      },
    });
    expect(heard.filter((_, index) => index % 2 === 0)).toEqual(events);
    expect(heard[1]).toBe(-1);
  });

  test('gives every agent random numbers of its own', async () => {
    const drawn: number[][] = [[], []];
    const drawing = [0, 1].map((player) =>
      agent('drawing', (_state, { rng }) => {
        drawn[player]?.push(rng());
        return 'T1';
      }),
    );
    const { events } = await match(drawing, { heap: 6 });
    const greedy = agent('greedy', (_state, { rng }) => {
      for (let number = 0; number < 100; number++) rng();
      return 'T1';
    });
    const own = drawn[1]?.slice();
    drawn[1]?.splice(0);
    expect(own?.length).toBeGreaterThan(2);
    expect(drawn[0]?.[0]).not.toBe(own?.[0]);
    expect((await match([greedy, ...drawing.slice(1)], { heap: 6 })).events).toEqual(events);
    expect(drawn[1]).toEqual(own);
  });

  test('keeps the budget from being changed by an agent', async () => {
    const budget = { iterations: 5 };
    const greedy = agent('greedy', (_state, context) => {
      Object.assign(context.budget ?? {}, { iterations: 1 });
      return 'T1';
    });
    expect((await match([greedy, one], { budget })).forfeits[0]?.message).toContain('read only');
    expect(budget).toEqual({ iterations: 5 });
  });

  test('hands budget and clock to the agents', async () => {
    const { now } = clock();
    const budget = { iterations: 5 };
    const asking = agent('asking', (_state, context) => {
      expect(context).toEqual({ rng: expect.any(Function), budget, now });
      return 'T1';
    });
    expect((await match([asking, one], { budget, now })).ending).toBe('over');
  });
});

describe('an agent forfeits that', () => {
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error('hands off');
      },
      getPrototypeOf: () => {
        throw new Error('hands off');
      },
    },
  );
  const fails: readonly [string, () => unknown, string, string][] = [
    [
      'throws',
      () => {
        throw new Error('oh\n');
      },
      'error',
      'Found an error instead of a move: Error: oh',
    ],
    [
      'throws a text',
      () => {
        throw 'oh';
      },
      'error',
      'Found an error instead of a move: oh',
    ],
    [
      'throws nothing',
      () => {
        throw undefined;
      },
      'error',
      'Found an error instead of a move: undefined',
    ],
    [
      'throws what cannot be read',
      () => {
        throw hostile;
      },
      'error',
      'Found an error instead of a move: a value of type object',
    ],
    [
      'rejects',
      () => Promise.reject(new TypeError('no')),
      'error',
      'Found an error instead of a move: TypeError: no',
    ],
    [
      'rejects without a reason',
      () => Promise.reject(),
      'error',
      'Found an error instead of a move: undefined',
    ],
    ['returns nothing', () => undefined, 'no-move', 'Found undefined, expected a move.'],
    ['returns null', () => null, 'no-move', 'Found null, expected a move.'],
    ['returns a number', () => 1, 'no-move', 'Found a value of type number, expected a move.'],
    [
      'returns a function',
      () => () => 'T1',
      'no-move',
      'Found a value of type function, expected a move.',
    ],
    [
      'returns a list of moves',
      () => ['T1'],
      'no-move',
      'Found a value of type object, expected a move.',
    ],
    [
      'promises a number',
      async () => 1,
      'no-move',
      'Found a value of type number, expected a move.',
    ],
    [
      'returns what cannot be read',
      () => hostile,
      'error',
      'Found an error instead of a move: Error: hands off',
    ],
    [
      'returns what cannot be awaited',
      () => ({
        // biome-ignore lint/suspicious/noThenProperty: an agent can.
        then: () => {
          throw new Error('ha');
        },
      }),
      'error',
      'Found an error instead of a move: Error: ha',
    ],
    [
      'makes an illegal move',
      () => 'T7',
      'illegal-move',
      'Illegal move "T7": Move: found "T7", expected T1, T2 or T3.',
    ],
    [
      'promises an illegal move',
      async () => '\u001b[2J',
      'illegal-move',
      'Illegal move "\\u001b[2J": Move: found "\\u001b[2J", expected a word.',
    ],
    [
      'makes a chance event',
      () => 'H3',
      'illegal-move',
      'Illegal move "H3": Move: found "H3", expected T1, T2 or T3.',
    ],
    [
      'throws far too long a message',
      () => {
        throw 'x'.repeat(1e6);
      },
      'error',
      `Found an error instead of a move: ${'x'.repeat(300)}…`,
    ],
  ];
  test.each(fails)('%s', async (_name, fail, reason, message) => {
    const outcome = await match([one, agent('failing', fail)], { heap: 6 });
    expect(outcome.events).toEqual(['T1']);
    expect(outcome.ending).toBe('forfeit');
    expect(outcome.forfeits).toEqual([{ player: 1, event: 1, reason, message }]);
    expect(outcome.returns).toEqual([1, 0]);
    expect(outcome.state.scores).toEqual([0, 0]);
    expect(outcome.moves).toBe(1);
    expect(structuredClone(outcome)).toEqual(outcome);
  });

  test('makes far too long a move, of which the game repeats all', async () => {
    const explainMove: typeof heaps.explainMove = (state, move) => {
      const issue = heaps.explainMove(state, move);
      return issue && { ...issue, message: `Move: found ${move}.` };
    };
    const game = { ...heaps, explainMove };
    const agents = [one, agent('failing', () => 'x'.repeat(1e6))];
    const start = { ...startHeaps(), heap: 6 };
    const [forfeit] = (await runMatch({ game, start, agents, seed: 1 })).forfeits;
    expect(forfeit?.message).toMatch(/^Illegal move "x{40}…": Move: found x{900,}…$/);
    expect(forfeit?.message).toHaveLength(1001);
  });

  test('answers twice keeps its first answer', async () => {
    const twice = agent('twice', () => ({
      // biome-ignore lint/suspicious/noThenProperty: an agent can.
      then: (fulfil: (move: string) => void, reject: (error: unknown) => void) => {
        fulfil('T1');
        fulfil('T9');
        reject(new Error('and fails'));
      },
    }));
    expect((await match([twice, one])).ending).toBe('over');
  });

  test('never answers, once its time is up', async () => {
    const silent = agent('silent', () => new Promise(() => {}));
    const outcome = await match([silent, one], { timeLimit: 50, timer: immediate });
    expect(outcome.forfeits).toEqual([
      {
        ...{ player: 0, event: 1, reason: 'timeout' },
        message: 'Found no move within 50 milliseconds.',
      },
    ]);
  });

  test('answers or fails after the match has stopped waiting', async () => {
    const ends: (() => void)[] = [];
    for (const late of [
      () => new Promise((resolve) => ends.push(() => resolve('T1'))),
      () => new Promise((_resolve, reject) => ends.push(() => reject(new Error('late')))),
    ]) {
      const outcome = await match([agent('late', late), one], { timeLimit: 1, timer: immediate });
      ends.map((end) => end());
      expect(outcome.forfeits[0]?.reason).toBe('timeout');
    }
  });

  test('has kept the thread for too long, where there is a clock', async () => {
    const { now, wait } = clock();
    for (const chooseMove of [() => wait(51) && 'T1', async () => wait(51) && 'T1']) {
      const slow = agent('slow', chooseMove);
      const late = await match([slow, one], { timeLimit: 50, now, timer: immediate });
      expect(late.forfeits[0]?.reason).toBe('timeout');
      const punctual = await match([slow, one], { timeLimit: 51, now, timer: immediate });
      expect(punctual.ending).toBe('over');
      expect((await match([slow, one], { now })).ending).toBe('over');
    }
  });

  test('is a second late after a budget of time', async () => {
    const { now, wait } = clock();
    const slow = (milliseconds: number) =>
      match([agent('slow', () => wait(milliseconds) && 'T1'), one], {
        now,
        budget: { milliseconds: 20 },
      });
    expect((await slow(1020)).ending).toBe('over');
    expect((await slow(1021)).ending).toBe('forfeit');
  });

  test('is one of three or four: the others share the win, and the game ends', async () => {
    const broken = agent('broken', () => 'nonsense');
    expect((await match([one, one, broken], { heap: 6 })).returns).toEqual([1 / 2, 1 / 2, 0]);
    const outcome = await match([one, broken, one, one], { heap: 6 });
    expect(outcome.returns).toEqual([1 / 3, 0, 1 / 3, 1 / 3]);
    expect(outcome.events).toEqual(['T1']);
  });
});

describe('a match', () => {
  test('sets no timer where there is no time limit, and leaves none behind', async () => {
    const set: number[] = [];
    let pending = 0;
    const timer: Timer = (milliseconds) => {
      set.push(milliseconds);
      pending++;
      return () => pending--;
    };
    const promising = agent('promising', async () => 'T1');
    await match([promising, promising], { timer });
    await match([one, one], { timer, timeLimit: 5 });
    expect(set).toEqual([]);
    const { moves } = await match([promising, one], { timer, timeLimit: 5, heap: 6 });
    expect(set.length).toBeGreaterThan(0);
    expect(set.length).toBeLessThan(moves);
    expect(new Set(set)).toEqual(new Set([5]));
    expect(pending).toBe(0);
  });

  test('waits with the timer of the runtime', async () => {
    const silent = agent('silent', () => new Promise(() => {}));
    expect((await match([silent, one], { timeLimit: 1 })).forfeits[0]?.reason).toBe('timeout');
  });

  test.each([{ addEventListener: () => {} }, { throwIfAborted: () => {} }, {}])(
    'refuses %o as a signal',
    async (signal) => {
      const stopped = match([one, one], { signal: signal as never });
      await expect(stopped).rejects.toThrow(/^Signal: found .*, expected an AbortSignal/);
    },
  );

  test('rejects with the reason of a signal: before, between moves, while an agent thinks', async () => {
    const reason = new Error('enough');
    await expect(match([one, one], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    for (const chooseMove of [() => 'T1', () => new Promise(() => {})]) {
      const controller = new AbortController();
      const stopping = agent('stopping', (...given) => {
        const move = chooseMove();
        queueMicrotask(() => controller.abort(reason));
        return given[0].heap > 0 ? move : 'T1';
      });
      const listener = async () => {};
      await expect(
        match([stopping, one], { signal: controller.signal, onEvent: listener }),
      ).rejects.toBe(reason);
    }
  });

  test.each([
    ['that take long by its clock', clock(), 30, 2],
    ['where it has no clock', undefined, 0, 16],
  ])('gives way between moves %s, so that a signal arrives', async (_, time, each, most) => {
    const controller = new AbortController();
    let moves = 0;
    const slow = agent('slow', () => {
      if (moves++ === 0) setImmediate(() => controller.abort('Enough.'));
      time?.wait(each);
      return 'T1';
    });
    const options = { heap: 100, signal: controller.signal, ...(time && { now: time.now }) };
    await expect(match([slow, slow], options)).rejects.toBe('Enough.');
    expect(moves).toBeLessThanOrEqual(most);
  });

  test('rejects if the signal is aborted by the last event, and begins no game after that', async () => {
    const controller = new AbortController();
    const stop: MatchListener<HeapsTypes> = ({ state }) => {
      if (heaps.isOver(state)) controller.abort('Enough.');
    };
    const options = { signal: controller.signal, onEvent: stop };
    await expect(match([one, one], options)).rejects.toBe('Enough.');
    const beginGame = vi.fn();
    await expect(match([{ ...one, beginGame }, one], options)).rejects.toBe('Enough.');
    expect(beginGame).not.toHaveBeenCalled();
  });

  test('rejects with the reason of a signal that an agent gave itself', async () => {
    const controller = new AbortController();
    const stopping = agent('stopping', () => {
      controller.abort(reason);
      return new Promise(() => {});
    });
    const reason = new Error('enough');
    await expect(match([stopping, one], { signal: controller.signal })).rejects.toBe(reason);
  });

  test('takes a timer that calls back at once, and any time limit', async () => {
    const promising = agent('promising', async () => 'T1');
    const timer: Timer = (_milliseconds, callback) => {
      callback();
      return () => {};
    };
    const late = await match([promising, one], { timeLimit: 5, timer });
    expect(late.forfeits[0]?.reason).toBe('timeout');
    for (const timeLimit of [1e12, Number.POSITIVE_INFINITY]) {
      const waiting = agent('waiting', () => new Promise((end) => setTimeout(end, 5, 'T1')));
      expect((await match([waiting, one], { timeLimit })).ending).toBe('over');
    }
  });

  test('rejects with what its listener throws', async () => {
    const reason = new Error('cannot write');
    const fail = () => {
      throw reason;
    };
    await expect(match([one, one], { onEvent: fail })).rejects.toBe(reason);
    await expect(match([one, one], { onEvent: async () => fail() })).rejects.toBe(reason);
  });

  test('refuses what are no agents, and not one for each player', async () => {
    const rules = { players: 2 };
    await expect(match([one], { rules })).rejects.toThrow('Agents: found 1, expected 2');
    await expect(match([one, one, one], { rules })).rejects.toThrow(RangeError);
    const object = 'a value of type object';
    for (const [value, found] of [
      [null, 'null'],
      ['random', '"random"'],
      [{}, object],
      [{ name: 'x' }, object],
      [{ chooseMove: () => 'T1' }, object],
    ]) {
      // Callers without types can hand over anything.
      await expect(match([one, value as Player])).rejects.toThrow(
        new TypeError(`Agent 1: found ${found}, expected an object with a name and chooseMove.`),
      );
    }
  });

  test.each<[string, Limits]>([
    ['Move limit: found 0', { limit: { moves: 0 } }],
    ['Move limit: found NaN', { limit: { moves: Number.NaN } }],
    ['Budget, iterations: found 0.5', { budget: { iterations: 0.5 } }],
    ['Budget, milliseconds: found 0', { budget: { milliseconds: 0 } }],
    ['Time limit, milliseconds: found -1', { timeLimit: -1 }],
  ])('refuses limits: %s', async (message, limits) => {
    await expect(match([one, one], limits)).rejects.toThrow(message);
    await expect(match([one, one], limits)).rejects.toThrow(RangeError);
  });

  test.each<[string, readonly number[]]>([
    ['RangeError: Untimed player: found 2, expected an integer from 0 to 1.', [0, 2]],
    ['RangeError: Untimed player: found "0", expected an integer from 0 to 1.', ['0' as never]],
    ['TypeError: Untimed players: found 0, expected a list of numbers.', 0 as never],
    ['TypeError: Untimed players: found "0", expected a list of numbers.', '0' as never],
  ])('refuses players without a time limit: %s', async (message, untimed) => {
    expect(String(await match([one, one], { untimed }).catch((error) => error))).toBe(message);
  });

  test('fails where the game names no player to move', async () => {
    const table = { start: startHeaps(), agents: [one, one], seed: 1 };
    const stuck = { ...heaps, chance: { ...chanceOf(heaps), isDue: () => false } };
    await expect(runMatch({ ...table, game: stuck })).rejects.toThrow('found no player to move');
  });
});
