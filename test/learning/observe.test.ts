/** Observations: complete, relative to the seat, and always in the same layout. */
import {
  azul,
  decodeState,
  encodeState,
  equalStates,
  floorPenalty,
  type GameState,
  inspect,
  isLegalMove,
  type Move,
  newGame,
  PLAYER_IDS,
  type PlayerId,
  type Rules,
  type StateView,
  seededRng,
  tensors,
} from 'azulejo';
import { applyAll, type EncodedState } from 'azulejo/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeError } from '../support/errors.js';
import { ALL_RULES, games, isDeal, play, reachedStates } from '../support/games.js';
import { actionSpace, observationLayout, observe } from './azul-tensors.js';
import { rotated } from './renamed.js';
import { readBack, type Seen } from './seen.js';

function playersOf(state: GameState): readonly PlayerId[] {
  return PLAYER_IDS.slice(0, state.rules.players);
}

/** Decode as a state of the same rules. */
function decodeAs(encoded: EncodedState, { rules }: GameState): GameState {
  const { mosaic, tilingOrder } = rules;
  return decodeState(encoded, { rules: { mosaic, tilingOrder } });
}

/** Return what `inspect` shows, from a player's seat. */
function seenFrom(view: StateView, observer: number): Seen {
  const seats = view.players.length;
  const boards = view.players.map((_, seat) => {
    const board = view.players[(observer + seat) % seats];
    if (board === undefined) throw new Error('no such seat');
    const { score, floor, storage, mosaic } = board;
    return { score, floor, storage, mosaic };
  });
  const { phase, factories, centre, bag, discard } = view;
  const turn = (PLAYER_IDS.indexOf(view.turn) - observer + seats) % seats;
  return { turn, phase, factories, centre, bag, discard, boards };
}

/** That it never changes is tested with the tables of docs/learning.md, which have every block. */
describe('the layout', () => {
  test.each(ALL_RULES)('has no gap: $players, $mosaic, $tilingOrder', (rules) => {
    const layout = observationLayout(rules);
    let end = 0;
    for (const { offset, length, axes, shape } of layout) {
      expect(offset).toBe(end);
      expect(shape.reduce((product, steps) => product * steps, 1)).toBe(length);
      expect(shape).toHaveLength(axes.length);
      end += length;
    }
    expect(observe(newGame({ rules, rng: seededRng(1) }), 'A')).toHaveLength(end);
  });

  test('is that of the default rules if none are given, and a new list each time', () => {
    // An untyped caller can change it.
    const layout = observationLayout() as unknown[];
    expect(layout).toEqual(
      observationLayout({ players: 2, mosaic: 'variant', tilingOrder: 'any' }),
    );
    layout.pop();
    expect(observationLayout().length).toBe(layout.length + 1);
  });
});

