/** The editor of positions without a browser: edits of Azul's, and the strings of every game. */
import {
  decodeState,
  encodeState,
  type GameState,
  inspect,
  isStateValid,
  validateState,
} from 'azulejo';
import { newSession } from 'azulejo/record';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../playground/registry.js';
import { reduce } from '../../playground/shell/actions/reduce.js';
import {
  type Draft,
  FIRST_DRAFT,
  firstPosition,
  judge,
} from '../../playground/shell/model/check.js';
import { FIRST_EDITING, keptEditing, knownEditing } from '../../playground/shell/model/editing.js';
import { eventsOf, stateAt } from '../../playground/shell/model/match.js';
import type { Page } from '../../playground/shell/model/page.js';
import { piecesAt } from '../../src/azul/board/edited-places.js';
import { type Edit, editPosition } from '../../src/azul/board/edits.js';
import type { Piece } from '../../src/azul/board/floor.js';
import { type Position, writePosition } from '../../src/azul/board/position.js';
import { AZUL } from '../../src/azul/board/words.js';
import { azulGame } from './english.js';
import { FIRST_PAGE, matchOf, people, playOn } from './pages.js';

const ENGLISH = AZUL.in('en');
const MIDDLE = ['AF0aabb1ccddCbeefB1616171716D0000000000', 'A12Ma00b12S1c12d1FaB5MS2e2F'] as const;

function read(strings: readonly [string, string]): Position {
  return inspect(decodeState(strings, { rules: { mosaic: 'variant' }, validate: false }));
}

/** Make edits of which none is refused. */
function edited(position: Position, ...edits: readonly Edit[]): Position {
  return edits.reduce((now, edit) => {
    const result = editPosition(ENGLISH, now, edit);
    if (!result.ok) throw new Error(result.reason);
    return result.position;
  }, position);
}

/** Return why an edit is refused. */
function refusal(position: Position, edit: Edit): string {
  const result = editPosition(ENGLISH, position, edit);
  return result.ok ? `It is not: ${result.done}` : result.reason;
}

const put = (piece: Piece, to: string): Edit => ({ type: 'put', piece, to });
const remove = (from: string, piece?: Piece): Edit => ({ type: 'remove', piece, from });
const codes = (position: Position) =>
  validateState(writePosition(position), { rules: { mosaic: 'variant' } }).map(({ code }) => code);

describe('a position', () => {
  test('is written as the library writes its state, in every position of a game', () => {
    const match = matchOf(playOn(people(4), 1000));
    for (let events = 0; events <= eventsOf(match).length; events++) {
      // The game is Azul.
      const state = stateAt(match, events) as GameState;
      expect(writePosition(inspect(state))).toEqual(encodeState(state));
    }
  });

  test('stays well-formed whatever is edited, and is read as it was written', () => {
    const place = fc.oneof(
      fc.nat(8).map((index) => `factories/${index}`),
      fc.constant('centre'),
      fc
        .tuple(
          fc.constantFrom('A', 'B', 'C', 'D'),
          fc.oneof(
            fc.constant('floor'),
            fc.nat(4).map((row) => `storage/${row}`),
            fc.tuple(fc.nat(4), fc.nat(4)).map((cell) => `mosaic/${cell.join('/')}`),
          ),
        )
        .map(([player, where]) => `players/${player}/${where}`),
    );
    const piece = fc.constantFrom<Piece>('a', 'b', 'c', 'd', 'e', 'token');
    const colour = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const count = fc.integer({ min: -5, max: 30 });
    const edit: fc.Arbitrary<Edit> = fc.oneof(
      { weight: 5, arbitrary: fc.record({ type: fc.constant('put'), piece, to: place }) },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('remove'), piece, from: place }) },
      fc.record({ type: fc.constant('players'), count: fc.integer({ min: 2, max: 4 }) }),
      fc.record({
        type: fc.constant('count'),
        pile: fc.constantFrom('bag', 'discard'),
        colour,
        count,
      }),
      fc.record({ type: fc.constant('fill') }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 60 }), (edits) => {
        let position = read(MIDDLE);
        for (const each of edits) {
          const result = editPosition(ENGLISH, position, each);
          if (result.ok) position = result.position;
        }
        const again = read([...writePosition(position)]);
        expect(writePosition(again)).toEqual(writePosition(position));
        for (const { player } of position.players) {
          const floor = `players/${player}/floor`;
          expect(piecesAt(again, floor)).toEqual(piecesAt(position, floor));
        }
      }),
    );
  });
});

