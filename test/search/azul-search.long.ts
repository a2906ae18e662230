/** Search in Azul, and the levels that are made of it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchAgent, simulate } from '../../src/agents.js';
import { gainSearchAgent } from '../../src/azul/agents/search-agent.js';
import {
  AGENTS,
  applyChance,
  applyMove,
  azul,
  decodeState,
  type GameState,
  LEVELS,
  type Level,
  legalMoves,
  newGame,
  seededRng,
} from '../../src/index.js';
import { reachedStates } from '../support/games.js';

type SearchOptions = NonNullable<Parameters<typeof AGENTS.search>[0]>;

const context = (seed = 1) => ({ rng: seededRng(seed) });
const ROLLOUTS = ['round', 'random'] as const;

/** A's last move of a round can complete row 0, which ends the game. */
function beforeLastMove(scoreA: number, scoreB: number): GameState {
  const boards = `A${scoreA}Mb01c02d03e04SFB${scoreB}MSFf`;
  return decodeState(['AFCaB1919191919D0000000000', boards], { rules: { mosaic: 'fixed' } });
}

describe.each(ROLLOUTS)('a search by rollouts of the kind %s', (rollout) => {
  const agent = (options: SearchOptions = {}) =>
    AGENTS.search({ rollout, iterations: 300, ...options });

  test('ends the game where it wins', () => {
    const [best] = agent().analyse(beforeLastMove(40, 20), context());
    expect(best).toMatchObject({ move: 'ACa0', winShare: 1 });
  });

  test('does not end the game where it loses', () => {
    const ratings = agent().analyse(beforeLastMove(30, 39), context());
    expect(ratings.find(({ move }) => move === 'ACa0')?.winShare).toBe(0);
    expect(ratings[0]?.move).not.toBe('ACa0');
  });

  test('rates every legal move once, the same way for the same random numbers', () => {
    fc.assert(
      fc.property(reachedStates, fc.nat(), (state, seed) => {
        const searcher = agent({ iterations: 12 });
        const ratings = searcher.analyse(state, context(seed));
        expect(ratings.map(({ move }) => move).sort()).toEqual(legalMoves(state));
        expect(searcher.analyse(state, context(seed))).toEqual(ratings);
        if (ratings.length === 0) return;
        const move = searcher.chooseMove(state, context(seed));
        expect(move).toBe(ratings[0]?.move);
        expect(ratings.reduce((sum, { visits }) => sum + visits, 0)).toBe(12);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the value of the end of a game', () => {
  /** B's complete rows; each has two points as a bonus. */
  const ROWS = 'd30e31a32b33c34c40d41e42a43b44';

  // A's row has five points and a bonus of two, B's token costs a point: both end with 47.
  test.each<[string, string, number]>([
    ['a win, where rows decide for who moves', 'B48MSFf', 1],
    ['a loss, where they decide for the other', `B44M${ROWS}SFf`, 0],
    ['a half, where rows are equal, too', `B46M${ROWS.slice(0, 15)}SFf`, 1 / 2],
  ])('with equal points is %s', (_, boardB, winShare) => {
    const boards = `A40Mb01c02d03e04SF${boardB}`;
    const texts = ['AFCaB1919191919D0000000000', boards] as const;
    const state = decodeState(texts, { rules: { mosaic: 'fixed' }, validate: false });
    const ended = applyChance(applyMove(applyMove(state, 'ACa0'), 'A00'), 'F');
    expect(ended.scores).toEqual([47, 47]);
    for (const agent of [
      ...ROLLOUTS.map((rollout) => AGENTS.search({ rollout, iterations: 200 })),
      searchAgent(azul, { iterations: 200 }),
    ]) {
      const ratings = agent.analyse(state, context());
      expect(ratings.find(({ move }) => move === 'ACa0')).toMatchObject({ winShare });
    }
    // Without points beside the win, the value is the win.
    const [rating] = searchAgent(azul, { iterations: 200 })
      .analyse(state, context())
      .filter(({ move }) => move === 'ACa0');
    expect(rating?.value).toBe(winShare);
  });
});

test('a search takes what it can store rather than what it must drop', () => {
  // Three of the eight e at least fall to the floor of the player who takes them, which B then must.
  const state = decodeState(['AFCaeeeeeeeeB1920202012D0000000000', 'A20MSFfB20MSF']);
  expect(AGENTS.search({ iterations: 300 }).chooseMove(state, context())).toMatch(/^ACa[0-4]$/);
});

test('a short search beats greedy play', async () => {
  const search = { name: 'search', options: { iterations: 30 } } as const;
  const { agents } = await simulate(azul, {
    agents: [search, 'greedy'],
    games: 6,
    seed: 1,
    workers: 0,
  });
  expect(agents[0]?.wins).toBeGreaterThan(3);
});

test('a search does not mind a budget of more than it can use', () => {
  const state = beforeLastMove(40, 20);
  const budget = { iterations: 1e9, milliseconds: 1 };
  let time = 0;
  const now = () => time++;
  expect(AGENTS.search().chooseMove(state, { ...context(), budget, now })).toBe('ACa0');
  for (const iterations of [0, 1.5, Number.NaN]) {
    expect(() =>
      AGENTS.search().chooseMove(state, { ...context(), budget: { iterations } }),
    ).toThrow(`Budget, iterations: found ${iterations}, expected an integer of 1 or more.`);
  }
  expect(() => AGENTS.search({ iterations: 1e9 })).toThrow('from 1 to 1000000.');
});

test.each([{ rollout: 'fast' }, { rollout: 'toString' }, { iterations: 0 }, { exploration: -1 }])(
  'the options %j are refused',
  (options) => {
    // Callers without types can give anything.
    expect(() => AGENTS.search(options as SearchOptions)).toThrow(RangeError);
  },
);

describe('the levels', () => {
  test('that never slip win where they can', () => {
    for (const level of LEVELS.slice(3)) {
      expect(AGENTS[`level-${level}`]().chooseMove(beforeLastMove(40, 20), context())).toBe('ACa0');
    }
  });

  test.each<[level: Level, players: 2 | 3 | 4, iterations: number]>([
    [4, 2, 11],
    [4, 3, 15],
    [5, 2, 32],
    [5, 4, 60],
    [6, 2, 100],
    [6, 3, 220],
    [8, 2, 400],
    [8, 4, 2000],
  ])('level %i thinks with %i players for %i iterations', (level, players, iterations) => {
    const make = level < 8 ? gainSearchAgent : AGENTS.search;
    const state = newGame({ rules: { players }, rng: seededRng(1) });
    const [rng, same] = [seededRng(2), seededRng(2)];
    const move = AGENTS[`level-${level}`]().chooseMove(state, { rng });
    expect(move).toBe(make({ iterations }).chooseMove(state, { rng: same }));
    // Each iteration draws random numbers.
    expect(rng()).toBe(same());
  });

  test('know their own budget', () => {
    const state = newGame({ rules: { players: 2, mosaic: 'fixed' }, rng: seededRng(1) });
    const agent = AGENTS['level-5']();
    const budget = { iterations: 1, milliseconds: 1 };
    expect(agent.chooseMove(state, { ...context(), budget })).toBe(
      agent.chooseMove(state, context()),
    );
  });
});
