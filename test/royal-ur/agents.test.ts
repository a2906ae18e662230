/** The players of the program, ratings, expectiminimax, levels. */

import { playMatch, simulate } from 'azulejo/agents';
import {
  AGENTS,
  applyChance,
  applyMove,
  decodeState,
  evaluateProgress,
  evaluateTokens,
  expectiminimax,
  type GameState,
  LEVELS,
  legalMoves,
  newGame,
  type PlayerId,
  ROLLS,
  royalUr,
  seededRng,
} from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { randomSteps } from '../support/contract.js';
import { thrownBy } from '../support/errors.js';

const context = { rng: seededRng(1) };
const WEIGHTS = [1, 4, 6, 4, 1] as const;

/** Look ahead without pruning, by the public functions alone. */
function plainValue(
  state: GameState,
  depth: number,
  rate: typeof evaluateTokens,
  player: PlayerId,
): number {
  const win = rate === evaluateTokens ? 100 : 1000;
  if (state.phase === 'game-over') return state.turn === player ? win : -win;
  if (state.phase === 'move') {
    const values = legalMoves(state).map((move) =>
      plainValue(applyMove(state, move), depth - 1, rate, player),
    );
    return state.turn === player ? Math.max(...values) : Math.min(...values);
  }
  if (depth === 0) return rate(state, player);
  return ROLLS.reduce((sum, roll, index) => {
    const after = applyChance(state, roll);
    const left = after.phase === 'move' ? depth : depth - 1;
    return sum + ((WEIGHTS[index] ?? 0) / 16) * plainValue(after, left, rate, player);
  }, 0);
}

/** States in which a roll waits, of random games. */
function* waiting(every: number, rules = {}): Generator<GameState> {
  let count = 0;
  for (let seed = 0; seed < 6; seed++) {
    for (const { after } of randomSteps(royalUr, newGame({ rules }).rules, seed, 400)) {
      if (after.phase === 'move' && count++ % every === 0) yield after;
    }
  }
}

