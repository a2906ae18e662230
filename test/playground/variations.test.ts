/** Variations: going back and playing something else, without losing what was played. */
import { legalMoves } from 'azulejo';
import { describe, expect, test } from 'vitest';
import { reduce } from '../../playground/shell/actions/reduce.js';
import { branchesOf, linesOf } from '../../playground/shell/model/lines.js';
import { eventsOf, forfeitOf } from '../../playground/shell/model/match.js';
import { listLines } from '../../playground/shell/model/move-list.js';
import type { Page } from '../../playground/shell/model/page.js';
import { loadSaved, saveMatch } from '../../playground/shell/model/saved.js';
import { nextStep, whyNoMove } from '../../playground/shell/model/turns.js';
import { azulGame } from './english.js';
import {
  branch,
  inEnglish,
  matchOf,
  pageWith,
  people,
  playOn,
  positionAt,
  settle,
} from './pages.js';

/** A game between people after the deal and five first legal moves. */
const PAGE = playOn(people(), 5);
const MAIN = eventsOf(matchOf(PAGE));

const linesIn = (page: Page) => linesOf(matchOf(page)).map(({ events }) => events);

describe('another move in an earlier position', () => {
  const page = branch(PAGE, 2);

  test('begins a variation, and the main line stays as it was', () => {
    expect(page.view).toBeUndefined();
    expect(page.notice).toMatch(/^A variation begins/);
    expect(page.announcement).toMatch(/^A variation begins\. \w+ takes /);
    expect(matchOf(page)).toMatchObject({ count: 3, place: 1 });
    expect(eventsOf(matchOf(page)).slice(0, 2)).toEqual(MAIN.slice(0, 2));
    expect(linesIn(page)).toEqual([MAIN, eventsOf(matchOf(page))]);
  });

  test('does so after Undo, too', () => {
    const undone = reduce(PAGE, { type: 'undo' });
    const move = legalMoves(positionAt(undone, 5)).at(-1) ?? '';
    const other = reduce(undone, { type: 'play', move });
    expect(linesIn(other)).toEqual([MAIN, [...MAIN.slice(0, 5), move]]);
  });

  test('goes on with the agents of the game', () => {
    const first = pageWith(['human', 'level-1']);
    const played = playOn(first, 3);
    const { count } = matchOf(first);
    const other = settle(branch(played, count));
    expect(whyNoMove(other)).toBeUndefined();
    expect(eventsOf(matchOf(other))).toHaveLength(count + 2);
    expect(linesIn(other)[0]).toEqual(eventsOf(matchOf(played)));
  });
});

describe('the same move in an earlier position', () => {
  test('goes on to the next position, and begins nothing', () => {
    const viewed = reduce(PAGE, { type: 'view', events: 2 });
    const next = reduce(viewed, { type: 'play', move: MAIN[2] ?? '' });
    expect(next.view).toBe(3);
    expect(next.match).toEqual(PAGE.match);
    const last = reduce(PAGE, { type: 'view', events: 5 });
    const live = reduce(last, { type: 'play', move: MAIN[5] ?? '' });
    expect(live.view).toBeUndefined();
    expect(live.match).toEqual(PAGE.match);
  });

  test('is a redo after Undo, with the answers of agents', () => {
    const played = playOn(pageWith(['human', 'level-1']), 3);
    const undone = reduce(played, { type: 'undo' });
    const move = eventsOf(matchOf(undone))[matchOf(undone).count] ?? '';
    const again = reduce(undone, { type: 'play', move });
    expect(again.match).toEqual(reduce(undone, { type: 'redo' }).match);
  });

  test('leads to the variation that has it', () => {
    const varied = branch(PAGE, 2);
    const main = reduce(varied, { type: 'line', line: 0 });
    const again = branch(main, 2);
    expect(linesIn(again)).toEqual(linesIn(varied));
    expect(matchOf(again)).toMatchObject({ place: 1, count: 3 });
  });

  test('draws the same at the end of a round', () => {
    const long = playOn(people(), 30);
    const deal = eventsOf(matchOf(long)).findIndex((event, index) => index > 0 && /^F/.test(event));
    const events = eventsOf(matchOf(long));
    let back = long;
    while (matchOf(back).count > deal) back = reduce(back, { type: 'undo' });
    const match = { ...matchOf(back), count: deal };
    const drawn = reduce({ ...back, match }, { type: 'chance' });
    expect(linesIn(drawn)).toEqual([events]);
  });
});

