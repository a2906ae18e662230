/** The model of the playground: the page after each action. */
import { decodeMove, isStateValid, legalMoves, type Move } from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAtEnd, positionOf } from '../../playground/model/game.js';
import {
  type Action,
  agentToMove,
  canMove,
  dealsItself,
  FIRST_PAGE,
  movesOf,
  type Page,
  reduce,
} from '../../playground/model/page.js';
import { writeGame } from '../../playground/model/record.js';
import { touches } from '../../playground/model/touch.js';

function pageAfter(...actions: readonly Action[]): Page {
  return actions.reduce(reduce, FIRST_PAGE);
}

/** A page with a game between people. */
function people(players: 2 | 3 | 4 = 2, seed = 7): Page {
  const seats = ['human', 'human', 'human', 'human'] as const;
  return pageAfter({ type: 'setup', change: { players, seats } }, { type: 'start', seed });
}

function gameOf(page: Page) {
  if (page.game === undefined) throw new Error('There is no game.');
  return page.game;
}

const state = (page: Page) => positionOf(gameOf(page));

/** Play the first legal move, or deal, a number of times. */
function playOn(page: Page, times: number): Page {
  let now = page;
  for (let step = 0; step < times && state(now).phase !== 'game-over'; step++) {
    const [move] = movesOf(now);
    now = reduce(now, move === undefined ? { type: 'deal' } : { type: 'play', move });
  }
  return now;
}

describe('the start menu', () => {
  test('starts a game with the chosen names, seats, rules and seed', () => {
    const page = pageAfter(
      { type: 'setup', change: { players: 3, mosaic: 'variant', tilingOrder: 'any', seed: '42' } },
      { type: 'name-player', index: 1, name: 'Zoë' },
      { type: 'seat-player', index: 2, seat: 'greedy' },
      { type: 'start' },
    );
    expect(gameOf(page)).toMatchObject({
      rules: { players: 3, mosaic: 'variant', tilingOrder: 'any' },
      names: ['Ada', 'Zoë', 'Clara'],
      seats: ['human', 'level-2', 'greedy'],
      seed: 42,
    });
    expect(page.place).toBe('table');
  });

  test('deals the same for the same seed, and differently for another', () => {
    const start = (seed: string) =>
      gameOf(pageAfter({ type: 'setup', change: { seed } }, { type: 'start' })).start;
    expect(start('5')).toEqual(start('5'));
    expect(start('5')).not.toEqual(start('6'));
  });

  test.each(['', 'one', '1.5', '-1', '4294967296'])('rejects the seed "%s"', (seed) => {
    const page = pageAfter({ type: 'setup', change: { seed } }, { type: 'start' });
    expect(page.game).toBeUndefined();
    expect(page.notice).toMatch(/^The seed is not an integer\b/);
  });

  test('names a player without a name', () => {
    const page = pageAfter({ type: 'name-player', index: 0, name: '  ' }, { type: 'start' });
    expect(gameOf(page).names[0]).toBe('Player 1');
  });

  test('cuts long names and removes control characters', () => {
    const name = `\u001b[31m${'x'.repeat(100)}`;
    const page = pageAfter({ type: 'name-player', index: 0, name }, { type: 'start' });
    expect(gameOf(page).names[0]).toBe(`[31m${'x'.repeat(26)}`);
  });
});

describe('a move', () => {
  test('is played, described and counted', () => {
    const first = people();
    const [move] = movesOf(first);
    if (move === undefined) throw new Error('There is no move.');
    const page = reduce(first, { type: 'play', move });
    expect(gameOf(page).events).toEqual([move]);
    expect(page.notice).toMatch(/^\w+ takes \d \w+, factory 0 to row 0\. \w+ takes tiles\.$/);
    expect(page.turn).toBe(first.turn + 1);
  });

  test('that is illegal changes nothing, and is explained', () => {
    const first = people();
    // A move of the player who is not to move.
    const move = `${state(first).turn === 'A' ? 'B' : 'A'}0a0` as Move;
    const page = reduce(first, { type: 'play', move });
    expect(page.game).toBe(first.game);
    expect(page.notice).toContain('a move by');
  });

  test('of an agent counts only in the turn in which it was requested', () => {
    const first = people();
    const [move = 'A0a0'] = movesOf(first);
    expect(reduce(first, { type: 'answer', turn: first.turn - 1, move })).toBe(first);
    const page = reduce(first, { type: 'answer', turn: first.turn, move });
    expect(gameOf(page).events).toEqual([move]);
  });
});

