/** The rating of a person who solves puzzles, and the next puzzle. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { BANDS, bandOf, EASY_RATING, easiestFirst } from '../../playground/shell/model/bands.js';
import {
  afterTry,
  FIRST_STANDING,
  type FirstTry,
  mostChange,
  nextPuzzle,
  readTries,
  standingOf,
  withTry,
} from '../../playground/shell/model/solver.js';
import type { Puzzle } from '../../playground/shell/played-game.js';
import { storedTries, storeTry } from '../../playground/shell/running/solved.js';
import { keptInMap } from './pages.js';

function puzzle(id: string, rating: number, theme = 'a'): Puzzle {
  return { id, rating, theme, state: undefined, solution: '' };
}

const LIST = easiestFirst([
  puzzle('hard', 1500),
  puzzle('easy', 700),
  puzzle('fair', 1120, 'b'),
  puzzle('medium', 1300, 'b'),
]);
const NONE = new Set<string>();

const rating = fc.integer({ min: 0, max: 3000 });
const standing = fc
  .tuple(rating, fc.nat(60))
  .map(([rating, count]) => ({ ...FIRST_STANDING, rating, count }));
const tries = fc.array(
  fc.tuple(fc.constantFrom(...LIST.map(({ id }) => id), 'gone'), fc.boolean()),
);

describe('a rating', () => {
  test('begins in the middle of the easiest band', () => {
    expect(standingOf([], LIST)).toEqual({
      rating: EASY_RATING,
      streak: 0,
      bestStreak: 0,
      count: 0,
    });
    expect(bandOf(EASY_RATING)).toBe(BANDS[0].name);
  });

  test('changes by 40 at most, and by 16 after 20 puzzles', () => {
    expect([0, 10, 20, 21, 500].map(mostChange)).toEqual([40, 28, 16, 16, 16]);
  });

  test('rises by a solution and falls by another try, within the bounds', () => {
    fc.assert(
      fc.property(standing, rating, (before, puzzle) => {
        const most = mostChange(before.count);
        const gain = afterTry(before, puzzle, true).rating - before.rating;
        const loss = before.rating - afterTry(before, puzzle, false).rating;
        for (const change of [gain, loss]) {
          expect(change).toBeGreaterThanOrEqual(0);
          expect(change).toBeLessThanOrEqual(most);
        }
        // What is won and what is lost is the same sum, however hard the puzzle is.
        expect(gain + loss).toBeCloseTo(most, 6);
      }),
    );
  });

  test('gains by a puzzle as hard as it what it loses by another', () => {
    fc.assert(
      fc.property(standing, (before) => {
        const gain = afterTry(before, before.rating, true).rating - before.rating;
        const loss = before.rating - afterTry(before, before.rating, false).rating;
        expect(gain).toBeCloseTo(loss, 6);
      }),
    );
  });

  test('gains more by a harder puzzle', () => {
    fc.assert(
      fc.property(standing, rating, fc.integer({ min: 1, max: 500 }), (before, puzzle, more) => {
        const gained = (hard: number) => afterTry(before, hard, true).rating;
        expect(gained(puzzle + more)).toBeGreaterThanOrEqual(gained(puzzle));
      }),
    );
  });

  test('comes to that of the puzzles of which half are solved', () => {
    const list = Array.from({ length: 400 }, (_, index) => puzzle(`${index}`, 1700));
    const half = list.map(({ id }, index): FirstTry => [id, index % 2 === 0]);
    expect(Math.abs(standingOf(half, list).rating - 1700)).toBeLessThan(30);
  });
});

describe('a streak', () => {
  test('is what was solved in a row, and the best one stays', () => {
    const list = [...'abcde'].map((id) => puzzle(id, 1000));
    const solved = [true, true, false, true, true].map((is, index): FirstTry => {
      return [list[index]?.id ?? '', is];
    });
    const streaks = solved.map((_, index) => {
      const { streak, bestStreak } = standingOf(solved.slice(0, index + 1), list);
      return [streak, bestStreak];
    });
    expect(streaks).toEqual([
      [1, 1],
      [2, 2],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });
});

describe('first tries', () => {
  test('count once a puzzle, the first of them, and not at puzzles that are gone', () => {
    fc.assert(
      fc.property(tries, (all) => {
        const none: readonly FirstTry[] = [];
        const first = all.reduce(withTry, none);
        expect(new Set(first.map(([id]) => id)).size).toBe(first.length);
        for (const [id, isSolved] of first) {
          expect(all.find(([other]) => other === id)?.[1]).toBe(isSolved);
        }
        const known = first.filter(([id]) => id !== 'gone');
        expect(standingOf(first, LIST)).toEqual(standingOf(known, LIST));
        expect(standingOf(first, LIST).count).toBe(known.length);
      }),
    );
  });

  test('are read as they were kept, and a bad one costs itself only', () => {
    fc.assert(
      fc.property(tries, fc.array(fc.jsonValue()), fc.nat(), (all, bad, at) => {
        const none: readonly FirstTry[] = [];
        const good = all.reduce(withTry, none);
        const isNone = (value: unknown) => readTries([value]).length === 0;
        const place = at % (good.length + 1);
        const kept = [...good.slice(0, place), ...bad.filter(isNone), ...good.slice(place)];
        expect(readTries(JSON.parse(JSON.stringify(kept)))).toEqual(good);
      }),
    );
    for (const value of [undefined, null, '', 3, {}, '{']) expect(readTries(value)).toEqual([]);
    expect(readTries([['a', 1], ['b'], 'c', null, ['d', true]])).toEqual([['d', true]]);
  });
});

describe('first tries in several tabs', () => {
  const kept = keptInMap();

  test('are all kept, whatever the order of the tabs', () => {
    const step = fc.record({
      tab: fc.nat(2),
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      isSolved: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        kept.clear();
        const tabs: (readonly FirstTry[])[] = [[], [], []];
        let first: readonly FirstTry[] = [];
        for (const { tab, id, isSolved } of steps) {
          tabs[tab] = storeTry('azul', tabs[tab] ?? [], [id, isSolved]);
          first = withTry(first, [id, isSolved]);
          expect(tabs[tab]).toEqual(first);
          expect(storedTries('azul')).toEqual(first);
        }
      }),
    );
  });

  test('stay beside what another version has kept', () => {
    kept.set('azulejo-puzzle-tries-azul', '[["a",true,"later"],{"new":1}]');
    expect(storeTry('azul', [], ['b', false]).map(([id]) => id)).toEqual(['a', 'b']);
    expect(kept.get('azulejo-puzzle-tries-azul')).toBe(
      '[["a",true,"later"],{"new":1},["b",false]]',
    );
  });

  test('last as long as the page without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    const one = storeTry('azul', [], ['a', true]);
    expect(storeTry('azul', one, ['b', false])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });
});

describe('the next puzzle', () => {
  const idOf = (...args: Parameters<typeof nextPuzzle>) => args[0][nextPuzzle(...args)]?.id;

  test('is the easiest for a person who has tried none', () => {
    expect(idOf(LIST, [], NONE, -1, '')).toBe('easy');
    expect(idOf(LIST, [], NONE, -1, 'b')).toBe('fair');
  });

  test('is a new one near the rating', () => {
    expect(idOf(LIST, [['easy', true]], new Set(['easy']), 0, '')).toBe('fair');
    const failed: FirstTry[] = [
      ['easy', true],
      ['fair', false],
    ];
    expect(idOf(LIST, failed, new Set(['easy']), 1, '')).toBe('medium');
  });

  test('is one that was tried where none is new, and any one where all are solved', () => {
    const all = LIST.map(({ id }): FirstTry => [id, false]);
    expect(idOf(LIST, all, new Set(['easy', 'fair']), 2, '')).toBe('hard');
    const solved = new Set(LIST.map(({ id }) => id));
    expect(LIST.map((_, index) => nextPuzzle(LIST, all, solved, index, ''))).toEqual([1, 2, 3, 0]);
    expect(nextPuzzle([], [], NONE, -1, '')).toBe(0);
  });

  test('is never the one on the board, nor solved while others are not', () => {
    const ids = fc.subarray(LIST.map(({ id }) => id));
    fc.assert(
      fc.property(tries, ids, fc.integer({ min: -1, max: 3 }), (all, some, index) => {
        const solved = new Set(some);
        const next = nextPuzzle(LIST, readTries(all), solved, index, '');
        expect(next).not.toBe(index);
        const isLeft = LIST.some(({ id }, at) => at !== index && !solved.has(id));
        if (isLeft) expect(solved.has(LIST[next]?.id ?? '')).toBe(false);
      }),
    );
  });
});