describe('a tile', () => {
  const position = read(MIDDLE);

  test('comes from the bag and goes back there, so that a valid position stays valid', () => {
    expect(codes(position)).toEqual([]);
    const more = edited(position, put('a', 'centre'), put('d', 'players/B/mosaic/4/0'));
    expect(more.bag).toEqual({ ...position.bag, a: 15, d: 16 });
    expect(isStateValid(writePosition(more), { rules: { mosaic: 'variant' } })).toBe(true);
    const less = edited(more, remove('centre', 'a'), remove('players/B/mosaic/4/0'));
    expect(writePosition(less)).toEqual(MIDDLE);
  });

  test('comes from the lid when the bag has none, and then from nowhere, which is reported', () => {
    const bare = edited(
      position,
      { type: 'count', pile: 'bag', colour: 'a', count: 0 },
      { type: 'count', pile: 'discard', colour: 'a', count: 1 },
    );
    const one = edited(bare, put('a', 'centre'));
    expect(one.discard.a).toBe(0);
    const two = edited(one, put('a', 'centre'));
    expect(piecesAt(two, 'centre')).toEqual(['a', 'a', 'b', 'e', 'e', 'token']);
    expect(codes(two)).toEqual(['tiles.not-conserved']);
    expect(codes(edited(two, { type: 'fill' }))).toEqual([]);
  });

  test('takes the place of another one on a cell or in a row, and that one goes back to the bag', () => {
    const cell = edited(position, put('c', 'players/A/mosaic/0/0'));
    expect(cell.bag).toEqual({ ...position.bag, a: 17, c: 16 });
    expect(edited(position, put('a', 'players/A/mosaic/0/0'))).toEqual(position);
    const row = edited(position, put('a', 'players/B/storage/2'));
    expect(row.players[1]?.storage[2]).toEqual({ colour: 'a', number: 1 });
    expect(row.bag).toEqual({ ...position.bag, a: 15, e: 18 });
  });

  test('moves from place to place without the bag', () => {
    const moved = edited(position, {
      type: 'move',
      piece: 'b',
      from: 'factories/0',
      to: 'players/B/floor',
    });
    expect(piecesAt(moved, 'factories/0')).toEqual(['a', 'a', 'b']);
    expect(piecesAt(moved, 'players/B/floor')).toEqual(['b']);
    expect(moved.bag).toEqual(position.bag);
  });

  test('is removed by its colour, or the last one where that is not there', () => {
    expect(piecesAt(edited(position, remove('factories/0', 'a')), 'factories/0')).toEqual([
      ...['a', 'b', 'b'],
    ]);
    expect(piecesAt(edited(position, remove('factories/0', 'e')), 'factories/0')).toEqual([
      ...['a', 'a', 'b'],
    ]);
    expect(refusal(position, remove('factories/4'))).toBe('Nothing lies there.');
  });

  test.each([
    ['a', 'factories/0', 'A factory holds four tiles.'],
    ['d', 'players/A/storage/0', 'It is not: Put purple on row 1 of Player A.'],
    ['token', 'factories/3', 'The first-player marker lies in the centre or on a floor.'],
    ['token', 'players/A/storage/0', 'The first-player marker lies in the centre or on a floor.'],
    ['token', 'players/A/mosaic/1/1', 'The first-player marker lies in the centre or on a floor.'],
  ] as const)('%s at %s: %s', (piece, to, reason) => {
    expect(refusal(position, put(piece, to))).toBe(reason);
  });

  test('has no place on a full row, a full floor or in a full centre', () => {
    const full = edited(position, put('c', 'players/A/storage/1'));
    expect(refusal(full, put('c', 'players/A/storage/1'))).toBe('This row is full.');
    const floor = new Array<Edit>(6).fill(put('a', 'players/A/floor'));
    expect(refusal(edited(position, ...floor), put('b', 'players/A/floor'))).toBe(
      'A floor has seven places.',
    );
    const centre = new Array<Edit>(24).fill(put('a', 'centre'));
    expect(refusal(edited(position, ...centre), put('b', 'centre'))).toMatch(/^The centre never/);
  });
});

