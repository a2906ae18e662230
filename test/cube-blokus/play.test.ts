/** Levels, ratings of moves, and a training that agents play. */

import { playMatch, reasonsFor, type SyncAgent } from 'azulejo/agents';
import {
  AGENTS,
  bestMove,
  type CubeBlokusTypes,
  checkLessonMove,
  cubeBlokus,
  decodeMove,
  decodeState,
  type GameState,
  LESSONS,
  LEVELS,
  type Level,
  legalMoves,
  type Move,
  newGame,
  newTraining,
  nextTraining,
  rateMoves,
  seededRng,
  type Training,
} from 'azulejo/cube-blokus';
import { applyAll } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';
import { afterRandomMoves, finished, type Gain, gainOf } from './growth.js';

/** Positions with few moves, so that all of them can be tried. */
const POSITIONS = [49, 54, 58].map((count) => afterRandomMoves(count, count));

/** List the moves with the most of something. */
function best(state: GameState, value: (gain: Gain) => number): Move[] {
  const gains = legalMoves(state).map((move) => ({ move, value: value(gainOf(state, move)) }));
  const most = Math.max(...gains.map((each) => each.value));
  return gains.filter((each) => each.value === most).map(({ move }) => move);
}

/** List what an agent of a level chooses with many random numbers, in order, each once. */
function choices(level: Level, state: GameState): Move[] {
  const agent = AGENTS[`level-${level}`]();
  const chosen = Array.from({ length: 400 }, (_, seed) =>
    agent.chooseMove(state, { rng: seededRng(seed) }),
  );
  return legalMoves(state).filter((move) => chosen.includes(move));
}

describe('levels', () => {
  test.each([
    [1, ({ size }: Gain) => size],
    [2, ({ size, own }: Gain) => 1000 * size + own],
    [3, ({ size, own, taken }: Gain) => 1000 * size + own + taken],
  ] as const)('level %i draws among the best by what it knows, and misses none', (level, value) => {
    for (const state of POSITIONS) expect(choices(level, state)).toEqual(best(state, value));
  });

  test('the first three know more and more: their choices differ', () => {
    const chosen = ([1, 2, 3] as const).map((level) =>
      POSITIONS.map((state) => choices(level, state).join()).join(' '),
    );
    expect(new Set(chosen).size).toBe(3);
  });

  test('level 4 chooses the best move, with playouts from its own random numbers', () => {
    const state = afterRandomMoves(60, 60);
    const seed = Math.floor(seededRng(7)() * 2 ** 32);
    const context = { rng: seededRng(7), budget: { iterations: 1 } };
    expect(legalMoves(state).length).toBeGreaterThan(1);
    expect(AGENTS['level-4']().chooseMove(state, context)).toBe(bestMove(state, { seed }));
  });

  test('are named agents', () => {
    expect(LEVELS.map((level) => AGENTS[`level-${level}`]().name)).toEqual([
      ...['level-1', 'level-2', 'level-3', 'level-4'],
    ]);
    expect(Object.keys(AGENTS)).toEqual([
      'random',
      'search',
      ...LEVELS.map((level) => `level-${level}`),
    ]);
  });

  test('do not play on when the game is over', () => {
    for (const level of LEVELS) {
      const context = { rng: seededRng(1) };
      expect(
        thrownBy(() => AGENTS[`level-${level}`]().chooseMove(finished(1), context)),
      ).toBeInstanceOf(RangeError);
    }
  });
});

