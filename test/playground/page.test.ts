/** The shell of the playground without a browser: the page after each action. */
import { isStateValid, legalMoves, PLAYER_IDS } from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, reduce } from '../../playground/shell/actions/reduce.js';
import { linesOf, sharedLength } from '../../playground/shell/model/lines.js';
import { eventsOf, homeOf, namesOf, stateAt } from '../../playground/shell/model/match.js';
import { moveList } from '../../playground/shell/model/move-list.js';
import { type Page, shownAt } from '../../playground/shell/model/page.js';
import { ownSeat } from '../../playground/shell/model/seats.js';
import { settingsOf } from '../../playground/shell/model/setup.js';
import { nextStep, otherMove, whyNoMove } from '../../playground/shell/model/turns.js';
import { azulGame } from './english.js';
import {
  FIRST_PAGE,
  inEnglish,
  matchOf,
  pageAfter,
  pageWith,
  people,
  playOn,
  playUntil,
  positionAt,
  positionOf,
  settle,
} from './pages.js';

const BIRTH = { id: 'x', now: 5, seed: 9 };

describe('the start menu', () => {
  test('starts a game with the chosen names, seats, rules and seed', () => {
    const page = pageAfter(
      { type: 'setup', change: { players: 3, settings: { mosaic: 'variant' }, seed: '42' } },
      { type: 'name-player', index: 1, name: 'Zoë' },
      { type: 'seat-player', index: 2, seat: 'level-3' },
      { type: 'start', ...BIRTH },
    );
    const { record } = matchOf(page).line;
    expect(record).toMatchObject({
      rules: { players: 3, mosaic: 'variant' },
      names: ['Ada', 'Zoë', 'Clara'],
      seed: 42,
    });
    expect(matchOf(page).seats).toEqual(['human', 'level-2', 'level-3']);
    expect(page.place).toBe('table');
  });

  test('has the settings of a game that is played again', () => {
    const page = pageAfter(
      { type: 'setup', change: { settings: { mosaic: 'variant' } } },
      { type: 'start', ...BIRTH },
    );
    expect(settingsOf(azulGame, matchOf(page).line.record.rules)).toEqual({ mosaic: 'variant' });
  });

  test('draws a seed where none is typed, and rejects one that is none', () => {
    expect(matchOf(pageAfter({ type: 'start', ...BIRTH })).line.record.seed).toBe(9);
    for (const seed of ['one', '1.5', '-1', '4294967296']) {
      const page = pageAfter({ type: 'setup', change: { seed } }, { type: 'start', ...BIRTH });
      expect(page.match).toBeUndefined();
      expect(page.notice).toMatch(/^The seed must be a whole number\b/);
    }
  });

  test('names players without a name, cuts long names, removes control characters', () => {
    const long = `\u001b[31m${'x'.repeat(100)}`;
    const page = pageAfter(
      { type: 'name-player', index: 0, name: '  ' },
      { type: 'name-player', index: 1, name: long },
      { type: 'start', ...BIRTH },
    );
    expect(namesOf(matchOf(page))).toEqual(['Player 1', `[31m${'x'.repeat(26)}`]);
  });
});

describe('another game', () => {
  const other = { ...azulGame, players: [3, 4], agents: [] } as const;

  test('has a menu and a check of its own, and the names that were typed', () => {
    const typed = reduce(people(), { type: 'name-player', index: 1, name: 'Zoë' });
    const drafted = reduce(typed, { type: 'draft', change: { shared: 'x' } });
    const page = reduce(drafted, { type: 'choose', game: other });
    expect(page).toMatchObject({ game: other, place: 'menu', match: undefined });
    expect(page.setup).toMatchObject({ players: 3, names: ['Ada', 'Zoë', 'Clara', 'Duarte'] });
    expect(page.draft.shared).toBe('');
    expect(page.turn).toBeGreaterThan(drafted.turn);
  });

  test('is not begun again when it is chosen again', () => {
    const page = people();
    expect(reduce(page, { type: 'choose', game: azulGame })).toBe(page);
  });
});

describe('a game that another tab plays', () => {
  /** A page that shows an earlier position of a game after some moves. */
  function lookingBack(moves: number, view: number): Page {
    return reduce(playOn(people(), moves), { type: 'view', events: view });
  }

  test('is followed, and the earlier position that is shown stays while it is part of the game', () => {
    const page = lookingBack(4, 3);
    const longer = reduce(page, { type: 'follow', match: matchOf(playOn(people(), 6)) });
    expect([longer.view, matchOf(longer).count]).toEqual([3, matchOf(playOn(people(), 6)).count]);
  });

  test('is shown as it is now where the earlier position is no longer part of it', () => {
    const page = lookingBack(4, 4);
    const shorter = matchOf(playOn(people(), 2));
    const followed = reduce(page, { type: 'follow', match: shorter });
    expect(followed.view).toBeUndefined();
    expect(positionOf(followed)).toEqual(stateAt(shorter, shorter.count));
  });
});