describe('the marker', () => {
  test('is where it was put last, and nowhere else', () => {
    const position = edited(read(MIDDLE), put('token', 'players/B/floor'));
    expect(writePosition(position)[0]).toContain('CbeeB');
    expect(writePosition(position)[1]).toMatch(/FaB.*Ff$/);
    expect(codes(position)).toEqual([]);
    const nowhere = edited(position, remove('players/B/floor', 'token'));
    expect(codes(nowhere)).toEqual(['token.not-one']);
  });

  test('is refused by a full floor without leaving its place', () => {
    const full = edited(read(MIDDLE), ...new Array<Edit>(7).fill(put('a', 'players/B/floor')));
    expect(refusal(full, put('token', 'players/B/floor'))).toBe('A floor has seven places.');
    expect(full.centre.token).toBe(true);
  });
});

describe('the players', () => {
  test('are two to four, and what belonged to those who leave goes back', () => {
    const three = edited(
      read(MIDDLE),
      { type: 'players', count: 4 },
      put('e', 'factories/8'),
      put('b', 'players/D/storage/3'),
      put('token', 'players/D/floor'),
      { type: 'turn', player: 'D' },
    );
    expect(three.factories).toHaveLength(9);
    expect(writePosition(edited(three, { type: 'players', count: 2 }))).toEqual(MIDDLE);
  });

  test('have points from 0 to 999', () => {
    const score = (number: number) =>
      edited(read(MIDDLE), { type: 'score', player: 'B', score: number }).players[1]?.score;
    expect([-1, 7.9, 5000, Number.NaN].map(score)).toEqual([0, 7, 999, 0]);
  });
});

describe('the strings', () => {
  test.each(GAMES.map(({ name, load }) => [name, load] as const))(
    'of a first position of %s are valid, with their settings',
    async (_, load) => {
      const game = await load('en');
      const draft = { ...FIRST_DRAFT, ...firstPosition(game, {}, 5) };
      const { issues, state } = judge(game, draft);
      expect(issues).toEqual([]);
      expect(game.rules.playerToMove(state)).toBeGreaterThanOrEqual(0);
      expect(game.rules.rulesOf(state)).toEqual(
        game.rules.rulesOf(newSession(game.rules, { seed: 5 }).state),
      );
    },
  );

  test('that were changed are brought back one after the other', () => {
    const once = reduce(FIRST_PAGE, { type: 'draft', change: { shared: 'x' } });
    const twice = reduce(once, { type: 'draft', change: { players: 'y' } });
    const back = reduce(twice, { type: 'undo-draft' });
    expect(back.draft).toEqual({ ...FIRST_DRAFT, shared: 'x' });
    const first = reduce(back, { type: 'undo-draft' });
    expect(first.draft).toEqual(FIRST_DRAFT);
    expect(reduce(first, { type: 'undo-draft' })).toBe(first);
  });
});

