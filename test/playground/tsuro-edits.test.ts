/** The editor of Tsuro's positions without a browser. */
import {
  decodeState,
  inspect,
  newGame,
  type Port,
  type Rotation,
  type Rules,
  type Square,
  tsuroRules,
} from 'azulejo/tsuro';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Edit,
  editPosition,
  type Position,
  writePosition,
} from '../../src/tsuro/board/edits.js';
import { SQUARES } from '../../src/tsuro/board/geometry.js';
import { TSURO } from '../../src/tsuro/board/words.js';
import { testEdits } from './edited.js';

const ENGLISH = await TSURO.load('en');
const apply = (position: Position, edit: Edit) => editPosition(ENGLISH, position, edit);

function positionOf(state: ReturnType<typeof newGame>): Position {
  const view = inspect(state);
  return { ...view, supply: view.rules.supply };
}

function read(encoded: readonly [string, string], supply: Rules['supply'] = 'bag') {
  return decodeState([...encoded], { rules: { supply }, validate: false });
}

/** List the edits that make a position of an empty board with all tiles in the bag. */
function editsTo({ turn, round, hand, board, bag, players, supply }: Position): Edit[] {
  const used = [...hand, ...board.map(({ tile }) => tile)];
  const bagged = new Set(Array.from({ length: 35 }, (_, tile) => tile));
  for (const tile of used) bagged.delete(tile);
  // Tiles that were drawn again, after all others.
  const others = [...new Set([...bag, ...bagged])].filter(
    (tile) => bag.includes(tile) !== bagged.has(tile),
  );
  return [
    { type: 'players', count: players.length },
    { type: 'round', round },
    { type: 'turn', player: turn },
    ...board.map((laid): Edit => ({ type: 'tile', ...laid })),
    ...hand.map((tile, index): Edit => ({ type: 'hand', index, tile })),
    ...(supply === 'endless' ? [] : others.map((tile): Edit => ({ type: 'bag', tile }))),
    ...players.flatMap(({ player, avatar, left }): Edit[] => {
      if (left !== null) return [{ type: 'left', player, ...left }];
      return avatar === null ? [] : [{ type: 'stone', player, ...avatar }];
    }),
  ];
}

const player = fc.constantFrom('A' as const, 'B' as const, 'C' as const, 'E' as const);
const square = fc.constantFrom<Square>(...SQUARES);
const tile = fc.nat(34);
const number = fc.integer({ min: -5, max: 2000 });
const of = <Type extends string>(type: Type) => fc.constant(type);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      type: of('tile'),
      square,
      tile,
      rotation: fc.constantFrom<Rotation>('n', 'e', 's', 'w'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: of('remove'), square }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: of('carry'),
      from: square,
      to: fc.option(square, { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: of('stone'),
      player,
      square,
      port: fc.constantFrom<Port>('a', 'c', 'f', 'h'),
    }),
  },
  fc.record({ type: of('lift'), player }),
  fc.record({
    type: of('left'),
    player,
    reason: fc.constantFrom('edge' as const, 'loop' as const, 'forfeit' as const),
    round: number,
  }),
  fc.record({ type: of('turn'), player: fc.option(player) }),
  fc.record({ type: of('round'), round: number }),
  fc.record({
    type: of('hand'),
    index: fc.nat(4),
    tile: fc.option(tile, { nil: undefined }),
  }),
  fc.record({ type: of('bag'), tile }),
  fc.record({ type: of('players'), count: fc.integer({ min: 0, max: 7 }) }),
  fc.record({ type: of('fill') }),
  { weight: 1, arbitrary: fc.record({ type: of('clear') }) },
);

describe.each(['bag', 'cycle', 'endless'] as const)('a position of Tsuro, supply %s', (supply) => {
  testEdits(
    {
      game: tsuroRules,
      rules: ([3, 5] as const).map((players) => newGame({ rules: { players, supply } }).rules),
      empty: positionOf(newGame({ rules: { supply } })),
      edit,
      positionOf,
      write: writePosition,
      read: (encoded) => read(encoded, supply),
      apply,
      editsTo,
    },
    120,
  );
});