describe('an observation', () => {
  test('of a position never changes', async () => {
    const positions: readonly [EncodedState, Rules['mosaic']][] = [
      [
        [
          'BF0abcd3eeeeCabbfB1512151511D0000000000',
          'A17Ma00b13e24S1b23a14c5FaB106Ma11S3d4FcdC0MSF',
        ],
        'variant',
      ],
      [['AF2aabcCdB1019182019D0000000000', 'A3Ma00b12S2c1FfB0Me04S0a1F'], 'fixed'],
    ];
    const lines = positions.flatMap(([encoded, mosaic]) => {
      const state = decodeState(encoded, { rules: { mosaic }, validate: false, lenient: true });
      return playersOf(state).flatMap((player) => [
        `${encodeState(state).join(' ')} ${mosaic}, seen by ${player}`,
        [...observe(state, player)]
          .flatMap((value, index) => (value === 0 ? [] : [`${index}:${value.toFixed(4)}`]))
          .join(' '),
        '',
      ]);
    });
    await expect(lines.join('\n')).toMatchFileSnapshot('observations.txt');
  });

  test('contains all that inspect shows, for every player, in states of games under all rules', () => {
    fc.assert(
      fc.property(games, (game) => {
        const layout = observationLayout(game.rules);
        for (const { after } of [...play(game)].filter((_, index) => index % 3 === 0)) {
          const view = inspect(after);
          playersOf(after).forEach((player, index) => {
            const seen = readBack(observe(after, player), layout, game.rules.mosaic);
            expect(seen).toEqual(seenFrom(view, index));
          });
        }
      }),
      { numRuns: 8 },
    );
  });

  test('contains the penalty of a floor and what a storage accepts', () => {
    fc.assert(
      fc.property(reachedStates, (state) => {
        const seen = observe(state, state.turn);
        const layout = observationLayout(state.rules);
        const view = inspect(state);
        const observer = PLAYER_IDS.indexOf(state.turn);
        const block = (name: string, seat: number) => {
          const { offset = 0, length = 0 } =
            layout.find((each) => each.name === name && each.seat === seat) ?? {};
          return [...seen.subarray(offset, offset + length)];
        };
        view.players.forEach((_, seat) => {
          const board = view.players[(observer + seat) % view.players.length];
          if (board === undefined) throw new Error('no such seat');
          const tiles = Object.values(board.floor.tiles).reduce((sum, number) => sum + number, 0);
          const pieces = tiles + (board.floor.token ? 1 : 0);
          expect(block('floor-pieces', seat)).toEqual([Math.fround(pieces / 7)]);
          expect(block('floor-penalty', seat)).toEqual([Math.fround(floorPenalty(pieces) / 14)]);
          const accepts = board.storage.flatMap((line, row) =>
            (['a', 'b', 'c', 'd', 'e'] as const).map((colour) => {
              if (board.mosaic[row]?.includes(colour)) return 0;
              return line === null || (line.colour === colour && line.number <= row) ? 1 : 0;
            }),
          );
          expect(block('storage-accepts', seat)).toEqual(accepts);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('stays in its range, even for invalid states', () => {
    const texts: readonly [string, string][] = [
      ['AFCfB2020202020D2020202020', 'A999MSFaaaaaaaB999MSFeeeeeef'],
      [`AF0eeeeC${'a'.repeat(27)}B0000000000D0000000000`, 'A0MS0a52b5Fabcdef'],
      ['DF0aaaa8aaaaCfB2020202020D2020202020', 'A999Ma00b01S0a5FfB0MS0a5F'],
    ];
    for (const [shared, players] of texts) {
      for (const mosaic of ['variant', 'fixed'] as const) {
        const boards = players.includes('B') ? players : `${players}B0MSF`;
        const state = decodeState([shared, boards], {
          rules: { mosaic },
          validate: false,
          lenient: true,
        });
        const layout = observationLayout(state.rules);
        for (const player of playersOf(state)) {
          const seen = observe(state, player);
          expect(seen).toHaveLength(layout.reduce((sum, { length }) => sum + length, 0));
          for (const { offset, length, range } of layout) {
            const values = seen.subarray(offset, offset + length);
            expect(Math.min(...values)).toBeGreaterThanOrEqual(range[0]);
            expect(Math.max(...values)).toBeLessThanOrEqual(Math.fround(range[1]));
          }
        }
      }
    }
  });

  test('is the same after a state was written and read', () => {
    let [tried, compared] = [0, 0];
    fc.assert(
      fc.property(reachedStates, (state) => {
        tried++;
        const copy = decodeAs(encodeState(state), state);
        // Two positions have texts that read as another phase (rules: "Reading the phase from a text").
        if (!equalStates(copy, state)) return;
        compared++;
        for (const player of playersOf(state)) {
          expect(observe(copy, player).join()).toBe(observe(state, player).join());
        }
      }),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(0.8 * tried);
  });

  test('is the same for a state that is reached by another order of moves', () => {
    let [tried, compared] = [0, 0];
    fc.assert(
      fc.property(games, (game) => {
        tried++;
        const steps = [...play(game)];
        const turns = game.rules.players + 1;
        steps.forEach(({ before, event }, index) => {
          const round = steps.slice(index, index + turns);
          const moves = round
            .map((step) => step.event)
            .filter((each): each is Move => !isDeal(each));
          const last = moves.at(-1);
          const after = round.at(-1)?.after;
          if (moves.length < turns || last === undefined || after === undefined) return;
          if (before.phase !== 'drafting' || after.phase !== 'drafting' || isDeal(event)) return;
          const other = tryAll(before, [last, ...moves.slice(1, -1), event]);
          if (other === undefined || !equalStates(other, after)) return;
          compared++;
          expect(observe(other, 'A').join()).toBe(observe(after, 'A').join());
        });
      }),
      { numRuns: 10 },
    );
    expect(compared).toBeGreaterThan(3.3 * tried);
  });

  test('of a player is that of A if the seats are renamed, and so is the mask', () => {
    let [tried, compared] = [0, 0];
    fc.assert(
      fc.property(reachedStates, (state) => {
        tried++;
        if (!equalStates(decodeAs(encodeState(state), state), state)) return;
        compared++;
        const { mask } = actionSpace(state.rules);
        playersOf(state).forEach((player, index) => {
          const renamed = decodeAs(rotated(encodeState(state), index), state);
          expect(observe(state, player).join()).toBe(observe(renamed, 'A').join());
          expect(mask(state).join()).toBe(mask(renamed).join());
        });
      }),
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(0.8 * tried);
  });

  test('is a new array each time', () => {
    const state = newGame({ rng: seededRng(1) });
    const seen = observe(state, 'A');
    seen.fill(7);
    expect(observe(state, 'A')).not.toEqual(seen);
  });
});

/** Play moves as long as they are legal. */
function tryAll(state: GameState, moves: readonly Move[]): GameState | undefined {
  let next = state;
  for (const move of moves) {
    if (!isLegalMove(next, move)) return undefined;
    next = applyAll(azul, next, [move]);
  }
  return next;
}

describe('errors:', () => {
  test.each([2, -1, 0.5, 'A', undefined, null])('a player who is not in the game: %j', (player) => {
    // An untyped caller can pass anything.
    expect(() => tensors.observe(newGame({ rng: seededRng(1) }), player as number)).toThrow(
      RangeError,
    );
  });

  test('a single board', () => {
    const lone = decodeState(['AFCfB0000000000D0000000000', 'A0MSF'], { validate: false });
    expect(() => observe(lone, 'A')).toThrow(rangeError('1', '2 to 4'));
  });

  test('a setting that does not exist', () => {
    // An untyped caller can pass anything.
    expect(() => observationLayout({ mosaic: 'gothic' as 'fixed' })).toThrow(RangeError);
  });
});
