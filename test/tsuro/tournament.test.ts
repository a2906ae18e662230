/** Tournaments: pairing, who plays on, forfeits, observers, seeds. */

import { replay } from 'azulejo/record';
import {
  AGENTS,
  type Entrant,
  type GameState,
  legalMoves,
  newGame,
  pairNeighbours,
  runTournament,
  type TournamentEvent,
  tsuro,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { standings as standingsByOracle } from './oracle/game.js';
import { forfeited, STRATEGIES as ORACLES, playGame } from './oracle/players.js';
import { cutIntoGames, type GameResult, tournament } from './oracle/tournament.js';

/** The strategies of the course. */
const STRATEGIES = ['first', 'second', 'third'] as const;
type Strategy = (typeof STRATEGIES)[number];

const named = (names: readonly string[], make: (index: number) => Entrant): Entrant[] =>
  names.map((name, index) => ({ ...make(index), name }));

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `p${index + 1}`);

const never: Entrant = { name: 'never', chooseMove: () => new Promise<never>(() => {}) };
const thrower: Entrant = {
  name: 'thrower',
  chooseMove: () => {
    throw new Error('No idea.');
  },
};
const nonsense: Entrant = { name: 'nonsense', chooseMove: () => 'nonsense' as never };

/** Random play that takes its time, a different one at each call. */
function slow(name: string, calls: { count: number }): Entrant {
  const agent = AGENTS.random();
  return {
    name,
    chooseMove: async (state, context) => {
      calls.count++;
      for (let turn = 0; turn < calls.count % 5; turn++) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      return agent.chooseMove(state, context);
    },
  };
}

/** Timers that run down at once where a promise does not settle within a few rounds of the event loop. */
const impatient = (_: number, callback: () => void) => {
  let rounds = 30;
  const wait = () => {
    if (rounds-- > 0) setImmediate(wait);
    else if (rounds > -10) callback();
  };
  setImmediate(wait);
  return () => {
    rounds = -100;
  };
};

describe('pairing', () => {
  test.each([
    [6, [3, 3]],
    [7, [4, 3]],
    [8, [5, 3]],
    [11, [5, 3, 3]],
  ])('%d players: games of %j, as in the public results', (players, sizes) => {
    expect(pairNeighbours(numbered(players)).map(({ length }) => length)).toEqual(sizes);
  });

  test('is that of the oracle for any number of players', () => {
    for (let players = 6; players <= 60; players++) {
      expect(pairNeighbours(numbered(players))).toEqual(cutIntoGames(numbered(players)));
    }
    expect(() => pairNeighbours('abc' as never)).toThrow('expected a list of names');
  });

  test('can be of any other kind, as long as everybody plays once, among three to five', async () => {
    const entrants = named(numbered(7), () => AGENTS.random());
    const { cycles } = await runTournament(entrants, {
      pairing: (names, cycle) => {
        expect(cycle).toBe(1);
        expect(() => (names as string[]).reverse()).toThrow(TypeError);
        return pairNeighbours([...names].reverse());
      },
    });
    expect(cycles[0]?.map(({ names }) => names.join(' '))).toEqual(['p7 p6 p5 p4', 'p3 p2 p1']);
    const wrong: [unknown, string][] = [
      [[['p1', 'p2', 'p3']], 'Pairing: found no game of "p4", expected a game of each player.'],
      [[['p1', 'p2', 'p3', 'p1']], 'Pairing: found "p1", expected each player of the cycle once.'],
      [[['p1', 'p2', 'q']], 'Pairing: found "q", expected each player of the cycle once.'],
      [[['p1', 'p2']], 'Pairing: found a game of 2 players, expected 3 to 5.'],
      [[numbered(6)], 'Pairing: found a game of 6 players, expected 3 to 5.'],
      [['p1'], 'Pairing: found "p1", expected lists of names.'],
      [undefined, 'Pairing: found undefined, expected lists of names.'],
    ];
    for (const [games, message] of wrong) {
      const pairing = () => games as string[][];
      await expect(runTournament(entrants, { pairing })).rejects.toThrow(message);
    }
  });
});

/** Play a tournament of strategies by the oracle. */
function byOracle(entered: readonly [string, Strategy][], rules = {}) {
  const strategies = new Map(entered);
  const playOne = (names: string[]): GameResult => {
    const agents = names.map((name) => ORACLES[strategies.get(name) ?? 'first']);
    const { state } = playGame(agents, rules);
    const nameOf = (player: string) => names['ABCDE'.indexOf(player)] ?? '';
    const groups: string[][] = [];
    for (const { player, rank, reason } of standingsByOracle(state)) {
      if (reason === 'forfeit') continue;
      groups[rank] = [...(groups[rank] ?? []), nameOf(player)];
    }
    return {
      ranking: groups.filter((group) => group !== undefined),
      forfeits: forfeited(state).map(nameOf),
    };
  };
  return tournament(
    entered.map(([name]) => name),
    playOne,
  );
}

