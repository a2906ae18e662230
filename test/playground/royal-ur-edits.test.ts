/** The editor of positions of the Royal Game of Ur without a browser. */
import { decodeState, inspect, newGame, royalUrRules, validateState } from 'azulejo/royal-ur';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Edit,
  editPosition,
  type Position,
  writePosition,
} from '../../src/royal-ur/board/edits.js';
import { UR } from '../../src/royal-ur/board/words.js';
import { testEdits } from './edited.js';

const ENGLISH = await UR.load('en');
const apply = (position: Position, edit: Edit) => editPosition(ENGLISH, position, edit);
const player = fc.constantFrom('A' as const, 'B' as const);
const number = fc.integer({ min: -3, max: 20 });
const step = fc.nat(15);

/** List the edits that make a position of one with the same number of tokens. */
function editsTo({ turn, phase, roll, players }: Position): Edit[] {
  const [one] = players;
  const count = one === undefined ? 0 : one.hand + one.steps.length + one.home;
  return [
    { type: 'tokens', count },
    { type: 'turn', player: turn },
    { type: 'waiting', waiting: phase === 'move' ? (roll ?? 0) : phase },
    ...players.flatMap((side) => [
      ...new Array<Edit>(side.home).fill({ type: 'put', player: side.player, to: 15 }),
      ...side.steps.map((to): Edit => ({ type: 'put', player: side.player, to })),
    ]),
  ];
}

describe('a position of Ur', () => {
  testEdits(
    {
      game: royalUrRules,
      rules: ([7, 3, 1] as const).map((tokens) => newGame({ rules: { tokens } }).rules),
      empty: inspect(newGame()),
      edit: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({ type: fc.constant('put' as const), player, to: step }),
        },
        {
          weight: 2,
          arbitrary: fc.record({ type: fc.constant('remove' as const), player, from: step }),
        },
        {
          weight: 2,
          arbitrary: fc.record({
            type: fc.constant('move' as const),
            player,
            from: step,
            to: step,
          }),
        },
        fc.record({ type: fc.constant('turn' as const), player }),
        fc.record({
          type: fc.constant('waiting' as const),
          waiting: fc.oneof(number, fc.constantFrom('roll' as const, 'game-over' as const)),
        }),
        fc.record({ type: fc.constant('tokens' as const), count: number }),
        fc.record({ type: fc.constant('clear' as const) }),
      ),
      positionOf: inspect,
      write: writePosition,
      read: (encoded) => decodeState([...encoded], { validate: false }),
      apply,
      editsTo,
    },
    300,
  );
});

