/** Searches of solved positions: exact ratings in place of estimates, in any game. */
import { describe, expect, test, vi } from 'vitest';
import { reviewGame, searchAgent } from '../../src/agents.js';
import { seededRng } from '../../src/index.js';
import { nim, type Pile } from '../support/small-games.js';

const context = () => ({ rng: seededRng(1) });

/** Solve piles of two players up to a size: who leaves a multiple of four wins. */
function solveUpTo(most: number) {
  return ({ stones, turn }: Pile) =>
    stones > most
      ? undefined
      : nim
          .legalMoves({ stones, turn, players: 2 })
          .map((move) => {
            const wins = (stones - Number(move.slice(1))) % 4 === 0 ? 1 : 0;
            const returns = turn === 0 ? [wins, 1 - wins] : [1 - wins, wins];
            return { move, returns, scores: returns };
          })
          .sort((one, other) => (other.returns[turn] ?? 0) - (one.returns[turn] ?? 0));
}

const solver = searchAgent(nim, { iterations: 20, solve: solveUpTo(8) });

describe('a solved position', () => {
  test('has exact ratings, the best first, without a visit', () => {
    const pile = { stones: 6, turn: 1, players: 2 };
    const ratings = solver.analyse(pile, context());
    const line = (move: string, wins: number) => ({
      ...{ move, visits: 0, value: wins, winShare: wins, line: [move], exact: true },
      ...{ returns: [1 - wins, wins], scores: [1 - wins, wins] },
    });
    expect(ratings).toEqual([line('T2', 1), line('T1', 0), line('T3', 0)]);
    expect(solver.chooseMove(pile, context())).toBe('T2');
  });

  test('needs no iteration and no time, and moves can be picked from it', () => {
    const search = solver.search({ stones: 7, turn: 0, players: 2 }, seededRng(1), ['T1', 'T3']);
    expect(search.exact).toBe(true);
    const before = search.moves();
    search.run(100);
    expect(search.iterations).toBe(100);
    expect(search.moves()).toEqual(before);
    expect(search.moves().map(({ move, winShare }) => [move, winShare])).toEqual([
      ['T3', 1],
      ['T1', 0],
    ]);
    expect(() => search.run(-1)).toThrow(RangeError);
    const now = vi.fn(() => 0);
    const budget = { milliseconds: 1e9 };
    expect(
      solver.chooseMove({ stones: 7, turn: 0, players: 2 }, { ...context(), budget, now }),
    ).toBe('T3');
  });

  test.each([
    ['no move', [], 'found no move'],
    ['a move that is not legal', ['T1', 'T2', 'T9'], 'found "T1 T2 T9"'],
    ['a move twice', ['T1', 'T2', 'T2'], 'found "T1 T2 T2"'],
    ['a move too many', ['T1', 'T2', 'T3', 'T3'], 'found "T1 T2 T3 T3"'],
    ['too few moves', ['T1', 'T2'], 'found "T1 T2"'],
  ])('is refused with %s', (_, moves, found) => {
    // Solvers without types can return anything.
    const solve = () => moves.map((move) => ({ move: move as 'T1', returns: [1, 0] }));
    const agent = searchAgent(nim, { solve });
    expect(() => agent.chooseMove({ stones: 9, turn: 0, players: 2 }, context())).toThrow(
      `Solve: ${found}, expected every legal move once, or undefined.`,
    );
  });

  test('has parts that callers may change', () => {
    const parts = { stones: [1, 2] };
    const solve = () => [{ move: 'T1' as const, returns: [1, 0], parts }];
    const search = searchAgent(nim, { solve }).search(
      { stones: 1, turn: 0, players: 2 },
      seededRng(1),
    );
    // Callers without types can change what is read-only.
    const [rating] = search.moves() as never as [{ readonly parts: typeof parts }];
    rating.parts.stones[0] = 999;
    expect(search.moves()[0]?.parts).toEqual({ stones: [1, 2] });
  });

  test('is one for half the time of a choice', () => {
    let time = 0;
    const now = () => time++;
    const looks: number[] = [];
    const patient = searchAgent(nim, {
      solve: (_, isInTime) => {
        let count = 0;
        while (isInTime?.()) count++;
        looks.push(count);
        return undefined;
      },
    });
    const pile = { stones: 9, turn: 0, players: 2 };
    const ratings = patient.analyse(pile, { ...context(), budget: { milliseconds: 10 }, now });
    expect(looks).toEqual([4]);
    // An iteration for two looks at the clock in what is left.
    expect(ratings.reduce((sum, { visits }) => sum + visits, 0)).toBe(2);
    // Iterations leave as much time as it needs.
    patient.analyse(pile, { ...context(), budget: { iterations: 1 } });
    expect(looks).toEqual([4, 0]);
  });

  test('is searched where it is out of reach, and where there is no player to move', () => {
    const search = solver.search({ stones: 9, turn: 0, players: 2 }, seededRng(1));
    search.run(20);
    expect(search.iterations).toBe(20);
    expect(search.exact).toBe(false);
    expect(search.moves().every(({ exact }) => !exact)).toBe(true);
    const solve = vi.fn(() => []);
    const agent = searchAgent(nim, { solve });
    expect(agent.analyse({ stones: 0, turn: 0, players: 2 }, context())).toEqual([]);
    expect(solve).not.toHaveBeenCalled();
  });

  test('takes its time from the budget', () => {
    let time = 0;
    const slow = (pile: Pile) => {
      time += 70;
      return solveUpTo(3)(pile);
    };
    const agent = searchAgent(nim, { milliseconds: 100, solve: slow });
    const ratings = agent.analyse(
      { stones: 9, turn: 0, players: 2 },
      { ...context(), now: () => time++ },
    );
    // An iteration for two looks at the clock in the 30 milliseconds that are left.
    expect(ratings.reduce((sum, { visits }) => sum + visits, 0)).toBe(15);
  });
});

test('a review takes what is exact from the solution, and says so', async () => {
  const rules = { players: 2 } as const;
  const events = ['T1', 'T1', 'T3', 'T2', 'T1', 'T3', 'T1'] as const;
  const start = nim.encode(nim.start(rules));
  const record = { game: 'nim', rules, names: ['Ada', 'Bob'], start, events } as const;
  const review = await reviewGame(nim, record, { iterations: 40, agent: solver });
  const known = review.moves.map((move) =>
    move.mark === 'forced' ? move.mark : [move.exact, move.loss, move.uncertain],
  );
  // 12, 11 and 10 stones are out of reach; of 7, two leave 5: a win for the other. One of one is forced.
  expect(known.slice(3)).toEqual([[true, 1, false], [true, 0, false], [true, 0, false], 'forced']);
  expect(known.slice(0, 3).every((move) => move[0] === false)).toBe(true);
});

test('what does not solve is refused', () => {
  // Callers without types can give anything.
  expect(() => searchAgent(nim, { solve: 1 as never })).toThrow(TypeError);
});