describe('a whole tournament', () => {
  const mixed = (index: number) => STRATEGIES[index % 3] ?? 'first';
  const lawful = (index: number): Strategy => (index % 2 === 0 ? 'third' : 'second');
  const mostlySecond = (index: number): Strategy => (index % 7 === 3 ? 'first' : 'second');
  test.each([
    [4, lawful, {}],
    [6, mostlySecond, { end: 'immediate' }],
    [11, mixed, { legality: 'reference' }],
    [13, mostlySecond, { legality: 'reference', end: 'immediate' }],
  ] as const)(
    'of %d strategies goes as by the oracle (%o, %o)',
    async (players, strategyOf, rules) => {
      const entered = numbered(players).map((name, index): [string, Strategy] => [
        name,
        strategyOf(index),
      ]);
      const entrants = entered.map(([name, strategy]) => ({ ...AGENTS[strategy](), name }));
      const result = await runTournament(entrants, { rules: { ...rules, supply: 'cycle' } });
      const expected = byOracle(entered, rules);
      expect(result.ranking).toEqual(expected.ranking);
      expect([...result.forfeits].sort()).toEqual([...expected.forfeits].sort());
      const names = result.cycles.map((cycle) => cycle.map((game) => game.names));
      expect(names).toEqual(expected.rounds);
    },
  );

  test('of three second players is the public result: b, a, c', async () => {
    const entrants = named(['a', 'b', 'c'], () => AGENTS.second());
    const { ranking, forfeits } = await runTournament(entrants, { rules: { supply: 'cycle' } });
    expect(ranking).toEqual([['b'], ['a'], ['c']]);
    expect(forfeits).toEqual([]);
  });

  test('of 100 reference players needs cycles of 20 games and fewer', async () => {
    const entrants = named(numbered(100), () => AGENTS.second());
    const { cycles, forfeits } = await runTournament(entrants, { rules: { supply: 'cycle' } });
    const sizes = cycles.map((cycle) => cycle.length);
    expect(sizes[0]).toBe(20);
    expect(sizes.at(-1)).toBe(1);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    expect(forfeits).toEqual([]);
  });

  test('ends where a cycle eliminates nobody: all who are left share the first rank', async () => {
    const entrants = named(numbered(6), () => AGENTS.random());
    // By this seed both games of the cycle have two ranks.
    const { cycles, ranking } = await runTournament(entrants, { seed: 9 });
    expect(cycles.map((cycle) => cycle.map((game) => game.ranking.length))).toEqual([[2, 2]]);
    expect(ranking).toEqual([numbered(6)]);
  });

  test('has a record of every game, which can be replayed', async () => {
    const { cycles } = await runTournament(
      named(numbered(6), () => AGENTS.random()),
      { seed: 6 },
    );
    const games = cycles.flat();
    expect(games.length).toBeGreaterThan(2);
    for (const { record, names, ranking } of games) {
      expect(record.names).toEqual(names);
      expect(replay(tsuro, record).ok).toBe(true);
      expect(ranking.flat().sort()).toEqual([...names].sort());
    }
    // Each game draws its own tiles.
    expect(new Set(games.map(({ record }) => record.events[0])).size).toBe(games.length);
  });
});

describe('forfeits', () => {
  /** 23 players, of which the 3rd, the 9th and the 20th are no good, whatever the cycle. */
  const entrantsOf23 = (make: (name: string, index: number) => Entrant) =>
    numbered(23).map((name, index) => {
      const bad = { 2: never, 8: thrower, 19: nonsense }[index];
      return bad ?? make(name, index);
    });
  const limits = { timeLimit: 5, timer: impatient, seed: 11 };

  test('of one that never answers, one that throws, one that answers nonsense', async () => {
    const result = await runTournament(
      entrantsOf23((name) => ({ ...AGENTS.random(), name })),
      limits,
    );
    expect(result.forfeits).toEqual(['never', 'thrower', 'nonsense']);
    const listed = result.cycles.flat().flatMap((game) => game.forfeits);
    expect(listed).toEqual([
      { name: 'never', reason: 'timeout', message: 'Found no move within 5 milliseconds.' },
      {
        name: 'thrower',
        reason: 'error',
        message: 'Found an error instead of a move: Error: No idea.',
      },
      {
        name: 'nonsense',
        reason: 'illegal-move',
        message: expect.stringContaining('Illegal move "nonsense": '),
      },
    ]);
    expect(
      result.cycles
        .slice(1)
        .flat()
        .flatMap(({ names }) => names),
    ).not.toContain('thrower');
    expect(result.ranking.flat()).not.toContain('never');
  });

  test('change nothing from run to run, however long the others take', async () => {
    const plain = await runTournament(
      entrantsOf23((name) => ({ ...AGENTS.random(), name })),
      limits,
    );
    const calls = { count: 0 };
    for (let run = 0; run < 2; run++) {
      // Each run begins with other delays.
      calls.count += 2;
      const again = await runTournament(
        entrantsOf23((name) => slow(name, calls)),
        limits,
      );
      expect(again).toEqual(plain);
    }
  });

  test('of all leave nobody, and of all but two no final', async () => {
    const none = await runTournament(named(numbered(7), () => thrower));
    expect(none.ranking).toEqual([]);
    expect(none.forfeits).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
    expect(none.cycles.length).toBe(1);
    const two = await runTournament(
      named(numbered(6), (index) => (index % 3 === 0 ? AGENTS.random() : thrower)),
    );
    expect(two.ranking).toEqual([['p1', 'p4']]);
    expect(two.cycles.length).toBe(1);
  });
});

