/** What several tabs keep in one browser: none writes over what another has kept. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Action, reduce } from '../../playground/shell/actions/reduce.js';
import type { Page } from '../../playground/shell/model/page.js';
import { keepEditing, storedEditing } from '../../playground/shell/running/editing.js';
import {
  declineLessons,
  isNewHere,
  storedLessons,
  storeLesson,
} from '../../playground/shell/running/learnt.js';
import { keepPreferences, storedPreferences } from '../../playground/shell/running/preferences.js';
import { storedSolved, storeSolved } from '../../playground/shell/running/solved.js';
import { keep } from '../../playground/shell/storage/kept.js';
import { keepTimes, takeTimes } from '../../playground/shell/storage/times.js';
import { azulGame } from './english.js';
import { FIRST_PAGE, keptInMap, matchOf, people } from './pages.js';

const kept = keptInMap();

/** A tab as it is after it was loaded. */
function load(): Page {
  return { ...FIRST_PAGE, ...storedEditing(azulGame) };
}

function doing(page: Page, action: Action): Page {
  const after = reduce(page, action);
  keepEditing(page, after);
  return after;
}

function edit(page: Page, shared: string): Page {
  return doing(page, { type: 'draft', change: { shared } });
}

function sharedOf({ draft, aside }: Pick<Page, 'draft' | 'aside'>): string[] {
  return [draft, ...aside].map(({ shared }) => shared);
}

describe('a position that is edited', () => {
  test('in one tab is set aside when another one is edited in another tab', () => {
    const [one, other] = [load(), load()];
    const first = edit(one, 'a');
    edit(edit(other, 'b'), 'c');
    expect(sharedOf(load())).toEqual(['c', 'a']);
    edit(first, 'd');
    expect(sharedOf(load())).toEqual(['d', 'c']);
  });

  test('is lost in no tab, whatever is edited, played and loaded again in others', () => {
    const step = fc.record({ tab: fc.nat(2), what: fc.constantFrom('edit', 'play', 'load') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 18 }), (steps) => {
        kept.clear();
        const tabs = [load(), load(), load()];
        const alive = new Set<string>();
        for (const [index, { tab, what }] of steps.entries()) {
          const page = tabs[tab] ?? load();
          const { shared } = page.draft;
          if (what === 'load') tabs[tab] = load();
          // What is edited in its place, or has become a game, is kept there.
          else alive.delete(shared);
          if (what === 'edit') {
            tabs[tab] = edit(page, `text${index}`);
            alive.add(`text${index}`);
          }
          if (what === 'play') tabs[tab] = doing(page, { type: 'played-draft' });
          expect(sharedOf(load())).toEqual(expect.arrayContaining([...alive]));
        }
      }),
    );
  });

  test('is discarded for good where it was set aside', () => {
    edit(load(), 'a');
    edit({ ...FIRST_PAGE }, 'b');
    const page = doing(load(), { type: 'discard-aside' });
    expect(sharedOf(load())).toEqual(['b']);
    edit(page, 'c');
    expect(sharedOf(load())).toEqual(['c']);
  });
});

test('puzzles that are solved in several tabs are all kept', () => {
  const sets = fc.array(fc.uniqueArray(fc.string()));
  fc.assert(
    fc.property(sets, (all) => {
      kept.clear();
      for (const solved of all) storeSolved('azul', new Set(solved));
      expect(storedSolved('azul')).toEqual(new Set(all.flat()));
    }),
  );
});

test('lessons that are done in several tabs are all kept, beside what a game keeps there', () => {
  kept.set('azulejo-cube-blokus', '{"training":{"level":2},"lessons":["a",3]}');
  expect(storedLessons('cube-blokus')).toEqual(['a']);
  expect(storeLesson('cube-blokus', [], 'b')).toEqual(['a', 'b']);
  expect(storeLesson('cube-blokus', ['c'], 'a')).toEqual(['a', 'b', 'c']);
  declineLessons('cube-blokus');
  expect(storedLessons('cube-blokus')).toEqual(['a', 'b', 'c']);
  expect(kept.get('azulejo-cube-blokus')).toMatch(/"training":{"level":2}/);
  for (const text of ['3', '{', '{"lessons":"a"}', '[]']) {
    kept.set('azulejo-azul', text);
    expect(storedLessons('azul')).toEqual([]);
  }
});

test('lessons are offered where a game was neither played nor learnt, and not declined', () => {
  expect(isNewHere(FIRST_PAGE)).toBe(true);
  expect(isNewHere({ ...FIRST_PAGE, match: matchOf(people()) })).toBe(false);
  kept.set('azulejo-setup/tsuro', '{}');
  expect(isNewHere(FIRST_PAGE)).toBe(true);
  kept.set('azulejo-setup/azul', '{}');
  expect(isNewHere(FIRST_PAGE)).toBe(false);
  kept.clear();
  declineLessons('azul');
  expect(isNewHere(FIRST_PAGE)).toBe(false);
});

test('preferences that are chosen in several tabs are all kept', () => {
  keepPreferences({ theme: 'dark' });
  keepPreferences({ speed: 'slow' });
  expect(storedPreferences()).toMatchObject({ theme: 'dark', speed: 'slow', sound: 'off' });
});

test('the times of each game are its own', () => {
  keepTimes({ id: 'one', count: 3, left: [5, 6] });
  keepTimes({ id: 'other', count: 4, left: [7, 8] });
  expect(takeTimes('third')).toBeUndefined();
  expect(takeTimes('one')).toEqual({ id: 'one', count: 3, left: [5, 6] });
  expect(takeTimes('one')).toBeUndefined();
  expect(takeTimes('other')).toMatchObject({ count: 4 });
});

describe('a value that cannot be read', () => {
  const UNREADABLE = ['', '{', 'null', '3', '"text"', '{"of": "a later version"}'];

  test.each(UNREADABLE)('is put aside before another one takes its place: %s', (text) => {
    kept.set('azulejo-puzzles-azul', text);
    expect(storedSolved('azul').size).toBe(0);
    expect([...kept.values()]).toEqual([text]);
    storeSolved('azul', new Set(['a']));
    expect([...kept.values()].sort()).toEqual(['["a"]', text].sort());
  });

  test('stays where there is no room to put it aside', () => {
    kept.set('key', '{');
    vi.stubGlobal('localStorage', {
      ...localStorage,
      setItem: () => {
        throw new DOMException('There is no room.', 'QuotaExceededError');
      },
    });
    keep('key', {}, () => ({}));
    expect(kept.get('key')).toBe('{');
  });

  test.each(UNREADABLE.slice(0, 5))('is put aside where it was a position: %s', (text) => {
    kept.set('azulejo-draft/azul', text);
    edit(load(), 'a');
    expect([...kept.values()]).toContain(text);
    expect(sharedOf(load())).toEqual(['a']);
  });
});