describe('a line', () => {
  const page = branch(branch(PAGE, 2), 1, -2);

  test('is put on the table at its end or at a position, and nothing happens there by itself', () => {
    const main = reduce(page, { type: 'line', line: 0 });
    expect(matchOf(main)).toMatchObject({ place: 0, count: MAIN.length });
    expect(main.announcement).toMatch(/^The main line\. /);
    const viewed = reduce(page, { type: 'line', line: 1, events: 2 });
    expect(viewed.view).toBe(2);
    expect(nextStep(viewed)).toBeUndefined();
    expect(new Set(linesIn(viewed))).toEqual(new Set(linesIn(page)));
    expect(reduce(page, { type: 'line', line: 9 }).match).toBe(page.match);
  });

  test('can become the main line', () => {
    const promoted = reduce(page, { type: 'promote' });
    expect(matchOf(promoted).place).toBe(0);
    expect(linesIn(promoted)[0]).toEqual(eventsOf(matchOf(page)));
    expect(linesIn(promoted)).toHaveLength(3);
  });

  test('is not changed while another tab plays', () => {
    const held = reduce(page, { type: 'hold', elsewhere: true });
    for (const action of [
      { type: 'line', line: 0 },
      { type: 'promote' },
      { type: 'delete-line' },
    ] as const) {
      expect(reduce(held, action)).toBe(held);
    }
    expect(branch(held, 2).match).toBe(held.match);
  });
});

describe('deleting a variation', () => {
  const page = branch(branch(PAGE, 2), 1, -2);

  test('leads back to where it began, and leaves all other lines', () => {
    const [main, first] = linesIn(page);
    const deleted = reduce(page, { type: 'delete-line' });
    expect(linesIn(deleted)).toEqual([main, first]);
    expect(matchOf(deleted).place).toBe(0);
    expect(deleted.view).toBe(1);
    expect(deleted.notice).toBe('The variation is deleted.');
    expect(deleted.announcement).toMatch(/^The variation is deleted\. The main line\. /);
    expect(nextStep(deleted)).toBeUndefined();
    const saved = saveMatch(inEnglish(azulGame), matchOf(deleted), 5);
    expect(loadSaved(azulGame, structuredClone(saved))?.others.length).toBe(1);
  });

  test('leaves the moves that lead to variations in it to those', () => {
    const one = playOn(branch(PAGE, 2), 2);
    const inside = branch(one, 4);
    const [main, outer, inner] = linesIn(inside);
    const onOuter = reduce(inside, { type: 'line', line: 1 });
    const deleted = reduce(onOuter, { type: 'delete-line' });
    expect(outer?.slice(0, 4)).toEqual(inner?.slice(0, 4));
    expect(linesIn(deleted)).toEqual([main, inner]);
    expect(branchesOf(matchOf(deleted))).toEqual([{ line: 1, parent: 0, from: 2 }]);
    // The inner one leads back to the outer one.
    const other = reduce(inside, { type: 'delete-line' });
    expect(linesIn(other)).toEqual([main, outer]);
    expect([matchOf(other).place, other.view]).toEqual([1, 4]);
  });

  test('is not for the main line, which another one can replace first', () => {
    const main = reduce(page, { type: 'line', line: 0 });
    expect(reduce(main, { type: 'delete-line' })).toBe(main);
    const replaced = reduce(page, { type: 'promote' });
    const old = reduce(replaced, { type: 'line', line: 1 });
    expect(eventsOf(matchOf(old))).toEqual(MAIN);
    const deleted = reduce(old, { type: 'delete-line' });
    expect(linesIn(deleted)).not.toContainEqual(MAIN);
    expect(linesIn(deleted)).toHaveLength(2);
  });
});

