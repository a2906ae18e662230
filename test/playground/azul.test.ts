/** Azul on the page: what the board offers, shows and says. */
import {
  COLOURS,
  decodeMove,
  decodeState,
  type GameState,
  inspect,
  inspectEvent,
  legalMoves,
  newGame,
  ROWS,
  seededRng,
} from 'azulejo';
import { describe, expect, test } from 'vitest';
import { eventsOf, stateAt } from '../../playground/shell/model/match.js';
import { motionOf } from '../../src/azul/board/flights.js';
import { floorPieces } from '../../src/azul/board/floor.js';
import {
  draftChoice,
  homeColumn,
  type Pick,
  previewOf,
  previewWords,
  tilingChoice,
  tilingTargets,
} from '../../src/azul/board/input.js';
import { floorPlace, storagePlace } from '../../src/azul/board/places.js';
import { AZUL, eventEntry, eventSentence } from '../../src/azul/board/words.js';
import { matchOf, pageWith, people, playOn, playUntil, positionOf } from './pages.js';

const NAMES = ['Ada', 'Bruno', 'Clara', 'Duarte'];
const ENGLISH = AZUL.in('en');
const TARGETS = [...ROWS, 'F'] as const;

/** Positions of all kinds, of games for 2 to 4 players. */
const POSITIONS: readonly GameState[] = [
  [2, 0],
  [2, 9],
  [3, 14],
  [4, 40],
].map(([players, steps]) => positionOf(playOn(people(players), steps ?? 0)));

/** List the tiles that can be picked up. */
function picksIn(state: GameState): Pick[] {
  const { factories, centre } = inspect(state);
  const picks = factories.flatMap((tiles, source) =>
    // Factories are numbered as sources are.
    COLOURS.filter((colour) => tiles[colour] > 0).map((colour) => ({
      source: source as 0,
      colour,
    })),
  );
  const inCentre = COLOURS.filter((colour) => centre.tiles[colour] > 0);
  return [...picks, ...inCentre.map((colour) => ({ source: 'C' as const, colour }))];
}

describe('picking up tiles', () => {
  test.each(POSITIONS)('offers each legal move and no other: %s', (state) => {
    const offered = picksIn(state).flatMap((pick) =>
      TARGETS.flatMap((target) => {
        const choice = draftChoice(ENGLISH, state, pick, target, NAMES);
        expect(choice.ok).toBe(previewOf(state, pick, target) !== undefined);
        return choice.ok ? [choice.move] : [];
      }),
    );
    expect(offered.sort()).toEqual([...legalMoves(state)].sort());
  });

  test('says why a row is closed, counting from 1', () => {
    const state = decodeState(['AF0ccddCfB1818161920D0000000000', 'A2Ma00S1b2FB0MSF'], {
      rules: { mosaic: 'variant' },
      validate: false,
    });
    const reason = (colour: Pick['colour'], target: (typeof TARGETS)[number]) => {
      const choice = draftChoice(ENGLISH, state, { source: 0, colour }, target, NAMES);
      return choice.ok ? undefined : choice.reason;
    };
    expect(reason('c', 1)).toBe('This row holds green, so orange cannot go there.');
    expect(reason('d', 2)).toBeUndefined();
    expect(draftChoice(ENGLISH, state, undefined, 1, NAMES)).toEqual({
      ok: false,
      reason: 'First choose tiles from a factory or the centre.',
    });
  });

  test('shows what a row would hold, what falls, and what it scores', () => {
    const state = decodeState(['AF0aaaaCfB1620202020D0000000000', 'A2Mb10S2a1FB0MSF'], {
      rules: { mosaic: 'variant' },
      validate: false,
    });
    const pick = { source: 0, colour: 'a' } as const;
    const preview = previewOf(state, pick, 2);
    expect(preview).toMatchObject({ held: 3, toFloor: 2, cost: 2 });
    expect(preview?.placement).toEqual({ column: 0, points: 2 });
    expect(preview && previewWords(ENGLISH, preview)).toBe(
      'Row 3 would hold 3 of 3 blue, full: scores 2 as things stand; 2 pieces to the floor, minus 2 points',
    );
    const floor = previewOf(state, pick, 'F');
    expect(floor && previewWords(ENGLISH, floor)).toBe('All fall to the floor, minus 6 points');
  });
});