describe('the board', () => {
  test('offers every colour of every source, and targets only after a pick', () => {
    const page = people();
    const sources = new Set(movesOf(page).map((move) => `source ${move[1]} ${move[2]}`));
    expect(touches(page).map(({ key }) => key)).toEqual([...sources]);
  });

  test('plays each legal move, and no other, in one or two touches', () => {
    for (const [players, steps] of [
      [2, 0],
      [2, 9],
      [3, 14],
      [4, 40],
      [2, 55],
    ] as const) {
      const page = playOn(people(players), steps);
      const picks = touches(page).filter(({ action }) => action.type === 'pick');
      const moves = [page, ...picks.map(({ action }) => reduce(page, action))]
        .flatMap((picked) => touches(picked))
        .flatMap(({ action }) => (action.type === 'play' ? [action.move] : []));
      expect([...new Set(moves)].sort()).toEqual([...movesOf(page)].sort());
    }
  });

  test('needs no pick if only one full row can be tiled', () => {
    let page = people();
    while (state(page).phase !== 'tiling') page = playOn(page, 1);
    expect(touches(page).filter(({ target }) => target).length).toBe(movesOf(page).length);
  });

  test('undoes a pick that is touched again', () => {
    const page = people();
    const [first] = touches(page);
    if (first === undefined) throw new Error('There is nothing to touch.');
    const picked = reduce(page, first.action);
    expect(touches(picked)[0]?.picked).toBe(true);
    const again = touches(picked)[0]?.action;
    expect(again && reduce(picked, again).pick).toBeUndefined();
  });

  test('offers nothing while an agent is to move', () => {
    const page = reduce(people(), { type: 'change-seat', index: 0, seat: 'greedy' });
    const both = reduce(page, { type: 'change-seat', index: 1, seat: 'greedy' });
    expect(touches(both)).toEqual([]);
    expect(agentToMove(both)).toBe('greedy');
  });
});

describe('the round end', () => {
  const ended = () => {
    let page = people();
    while (state(page).phase !== 'round-end') page = playOn(page, 1);
    return page;
  };

  test('waits for people, and is dealt at once if only agents play', () => {
    const page = ended();
    expect(dealsItself(page)).toBe(false);
    const seats = [0, 1].map((index): Action => ({ type: 'change-seat', index, seat: 'random' }));
    expect(dealsItself(seats.reduce(reduce, page))).toBe(true);
  });

  test('deals by the given seed', () => {
    const deal = (text: string) =>
      [{ type: 'deal-seed', text }, { type: 'deal' }].reduce(
        (page, action) => reduce(page, action as Action),
        ended(),
      );
    expect(gameOf(deal('9')).events.at(-1)).toBe(gameOf(deal('9')).events.at(-1));
    expect(gameOf(deal('9')).events.at(-1)).not.toBe(gameOf(deal('10')).events.at(-1));
    expect(deal('nine').notice).toMatch(/^The seed is not an integer\b/);
  });
});

describe('undo and redo', () => {
  test('go back and forth through a game between people, step by step', () => {
    const page = playOn(people(), 3);
    const undone = reduce(page, { type: 'undo' });
    expect(gameOf(undone).cursor).toBe(2);
    expect(gameOf(undone).events).toHaveLength(3);
    const redone = reduce(undone, { type: 'redo' });
    expect(gameOf(redone).cursor).toBe(3);
    expect(reduce(redone, { type: 'redo' })).toBe(redone);
  });

  test('skip the moves of agents', () => {
    const page = playOn(people(), 4);
    const [one] = gameOf(page).events;
    const index = one?.startsWith('A') ? 1 : 0;
    const seated = reduce(page, { type: 'change-seat', index, seat: 'greedy' });
    expect(gameOf(reduce(seated, { type: 'undo' })).cursor).toBe(2);
    const twice = reduce(reduce(seated, { type: 'undo' }), { type: 'undo' });
    expect(gameOf(twice).cursor).toBe(0);
    expect(gameOf(reduce(twice, { type: 'redo' })).cursor).toBe(2);
  });

  test('a move after undoing discards what was undone', () => {
    const page = reduce(playOn(people(), 3), { type: 'undo' });
    const [, move = 'A0a0'] = movesOf(page);
    expect(gameOf(reduce(page, { type: 'play', move })).events).toHaveLength(3);
    expect(gameOf(reduce(page, { type: 'play', move })).events.at(-1)).toBe(move);
  });

  test('agents wait while an earlier position is shown, until the game continues from there', () => {
    const page = playOn(people(), 3);
    const seats = [0, 1].map((index): Action => ({ type: 'change-seat', index, seat: 'random' }));
    const earlier = reduce(seats.reduce(reduce, page), { type: 'show', cursor: 1 });
    expect(agentToMove(earlier)).toBeUndefined();
    const gone = reduce(earlier, { type: 'continue' });
    expect(gameOf(gone).events).toHaveLength(1);
    expect(agentToMove(gone)).toBe('random');
  });
});

