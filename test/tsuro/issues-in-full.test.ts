/** All that is said of every issue: its sentence, and what it is made of. */
import type { DecodeOptions, EncodedState } from 'azulejo/game';
import * as tsuro from 'azulejo/tsuro';
import { issuesThrown } from '../support/issue-tables.js';
import { describeIssues, shown, type Told } from '../support/issues-in-full.js';
import { TSURO_ISSUE_TABLES } from '../support/tsuro-issue-tables.js';

const FRESH: EncodedState = ['A0HTB00-34', 'A-B-C-'];
const OVER: EncodedState = ['-6HT3013nB', 'AX6B30fCX5'];
/** A has begun on a corner with tile 00, which is not rotated; B is to begin. */
const SECOND: EncodedState = ['B0H000304T0000nB05-34', 'A00cB-C-'];
/** A is to place a tile on square 00. */
const CORNER: EncodedState = ['A1H3300T1034n5034nB', 'A10gB50eCX1'];
/** A and B face the same square, on which tile 34 makes both loop. */
const FACING: EncodedState = ['A1H0334T0034n2034nB', 'A00cB20gCX1'];

/** What is not a state, and which options it is read with. */
const STATES: readonly (readonly [encoded: unknown, options?: DecodeOptions<tsuro.Rules>])[] = [
  // What is read at the end of a text, and of its sections.
  ...['A', '', 'A1', 'A0H', 'A0H0', 'A0HT', 'A0HT1', 'A0HT10', 'A0HT1002', 'A0HT1002n100'].map(
    (text) => [[text, 'A-B-C-']] as const,
  ),
  ...['A-B-C1', 'A-B-C10', 'A-B-CX', 'A-B-CX1F', 'A', 'E', 'A-B-C10`', 'A-B-C:0a'].map(
    (text) => [['A0HTB', text]] as const,
  ),
  ...['A0H0TB', 'A0H0:TB', 'A0H00:0TB', 'A0HT1B', 'A0HT1002B', 'A0HT:002nB', 'A0HT0:02nB'].map(
    (text) => [[text, 'A-B-C-']] as const,
  ),
  // After a tile of the right length, the next one is read; after any other, none.
  ...['9x02n1002x', '9x02e1002x', '1099n1002x', '1002x9x02n', 'xx02n', '10xxn'].map(
    (tiles) => [[`A0HT${tiles}B`, 'A-B-C-']] as const,
  ),
  ...['00x', '01:05', '01-5', '00-0', '01x', '-', 'x', '03-03', ':0', '00-0:', ',', '1'].map(
    (bag) => [[`A0HTB${bag}`, 'A-B-C-']] as const,
  ),
  // Several at once are in the order of the texts.
  [['x00B03,01x0TzH00x1H', 'B-A10zC-FX01']],
  [[1, 'B-A-B']],
  [['x', null]],
  [['x', 'A-B'], { rules: { players: 4, supply: 7 as never } }],
  [['A1000HTB', 'A-B-CX1000']],
  [['A0001HTB', 'A-B-CX0001'], { validate: false }],
  // Whose turn it can be.
  [['A0HT1002n3002nB', 'A10cB30cCX0']],
  [['C0HTB00-34', 'A-B-C-']],
  [['B0HTB00-34', 'A-B-C-']],
  [['C0HT1002n2002nB', 'A10cB-C-']],
  [['C0HT1002n2000nB', 'A10cB20eC-']],
  [['A82HT1002nB', 'A10cBX1CX1']],
  [['A2HT0034nB', 'A00cBF1CF1']],
  [['A2HT1002nB', 'A10cBF0CF0']],
  [['A2HT1002nB', 'A10cBX2CX2'], { rules: { end: 'immediate' } }],
];

const MOVES: readonly (readonly [state: EncodedState, move: string])[] = [
  ...['B00n10c', 'A02n'].map((move) => [FRESH, move] as const),
  ...['A02n10c', 'B30n'].map((move) => [OVER, move] as const),
  ...['B03n00c', 'B00n00c', 'B00n10c', 'B00n01e', 'B00n00a'].map((move) => [SECOND, move] as const),
  ...['A33n', 'A33e', 'A33s', 'A33w', 'A00n', 'A00n90e'].map((move) => [CORNER, move] as const),
  ...['A34n', 'A03n'].map((move) => [FACING, move] as const),
];

