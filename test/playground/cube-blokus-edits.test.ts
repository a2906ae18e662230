/** The editor of Cube Blokus's positions without a browser. */
import {
  cubeBlokusRules,
  decodeState,
  inspect,
  newGame,
  type PlayerId,
  SQUARES,
  type Square,
} from 'azulejo/cube-blokus';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Edit,
  editPosition,
  type Position,
  pieceAt,
  positionOf,
  writePosition,
} from '../../src/cube-blokus/board/edits.js';
import { STARTS } from '../../src/cube-blokus/board/seen.js';
import { CUBE } from '../../src/cube-blokus/board/words.js';
import { testEdits } from './edited.js';

const ENGLISH = await CUBE.load('en');
const apply = (position: Position, edit: Edit) => editPosition(ENGLISH, position, edit);
const START = positionOf(inspect(newGame()));

/** List the edits that make a position of the first one. */
function editsTo(position: Position): Edit[] {
  const laid = new Set<Square>();
  const pieces = [...position.owners].flatMap(([square, player]): Edit[] => {
    const squares = pieceAt(position, square);
    if (squares.length === 0 || laid.has(square)) return [];
    for (const each of squares) laid.add(each);
    return [{ type: 'lay', player, squares }];
  });
  return [
    ...pieces,
    { type: 'turn', player: position.turn },
    ...position.seats.flatMap(({ player, carried, status }): Edit[] => [
      { type: 'carried', player, points: carried },
      { type: 'status', player, status },
    ]),
  ];
}

const player = fc.constantFrom<PlayerId>('A', 'B', 'C', 'D');
const square = fc.constantFrom<Square>(...SQUARES);
const of = <Type extends string>(type: Type) => fc.constant(type);

describe('a position of Cube Blokus', () => {
  testEdits(
    {
      game: cubeBlokusRules,
      rules: [newGame().rules],
      empty: START,
      edit: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({
            type: of('lay'),
            player,
            squares: fc.array(square, { minLength: 1, maxLength: 5 }),
          }),
        },
        { weight: 2, arbitrary: fc.record({ type: of('take'), square }) },
        fc.record({ type: of('turn'), player: fc.option(player) }),
        fc.record({
          type: of('status'),
          player,
          status: fc.constantFrom('in' as const, 'out' as const, 'single-last' as const),
        }),
        fc.record({
          type: of('carried'),
          player,
          points: fc.oneof(fc.constant(Number.NaN), fc.integer({ min: -9, max: 200_000 })),
        }),
        fc.record({ type: of('clear') }),
      ),
      positionOf: (state) => positionOf(inspect(state)),
      write: writePosition,
      read: (encoded) => decodeState([...encoded], { validate: false }),
      apply,
      editsTo,
    },
    90,
  );
});

describe('an edit of Cube Blokus', () => {
  /** Make edits, and return what the last one says, or the squares that are not as at first. */
  function after(...edits: readonly Edit[]): unknown {
    let position = START;
    for (const edit of edits) {
      const result = apply(position, edit);
      if (!result.ok) return result.reason;
      position = result.position;
    }
    const [, players] = writePosition(position);
    const squares = [...position.owners].filter(([each]) => !STARTS.has(each));
    return {
      turn: position.turn,
      players,
      squares: squares.map((each) => each.join('')).join(' '),
    };
  }
  const lay = (by: PlayerId, ...squares: readonly Square[]): Edit => ({
    type: 'lay',
    player: by,
    squares,
  });
  const start = { turn: 'A', players: 'A0B0C0D0', squares: '' };

  test.each<[edits: readonly Edit[], after: unknown]>([
    [[lay('A', 'Ub8')], { ...start, squares: 'Ub8A' }],
    [[lay('A', 'Fe5', 'Fe6'), lay('B', 'Fe6')], 'There is a piece already.'],
    [[lay('A', 'Ua1')], 'Start squares belong to their colours.'],
    [[lay('A', 'Fe5', 'Fe5')], 'It does not fit around the corner of the cube.'],
    // A piece is taken as a whole, over the edge of a face, too; one that touches it at a corner stays.
    [
      [lay('A', 'Ue9', 'Fe1', 'Fe2'), lay('A', 'Ff3'), { type: 'take', square: 'Fe2' }],
      { ...start, squares: 'Ff3A' },
    ],
    [
      [lay('A', 'Fe5'), lay('B', 'Fe6'), { type: 'take', square: 'Fe6' }],
      { ...start, squares: 'Fe5A' },
    ],
    [[{ type: 'take', square: 'Fe5' }], 'Nothing lies there.'],
    [[{ type: 'take', square: 'Ua1' }], 'Start squares belong to their colours.'],
    [[{ type: 'turn', player: null }], { ...start, turn: null }],
    [[{ type: 'status', player: 'B', status: 'out' }], { ...start, players: 'A0B0!C0D0' }],
    [[{ type: 'status', player: 'C', status: 'single-last' }], { ...start, players: 'A0B0C0+D0' }],
    [[{ type: 'carried', player: 'D', points: 1e9 }], { ...start, players: 'A0B0C0D99999' }],
    [[lay('A', 'Fe5'), { type: 'clear' }], start],
  ])('%o: %o', (edits, expected) => {
    expect(after(...edits)).toEqual(expected);
  });

  test('gives a start square back to its colour', () => {
    const [shared, players] = writePosition(START);
    const state = decodeState([shared.replace('Ud7b', 'U8b'), players], { validate: false });
    const result = apply(positionOf(inspect(state)), { type: 'take', square: 'Ua1' });
    expect(result.ok && writePosition(result.position)).toEqual([shared, players]);
  });
});