describe('a line that a forfeit has ended', () => {
  const giveUp = (page: Page) => reduce(page, { type: 'give-up', reason: 'gave up' });
  const given = giveUp(PAGE);
  const varied = branch(given, 2);
  const listed = (page: Page) => listLines(inEnglish(azulGame), matchOf(page));

  test('keeps it while another line is on the table, and after a reload', () => {
    const saved = saveMatch(inEnglish(azulGame), matchOf(varied), 5);
    const loaded = loadSaved(azulGame, structuredClone(saved));
    const [main] = loaded ? linesOf(loaded) : [];
    expect(main?.record.result).toEqual({ kind: 'forfeit', player: 'A', reason: 'gave up' });
    const open = reduce(varied, { type: 'open', match: loaded ?? matchOf(varied) });
    const back = reduce(open, { type: 'line', line: 0 });
    expect(matchOf(back).count).toBe(MAIN.length);
    expect(forfeitOf(matchOf(back))?.player).toBe('A');
  });

  test('says how it ended when it comes back to the table', () => {
    const { announcement } = reduce(varied, { type: 'line', line: 0 });
    expect(announcement).toMatch(/^The main line\. Bruno wins: Ada gives up\./);
  });

  test.each([7, ['x'], [{ kind: 'forfeit', player: 'Z', reason: 'x' }], [{ kind: 'limit' }]])(
    'is loaded without it if it is damaged: %j',
    (forfeits) => {
      const saved = saveMatch(inEnglish(azulGame), matchOf(varied), 5);
      // What another version has saved may be anything.
      const strange = { ...saved, forfeits } as unknown as typeof saved;
      const loaded = loadSaved(azulGame, strange);
      expect(loaded && linesOf(loaded).map(({ record }) => record.result)).toEqual([
        undefined,
        undefined,
      ]);
    },
  );

  test('says so at its end in the list', () => {
    expect(listed(given).ending).toBe('Bruno wins: Ada gives up');
    expect(listed(varied).ending).toBe('Bruno wins: Ada gives up');
    expect(listed(varied).branches[0]?.ending).toBeUndefined();
  });

  test('is a line of its own where moves had been undone, and Undo leads back to them', () => {
    const undone = reduce(reduce(PAGE, { type: 'undo' }), { type: 'undo' });
    const { count } = matchOf(undone);
    const ended = giveUp(undone);
    expect(linesIn(ended)).toEqual([MAIN, MAIN.slice(0, count)]);
    expect(listed(ended).branches[0]).toMatchObject({ from: count, length: count, sections: [] });
    const saved = saveMatch(
      inEnglish(azulGame),
      matchOf(reduce(ended, { type: 'line', line: 0 })),
      5,
    );
    const loaded = loadSaved(azulGame, structuredClone(saved));
    expect(loaded && linesOf(loaded).map(({ events }) => events)).toEqual(linesIn(ended));
    const back = reduce(ended, { type: 'undo' });
    expect(linesIn(back)).toEqual([MAIN]);
    expect(matchOf(back)).toMatchObject({ count, place: 0 });
  });
});

describe('the list of moves', () => {
  test('has each variation where it branches off, those of variations, too', () => {
    const one = branch(PAGE, 2);
    const two = branch(playOn(one, 2), 4);
    const three = branch(reduce(two, { type: 'line', line: 0 }), 4, -3);
    expect(branchesOf(matchOf(three))).toEqual([
      { line: 1, parent: 0, from: 2 },
      { line: 2, parent: 1, from: 4 },
      { line: 3, parent: 0, from: 4 },
    ]);
    const listed = listLines(inEnglish(azulGame), matchOf(three));
    const eventsIn = ({ sections }: typeof listed) =>
      sections.flatMap(({ entries }) => entries.map(({ events }) => events));
    expect(eventsIn(listed)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(listed.shared).toBe(4);
    const [first, other] = listed.branches;
    expect(first && eventsIn(first)).toEqual([3, 4, 5]);
    expect(first?.branches.map(({ line }) => line)).toEqual([2]);
    expect(first?.branches[0] && eventsIn(first.branches[0])).toEqual([5]);
    expect(other && [eventsIn(other), other.shared]).toEqual([[5], 5]);
  });
});

describe('a saved game', () => {
  const page = branch(branch(PAGE, 2), 1, -2);
  const saved = saveMatch(inEnglish(azulGame), matchOf(page), 5);

  test('has all lines', () => {
    const loaded = loadSaved(azulGame, structuredClone(saved));
    expect(loaded?.place).toBe(2);
    expect(loaded && linesOf(loaded).map(({ events }) => events)).toEqual(linesIn(page));
  });

  test('of an earlier version has one line', () => {
    const { others: _, place: __, ...old } = saved;
    expect(loadSaved(azulGame, old)).toMatchObject({ others: [], place: 0 });
  });

  test.each([
    ['no list', 7, 1],
    ['no lists', ['a', null, {}], 3],
    ['no texts', [[1, 2]], -1],
    ['illegal moves', [[...MAIN, 'A9z9']], 0.5],
    ['the beginning of the record', [MAIN.slice(0, 1)], 1],
  ])('with %s as other lines is loaded without them', (_, others, place) => {
    // What another version has saved may be anything.
    const strange = { ...saved, others, place } as unknown as typeof saved;
    const loaded = loadSaved(azulGame, strange);
    expect(loaded).toMatchObject({ others: [], place: 0 });
    expect(loaded && eventsOf(loaded)).toEqual(eventsOf(matchOf(page)));
  });
});