const MALFORMED_MOVES: readonly unknown[] = [
  ...[7, null, undefined, ['A02n'], new String('A02n'), '', 'A02', 'A02n1', 'A02n10'],
  ...[
    '@02n',
    'F02n',
    '@34w99h',
    'A/0n',
    'A/9n',
    'A0/n',
    'A1/n',
    'A:0n',
    'A0:n',
    'A02N',
    'A02n\n',
    'A02x10c',
  ],
  ...[
    'A02n/0a',
    'A02n0/a',
    'A02n1/a',
    'A02n:0a',
    'A02n0:a',
    'A02nxxa',
    'A02n10`',
    'A02n10A',
    'A02n10i',
  ],
];

const PARTS: readonly object[] = [
  ...[{}, { kind: 'deal' }],
  ...['F', '', 0, null].map((player) => ({ kind: 'turn', player, tile: 2, rotation: 'n' })),
  ...[-1, 35, 0.5, '1', null, Number.NaN].map((tile) => ({ kind: 'turn', player: 'A', tile })),
  ...['N', '', 1].map((rotation) => ({ kind: 'turn', player: 'A', tile: 2, rotation })),
  ...['1', '105', 'xx', '1x', ':0', 10, ['1', '0'], undefined].map((square) => ({
    ...{ kind: 'setup', player: 'A', tile: 2, rotation: 'n', square, port: 'c' },
  })),
  ...['i', '', 2].map((port) => ({
    ...{ kind: 'setup', player: 'A', tile: 2, rotation: 'n', square: '10', port },
  })),
];

const MALFORMED_DEALS: readonly unknown[] = [
  ...[7, null, ['D000102'], '', 'D', 'D00', 'X000102', 'D00010203', 'D0001021'],
  ...['D:00102', 'D000:02', 'D000135', 'D00010-'],
];

const DEALS: readonly (readonly [state: EncodedState, deal: tsuro.Deal])[] = [
  [FRESH, 'D0102'],
  ...[SECOND, CORNER, OVER].map((state) => [state, 'D000102'] as const),
];

const FORFEITS: readonly (readonly [state: EncodedState, player: number])[] = [
  ...[-1, 3, 4, 0.5].map((player) => [FRESH, player] as const),
  ...[0, 2, 3].map((player) => [['A1HT0034n5034nB', 'A00cB50eCX1'], player] as const),
  ...[-1, 1].map((player) => [OVER, player] as const),
];