describe('expectiminimax', () => {
  test.each([
    ['by progress', evaluateProgress],
    ['by tokens', evaluateTokens],
  ] as const)('prunes nothing that matters: %s', (_, rate) => {
    let compared = 0;
    for (const rules of [{}, { tokens: 2 }, { tokens: 3, safeRosettes: false, zero: 'again' }]) {
      for (const state of waiting(23, rules)) {
        const depth = state.rules.tokens === 2 ? 4 : 3;
        const plain = legalMoves(state).map((move) => ({
          move,
          value: plainValue(applyMove(state, move), depth - 1, rate, state.turn),
        }));
        expect(expectiminimax(state, { depth, evaluate: rate })).toEqual(plain);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  test('lists no move where none is due, and refuses what is no option', () => {
    expect(expectiminimax(newGame(), { depth: 2 })).toEqual([]);
    expect(expectiminimax(decodeState(['A#', 'A0PH1B1PH0']), { depth: 1 })).toEqual([]);
    const state = applyChance(newGame(), 'R1');
    for (const options of [{}, { depth: 0 }, { depth: 1.5 }, { depth: 1, rate: 7 }, undefined]) {
      expect(String(thrownBy(() => expectiminimax(state, options as never)))).toMatch(
        /found .*expected/,
      );
    }
  });

  test('counts a won game as 1000, or as 100 by tokens', () => {
    const state = decodeState(['A1', 'A0P14H0B0P14H0']);
    expect(expectiminimax(state, { depth: 3 })).toEqual([{ move: 'A1415', value: 1000 }]);
    const [byTokens] = expectiminimax(state, { depth: 3, evaluate: evaluateTokens });
    expect(byTokens?.value).toBe(100);
    const [byOwn] = expectiminimax(state, { depth: 3, evaluate: () => 7 });
    expect(byOwn?.value).toBe(1000);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 'x', undefined])(
    'refuses the rating %s',
    (rating) => {
      const state = decodeState(['A1', 'A0P0114H0B0P14H1']);
      // Functions without types can return anything.
      const rate = () => rating as number;
      expect(() => expectiminimax(state, { depth: 1, evaluate: rate })).toThrow(
        'expected a finite number',
      );
    },
  );

  test('values a position two rolls ahead as by hand', () => {
    const last = decodeState(['A1', 'A0P0114H0B0P14H1']);
    expect(expectiminimax(last, { depth: 2 })).toEqual([
      { move: 'A0102', value: (4 * -1000 + 12 * (2 + 14 - 29)) / 16 },
      { move: 'A1415', value: (4 * -1000 + 12 * (1 + 15 - 29)) / 16 },
    ]);
  });
});

describe('ratings', () => {
  test('are those of both players, with opposite signs', () => {
    const state = decodeState(['A-', 'A3P0408H2B4P1114H1']);
    expect(evaluateTokens(state, 'A')).toBe(3 * (2 - 1) + (2 - 1) - 2 * (3 - 4));
    expect(evaluateProgress(state, 'A')).toBe(4 + 8 + 30 - (11 + 14 + 15));
    expect(evaluateTokens(state, 'B')).toBe(-evaluateTokens(state, 'A'));
    expect(evaluateProgress(state, 'B')).toBe(-evaluateProgress(state, 'A'));
    expect(() => evaluateProgress(state, 'C' as PlayerId)).toThrow(
      'Player: found "C", expected A or B.',
    );
  });
});

describe('the players of the program', () => {
  const choose = (agent: ReturnType<typeof AGENTS.easy>, shared: string, players: string) =>
    agent.chooseMove(decodeState([shared, players]), context);

  test('easy: the first legal move', () => {
    expect(choose(AGENTS.easy(), 'A2', 'A1P0306H0B3PH0')).toBe('A0002');
  });

  test.each([
    ['A2', 'A1P0306H0B3PH0', 'A0608', 'a rosette'],
    ['A2', 'A1P0511H0B2P07H0', 'A0507', 'a capture'],
    ['A2', 'A1P0513H0B3PH0', 'A1315', 'home'],
    ['A2', 'A0P050612H0B2P07H0', 'A0507', 'the first of two'],
    ['A1', 'A1P0506H0B3PH0', 'A0001', 'the first move where none is good'],
    ['A1', 'A1P0203H0B2P03H0', 'A0304', 'a rosette, and no capture on a private square'],
  ])('medium: %s %s moves %s, %s', (shared, players, move) => {
    expect(choose(AGENTS.medium(), shared, players)).toBe(move);
  });

  test('hard: the first of the best, two rolls ahead by default', () => {
    expect(choose(AGENTS.hard({ depth: 1 }), 'A1', 'A1P0306H0B2P07H0')).toBe('A0001');
    for (const state of waiting(60)) {
      const values = expectiminimax(state, { depth: 2, evaluate: evaluateTokens });
      const most = Math.max(...values.map(({ value }) => value));
      const first = values.find(({ value }) => value === most)?.move;
      expect(AGENTS.hard().chooseMove(state, context)).toBe(first);
    }
    expect(() => AGENTS.hard({ depth: 0 })).toThrow(
      'Depth: found 0, expected an integer of 1 or more.',
    );
  });
});

describe('agents', () => {
  test('all have their names, and play whole games', async () => {
    const names = ['random', 'easy', 'medium', 'hard', 'search'] as const;
    expect(Object.keys(AGENTS)).toEqual([...names, ...LEVELS.map((level) => `level-${level}`)]);
    const agents = [
      AGENTS.random(),
      AGENTS.easy(),
      AGENTS.medium(),
      AGENTS.hard(),
      AGENTS.search(),
    ];
    expect(agents.map(({ name }) => name)).toEqual(names);
    const table = [AGENTS['level-2'](), AGENTS.search({ iterations: 20 })];
    const { record } = await playMatch(royalUr, table, { seed: 3, rules: { tokens: 1 } });
    expect(record.result?.kind).toBe('finished');
  });

  test('of a level play the same in each game', () => {
    for (const level of LEVELS) {
      const state = decodeState(['A2', 'A3P0206H1B3P091214H0']);
      const moves = [1, 1].map((seed) =>
        AGENTS[`level-${level}`]().chooseMove(state, { rng: seededRng(seed) }),
      );
      expect(moves[0]).toBe(moves[1]);
    }
  });

  test('win as often as they are known to: easy is weaker than random play', async () => {
    const winsOf = async (first: 'random' | 'medium', second: 'easy' | 'random') => {
      const { agents } = await simulate(royalUr, {
        ...{ agents: [first, second], games: 60, seed: 1, workers: 0 },
      });
      return agents[0]?.winRate?.value ?? 0;
    };
    expect(await winsOf('random', 'easy')).toBeGreaterThan(0.9);
    expect(await winsOf('medium', 'random')).toBeGreaterThan(0.9);
  });
});