describe('what happens by itself', () => {
  test('is the first deal, agents, and tilings without a choice', () => {
    const first = pageAfter({ type: 'start', ...BIRTH });
    expect(nextStep(first)).toEqual({ kind: 'chance' });
    const dealt = reduce(first, { type: 'chance' });
    const isPerson = positionOf(dealt).turn === 'A';
    expect(nextStep(dealt)).toEqual(isPerson ? undefined : { kind: 'agent', seat: 'level-2' });
  });

  test('stops where a person decides, and at the end of a round', () => {
    const page = playUntil(people(), 'round-end');
    expect(nextStep(page)).toBeUndefined();
    // In the fixed mosaic every tiling is forced.
    const { entries } = moveList(azulGame, matchOf(page))[0] ?? { entries: [] };
    expect(entries.some(({ text }) => /^\w+ to row \d, column \d$/.test(text))).toBe(true);
    const next = reduce(page, { type: 'chance' });
    expect(positionOf(next).phase).toBe('drafting');
  });

  test('goes on to the end where only agents play', () => {
    const page = pageWith(['level-1', 'random']);
    expect(positionOf(page).phase).toBe('game-over');
  });

  test('waits while the game is paused, an earlier position is viewed, or another tab plays', () => {
    const page = reduce(people(), { type: 'change-seat', index: 0, seat: 'level-1' });
    const both = reduce(page, { type: 'change-seat', index: 1, seat: 'level-1' });
    expect(nextStep(both)).toEqual({ kind: 'agent', seat: 'level-1' });
    const waiting: Action[] = [
      { type: 'pause', on: true },
      { type: 'view', events: 0 },
      { type: 'hold', elsewhere: true },
      { type: 'go', place: 'menu' },
    ];
    for (const action of waiting) expect(nextStep(reduce(both, action))).toBeUndefined();
  });

  test('is ignored if it was chosen in another turn', () => {
    const page = people();
    const [move = ''] = legalMoves(positionOf(page));
    expect(reduce(page, { type: 'play', turn: page.turn - 1, move })).toBe(page);
    const played = reduce(page, { type: 'play', turn: page.turn, move });
    expect(eventsOf(matchOf(played))).toHaveLength(2);
  });

  test('is hurried until a person decides', () => {
    const page = pageAfter({ type: 'start', ...BIRTH });
    const hurried = reduce(page, { type: 'hurry' });
    expect(hurried.hurried).toBe(true);
    expect(settle(hurried).hurried).toBe(false);
  });
});

describe('the person at this device', () => {
  test.each([
    { seats: ['human', 'level-1'], own: 0 },
    { seats: ['level-1', 'level-2', 'human'], own: 2 },
    { seats: ['human', 'human'], own: undefined },
    { seats: ['level-1', 'level-1'], own: undefined },
  ])('of $seats is $own', ({ seats, own }) => {
    expect(ownSeat(matchOf(pageWith(seats)))).toBe(own);
  });

  test('sees the last move of the others, in earlier positions, too', () => {
    const page = playOn(people(), 3);
    const match = matchOf(page);
    const events = eventsOf(match);
    /** Describe the move after a number of events, whose first letter is that of its player. */
    const move = (before: number) => {
      const event = events[before] ?? '';
      return {
        name: namesOf(match)['AB'.indexOf(event.charAt(0))],
        text: inEnglish(azulGame).game.words.entry(stateAt(match, before), event),
      };
    };
    expect(otherMove(page)).toEqual(move(3));
    const seen = (count: number) => otherMove(reduce(page, { type: 'view', events: count }));
    expect([3, 2, 1].map(seen)).toEqual([move(2), move(1), undefined]);
    const own = 'AB'.indexOf(events[3]?.charAt(0) ?? '');
    const seats = ['level-1', 'level-1'].with(own, 'human');
    expect(otherMove({ ...page, match: { ...match, seats } })).toEqual(move(2));
  });
});