describe('observers', () => {
  test('are told of every cycle, event and result, in order, and are awaited', async () => {
    const told: TournamentEvent[] = [];
    let isBusy = false;
    const result = await runTournament(
      named(numbered(6), () => AGENTS.random()),
      {
        seed: 3,
        onEvent: async (event) => {
          expect(isBusy).toBe(false);
          isBusy = true;
          await Promise.resolve();
          told.push(event);
          isBusy = false;
        },
      },
    );
    const kinds = told.map(({ kind, cycle }) => `${kind} ${cycle}`);
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
      ...['cycle 1', 'event 1', 'game 1', 'event 1', 'game 1'],
      ...['cycle 2', 'event 2', 'game 2'],
    ]);
    const events = told.flatMap((each) => (each.kind === 'event' ? [each] : []));
    const recorded = result.cycles.flat().flatMap(({ record }) => record.events);
    expect(events.map(({ event }) => event)).toEqual(recorded);
    const [deal, move] = events;
    expect([deal?.name, move?.name]).toEqual([undefined, 'p1']);
    expect(move?.state.turn).toBe('B');
    expect(told.flatMap((each) => (each.kind === 'game' ? [each.result] : []))).toEqual(
      result.cycles.flat(),
    );
  });

  test('that throw or reject end the tournament', async () => {
    const three = named(numbered(3), () => AGENTS.random());
    const fail = () => {
      throw new Error('Enough.');
    };
    await expect(runTournament(three, { onEvent: fail })).rejects.toThrow('Enough.');
    const reject = () => Promise.reject(new Error('Enough.'));
    await expect(runTournament(three, { onEvent: reject })).rejects.toThrow('Enough.');
  });
});

describe('a tournament is stopped by its signal', () => {
  test('before it begins', async () => {
    const signal = AbortSignal.abort(new Error('Stop.'));
    const three = named(numbered(3), () => never);
    await expect(runTournament(three, { signal })).rejects.toThrow('Stop.');
  });

  test('while an entrant or an observer does not answer', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const waiting: Entrant = {
      name: 'waiting',
      chooseMove: () => {
        setImmediate(() => controller.abort(new Error('Stop.')));
        return new Promise<never>(() => {});
      },
    };
    await expect(runTournament([waiting, waiting, waiting], { signal })).rejects.toThrow('Stop.');
    const other = new AbortController();
    const onEvent = () => {
      setImmediate(() => other.abort(new Error('Stop.')));
      return new Promise<never>(() => {});
    };
    const options = { onEvent, signal: other.signal };
    await expect(runTournament([waiting, waiting, waiting], options)).rejects.toThrow('Stop.');
  });
});

describe('entrants', () => {
  test('of the same name are numbered', async () => {
    const two = { ...AGENTS.random(), name: 'random-2' };
    const entrants = [AGENTS.random(), AGENTS.random(), two, AGENTS.random()];
    const { cycles } = await runTournament(entrants);
    expect(cycles[0]?.[0]?.names).toEqual(['random', 'random-3', 'random-2', 'random-4']);
  });

  test('keep their own this', async () => {
    class Counting {
      readonly name = 'counting';
      #moves = 0;
      chooseMove(state: GameState) {
        const moves = legalMoves(state);
        return moves[this.#moves++ % moves.length] as (typeof moves)[number];
      }
    }
    const { forfeits } = await runTournament([new Counting(), new Counting(), new Counting()]);
    expect(forfeits).toEqual([]);
  });

  const three = named(numbered(3), () => AGENTS.random());
  test.each<[string, unknown, unknown]>([
    ['Entrants: found 2, expected 3 or more.', three.slice(1), {}],
    ['Entrants: found "abc", expected a list of agents.', 'abc', {}],
    ['Entrant 1: found 7, expected an object with a name', [three[0], 7, three[1]], {}],
    ['Options: found 5, expected an object.', three, 5],
    ['Seed: found 0.5, expected an integer', three, { seed: 0.5 }],
    ['Rules, supply: found "box", expected', three, { rules: { supply: 'box' } }],
    ['Rules, players: found 2, expected', three, { rules: { players: 2 } }],
    ['Pairing: found 3, expected a function.', three, { pairing: 3 }],
    ['onEvent: found 3, expected a function.', three, { onEvent: 3 }],
    ['Time limit, milliseconds: found 0, expected', three, { timeLimit: 0 }],
    ['Signal: found 3, expected an AbortSignal.', three, { signal: 3 }],
  ])('and options are checked: %s', async (message, entrants, options) => {
    await expect(runTournament(entrants as Entrant[], options as object)).rejects.toThrow(message);
  });

  test('play by the number of players of each game, whatever the rules say', async () => {
    const { cycles } = await runTournament(three, {
      rules: newGame({ rules: { players: 5 } }).rules,
    });
    expect(cycles[0]?.[0]?.record.rules.players).toBe(3);
  });
});