describe('records', () => {
  test('of whole games are loaded unchanged, and shown from the beginning', () => {
    const page = playOn(people(3), 1000);
    expect(state(page).phase).toBe('game-over');
    const loaded = reduce(FIRST_PAGE, { type: 'load', text: writeGame(gameOf(page)) });
    const { rules, names, seed, start, events } = gameOf(page);
    expect(gameOf(loaded)).toMatchObject({ rules, names, seed, start, events, cursor: 0 });
  });

  test('of unfinished games are shown at their end', () => {
    const page = reduce(playOn(people(), 5), { type: 'undo' });
    const loaded = reduce(FIRST_PAGE, { type: 'load', text: writeGame(gameOf(page)) });
    expect(isAtEnd(gameOf(loaded))).toBe(true);
    expect(gameOf(loaded).events).toHaveLength(5);
  });

  test.each(['', 'azulejo-record 1\ngame chess\n', 'x'.repeat(600_000)])(
    'that are invalid change nothing but the notice',
    (text) => {
      const page = people();
      const loaded = reduce(page, { type: 'load', text });
      expect(loaded.game).toBe(page.game);
      expect(loaded.notice).toMatch(/^This record cannot be loaded\. ./);
    },
  );

  test('with an illegal move are rejected', () => {
    const text = writeGame(gameOf(playOn(people(), 2)));
    const twice = text.replace(/(move .*\n)/, '$1$1');
    expect(reduce(FIRST_PAGE, { type: 'load', text: twice }).game).toBeUndefined();
  });
});

test('after any actions, the shown position is valid and its moves are those of the library', () => {
  const seat = fc.constantFrom('human' as const, 'greedy' as const);
  const index = fc.nat(3);
  const action: fc.Arbitrary<Action | 'move'> = fc.oneof(
    { weight: 12, arbitrary: fc.constant('move' as const) },
    fc.constant({ type: 'deal' } as const),
    fc.constant({ type: 'undo' } as const),
    fc.constant({ type: 'redo' } as const),
    fc.constant({ type: 'continue' } as const),
    fc.record({ type: fc.constant('show' as const), cursor: fc.integer({ min: -3, max: 90 }) }),
    fc.record({ type: fc.constant('change-seat' as const), index, seat }),
    fc.record({ type: fc.constant('deal-seed' as const), text: fc.string() }),
    fc.record({ type: fc.constant('open' as const), link: fc.string() }),
    fc.record({ type: fc.constant('load' as const), text: fc.string() }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 120 }), fc.nat(), (actions, choice) => {
      let page = people(3);
      for (const each of actions) {
        const moves = movesOf(page);
        const move = moves[choice % Math.max(1, moves.length)];
        if (each !== 'move') page = reduce(page, each);
        else if (move !== undefined) page = reduce(page, { type: 'play', move });
      }
      const { rules, cursor, events } = gameOf(page);
      const shown = state(page);
      expect(cursor).toBeLessThanOrEqual(events.length);
      expect(isStateValid(JSON.parse(JSON.stringify(shown)), rules)).toBe(true);
      expect(movesOf(page)).toEqual(legalMoves(shown));
      if (canMove(page)) expect(touches(page).length).toBeGreaterThan(0);
      for (const move of movesOf(page)) expect(decodeMove(move).player).toBe(shown.turn);
    }),
    { numRuns: 60 },
  );
});