describe('a move', () => {
  test('is played and announced in words', () => {
    const first = people();
    const [move = ''] = legalMoves(positionOf(first));
    const page = reduce(first, { type: 'play', move });
    expect(eventsOf(matchOf(page)).at(-1)).toBe(move);
    expect(page.announcement).toMatch(
      /^\w+ takes \d \w+ from factory \d to row 1(; \d to the floor)?\. \w+ to draft\.$/,
    );
  });

  test('that is illegal changes nothing, and is explained', () => {
    const first = people();
    const other = positionOf(first).turn === 'A' ? 'B' : 'A';
    const page = reduce(first, { type: 'play', move: `${other}0a0` });
    expect(page.match).toBe(first.match);
    expect(page.notice).toMatch(/^It is the turn of \w+\.$/);
  });
});

describe('undo and redo', () => {
  test('go back and forth through a game between people', () => {
    const page = playOn(people(), 3);
    const undone = reduce(page, { type: 'undo' });
    expect(matchOf(undone).count).toBe(3);
    expect(eventsOf(matchOf(undone))).toHaveLength(4);
    const redone = reduce(undone, { type: 'redo' });
    expect(matchOf(redone).count).toBe(4);
    expect(reduce(redone, { type: 'redo' })).toBe(redone);
  });

  test('lead to positions in which a person decides, never an agent', () => {
    const page = playOn(pageWith(['human', 'level-2']), 4);
    const undone = reduce(page, { type: 'undo' });
    expect(matchOf(undone).count).toBeLessThan(matchOf(page).count - 1);
    expect(whyNoMove(undone)).toBeUndefined();
    expect(nextStep(undone)).toBeUndefined();
    expect(settle(reduce(undone, { type: 'redo' })).match).toEqual(page.match);
  });

  test('leave nothing to redo once something else is played', () => {
    const undone = reduce(playOn(people(), 3), { type: 'undo' });
    const move = legalMoves(positionOf(undone)).at(-1) ?? '';
    const page = reduce(undone, { type: 'play', move });
    expect(eventsOf(matchOf(page))).toHaveLength(4);
    expect(eventsOf(matchOf(page)).at(-1)).toBe(move);
    expect(reduce(page, { type: 'redo' })).toBe(page);
  });
});

describe('an earlier position', () => {
  const page = playOn(people(), 5);
  const viewed = reduce(page, { type: 'view', events: 2 });

  test('is viewed, and the game stays as it is', () => {
    expect(viewed.view).toBe(2);
    expect(viewed.match).toBe(page.match);
    expect(viewed.announcement).toMatch(/^After 2 of 6 events\. /);
    expect(reduce(viewed, { type: 'chance' })).toBe(viewed);
    expect(reduce(viewed, { type: 'view', events: undefined }).view).toBeUndefined();
    expect(reduce(viewed, { type: 'view', events: 99 }).view).toBeUndefined();
  });

  test('in which an agent moves, or nobody does, is only viewed', () => {
    const agents = [0, 1].reduce<Page>(
      (now, index) => reduce(now, { type: 'change-seat', index, seat: 'level-1' }),
      viewed,
    );
    const first = reduce(page, { type: 'view', events: 0 });
    for (const each of [agents, first]) {
      expect(whyNoMove(each)).toMatch(/^This is an earlier position/);
      const [move = ''] = legalMoves(positionAt(each, 2));
      expect(reduce(each, { type: 'play', move })).toBe(each);
    }
  });

  test('can be continued as another game, so that nothing is lost', () => {
    const forked = reduce(viewed, { type: 'fork', id: 'fork', now: 6 });
    expect(matchOf(forked)).toMatchObject({ id: 'fork', count: 2, seats: ['human', 'human'] });
    expect(eventsOf(matchOf(forked))).toEqual(eventsOf(matchOf(page)).slice(0, 2));
  });
});

describe('the move list', () => {
  test('has a section for each round, with the change of points of each event', () => {
    const page = playOn(people(3), 1000);
    const sections = moveList(azulGame, matchOf(page));
    expect(sections.map(({ title }) => title)).toEqual([
      ...sections.slice(0, -1).map((_, index) => `Round ${index + 1}`),
      'The end',
    ]);
    const entries = sections.flatMap((section) => section.entries);
    expect(entries.map(({ events }) => events)).toEqual(entries.map((_, index) => index + 1));
    const sums = [0, 1, 2].map((player) =>
      entries.reduce((sum, { changes }) => sum + (changes[player] ?? 0), 0),
    );
    expect(sums).toEqual(azulGame.rules.scores?.(positionOf(page)));
  });
});