describe('the search', () => {
  /** Return the points that each player can expect by a search. */
  function expectedPoints(state: GameState): readonly number[] {
    const search = AGENTS.search().search(state, seededRng(1));
    search.run(20);
    return search.moves()[0]?.scores ?? [];
  }

  test('expects the points of the end of the game, with the bonus that can still be earned', () => {
    const usual = expectedPoints(newGame());
    const generous = expectedPoints(newGame({ rules: { bonus: { all: 0, allSingleLast: 500 } } }));
    expect(usual).toHaveLength(4);
    for (const [player, points] of usual.entries()) {
      expect(points).toBeGreaterThan(75);
      expect(points).toBeLessThan(100);
      expect(generous[player]).toBeGreaterThan(points + 20);
    }
  });

  test.each([
    ['at the start', newGame(), 20],
    ['in the middle', afterRandomMoves(40, 1), 60],
    ['near the end, which it sees', afterRandomMoves(66, 2), 200],
  ])('takes the expected points apart %s', (_, state, iterations) => {
    const ratings = AGENTS.search({ iterations }).analyse(state, { rng: seededRng(1) });
    const tried = ratings.filter(({ visits }) => visits > 0);
    expect(tried.length).toBeGreaterThan(0);
    for (const { scores = [], parts } of tried) {
      const { score = [], growth = [], bonus = [] } = parts ?? {};
      scores.forEach((points, player) => {
        const sum = (score[player] ?? 0) + (growth[player] ?? 0) + (bonus[player] ?? 0);
        expect(sum).toBeCloseTo(points, 9);
        expect(score[player]).toBeGreaterThanOrEqual(cubeBlokus.scores?.(state)[player] ?? 0);
        expect(growth[player]).toBeGreaterThanOrEqual(0);
        expect(bonus[player]).toBeGreaterThanOrEqual(0);
      });
    }
  });

  test('has a reason for a large piece instead of a small one: the squares', () => {
    const ratings = AGENTS.search({ iterations: 400 }).analyse(newGame(), { rng: seededRng(1) });
    const [best] = ratings;
    const single = legalMoves(newGame()).filter((move) => decodeMove(move).squares.length === 1);
    const small = AGENTS.search().search(newGame(), seededRng(1), single.slice(0, 1));
    small.run(50);
    const [other] = small.moves();
    // Three quarters of the pieces and more are still to be placed.
    const { growth = [] } = other?.parts ?? {};
    expect(growth).toHaveLength(4);
    for (const squares of growth) expect(squares).toBeGreaterThan(60);
    const reasons = best && other ? reasonsFor(best, other, 0) : [];
    expect(decodeMove(best?.move ?? '').squares).toHaveLength(5);
    expect(reasons.find(({ part }) => part === 'score')?.points).toBeGreaterThan(2);
  });

  test('expects nothing more for players who are out of the game', () => {
    const state = afterRandomMoves(30, 30);
    const out = applyAll(cubeBlokus, state, ['B!']);
    expect(expectedPoints(out)[1]).toBe(cubeBlokus.scores?.(out)[1]);
    expect(expectedPoints(state)[1]).toBeGreaterThan(75);
  });

  test('gives no win share to those who can place nothing more and are passed', () => {
    const sharesAfter = (...events: readonly ('A!' | 'B!' | 'C!')[]) => {
      const search = AGENTS.search().search(applyAll(cubeBlokus, newGame(), events), seededRng(1));
      search.run(20);
      return search.moves().map(({ returns }) => returns);
    };
    // Nobody has points yet: the next move decides the game.
    for (const shares of sharesAfter('A!', 'B!', 'C!')) expect(shares).toEqual([0, 0, 0, 1]);
    for (const shares of sharesAfter('A!')) {
      expect(shares[0]).toBe(0);
      expect(Math.min(...shares.slice(1))).toBeGreaterThan(0.1);
    }
  });
});