describe('the fixed mosaic', () => {
  test('has each colour where the rules have it', () => {
    for (let seed = 0; seed < 4; seed++) {
      const match = matchOf(pageWith(['level-1', 'random'], seed));
      eventsOf(match).forEach((event, index) => {
        const before = stateAt(match, index) as GameState;
        if (before.phase !== 'tiling') return;
        const view = inspectEvent(before, event);
        if (view.kind !== 'tiling' || view.column === 'F') return;
        expect(homeColumn(view.row, view.colour)).toBe(view.column);
      });
    }
  });
});

describe('tiling', () => {
  const page = playUntil(playOn(people(2, 3), 0), 'drafting');

  test('offers a cell for each legal move of the variant mosaic', () => {
    let state = newGame({ rules: { mosaic: 'variant' }, rng: seededRng(3) });
    const match = matchOf(page);
    expect(match.count).toBeGreaterThan(0);
    state = decodeState(['AFCB1617201920D0000000000', 'A0MSa10a0FB0MSF'.replace('a10a0', '1b2')], {
      rules: { mosaic: 'variant' },
      validate: false,
    });
    expect(state.phase).toBe('tiling');
    const targets = tilingTargets(state);
    expect(targets.map(({ row, column }) => `${row}${column}`)).toEqual(
      legalMoves(state).map((move) => move.slice(1)),
    );
    for (const { row, column } of targets) {
      expect(tilingChoice(ENGLISH, state, row, column, NAMES)).toMatchObject({ ok: true });
    }
    expect(tilingChoice(ENGLISH, state, 1, undefined, NAMES)).toEqual({
      ok: false,
      reason: 'Choose a cell of this row in the mosaic.',
    });
    expect(tilingChoice(ENGLISH, state, 2, undefined, NAMES)).toMatchObject({
      ok: false,
      reason: 'This row is not full, so its tile stays until the next round.',
    });
  });
});

describe('what moves', () => {
  test('are all tiles of a move, each to the place where it lies then', () => {
    const match = matchOf(playOn(people(3), 60));
    eventsOf(match).forEach((event, index) => {
      const before = stateAt(match, index) as GameState;
      const after = stateAt(match, index + 1) as GameState;
      const view = inspectEvent(before, event);
      if (view.kind !== 'draft') return;
      const { flights } = motionOf(before, event);
      const board = inspect(after).players.find(({ player }) => player === view.player);
      if (board === undefined) throw new Error('There is no such board.');
      const own = flights.filter(({ to }) => to.startsWith(view.player) && to.includes('-'));
      expect(own.length).toBe(view.tiles - view.toDiscard + (tokenLies(before, after) ? 1 : 0));
      for (const { to, piece } of own) {
        const [, place, number = '', slot = ''] = to.split('-');
        if (place === 'row') {
          expect(board.storage[Number(number)]?.colour).toBe(piece);
          expect(storagePlace(view.player, Number(number), Number(slot))).toBe(to);
          const former = inspect(before).players.find(({ player }) => player === view.player);
          expect(Number(slot)).toBeGreaterThanOrEqual(former?.storage[Number(number)]?.number ?? 0);
          expect(Number(slot)).toBeLessThan(board.storage[Number(number)]?.number ?? 0);
        } else {
          expect(floorPieces(board)[Number(number)]).toBe(piece);
          expect(floorPlace(view.player, Number(number))).toBe(to);
        }
      }
    });
  });
});

/** Whether a move took the marker to a floor. */
function tokenLies(before: GameState, after: GameState): boolean {
  return inspect(before).centre.token && inspect(after).players.some(({ floor }) => floor.token);
}

describe('words', () => {
  test('count from 1, and name players', () => {
    const state = POSITIONS[0] ?? newGame({ rng: seededRng(1) });
    const [move = ''] = legalMoves(state);
    const { player } = decodeMove(legalMoves(state)[0] ?? 'A0a0');
    expect(eventSentence(ENGLISH, state, move, NAMES)).toMatch(
      new RegExp(`^${player === 'A' ? 'Ada' : 'Bruno'} takes \\d \\w+ from factory 1 to row 1`),
    );
    expect(eventEntry(ENGLISH, state, move)).toMatch(/^\d \w+, factory 1 → row 1/);
  });

  test('say all events of whole games', () => {
    const match = matchOf(pageWith(['level-1', 'random', 'random']));
    const sentences = eventsOf(match).map((event, index) =>
      eventSentence(ENGLISH, stateAt(match, index) as GameState, event, NAMES),
    );
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentences.join(' ')).not.toMatch(/undefined|row 0|factory 0|column 0/);
  });
});
