/** Ratings that are explained: parts that add up to points, reasons that add up to leads, expected lines. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MoveRating, type Parts, reasonsFor, searchAgent } from '../../src/agents.js';
import { seededRng } from '../../src/index.js';
import { bet, nim, type Pile } from '../support/small-games.js';

const context = (seed = 1) => ({ rng: seededRng(seed) });

/** Points as nobody would count them: for stones left, for who takes the last one, and for all alike. */
function explain(path: readonly Pile[]) {
  const { stones, turn, players } = path.at(-1) ?? { stones: 0, turn: 0, players: 2 };
  const each = Array.from({ length: players }, (_, player) => player);
  const takesLast = each.map((player) => (stones === 0 && (player + 1) % players === turn ? 1 : 0));
  const steps = each.map(() => path.length);
  const left = each.map((player) => (player === turn ? stones : 0));
  const returns = stones === 0 ? takesLast : each.map(() => 1 / players);
  return { returns, scores: takesLast, parts: { steps, left, takesLast } };
}

const piles = fc.record({
  stones: fc.integer({ min: 2, max: 12 }),
  turn: fc.constant(0),
  players: fc.integer({ min: 2, max: 4 }),
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The steps of each player, who all have the same. */
function meanSteps({ steps = [] }: Parts = {}): number {
  return steps[0] ?? 0;
}

/** A player's lead over the mean of the others. */
function leadOf({ scores = [] }: MoveRating, player: number): number {
  const own = scores[player] ?? 0;
  return own - (sum(scores) - own) / (scores.length - 1);
}

describe('explained ratings', () => {
  test('have parts that add up to the points of each player', () => {
    fc.assert(
      fc.property(piles, fc.integer({ min: 1, max: 80 }), fc.nat(), (pile, iterations, seed) => {
        const agent = searchAgent(nim, { iterations, explain });
        for (const { scores, parts } of agent.analyse(pile, context(seed))) {
          const { steps = [], left = [], takesLast = [] } = parts ?? {};
          expect(scores).toHaveLength(pile.players);
          scores?.forEach((points, player) => {
            const own = [steps, left, takesLast].map((part) => part[player] ?? Number.NaN);
            expect(points).toBeCloseTo(sum(own), 9);
          });
        }
      }),
    );
  });

  test('are the means of what every iteration came to', () => {
    const seen: number[] = [];
    const agent = searchAgent(nim, {
      iterations: 50,
      explain: (path: readonly Pile[]) => {
        seen.push(path.length);
        return explain(path);
      },
    });
    const ratings = agent.analyse({ stones: 7, turn: 0, players: 2 }, context());
    const all = ratings.map(({ parts, visits }) => visits * meanSteps(parts));
    expect(sum(all)).toBeCloseTo(sum(seen), 9);
    // The path begins with the position that is searched, and every move lengthens it.
    expect(Math.min(...seen)).toBe(2);
    expect(Math.max(...seen)).toBeGreaterThan(4);
  });

  test('do not change what is chosen, and choosing asks for no explanation', () => {
    const pile = { stones: 11, turn: 0, players: 3 };
    const evaluate = (state: Pile) => {
      const { returns, scores } = explain([state]);
      return { returns, scores };
    };
    let asked = 0;
    const counted = (path: readonly Pile[]) => {
      asked++;
      return explain(path);
    };
    const agent = searchAgent(nim, { iterations: 70, evaluate, explain: counted });
    const move = agent.chooseMove(pile, context());
    expect(asked).toBe(0);
    const ratings = agent.analyse(pile, context());
    expect(asked).toBe(70);
    expect(ratings[0]?.move).toBe(move);
    const without = searchAgent(nim, { iterations: 70, evaluate }).analyse(pile, context());
    const known = ({ move: of, visits, value }: MoveRating) => ({ of, visits, value });
    expect(ratings.map(known)).toEqual(without.map(known));
    expect(without[0]).not.toHaveProperty('parts');
  });
});

describe('reasons', () => {
  test('add up to the change of the lead, the largest first, and leave out what all have alike', () => {
    fc.assert(
      fc.property(piles, fc.nat(), (pile, seed) => {
        const ratings = searchAgent(nim, { iterations: 60, explain }).analyse(pile, context(seed));
        const [best, other] = ratings;
        if (best === undefined || other === undefined) return;
        for (let player = 0; player < pile.players; player++) {
          const reasons = reasonsFor(best, other, player);
          expect(reasons.map(({ part }) => part)).not.toContain('steps');
          const points = reasons.map((reason) => reason.points);
          expect(sum(points)).toBeCloseTo(leadOf(best, player) - leadOf(other, player), 9);
          const sizes = points.map(Math.abs);
          expect(sizes).toEqual([...sizes].sort((one, two) => two - one));
        }
      }),
    );
  });

  test.each([
    ['own gains', [5, 4], [3, 4], { gold: 2 }],
    ['losses of others', [5, 1, 3], [5, 4, 4], { denial: 2 }],
    ['both, one against the other', [5, 6], [3, 5], { gold: 1 }],
    ['less of what all lose', [1, 0], [3, 4], { denial: 2 }],
    ['nothing where all gain alike', [3, 3], [2, 2], {}],
    ['a gain and a loss', [5, 3], [4, 5], { denial: 2, gold: 1 }],
  ])('by hand: %s', (_, better, worse, expected) => {
    const reasons = reasonsFor({ parts: { gold: better } }, { parts: { gold: worse } }, 0);
    expect(Object.fromEntries(reasons.map(({ part, points }) => [part, points]))).toEqual(expected);
    expect(Object.keys(expected)).toEqual(reasons.map(({ part }) => part));
  });

  test('leave out what differs by rounding alone', () => {
    const [sum, whole] = [
      [0.1 + 0.2, 0],
      [0.3, 0],
    ];
    expect(sum).not.toEqual(whole);
    expect(reasonsFor({ parts: { gold: sum } }, { parts: { gold: whole } }, 0)).toEqual([]);
  });

  test('are for a player of the game', () => {
    const rating = { parts: { gold: [1, 2] } };
    for (const player of [-1, 0.5, 2, 7]) {
      expect(() => reasonsFor(rating, rating, player)).toThrow(RangeError);
    }
  });

  test('are none without parts, or with other parts', () => {
    expect(reasonsFor({}, {}, 0)).toEqual([]);
    expect(reasonsFor({ parts: { gold: [1, 2] } }, {}, 0)).toEqual([]);
    expect(reasonsFor({ parts: { gold: [1, 2] } }, { parts: { silver: [1, 2] } }, 0)).toEqual([]);
  });
});

describe('the expected line', () => {
  test('is best play where the search is long enough', () => {
    const agent = searchAgent(nim, { iterations: 20_000 });
    const [best] = agent.analyse({ stones: 7, turn: 0, players: 2 }, context());
    expect(best?.line[0]).toBe('T3');
    // Whatever is taken of four, the others are taken then.
    expect(best?.line).toHaveLength(3);
    expect(sum(best?.line.map((take) => Number(take.slice(1))) ?? [])).toBe(7);
  });

  test('is the move alone where little is known, or chance follows', () => {
    const short = searchAgent(nim, { iterations: 9 });
    for (const { move, line } of short.analyse({ stones: 9, turn: 0, players: 2 }, context())) {
      expect(line).toEqual([move]);
    }
    const agent = searchAgent(bet, { iterations: 500 });
    for (const { move, line } of agent.analyse({ dice: [6, 2, 3] }, context())) {
      expect(line).toEqual([move]);
    }
  });
});

test('what does not explain is refused', () => {
  // Callers without types can give anything.
  expect(() => searchAgent(nim, { explain: 1 as never })).toThrow(TypeError);
});
