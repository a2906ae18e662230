/** Clocks: the model, and how it follows a page. Times are handed in. */
import { legalMoves } from 'azulejo';
import { describe, expect, test } from 'vitest';
import { type Action, reduce } from '../../playground/shell/actions/reduce.js';
import {
  afterEvent,
  atEvents,
  type Clock,
  knownClock,
  newClock,
  runningFor,
  stopped,
  timeLeft,
  timeWords,
} from '../../playground/shell/model/clock.js';
import type { Page } from '../../playground/shell/model/page.js';
import { loadSaved, saveMatch } from '../../playground/shell/model/saved.js';
import { timed, withTimes } from '../../playground/shell/model/timing.js';
import { FIRST_PAGE, matchOf, positionOf } from './pages.js';

const CONTROL = { minutes: 5, increment: 10, forfeits: true };

describe('a clock', () => {
  const clock = newClock(CONTROL, 2);

  test('runs for one player at a time', () => {
    const running = runningFor(clock, 0, 1000);
    expect(timeLeft(running, 0, 61_000)).toBe(240_000);
    expect(timeLeft(running, 1, 61_000)).toBe(300_000);
    const next = runningFor(running, 1, 61_000);
    expect(next.left).toEqual([240_000, 300_000]);
    expect(timeLeft(next, 1, 62_000)).toBe(299_000);
    expect(stopped(next, 62_000).left).toEqual([240_000, 299_000]);
  });

  test('adds the increment after a move, and to nobody after a chance event', () => {
    expect(afterEvent(clock, 1, 0).left).toEqual([310_000, 300_000]);
    expect(afterEvent(clock, 1, undefined).left).toEqual([300_000, 300_000]);
  });

  test('goes back with the game, and forgets what is played anew', () => {
    const second = afterEvent(afterEvent(clock, 1, 0), 2, 1);
    expect(atEvents(second, 1).left).toEqual([310_000, 300_000]);
    expect(atEvents(second, 0).left).toEqual([300_000, 300_000]);
    const other = afterEvent(atEvents(second, 0), 1, undefined);
    expect(other.past).toEqual([
      [300_000, 300_000],
      [300_000, 300_000],
    ]);
  });

  test.each([
    [300_000, '5:00'],
    [61_001, '1:02'],
    [1, '0:01'],
    [0, '0:00'],
    [-2500, '−0:02'],
    [3_605_000, '1:00:05'],
  ])('writes %i ms as %s', (time, text) => expect(timeWords(time)).toBe(text));

  test('is read as it was saved, and nothing else is', () => {
    const { running: _, ...saved } = afterEvent(clock, 1, 0);
    expect(knownClock(saved, 2)).toEqual({ ...saved, running: undefined });
    for (const other of [undefined, 5, {}, { ...saved, left: ['5'] }, { ...saved, control: {} }]) {
      expect(knownClock(other, 2)).toBeUndefined();
    }
    expect(knownClock(saved, 3)).toBeUndefined();
  });
});