/** Return a list that cannot be read. */
function closed(): unknown {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

const THROWING: unknown = new Proxy([[34, 0], 0, 0], {
  get: () => {
    throw new Error('not readable');
  },
});

/** Elements of a board, each with something wrong. */
const ELEMENTS: readonly unknown[] = [
  ...[closed(), THROWING, [], [[34, 0]], [[34, 0], 0], [[34, 0], 0, 0, 0], new Array(7).fill(0)],
  ...[null, 34, [], [34], [34, 0, 0], closed(), THROWING].map((pattern) => [pattern, 0, 0]),
  ...[-1, 35, 0.5, '1', null, Number.NaN].map((tile) => [[tile, 0], 0, 0]),
  ...[-90, 45, 360, '90', null, 0.5].map((degrees) => [[34, degrees], 0, 0]),
  ...[-1, 10, 0.5, '0', null].flatMap((index) => [
    [[34, 0], index, 0],
    [[34, 0], 0, index],
    [[34, 0], 'red', 'C', index, 0],
    [[34, 0], 'red', 'C', 0, index],
    [34, 0, 'red', 'A', index, 0],
    [34, 0, 'red', 'A', 3, index],
    [34, 0, 'red', 'C', 3, index],
  ]),
  ...['pink', 'Red', 0, null, ['red']].flatMap((colour) => [
    [[34, 0], colour, 'C', 0, 0],
    [34, 0, colour, 'A', 0, 0],
  ]),
  ...['AB', '', 'I', 'a', 0, ['A'], null].flatMap((port) => [
    [[34, 0], 'red', port, 0, 0],
    [34, 0, 'red', port, 0, 0],
    [34, 0, 'red', port, 5, 5],
  ]),
  ...['A', 'C', 'H'].map((port) => [0, 0, 'red', port, 5, 5]),
  ...[-1, 35, '1'].map((tile) => [tile, 0, 'red', 'C', 5, 5]),
  ...[45, null].map((degrees) => [34, degrees, 'red', 'C', 5, 5]),
];

/** What is no board. Where an element is wrong, nothing else is said of its square and its avatar. */
const BOARDS: readonly unknown[] = [
  ...[closed(), null, {}, 'board'],
  [
    [[35, 0], 'red', 'C', 0, 0],
    [[34, 0], 'red', 'C', 2, 0],
  ],
  [
    [[34, 0], 'pink', 'C', 0, 0],
    [[33, 0], 'red', 'C', 0, 0],
  ],
];

/** Actions, each with something wrong. */
const ACTIONS: readonly unknown[] = [
  ...[closed(), null, {}, 'red', [], [34], [34, 0, 0], new Array(7).fill(0)],
  ...[
    [35, 0],
    [34, 45],
    [null, null],
    ['pink', [34, 0]],
    ['red', [34, 45]],
    ['red', closed()],
    ['red', null],
  ],
  ...[
    [[35, 0], 'C', 0, 0],
    [[34, 0], 'I', 0, 0],
    [[34, 0], 'C', 10, 0],
    [[34, 0], 'C', 0, 10],
    [closed(), 'C', 0, 0],
    [null, null, null, null],
  ],
  ...[
    ['pink', 34, 0, 0, 0],
    ['red', 35, 0, 0, 0],
    ['red', 34, 45, 0, 0],
    ['red', 34, 0, 10, 0],
    ['red', 34, 0, 0, 10],
    [0, 0, 0, 0, -1],
  ],
  ...ELEMENTS.filter((element) => element !== THROWING && lengthOf(element) === 6),
];

function lengthOf(value: unknown): number {
  try {
    return Array.isArray(value) ? value.length : 0;
  } catch {
    return 0;
  }
}

/** Read a state that no game can be in, too. */
const read = (state: EncodedState) => tsuro.decodeState(state, { validate: false });

function read4500(
  name: string,
  value: unknown,
  result: { readonly ok: boolean; readonly issues?: readonly tsuro.TsuroIssue[] },
): Told {
  return [`${name} ${shown(value)}`, result.issues ?? []];
}

describeIssues(import.meta.dirname, tsuro.tsuro, tsuro, TSURO_ISSUE_TABLES, {
  states: STATES.map(([encoded, options]) => {
    const given = options === undefined ? '' : ` ${shown(options)}`;
    return [`${shown(encoded)}${given}`, encoded, options ?? {}] as const;
  }),
  malformedMoves: MALFORMED_MOVES,
  malformedChance: MALFORMED_DEALS,
  // Programs without types can give any value.
  others: () => [
    ...MOVES.map(([state, move]): Told => {
      return [`${state.join(' ')} ${move}`, [tsuro.explainMove(read(state), move)]];
    }),
    ...PARTS.map((parts): Told => {
      const write = () => tsuro.encodeMove(parts as tsuro.MoveParts);
      return [`parts ${shown(parts)}`, issuesThrown(write)];
    }),
    ...DEALS.map(([state, deal]): Told => {
      const issues = issuesThrown(() => tsuro.applyChance(read(state), deal));
      return [`${state.join(' ')} deal ${shown(deal)}`, issues];
    }),
    ...FORFEITS.map(([state, player]): Told => {
      const issue = tsuro.tsuro.forfeits?.explain(read(state), player);
      return [`${state.join(' ')} forfeit ${player}`, [issue]];
    }),
    ...[...BOARDS, ...ELEMENTS.map((element) => [element])].map((board) =>
      read4500('board', board, tsuro.readCs4500Board(board)),
    ),
    ...ACTIONS.map((action) => read4500('action', action, tsuro.readCs4500Action(action, 'B'))),
  ],
});