describe('what is edited', () => {
  const ONE = { ...FIRST_DRAFT, shared: 'one', players: 'x' };
  const TWO = { ...FIRST_DRAFT, shared: 'two', players: 'y' };
  const opened = (page: Page, change: Partial<Draft>) =>
    reduce(page, { type: 'open-draft', change });
  const changed = (change: Partial<Draft>) => reduce(FIRST_PAGE, { type: 'draft', change });
  const reloaded = ({ draft, work, aside }: Page) =>
    knownEditing(azulGame, JSON.parse(JSON.stringify(keptEditing({ draft, work, aside }) ?? null)));

  test('is kept until it is played or cleared', () => {
    const page = changed(ONE);
    expect(reloaded(page)).toMatchObject({
      draft: { shared: 'one', players: 'x' },
      work: 'changed',
    });
    expect(reloaded(reduce(page, { type: 'played-draft' }))).toEqual(FIRST_EDITING);
    expect(reloaded(reduce(page, { type: 'draft', change: { shared: '', players: '' } }))).toEqual(
      FIRST_EDITING,
    );
    // The editor still shows what was played, so that Back leads there; another change is kept again.
    const played = reduce(page, { type: 'played-draft' });
    expect(played.draft).toEqual(ONE);
    const on = reduce(played, { type: 'draft', change: { shared: 'on' } });
    expect(reloaded(on).draft.shared).toBe('on');
  });

  test('is set aside when another position is opened, and brought back', () => {
    const page = opened(changed(ONE), TWO);
    expect(page).toMatchObject({ draft: TWO, work: 'opened', aside: [ONE], drafts: [] });
    expect(reloaded(page).aside).toMatchObject([{ shared: 'one' }]);
    const back = reduce(page, { type: 'take-aside' });
    expect(back).toMatchObject({ draft: ONE, work: 'changed', aside: [] });
    // What was changed meanwhile is set aside in turn.
    const both = reduce(reduce(page, { type: 'draft', change: { shared: 'new' } }), {
      type: 'take-aside',
    });
    expect(both).toMatchObject({ draft: ONE, aside: [{ ...TWO, shared: 'new' }] });
    expect(reduce(page, { type: 'discard-aside' })).toMatchObject({ draft: TWO, aside: [] });
    expect(reduce(changed(ONE), { type: 'take-aside' }).draft).toEqual(ONE);
  });

  test('may be pasted elsewhere, and is no less worth for that', () => {
    const pasted = reduce(FIRST_PAGE, { type: 'open-draft', change: ONE, isTyped: true });
    expect(opened(pasted, TWO).aside).toEqual([ONE]);
  });

  test('is not set aside if it is empty, was played, or was only looked at', () => {
    const looked = opened(FIRST_PAGE, ONE);
    const played = reduce(changed(ONE), { type: 'played-draft' });
    const cleared = reduce(changed(ONE), { type: 'draft', change: { shared: '', players: '' } });
    for (const page of [FIRST_PAGE, looked, played, cleared, changed(TWO)]) {
      expect(opened(page, TWO)).toMatchObject({ draft: TWO, aside: [] });
    }
  });

  test('is another one in each game', () => {
    const other = { ...azulGame, rules: { ...azulGame.rules, name: 'other' } };
    const page = reduce(changed(ONE), { type: 'choose', game: other });
    expect(page.draft).toEqual(FIRST_DRAFT);
    const editing = { draft: TWO, work: 'changed', aside: [ONE] } as const;
    const back = reduce(page, { type: 'choose', game: azulGame, editing });
    expect(back).toMatchObject(editing);
  });

  test.each([
    [null],
    ['x'],
    [{ draft: { shared: 'a' } }],
    [{ draft: { shared: 'a', players: 'x'.repeat(5000) }, aside: 'x' }],
    [{ draft: 7, work: 'nothing', aside: [null, { shared: 1, players: 2 }] }],
  ])('that is damaged is not read: %.60j', (value) => {
    expect(knownEditing(azulGame, value)).toEqual(FIRST_EDITING);
  });

  test('has the rules that the game knows', () => {
    const read = (settings: unknown) =>
      knownEditing(azulGame, { draft: { ...ONE, settings }, work: 'opened' }).draft.settings;
    expect(read({ mosaic: 'fixed', size: 'x' })).toMatchObject({ mosaic: 'fixed' });
    expect(read({ mosaic: 'none' })).toMatchObject({ mosaic: 'variant' });
    expect(read(7)).toEqual(read({}));
  });
});