describe('ratings', () => {
  const state = afterRandomMoves(44, 5);
  const options = { candidates: 6, playouts: 4, seed: 3 };

  test('rate every legal move once, best first, from 100 to 0', () => {
    const rated = rateMoves(state, options);
    expect(rated.map(({ move }) => move).toSorted()).toEqual(legalMoves(state).toSorted());
    const ratings = rated.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    expect([ratings[0], ratings.at(-1)]).toEqual([100, 0]);
  });

  test('are the same again, and others with another seed', () => {
    const rated = rateMoves(state, options);
    expect(rateMoves(state, options)).toEqual(rated);
    expect(rateMoves(state, { ...options, seed: 4 })).not.toEqual(rated);
    expect(rateMoves(state, { ...options, playouts: 5 })).not.toEqual(rated);
    expect(rateMoves(state, { ...options, candidates: 7 })).not.toEqual(rated);
  });

  test('begin with the best move', () => {
    expect(bestMove(state, options)).toBe(rateMoves(state, options)[0]?.move);
  });

  test('follow the gain at once where moves are not played out', () => {
    const promise = ({ size, own, taken }: Gain) => 5 * size + own + taken;
    const gains = legalMoves(state).map((move) => promise(gainOf(state, move)));
    const [least, most] = [Math.min(...gains), Math.max(...gains)];
    for (const { move, rating } of rateMoves(state, { candidates: 1, playouts: 1 })) {
      const expected = (100 * (promise(gainOf(state, move)) - least)) / (most - least);
      expect(rating).toBeCloseTo(expected, 6);
    }
  });

  test('are all 100 where no move is better than another', () => {
    const last = onlySingleLeft();
    expect(legalMoves(last).length).toBeGreaterThan(5);
    expect(rateMoves(last)).toEqual(legalMoves(last).map((move) => ({ move, rating: 100 })));
  });

  test('are none once the game is over', () => {
    expect(rateMoves(finished(2))).toEqual([]);
    expect(bestMove(finished(2))).toBeUndefined();
  });

  test('keep I1 for the end', () => {
    const lesson = LESSONS.find(({ name }) => name === 'single-last');
    const start = decodeState(lesson?.start ?? ['', '']);
    expect(bestMove(start)).toBe(lesson?.steps[0]?.accepted[0]);
    const [first, second] = rateMoves(start);
    expect((first?.rating ?? 0) - (second?.rating ?? 0)).toBeGreaterThan(10);
  });

  test.each([
    [{ candidates: 0 }, 'Candidates: found 0, expected an integer from 1 to 2000.'],
    [{ playouts: 10_001 }, 'Playouts: found 10001, expected an integer from 1 to 10000.'],
    [{ playouts: '4' }, 'Playouts: found "4", expected an integer from 1 to 10000.'],
    [{ seed: 0.5 }, 'Seed: found 0.5, expected an integer'],
  ])('refuse %j', (wrong, message) => {
    expect(String(thrownBy(() => rateMoves(state, wrong as never)))).toContain(message);
    expect(String(thrownBy(() => bestMove(state, wrong as never)))).toContain(message);
  });

  test('are those that are committed', async () => {
    const lines = [afterRandomMoves(46, 1), afterRandomMoves(58, 2)].flatMap((each) => [
      JSON.stringify(each),
      ...rateMoves(each).map(({ move, rating }) => `${move} ${rating.toFixed(6)}`),
    ]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('ratings.txt');
  });
});

/** A state in which player A has I1 alone, with several places for it, and the others are out. */
function onlySingleLeft(): GameState {
  const [, , , , , lesson] = LESSONS;
  if (lesson === undefined) throw new Error('There are six lessons.');
  const { state } = checkLessonMove(lesson, 0, 'ABh9Db9');
  return applyAll(cubeBlokus, state, ['B!', 'C!', 'D!']);
}

/** Whether player A is among the winners against three opponents of a level. */
async function wins(
  learner: SyncAgent<CubeBlokusTypes['state'], CubeBlokusTypes['move']>,
  level: Level,
  seed: number,
): Promise<boolean> {
  // Levels 3 and 4 would take too long here: level 2 plays in their place.
  const opponent = AGENTS[`level-${level > 2 ? 2 : level}`]();
  const { returns } = await playMatch(cubeBlokus, [learner, opponent, opponent, opponent], {
    seed,
  });
  return (returns[0] ?? 0) > 0;
}

describe('training', () => {
  test('climbs with a strong player to level 4, and falls with a weak one back to level 1', async () => {
    let training: Training = newTraining();
    const levels: Level[] = [];
    for (let seed = 0; training.level < 4; seed++) {
      levels.push(training.level);
      training = nextTraining(training, await wins(AGENTS['level-3'](), training.level, seed));
    }
    const climbed = levels.length;
    for (let seed = 0; training.level > 1; seed++) {
      levels.push(training.level);
      training = nextTraining(training, await wins(AGENTS.random(), training.level, seed));
    }
    expect(levels.slice(0, climbed).join('')).toMatchInlineSnapshot(`"122222223"`);
    expect(levels.slice(climbed).join('')).toMatchInlineSnapshot(`"444333222"`);
  });
});