describe('an edit of Ur', () => {
  test.each<[before: string, edit: Edit, after: string | RegExp]>([
    ['A- A7PH0B7PH0', { type: 'put', player: 'A', to: 4 }, 'A- A6P04H0B7PH0'],
    ['A- A6P04H0B7PH0', { type: 'put', player: 'A', to: 4 }, 'A token of this player is there.'],
    // One that is dragged is the one that comes there.
    ['A- A5P0409H0B7PH0', { type: 'move', player: 'A', from: 4, to: 6 }, 'A- A5P0609H0B7PH0'],
    ['A- A5P0409H0B7PH0', { type: 'move', player: 'A', from: 4, to: 0 }, 'A- A6P09H0B7PH0'],
    ['A- A5P04H1B7PH0', { type: 'move', player: 'A', from: 15, to: 6 }, 'A- A5P0406H0B7PH0'],
    ['A- A6P04H0B6P09H0', { type: 'move', player: 'A', from: 4, to: 9 }, 'A- A6P09H0B7PH0'],
    ['A- A6P04H0B7PH0', { type: 'move', player: 'A', from: 4, to: 4 }, 'A- A6P04H0B7PH0'],
    [
      'A- A5P0409H0B7PH0',
      { type: 'move', player: 'A', from: 4, to: 9 },
      'A token of this player is there.',
    ],
    ['A- A6P04H0B7PH0', { type: 'move', player: 'A', from: 5, to: 9 }, 'Nothing lies there.'],
    // Another player's token goes back to its hand from a square of both, and stays on its own.
    ['A- A7PH0B6P07H0', { type: 'put', player: 'A', to: 7 }, 'A- A6P07H0B7PH0'],
    ['A- A7PH0B6P04H0', { type: 'put', player: 'A', to: 4 }, 'A- A6P04H0B6P04H0'],
    // Tokens come from the hand, then from home or from the square that is nearest.
    ['A- A0P04H6B7PH0', { type: 'put', player: 'A', to: 5 }, 'A- A0P0405H5B7PH0'],
    ['A- A1P0409H5B7PH0', { type: 'put', player: 'A', to: 15 }, 'A- A0P0409H6B7PH0'],
    ['A- A0P0409H5B7PH0', { type: 'put', player: 'A', to: 15 }, 'A- A0P04H6B7PH0'],
    ['A- A0P0409H5B7PH0', { type: 'put', player: 'A', to: 0 }, 'A- A1P0409H4B7PH0'],
    ['A- A0P0409H0B2PH0', { type: 'put', player: 'A', to: 0 }, 'A- A1P09H0B2PH0'],
    ['A- A0P04H0B1PH0', { type: 'put', player: 'A', to: 5 }, /^This player has no other token\./],
    // One with too few tokens gets more, and one with none at all its first.
    ['A- A0P04H0B2PH0', { type: 'put', player: 'A', to: 5 }, 'A- A0P0405H0B2PH0'],
    ['A- A0PH0B0PH0', { type: 'put', player: 'B', to: 15 }, 'A- A0PH0B0PH1'],
    ['A- A6P04H0B7PH0', { type: 'remove', player: 'A', from: 4 }, 'A- A7PH0B7PH0'],
    ['A- A6PH1B7PH0', { type: 'remove', player: 'A', from: 15 }, 'A- A7PH0B7PH0'],
    ['A- A6P04H0B7PH0', { type: 'remove', player: 'A', from: 5 }, 'Nothing lies there.'],
    [
      'A- A7PH0B7PH0',
      { type: 'remove', player: 'A', from: 0 },
      'The number of tokens is set below.',
    ],
    ['A3 A7PH0B7PH0', { type: 'turn', player: 'B' }, 'B3 A7PH0B7PH0'],
    ['A- A7PH0B7PH0', { type: 'waiting', waiting: 2 }, 'A2 A7PH0B7PH0'],
    ['A3 A7PH0B7PH0', { type: 'waiting', waiting: 'game-over' }, 'A# A7PH0B7PH0'],
    // Tokens go from the hand first, then from home, then from the end of the path.
    ['A- A1P0409H1B4PH0', { type: 'tokens', count: 1 }, 'A- A0P04H0B1PH0'],
    ['A- A0P0409H1B4PH0', { type: 'tokens', count: 7 }, 'A- A4P0409H1B7PH0'],
    ['A- A0P0409H1B0PH3', { type: 'clear' }, 'A- A3PH0B3PH0'],
  ])('%s, %o: %s', (before, edit, after) => {
    const [shared = '', players = ''] = before.split(' ');
    const position = inspect(decodeState([shared, players], { validate: false }));
    const result = apply(position, edit);
    const said = result.ok ? writePosition(result.position).join(' ') : result.reason;
    expect(said).toMatch(after);
  });

  test('keeps a valid position valid where tokens are only moved', () => {
    const moved = [4, 5, 8, 15, 0].reduce((now, to) => {
      const result = apply(now, { type: 'put', player: 'A', to });
      if (!result.ok) throw new Error(result.reason);
      expect(validateState(writePosition(result.position))).toEqual([]);
      return result.position;
    }, inspect(newGame()) as Position);
    expect(writePosition(moved)).toEqual(['A-', 'A4P040508H0B7PH0']);
  });
});
