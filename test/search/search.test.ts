/** Search in any game: it finds what is known to be best, and says what it found. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SearchAgentOptions, searchAgent } from '../../src/engine/agents/search-agent.js';
import { greedyAgent } from '../../src/engine/agents/simple-agents.js';
import type { SyncAgent } from '../../src/engine/game/agent.js';
import { oneOf } from '../../src/engine/game/settings.js';
import { seededRng } from '../../src/index.js';
import { chanceOf, smallGame } from '../support/small-game.js';
import { bet, nim, type Pile, treadmill } from '../support/small-games.js';
import { WRONG_VALUES } from '../support/wrong-values.js';

/** What functions that evaluate return by mistake: none of it is a number, or a list of numbers. */
const WRONG = ['undefined', 'null', 'x', 'true', '1n', '{}', '[]', 'symbol', 'sparse'].map(
  (label) => [label, label === 'sparse' ? new Array(2) : WRONG_VALUES.get(label)] as const,
);

/** A rating whose lists can be changed. */
interface Changeable {
  readonly returns: number[];
  readonly scores: number[];
  readonly parts: { readonly luck: number[] };
}

const EXPLAINED = { returns: [1 / 2, 1 / 2], scores: [1, 2], parts: { luck: [1, 2] } };

const context = (seed = 1) => ({ rng: seededRng(seed) });

/** A clock that goes on by a millisecond whenever it is looked at. */
function countingClock() {
  let time = 0;
  return { now: () => time++, looks: () => time };
}

describe('a search', () => {
  test.each([1, 2, 3, 5, 6, 7, 9, 10, 11])('leaves a multiple of four of %i stones', (stones) => {
    const agent = searchAgent(nim, { iterations: 2000 });
    expect(agent.chooseMove({ stones, turn: 1, players: 2 }, context())).toBe(`T${stones % 4}`);
  });

  test('plays for the player who moves, among three', () => {
    const agent = searchAgent(nim, { iterations: 600 });
    const rate = (stones: number, turn: number) =>
      agent.analyse({ stones, turn, players: 3 }, context());
    expect(rate(3, 2)[0]).toMatchObject({ move: 'T3', winShare: 1 });
    // Of 4 stones, whatever is taken leaves the next player some to take all of.
    expect(Math.max(...rate(4, 0).map(({ winShare }) => winShare))).toBeLessThan(0.2);
  });

  test('weighs chance by how likely it is', () => {
    // Explores so much that it visits all dice often.
    const agent = searchAgent(bet, { iterations: 4000, exploration: 50 });
    const ratings = agent.analyse({ dice: [6, 2, 3] }, context());
    expect(ratings.map(({ move }) => move)).toEqual(['D2', 'D3', 'D6']);
    expect(ratings[0]?.winShare).toBeCloseTo(1 / 2, 1);
    expect(ratings[1]?.winShare).toBeCloseTo(1 / 3, 1);
    expect(ratings[2]?.winShare).toBeCloseTo(1 / 6, 1);
  });

  test('visits some outcomes only where chance has very many', () => {
    const drawn = new Set<string>();
    const chance = chanceOf(bet);
    const counted: typeof bet = {
      ...bet,
      chance: {
        ...chance,
        apply: (state, event) => {
          drawn.add(event);
          return chance.apply(state, event);
        },
      },
    };
    const evaluate = () => ({ returns: [1 / 2, 1 / 2] });
    const agent = searchAgent(counted, { iterations: 2500, evaluate });
    agent.analyse({ dice: [1_000_000] }, context());
    expect(drawn.size).toBe(50);
  });

  test('comes to an end in a game that has none', () => {
    const agent = searchAgent(treadmill, { iterations: 600 });
    expect(agent.analyse(0, context())).toMatchObject([
      { move: 'step', visits: 600, winShare: 0.5 },
    ]);
  });

  test('prefers the higher lead among moves that win alike', () => {
    const evaluate = (pile: { stones: number }) => ({
      returns: [1, 0],
      scores: [pile.stones === 7 ? 30 : 3, 0],
    });
    const pile = { stones: 9, turn: 0, players: 2 };
    const best = (share: number) =>
      searchAgent(nim, { iterations: 4, evaluate, points: { share, scale: 50 } }).analyse(
        pile,
        context(),
      );
    const byValue = (share: number) =>
      best(share)
        .filter(({ visits }) => visits > 0)
        .map(({ value }) => value);
    expect(new Set(byValue(0))).toEqual(new Set([1]));
    expect(Math.max(...byValue(0.5))).toBeGreaterThan(Math.min(...byValue(0.5)));
  });

  test('tries the moves with the highest priors first', () => {
    const priors = (_: unknown, moves: readonly string[]) =>
      moves.map((move) => (move === 'T2' ? 0.98 : 0.01));
    const agent = searchAgent(nim, { iterations: 1, priors });
    for (let seed = 0; seed < 5; seed++) {
      const [first] = agent.analyse({ stones: 9, turn: 0, players: 2 }, context(seed));
      expect(first?.move).toBe('T2');
    }
  });
});

