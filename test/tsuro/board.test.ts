/** The board of Tsuro without a browser: choices, ways of stones, and their words. */
import { applyAll } from 'azulejo/game';
import {
  applyChance,
  canonicalRotation,
  decodeState,
  inspect,
  legalMoves,
  newGame,
  PORTS,
  ROTATIONS,
  seededRng,
  TILES,
  tsuro,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import {
  partsOf,
  pointOf,
  startsOf,
  TILE_PATHS,
  walkPath,
} from '../../src/tsuro/board/geometry.js';
import {
  choiceOf,
  chooseSquare,
  comingOffers,
  FIRST_CHOICE,
  issueOf,
  moveOf,
  refusalOf,
  rotated,
  seenHand,
  setupSquares,
  shownMoves,
  textOf,
} from '../../src/tsuro/board/input.js';
import { trailsTo } from '../../src/tsuro/board/trails.js';
import { adviceWords, isMove, placeWords, TSURO } from '../../src/tsuro/board/words.js';
import { readPlace, writePlace } from '../../src/tsuro/codec/notation.js';
import { across } from '../../src/tsuro/state/position.js';
import { randomSteps } from '../support/contract.js';

const ENGLISH = await TSURO.load('en');
const NAMES = ['Ada', 'Bruno', 'Clara'];
const dealt = applyChance(newGame(), 'D000102');
const turn = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);
const edge = decodeState(['A1H2134T0021n5034nB', 'A00eB50eCF1']);

describe('a choice of a tile', () => {
  test('rotates to what looks different only', () => {
    let choice = FIRST_CHOICE;
    const seen: (string | undefined)[] = [];
    for (let press = 0; press < 5; press++) {
      seen.push(moveOf(edge, choice));
      choice = rotated(edge, choice);
    }
    expect(seen.length).toBeGreaterThan(new Set(seen).size);
    expect(seen[1]).not.toBe(seen[0]);
    expect(new Set(seen)).toEqual(
      new Set(ROTATIONS.map((rotation) => `A21${canonicalRotation(21, rotation)}`)),
    );
    // Tile 34 looks the same in every rotation.
    const same = { ...FIRST_CHOICE, index: 1 };
    expect(rotated(edge, same)).toBe(same);
  });

  test('is a move once it has a square, and the same square again moves the stone on', () => {
    expect(moveOf(dealt, FIRST_CHOICE)).toBeUndefined();
    expect(refusalOf(ENGLISH, dealt, FIRST_CHOICE)).toMatch(/^First choose a square\b/);
    const ports: (string | undefined)[] = [];
    let choice = FIRST_CHOICE;
    for (let press = 0; press < 7; press++) {
      const chosen = chooseSquare(ENGLISH, dealt, choice, '10');
      if (!chosen.ok) throw new Error(chosen.reason);
      ({ choice } = chosen);
      ports.push(choice.port);
      expect(refusalOf(ENGLISH, dealt, choice)).toBeUndefined();
    }
    // On the north side it would face the edge.
    expect(ports.join('')).toBe('cdefghc');
  });

  test('has the port that is nearest to where its square is pressed', () => {
    const portAt = (x: number, y: number) => {
      const chosen = chooseSquare(ENGLISH, dealt, FIRST_CHOICE, '10', [x, y]);
      return chosen.ok ? chosen.choice.port : undefined;
    };
    expect([portAt(59, 22), portAt(38, 55), portAt(1, 38), portAt(25, 1)]).toEqual([
      'c',
      'e',
      'g',
      // Not on the north side, which faces the edge.
      'h',
    ]);
  });

  test('can be a move, such as a hint', () => {
    for (const state of [turn, edge, dealt]) {
      const moves = legalMoves(state);
      expect(moves.map((move) => moveOf(state, choiceOf(state, move) ?? FIRST_CHOICE))).toEqual(
        moves,
      );
    }
  });

  test('has a text with which its moves begin', () => {
    expect(textOf(dealt, { ...FIRST_CHOICE, index: 2 })).toBe('A02n');
    for (const state of [turn, dealt]) {
      for (const move of legalMoves(state)) {
        const choice = choiceOf(state, move) ?? FIRST_CHOICE;
        expect(textOf(state, choice)).toBe(move);
        const begun = textOf(state, { ...choice, square: undefined, port: undefined });
        expect(move.startsWith(begun ?? '-')).toBe(true);
      }
    }
    expect(textOf(newGame(), FIRST_CHOICE)).toBeUndefined();
  });

  test('says why a square is none for a first tile', () => {
    const second = applyAll(tsuro, newGame(), ['D000102', 'A02n10c', 'D030405']);
    const reason = (square: '55' | '10' | '20') => {
      const chosen = chooseSquare(ENGLISH, second, FIRST_CHOICE, square);
      return chosen.ok ? '' : chosen.reason;
    };
    expect(reason('55')).toBe('The first tile goes to the edge of the board.');
    expect(reason('10')).toBe('There is a tile on this square.');
    expect(reason('20')).toBe('The first tile may not lie next to another one.');
    expect(setupSquares(second).has('20')).toBe(false);
    expect(setupSquares(second).size).toBe(36 - 3);
  });

  test('says why a tile cannot be placed', () => {
    const choice = { ...FIRST_CHOICE, index: 1 };
    expect(issueOf(edge, choice)?.code).toBe('move.leaves-board');
    expect(refusalOf(ENGLISH, edge, choice)).toMatch(/^That would take your stone off the board\b/);
  });
});