describe('an edit of Tsuro', () => {
  const start = 'A0HTB00-34 A-B-C-';
  const middle = 'B1H0506T0034n2033eB00-04,07-32 A00cB20dC-';
  test.each<[before: string, edit: Edit, after: string | RegExp]>([
    // A tile comes from the bag, in the first rotation of those that look the same, and goes back there.
    [start, { type: 'tile', square: '10', tile: 0, rotation: 's' }, 'A0HT1000nB01-34 A-B-C-'],
    [
      middle,
      { type: 'tile', square: '00', tile: 2, rotation: 'n' },
      'B1H0506T0002n2033eB00,01,03,04,07-32,34 A00cB20dC-',
    ],
    [
      middle,
      { type: 'tile', square: '20', tile: 33, rotation: 'n' },
      'B1H0506T0034n2033nB00-04,07-32 A00cB20dC-',
    ],
    // A tile that is dragged keeps its rotation, the stones stay, and what lay there goes back to the bag.
    [middle, { type: 'carry', from: '20', to: '21' }, 'B1H0506T0034n2133eB00-04,07-32 A00cB20dC-'],
    [middle, { type: 'carry', from: '20', to: '00' }, 'B1H0506T0033eB00-04,07-32,34 A00cB20dC-'],
    [middle, { type: 'carry', from: '20', to: '20' }, middle],
    [middle, { type: 'carry', from: '20', to: undefined }, 'B1H0506T0034nB00-04,07-33 A00cB20dC-'],
    [middle, { type: 'carry', from: '10', to: '21' }, 'Nothing lies there.'],
    // Stones go before the tile that they stand on.
    [middle, { type: 'remove', square: '00' }, 'B1H0506T0034n2033eB00-04,07-32 A-B20dC-'],
    [start.replace('HT', 'HT0034n'), { type: 'remove', square: '00' }, start],
    [start, { type: 'remove', square: '00' }, 'Nothing lies there.'],
    [
      middle,
      { type: 'stone', player: 'C', square: '20', port: 'f' },
      'B1H0506T0034n2033eB00-04,07-32 A00cB20dC20f',
    ],
    [middle, { type: 'lift', player: 'A' }, 'B1H0506T0034n2033eB00-04,07-32 A-B20dC-'],
    [
      middle,
      { type: 'left', player: 'A', reason: 'loop', round: 2000 },
      'B1H0506T0034n2033eB00-04,07-32 AL999B20dC-',
    ],
    [middle, { type: 'turn', player: null }, /^-1H0506/],
    [middle, { type: 'turn', player: 'E' }, /^-1H0506/],
    [middle, { type: 'round', round: -4 }, /^B0H0506/],
    [start, { type: 'hand', index: 2, tile: 7 }, 'A0H07TB00-06,08-34 A-B-C-'],
    [middle, { type: 'hand', index: 0, tile: 7 }, 'B1H0706T0034n2033eB00-05,08-32 A00cB20dC-'],
    [
      middle,
      { type: 'hand', index: 0, tile: undefined },
      'B1H06T0034n2033eB00-05,07-32 A00cB20dC-',
    ],
    [middle, { type: 'hand', index: 2, tile: 7 }, 'The hand is full.'],
    [start, { type: 'hand', index: 0, tile: undefined }, 'Nothing lies there.'],
    [middle, { type: 'bag', tile: 5 }, 'B1H0506T0034n2033eB00-05,07-32 A00cB20dC-'],
    [middle, { type: 'bag', tile: 0 }, 'B1H0506T0034n2033eB01-04,07-32 A00cB20dC-'],
    ['B1H0506T0034nB A00cB-C-', { type: 'fill' }, 'B1H0506T0034nB00-04,07-33 A00cB-C-'],
    ['E1HTB00-34 A-B-C-D-EX1', { type: 'players', count: 3 }, 'A1HTB00-34 A-B-C-'],
    [start, { type: 'players', count: 9 }, 'A0HTB00-34 A-B-C-D-E-'],
    [middle, { type: 'clear' }, start],
  ])('%s, %o: %s', (before, made, after) => {
    const [shared = '', players = ''] = before.split(' ');
    const result = apply(positionOf(read([shared, players])), made);
    const said = result.ok ? writePosition(result.position).join(' ') : result.reason;
    if (typeof after === 'string') expect(said).toBe(after);
    else expect(said).toMatch(after);
  });
});