describe('a number that is no use to a search', () => {
  const pile = { stones: 9, turn: 0, players: 2 };
  const points = { share: 0.5, scale: 50 };
  const returns = [1 / 2, 1 / 2];

  test.each([
    ['Priors, move T3: found NaN', { priors: () => [1, 0, Number.NaN] }],
    ['Priors: found 1, expected 3, one for each move.', { priors: () => [1] }],
    [
      'Evaluation, returns, player 1: found NaN',
      { evaluate: () => ({ returns: [1, Number.NaN] }) },
    ],
    ['Evaluation, returns: found none', { evaluate: () => ({ returns: [] }) }],
    [
      'Evaluation, returns: found 1, expected 2, one for each player.',
      { evaluate: () => ({ returns: [1] }) },
    ],
    [
      'Evaluation, scores: found 3, expected 2, one for each player.',
      { evaluate: () => ({ returns, scores: [1, 2, 3] }) },
    ],
    [
      'Evaluation, scores, player 1: found NaN',
      { evaluate: () => ({ returns, scores: [0, NaN] }) },
    ],
    [
      'Evaluation, scores, player 1: found Infinity, expected a finite number.',
      { evaluate: () => ({ returns, scores: [0, Infinity] }), points },
    ],
  ])('is an error in the first iteration: %s', (message, options) => {
    const agent = searchAgent(nim, { ...options, iterations: 1 });
    expect(() => agent.chooseMove(pile, context())).toThrow(message);
  });

  test.each(WRONG)('is an error, whatever else it is: %s', (_, value) => {
    // Programs without types can return anything.
    const wrong = () => value as never;
    const makers: Readonly<Record<string, () => SyncAgent<Pile, string>>> = {
      evaluation: () => searchAgent(nim, { evaluate: wrong }),
      returns: () => searchAgent(nim, { evaluate: () => ({ returns: wrong() }) }),
      number: () => searchAgent(nim, { evaluate: () => ({ returns: [wrong(), wrong()] }) }),
      ...(value !== undefined && {
        scores: () => searchAgent(nim, { evaluate: () => ({ returns, scores: wrong() }) }),
        priors: () => searchAgent(nim, { priors: wrong }),
      }),
      greedy: () => greedyAgent(nim, wrong),
    };
    for (const [what, make] of Object.entries(makers)) {
      const choose = () => make().chooseMove(pile, context());
      expect(choose, what).toThrow(/^(?:Evaluation|Priors)(?:, .*)?: found .*, expected .*\.$/);
    }
  });

  test('may be one of a list of another kind, as models answer', () => {
    const agent = searchAgent(nim, {
      iterations: 9,
      // Of the type of lists, which has more methods than a search uses.
      evaluate: () => ({ returns: Float32Array.of(0.5, 0.5) as unknown as number[] }),
      priors: (_, moves) => new Float64Array(moves.length).fill(1) as unknown as number[],
    });
    expect(nim.legalMoves(pile)).toContain(agent.chooseMove(pile, context()));
  });

  test('may be infinite for an agent that compares them only', () => {
    const agent = greedyAgent(nim, ({ stones }) => (stones === 7 ? Infinity : -Infinity));
    expect(agent.chooseMove(pile, context())).toBe('T2');
  });

  test('is an error of the explanation or the game that gave it', () => {
    const bad = { returns: [1, Number.NaN], parts: {} };
    const explained = searchAgent(nim, { explain: () => bad, iterations: 1 });
    expect(() => explained.analyse(pile, context())).toThrow('Explanation, returns, player 1');
    const game = { ...nim, returns: () => bad.returns };
    const searching = searchAgent(game, { iterations: 9 });
    expect(() => searching.chooseMove({ ...pile, stones: 2 }, context())).toThrow(
      'Game, returns, player 1: found NaN',
    );
  });
});