describe('the clock of a game', () => {
  /** Apply an action at a time. */
  const at = (page: Page, now: number, action: Action) => timed(page, reduce(page, action), now);
  const clockOf = (page: Page): Clock => {
    const { clock } = matchOf(page);
    if (clock === undefined) throw new Error('There is no clock.');
    return clock;
  };
  const begin = (seats: readonly string[], control = CONTROL) => {
    const change = { players: 2, seats: [...seats, 'human', 'human'], clock: control };
    const page = reduce(FIRST_PAGE, { type: 'setup', change });
    return at(at(page, 0, { type: 'start', id: 'test', now: 0, seed: 4 }), 0, { type: 'chance' });
  };
  const move = (page: Page) => legalMoves(positionOf(page))[0] ?? '';
  const runner = (page: Page) => clockOf(page).running?.player;

  test('passes from person to person with the turn', () => {
    const first = begin(['human', 'human']);
    expect(runner(first)).toBe(0);
    const second = at(first, 20_000, { type: 'play', move: move(first) });
    expect(clockOf(second).left).toEqual([290_000, 300_000]);
    expect(runner(second)).toBe(1);
  });

  test('stands while an agent thinks', () => {
    const first = begin(['human', 'level-1']);
    const second = at(first, 20_000, { type: 'play', move: move(first) });
    expect(runner(second)).toBeUndefined();
    const { turn } = second;
    const third = at(second, 90_000, { type: 'play', turn, move: move(second) });
    expect(clockOf(third).left).toEqual([290_000, 300_000]);
    expect(runner(third)).toBe(0);
  });

  test('stands while the page is hidden, and while an earlier position is viewed', () => {
    const first = begin(['human', 'human']);
    const hidden = at(first, 10_000, { type: 'hide', on: true });
    expect(runner(hidden)).toBeUndefined();
    const seen = at(hidden, 99_000, { type: 'hide', on: false });
    expect(timeLeft(clockOf(seen), 0, 100_000)).toBe(289_000);
    const earlier = at(seen, 100_000, { type: 'view', events: 0 });
    expect(runner(earlier)).toBeUndefined();
    const back = at(earlier, 200_000, { type: 'view', events: undefined });
    expect(timeLeft(clockOf(back), 0, 201_000)).toBe(288_000);
  });

  test('stands until the device is handed over', () => {
    const begun = begin(['human', 'human']);
    const covered = at(begun, 0, { type: 'cover', on: true });
    const second = at(covered, 1000, { type: 'play', move: move(covered) });
    expect(runner(second)).toBeUndefined();
    const ready = at(second, 60_000, { type: 'ready' });
    expect(timeLeft(clockOf(ready), 1, 60_000)).toBe(300_000);
    expect(runner(ready)).toBe(1);
  });

  test('gives back the time of a move that is undone', () => {
    const first = begin(['human', 'human']);
    const second = at(first, 20_000, { type: 'play', move: move(first) });
    const back = at(second, 50_000, { type: 'undo' });
    expect(timeLeft(clockOf(back), 0, 50_000)).toBe(300_000);
    const redone = clockOf(at(back, 60_000, { type: 'redo' }));
    expect(timeLeft(redone, 0, 60_000)).toBe(290_000);
    expect(timeLeft(redone, 1, 60_000)).toBe(300_000);
  });

  test('ends with the game of whoever has no time left', () => {
    const first = begin(['human', 'human']);
    const lost = at(first, 300_000, { type: 'give-up', reason: 'out of time' });
    expect(lost.announcement).toBe('Bruno wins: Ada is out of time.');
    expect(clockOf(lost).left).toEqual([0, 300_000]);
    expect(runner(lost)).toBeUndefined();
    const back = at(lost, 400_000, { type: 'undo' });
    expect(timeLeft(clockOf(back), 0, 400_000)).toBe(300_000);
  });

  test('is saved with the game, and stands until the game is opened', () => {
    const first = begin(['human', 'human']);
    const ticked = at(first, 30_000, { type: 'tick', now: 30_000 });
    expect(timeLeft(clockOf(ticked), 0, 31_000)).toBe(269_000);
    const saved = structuredClone(saveMatch(first, matchOf(ticked), 1));
    const match = loadSaved(first.game, saved);
    expect(match?.clock).toMatchObject({ left: [270_000, 300_000], running: undefined });
    if (match === undefined) throw new Error('It was not saved.');
    // What was left when the page was closed counts more, unless it is of another position.
    const { id, count } = match;
    const left = [269_000, 300_000];
    expect(withTimes(match, { id, count, left }).clock?.left).toEqual(left);
    for (const kept of [null, { id, count: count + 1, left }, { id, count, left: [1] }]) {
      expect(withTimes(match, kept)).toBe(match);
    }
    const opened = at(FIRST_PAGE, 900_000, { type: 'open', match });
    expect(timeLeft(clockOf(opened), 0, 900_000)).toBe(270_000);
    expect(runner(opened)).toBe(0);
  });
});