describe('the board in front', () => {
  test('is that of the only person, whoever is to move', () => {
    for (let steps = 0; steps < 6; steps++) {
      const page = playOn(pageWith(['level-1', 'human', 'level-1']), steps);
      expect(homeOf(azulGame, matchOf(page))).toBe(1);
    }
  });

  test('is that of the person to move, if there are several', () => {
    const page = playOn(people(3), 4);
    const turn = PLAYER_IDS.indexOf(positionOf(page).turn);
    expect(homeOf(azulGame, matchOf(page))).toBe(turn);
  });
});

describe('a hint', () => {
  const ratingOf = (move: string) => ({
    ...{ move, visits: 20, value: 1, winShare: 1, returns: [1, 0], line: [move], exact: false },
  });

  test('says the move in words, and is gone after the next one', () => {
    const first = reduce(people(), { type: 'hint' });
    const [move = ''] = legalMoves(positionOf(first));
    const analysis = { iterations: 1500, done: false, ratings: [ratingOf(move)] };
    const page = reduce(first, { type: 'analysed', turn: first.turn, analysis });
    expect(page.analysis).toBeUndefined();
    expect(page.hint).toBe(move);
    expect(page.notice).toMatch(/^Hint: \d \w+, factory \d → row 1/);
    expect(reduce(page, { type: 'play', move }).hint).toBeUndefined();
  });

  test.each([
    [20_000, true],
    [40, true],
    [1500, false],
    [40, false],
  ])('comes at once from an analysis of %d iterations that has ended: %s', (iterations, done) => {
    const before = reduce(people(), { type: 'analyse', on: true });
    const [move = ''] = legalMoves(positionOf(before));
    const analysis = { iterations, done, ratings: [ratingOf(move)] };
    const page = reduce(before, { type: 'analysed', turn: before.turn, analysis });
    const { hinting, hint } = reduce(page, { type: 'hint' });
    const isEnough = done || iterations >= 1500;
    expect([hinting, hint]).toEqual(isEnough ? [false, move] : [true, undefined]);
  });
});

test('after any actions, the position is valid and nothing that was played is missing', () => {
  const seat = fc.constantFrom('human', 'level-1');
  const index = fc.nat(2);
  const action: fc.Arbitrary<Action | 'move'> = fc.oneof(
    { weight: 12, arbitrary: fc.constant('move' as const) },
    fc.constant({ type: 'chance' } as const),
    fc.constant({ type: 'undo' } as const),
    fc.constant({ type: 'redo' } as const),
    fc.constant({ type: 'fork', id: 'y', now: 7 } as const),
    fc.constant({ type: 'hurry' } as const),
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('view' as const),
        events: fc.integer({ min: -3, max: 30 }),
      }),
    },
    fc.record({
      type: fc.constant('line' as const),
      line: fc.nat(3),
      events: fc.option(fc.nat(30), { nil: undefined }),
    }),
    fc.constant({ type: 'promote' } as const),
    fc.record({ type: fc.constant('change-seat' as const), index, seat }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), fc.nat(), (actions, choice) => {
      let page = people(3);
      const played: { id: string; events: readonly string[] }[] = [];
      for (const [index, each] of actions.entries()) {
        const moves = legalMoves(positionAt(page, shownAt(page)));
        const move = moves[(choice + index) % Math.max(1, moves.length)];
        // Every game has a name of its own.
        const born = each !== 'move' && each.type === 'fork' ? { ...each, id: `${index}` } : each;
        if (born !== 'move') page = reduce(page, born);
        else if (move !== undefined) page = reduce(page, { type: 'play', move });
        played.push({ id: matchOf(page).id, events: eventsOf(matchOf(page)) });
      }
      const match = matchOf(page);
      const lines = linesOf(match).map(({ events }) => events);
      for (const { id, events } of played) {
        if (id !== match.id) continue;
        const isKept = lines.some((line) => sharedLength(events, line) === events.length);
        expect(isKept).toBe(true);
      }
      const isPrefix = (one: readonly string[], other: readonly string[]) =>
        one !== other && sharedLength(one, other) === one.length;
      expect(lines.some((one) => lines.some((other) => isPrefix(one, other)))).toBe(false);
      const shown = positionAt(page, shownAt(page));
      expect(match.count).toBeLessThanOrEqual(eventsOf(match).length);
      expect(isStateValid(JSON.parse(JSON.stringify(shown)), { rules: shown.rules })).toBe(true);
      expect(stateAt(match, 0)).toBe(match.line.at(0).state);
      if (whyNoMove(page) === undefined) expect(legalMoves(shown).length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});

test('the first page has no game', () => {
  expect(whyNoMove(FIRST_PAGE)).toBe('No game is open.');
  expect(nextStep(FIRST_PAGE)).toBeUndefined();
});