describe('an analysis', () => {
  const piles = fc.record({
    stones: fc.integer({ min: 1, max: 12 }),
    turn: fc.constant(0),
    players: fc.integer({ min: 2, max: 4 }),
  });

  test('lists every legal move once, the best first, and its visits sum up', () => {
    fc.assert(
      fc.property(piles, fc.integer({ min: 1, max: 60 }), fc.nat(), (pile, iterations, seed) => {
        const ratings = searchAgent(nim, { iterations }).analyse(pile, context(seed));
        const moves = ratings.map(({ move }) => move);
        expect([...moves].sort()).toEqual([...nim.legalMoves(pile)].sort());
        const visits = ratings.map((rating) => rating.visits);
        expect(visits).toEqual([...visits].sort((one, other) => other - one));
        expect(visits.reduce((sum, number) => sum + number, 0)).toBe(iterations);
        for (const { value, winShare } of ratings) {
          for (const part of [value, winShare]) {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  test('in slices is that of one piece', () => {
    fc.assert(
      fc.property(piles, fc.nat(), (pile, seed) => {
        const agent = searchAgent(nim, { iterations: 90 });
        const search = agent.search(pile, seededRng(seed));
        for (let slice = 0; slice < 9; slice++) search.run(10);
        expect(search.iterations).toBe(90);
        expect(search.moves()).toEqual(agent.analyse(pile, context(seed)));
      }),
    );
  });

  test('before the first iteration takes all moves for equal', () => {
    const search = searchAgent(nim).search({ stones: 2, turn: 0, players: 4 }, seededRng(1));
    const equal = { visits: 0, value: 1 / 4, winShare: 1 / 4 };
    expect(search.moves()).toHaveLength(2);
    for (const rating of search.moves()) expect(rating).toMatchObject(equal);
  });

  test('without a player to move is empty, and no move is chosen there', () => {
    const over = { stones: 0, turn: 0, players: 2 };
    const agent = searchAgent(nim);
    expect(agent.analyse(over, context())).toEqual([]);
    expect(() => agent.chooseMove(over, context())).toThrow(RangeError);
  });
});

describe('a budget', () => {
  const pile = { stones: 9, turn: 0, players: 2 };
  const visitsOf = (ratings: readonly { visits: number }[]) =>
    ratings.reduce((sum, { visits }) => sum + visits, 0);

  test('of iterations is kept, and the context has the last word', () => {
    const agent = searchAgent(nim, { iterations: 70 });
    const budget = { iterations: 30 };
    expect(visitsOf(agent.analyse(pile, context()))).toBe(70);
    expect(visitsOf(agent.analyse(pile, { ...context(), budget }))).toBe(30);
    expect(visitsOf(agent.analyse(pile, { ...context(), budget: {} }))).toBe(70);
  });

  test('of milliseconds ends by the clock that is given', () => {
    const { now, looks } = countingClock();
    const agent = searchAgent(nim, { milliseconds: 5 });
    // One iteration for two looks, after the first two.
    expect(visitsOf(agent.analyse(pile, { ...context(), now }))).toBe(2);
    expect(looks()).toBe(6);
  });

  test('of milliseconds has slices of 16 iterations where they are short', () => {
    const { now, looks } = countingClock();
    const agent = searchAgent(nim, { milliseconds: 1 });
    const fast = () => now() / 100;
    // The first slices have 1, 2, 4 and 8 iterations.
    expect(visitsOf(agent.analyse(pile, { ...context(), now: fast }))).toBe(15 + 46 * 16);
    expect(looks()).toBe(102);
  });

  test('of milliseconds does not take what the caller does in between for slow iterations', () => {
    let time = 0;
    const agent = searchAgent(nim, { milliseconds: 1000 });
    const sizes: number[] = [];
    let before = 0;
    for (const { iterations } of agent.chooseInSlices(pile, { ...context(), now: () => time })) {
      sizes.push(iterations - before);
      before = iterations;
      time += 20;
    }
    expect(sizes.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 16]);
  });

  test('of milliseconds is kept where an iteration takes long', () => {
    let time = 0;
    const evaluate = () => {
      time += 80;
      return { returns: [1 / 2, 1 / 2] };
    };
    const agent = searchAgent(nim, { milliseconds: 200, evaluate });
    agent.analyse({ ...pile, stones: 100 }, { ...context(), now: () => time });
    expect(time).toBe(240);
  });

  test('of both ends with the first', () => {
    const budget = { iterations: 33, milliseconds: 1000 };
    const agent = searchAgent(nim);
    expect(visitsOf(agent.analyse(pile, { ...context(), budget, ...countingClock() }))).toBe(33);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'of %d iterations is refused',
    (iterations) => {
      expect(() => searchAgent(nim, { iterations })).toThrow(RangeError);
      const refused = () =>
        searchAgent(nim).analyse(pile, { ...context(), budget: { iterations } });
      expect(refused).toThrow(
        `Budget, iterations: found ${iterations}, expected an integer of 1 or more.`,
      );
    },
  );

  test('is checked even where one move is legal, which needs no search', () => {
    const agent = searchAgent(nim);
    const last = { stones: 1, turn: 0, players: 2 };
    const choose = (budget: object) => agent.chooseMove(last, { ...context(), budget });
    expect(choose({})).toBe('T1');
    expect(() => choose({ iterations: -1 })).toThrow('Budget, iterations: found -1');
    expect(() => choose({ milliseconds: 5 })).toThrow('found 5 and no clock');
  });

  test('of more iterations than a search can use is refused as an option', () => {
    expect(() => searchAgent(nim, { iterations: 1_000_001 })).toThrow(
      'Budget, iterations: found 1000001, expected an integer from 1 to 1000000.',
    );
  });

  test.each([0, -1, Number.NaN])('of %d milliseconds is refused', (milliseconds) => {
    expect(() => searchAgent(nim, { milliseconds })).toThrow(RangeError);
    const refused = () =>
      searchAgent(nim).analyse(pile, {
        ...context(),
        ...countingClock(),
        budget: { milliseconds },
      });
    expect(refused).toThrow(
      `Budget, milliseconds: found ${milliseconds}, expected a number above 0.`,
    );
  });

  test.each([200, Number.POSITIVE_INFINITY])('of %d milliseconds needs a clock', (milliseconds) => {
    const agent = searchAgent(nim, { milliseconds });
    expect(() => agent.analyse(pile, context())).toThrow(
      `Budget, milliseconds: found ${milliseconds} and no clock, expected a clock as \`now\`.`,
    );
  });
});

describe('a choice within a time limit', () => {
  // So many stones that no iteration comes to the end of the game.
  const stones = fc.integer({ min: 200, max: 240 });
  const pileOf = (number: number) => ({ stones: number, turn: 0, players: 2 });
  const liking = (_: unknown, moves: readonly string[]) =>
    moves.map((move) => (move === 'T2' ? 0.98 : 0.01));

  /** Make an agent whose clock goes on by a millisecond with each iteration, and by a pause with the next one. */
  function clocked(options: SearchAgentOptions<Pile, 'T1' | 'T2' | 'T3'>) {
    let [time, pause] = [0, 0];
    const evaluate = (pile: Pile) => {
      time += 1 + pause;
      pause = 0;
      const share = ((pile.stones * 7) % 11) / 10;
      return { returns: pile.turn === 0 ? [share, 1 - share] : [1 - share, share] };
    };
    const agent = searchAgent(nim, { ...options, evaluate });
    const now = () => time;
    const pauseFor = (milliseconds: number) => {
      pause = milliseconds;
    };
    return { agent, now, pauseFor };
  }

  test('is that of the whole time, and takes no longer', () => {
    const times = fc.integer({ min: 1, max: 60 }).map((slices) => 16 * slices);
    fc.assert(
      fc.property(stones, times, fc.nat(), (number, milliseconds, seed) => {
        const whole = clocked({ milliseconds });
        const [best] = whole.agent.analyse(pileOf(number), { ...context(seed), now: whole.now });
        expect(whole.now()).toBe(milliseconds);
        const { agent, now } = clocked({ milliseconds });
        expect(agent.chooseMove(pileOf(number), { ...context(seed), now })).toBe(best?.move);
        expect(now()).toBeLessThanOrEqual(milliseconds);
      }),
    );
  });

  test('ends as soon as no other move can catch up', () => {
    const { agent, now } = clocked({ milliseconds: 1600, priors: liking });
    expect(agent.chooseMove(pileOf(200), { ...context(), now })).toBe('T2');
    // More than half, as nearly all iterations visit the same move.
    expect(now()).toBeGreaterThan(800);
    expect(now()).toBeLessThan(880);
  });

  test('does not end before the pace is known, however much is known of the position', () => {
    const { agent, now, pauseFor } = clocked({ milliseconds: 1600, priors: liking, reuse: true });
    agent.chooseMove(pileOf(200), { ...context(), now });
    const begun = now();
    pauseFor(40);
    agent.chooseMove(pileOf(196), { ...context(), now });
    expect(now() - begun).toBeGreaterThan(0.2 * 1600);
  });

  test('uses all iterations where the time is endless', () => {
    const { agent, now } = clocked({ iterations: 160, milliseconds: Number.POSITIVE_INFINITY });
    agent.chooseMove(pileOf(200), { ...context(), now });
    expect(now()).toBe(160);
  });
});

test('a tree with very many moves no longer grows, and the search goes on', () => {
  // Each position has 200,000 moves, but the first, which has 300: a tree has room for 100 positions.
  const [few, many] = [300, 200_000].map((length) =>
    Object.freeze(Array.from({ length }, (_, number) => `m${number}`)),
  );
  const wide = smallGame<number, string>({
    name: 'wide',
    settings: { players: oneOf([2], 'number of players') },
    start: () => 0,
    rulesOf: () => ({ players: 2 }),
    playerToMove: (depth) => depth % 2,
    legalMoves: (depth) => (depth === 0 ? few : many) ?? [],
    play: (depth) => depth + 1,
    scores: () => [0, 0],
  });
  const evaluate = () => ({ returns: [1 / 2, 1 / 2] });
  let expanded = 0;
  const legalMoves = (depth: number) => {
    expanded++;
    return wide.legalMoves(depth);
  };
  const search = searchAgent({ ...wide, legalMoves }, { evaluate }).search(0, seededRng(1));
  search.run(450);
  expect(search.iterations).toBe(450);
  // The first one, and all that follow until there are too many.
  expect(expanded).toBe(101);
});

test('ratings have lists of their own, which callers may change', () => {
  const search = searchAgent(nim, { explain: () => EXPLAINED }).search(
    { stones: 9, turn: 0, players: 2 },
    seededRng(1),
  );
  search.run(1);
  const before = JSON.stringify(search.moves());
  // The first was visited, the others were not.
  const [first, second, third] = search.moves();
  // Callers without types can change what is read-only.
  for (const { returns, scores, parts } of [first, second] as never as Changeable[]) {
    returns[0] = scores[0] = 7;
    parts.luck[0] = 7;
  }
  expect(JSON.stringify(search.moves())).toBe(before);
  expect(third?.returns).not.toBe(second?.returns);
  expect(third?.parts).not.toBe(second?.parts);
});

test.each([
  { exploration: 0 },
  { exploration: Number.NaN },
  { rolloutMoves: 0 },
  { rolloutMoves: Number.POSITIVE_INFINITY },
  { points: { share: 1.1, scale: 10 } },
  { points: { share: Number.NaN, scale: 10 } },
  { points: { share: 0.5, scale: 0 } },
])('the options %j are refused', (options) => {
  expect(() => searchAgent(nim, options)).toThrow(RangeError);
});