describe('the tiles of others', () => {
  const ordered = { rules: { supply: 'cycle' } } as const;
  const first = decodeState(['A1H3132T0134n1034nB33,34', 'A01cB10eCX0'], ordered);

  test('are hidden, unless tiles come in order', () => {
    expect(seenHand(dealt, 'A')).toEqual([0, 1, 2]);
    expect(seenHand(dealt, 'B')).toEqual([]);
    expect(seenHand(dealt, undefined)).toEqual([0, 1, 2]);
    expect(seenHand(first, 'B')).toEqual([31, 32]);
  });

  test('are listed ahead if they come in order, also from the next set', () => {
    expect(comingOffers(first).slice(0, 3)).toEqual([
      { player: 'B', tiles: [33, 34] },
      { player: 'A', tiles: [0, 1] },
      { player: 'B', tiles: [2, 3] },
    ]);
    const [move] = legalMoves(first);
    const due = applyAll(tsuro, first, [move ?? 'A31n']);
    expect([due.phase, ...comingOffers(due).slice(0, 2)]).toEqual([
      'deal',
      ...comingOffers(first).slice(0, 2),
    ]);
    expect(comingOffers(turn)).toEqual([]);
    expect(comingOffers(newGame({ rules: { supply: 'cycle' } }))).toEqual([]);
  });

  test('that are listed are those that are dealt', () => {
    const rng = seededRng(2);
    let state = newGame({ rules: { supply: 'cycle', players: 4 } });
    let [next] = comingOffers(state);
    let compared = 0;
    while (state.phase !== 'game-over') {
      if (state.phase === 'deal') {
        state = applyChance(state, rng);
        // If somebody goes out, it can be the turn of another one.
        if (next?.player === state.turn) compared++;
        if (next !== undefined) expect(state.hand).toEqual(next.tiles);
      } else {
        [next] = comingOffers(state);
        const moves = legalMoves(state);
        state = applyAll(tsuro, state, [moves[Math.floor(rng() * moves.length)] ?? 'A00n']);
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});

describe('a move that is pointed out', () => {
  test('is seen alone until something else is chosen', () => {
    const [marked, other] = legalMoves(turn);
    expect(shownMoves(turn, { chosen: undefined, marked })).toEqual({ chosen: undefined, marked });
    expect(shownMoves(turn, { chosen: marked, marked })).toEqual({ chosen: undefined, marked });
    // Both go to the square before the stone.
    expect(shownMoves(turn, { chosen: other, marked })).toEqual({
      chosen: other,
      marked: undefined,
    });
    expect(shownMoves(turn, { chosen: other, marked: undefined }).chosen).toBe(other);
  });

  test('is seen beside a choice on another square', () => {
    const both = { chosen: 'A02n10c', marked: 'A02n50c' } as const;
    expect(shownMoves(dealt, both)).toEqual(both);
  });
});

describe('paths', () => {
  test('meet those of the next square in each port', () => {
    for (const port of PORTS) {
      const next = partsOf(writePlace(across(readPlace(`55${port}`, 0))));
      expect(pointOf(next.square, next.port)).toEqual(pointOf('55', port));
    }
    expect(startsOf('00').join('')).toBe('cdef');
    expect(startsOf('99').join('')).toBe('abgh');
  });

  test('of every tile are four', () => {
    expect(TILE_PATHS.map(({ length }) => length)).toEqual(TILES.map(() => 4));
  });

  test('of walks begin where the stone stands, with a curve for each tile', () => {
    const d = walkPath({ path: ['01c', '11a', '10e', '11c'] });
    expect(d.startsWith(`M${pointOf('01', 'c').join(' ')}C`)).toBe(true);
    expect(d.match(/C/g)).toHaveLength(3);
    expect(d.endsWith(pointOf('11', 'c').join(' '))).toBe(true);
  });

  test('that stones have come are kept, whichever position is looked at', () => {
    const all = [...randomSteps(tsuro, newGame().rules, 3)];
    const past = (events: number) => () => all.slice(0, events).toReversed();
    const at = (events: number) => all[events]?.before ?? newGame();
    const half = trailsTo(at(30), past(30));
    expect(half.length).toBeGreaterThan(3);
    const most = trailsTo(at(all.length - 1), past(all.length - 1));
    expect(most.slice(0, half.length)).toEqual(half);
    expect(most.length).toBeGreaterThan(half.length);
    expect(trailsTo(newGame(), past(0))).toEqual([]);
  });
});

describe('words', () => {
  test('tell moves from deals, also of player D', () => {
    expect(
      ['A02n10c', 'D04n', 'D0407', 'D000102', 'D!'].map((text) => isMove(text as 'D04n')),
    ).toEqual([true, true, false, false, false]);
  });

  test('say what a move would do', () => {
    expect(adviceWords(ENGLISH, turn, 'A04n', NAMES)).toBe(
      'Tile 5 (0°): Ada walks over 3 tiles to column 2, row 2; Bruno walks over 1 tile to column 2, row 2',
    );
  });

  test('name every square, and what is on it', () => {
    const view = inspect(turn);
    expect(placeWords(ENGLISH, view, '01', NAMES)).toBe(
      'Column 1, row 2, tile 35 (0°), Ada on its east side, top',
    );
    expect(placeWords(ENGLISH, view, '11', NAMES)).toBe(
      'Column 2, row 2, empty, in front of Ada and Bruno',
    );
    expect(placeWords(ENGLISH, view, '99', NAMES)).toBe('Column 10, row 10, empty');
  });
});
