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

/** Some leave the board by tile 07, the others loop by tile 34; by the reference, no move is legal. */
const STUCK: EncodedState = ['A1H0734T0022n5034nB', 'A00eB50eCX1'];

/** Shared strings, next to the players string of the start. */
const SHARED_TEXTS: readonly string[] = [
  // What is read at the end of a text, and of its sections.
  ...['A', 'AHTB', '9HTB', 'A0H0', 'A0HT1002', 'A0H0TB', 'A0H00:0TB', 'A0HT:002nB', 'A1000HTB'],
  // After a tile of the right length, the next one is read; after any other, none.
  ...['9x02n1002x', '1002x9x02n', '10xxn'].map((tiles) => `A0HT${tiles}B`),
  ...['01:05', '01-5', '12-14x', '03-03', ':0', '00-0:', ','].map((bag) => `A0HTB${bag}`),
];

/** Players strings, next to a shared string without tiles. */
const PLAYERS_TEXTS: readonly string[] = [
  ...['A-B-C10', 'A-B-CX1F', 'A', 'E', 'A-B-C10`', 'A-B-C:0a', 'A-10eC-', 'A-B-CX1000'],
];

/** What else is not a state, and which options it is read with. */
const STATES: readonly (readonly [encoded: unknown, options?: DecodeOptions<tsuro.Rules>])[] = [
  // Several at once are in the order of the texts.
  [['x00B03,01x0TzH00x1H', 'B-A10zC-FX01']],
  [['x0H99T0503n0625eB00,00', 'A-BX']],
  [[1, 'B-A-B']],
  [['x', null]],
  [['x', 'A-B'], { rules: { players: 4, supply: 7 as never } }],
  [['A0001HTB', 'A-B-CX0001'], { validate: false }],
  ['A0HTB00-34'],
  [null],
  [['C0HT3003n1002nB00-34', 'A10cB30cC-']],
  [['C0HT1002n2003nB00-34', 'A10cB20eC-']],
  // A hand after the end.
  [['-6H0005T3013nB', 'AX6B30fCX5']],
  // Whose turn it can be.
  [['A0HT1002n3002nB', 'A10cB30cCX0']],
  [['-1HT1002n3002nB00-34', 'A10cB30cCX1']],
  [['C0HTB00-34', 'A-B-C-']],
  [['B0HTB00-34', 'A-B-C-']],
  [['C0HT1002n2002nB', 'A10cB-C-']],
  [['C0HT1002n2000nB', 'A10cB20eC-']],
  [['A82HT1002nB', 'A10cBX1CX1']],
  [['A2HTB00-34', 'AX2BX2CX1']],
  [['A2HT1002nB', 'A10cBX2CX2'], { rules: { end: 'immediate' } }],
];

/** Moves that are illegal, and one that is not. */
const MOVES: readonly (readonly [state: EncodedState, move: string, reference?: true])[] = [
  ...['B00n10c', 'A02n'].map((move) => [FRESH, move] as const),
  ...['A02n10c', 'B30n'].map((move) => [OVER, move] as const),
  ...['B03n00c', 'B00n10c', 'B00n00a', 'B00n01e', 'B03n'].map((move) => [SECOND, move] as const),
  ...['A33e', 'A33w', 'A00n90e'].map((move) => [CORNER, move] as const),
  ...['A34n'].map((move) => [FACING, move] as const),
  ...['A07n', 'A34n'].map((move) => [STUCK, move, true] as const),
];

const MALFORMED_MOVES: readonly unknown[] = [
  ...[
    7,
    null,
    ['A02n'],
    '',
    'A02',
    'A02n10',
    '@02n',
    'F02n',
    'A1/n',
    'A35n',
    'A02N',
    ' A02n',
    '💥02n',
  ],
  ...['A02n0:a', 'A02n10`', 'A02n10i', 'A02n10cc', 'A02n\n'],
];

const PARTS: readonly object[] = [
  ...[{}, { kind: 'deal' }],
  ...['F', 0, null].map((player) => ({ kind: 'turn', player, tile: 2, rotation: 'n' })),
  ...[-1, 35, '1', Number.NaN].map((tile) => ({ kind: 'turn', player: 'A', tile })),
  ...['N', 1].map((rotation) => ({ kind: 'turn', player: 'A', tile: 2, rotation })),
  ...['105', ':0', 10, ['1', '0'], undefined].map((square) => ({
    ...{ kind: 'setup', player: 'A', tile: 2, rotation: 'n', square, port: 'c' },
  })),
  ...['i', 2].map((port) => ({
    ...{ kind: 'setup', player: 'A', tile: 2, rotation: 'n', square: '10', port },
  })),
];

const MALFORMED_DEALS: readonly unknown[] = [7, null, ['D000102'], 'D', 'X000102', 'D000135'];

/** Deals that are impossible, by the default rules or by the supply of a cycle. */
const DEALS: readonly (readonly [state: EncodedState, deal: tsuro.Deal, cycle?: true])[] = [
  [FRESH, 'D0102'],
  [FRESH, 'D000201', true],
  ...[SECOND, CORNER, OVER].map((state) => [state, 'D000102'] as const),
];

const FORFEITS: readonly (readonly [state: EncodedState, player: number])[] = [
  [FRESH, -1],
  [['A1HT0034n5034nB', 'A00cB50eCX1'], 2],
  [OVER, -1],
  [OVER, 1],
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
  ...[closed(), THROWING, null],
  ...[null, 34, [], closed()].map((pattern) => [pattern, 0, 0]),
  ...[35, '1', Number.NaN].map((tile) => [[tile, 0], 0, 0]),
  ...[360, '90', null].map((degrees) => [[34, degrees], 0, 0]),
  ...[10, '0', null].flatMap((index) => [
    [[34, 0], index, 0],
    [[34, 0], 0, index],
    [[34, 0], 'red', 'C', index, 0],
  ]),
  ...[0, null, ['red']].map((colour) => [[34, 0], colour, 'C', 0, 0]),
  ...['AB', 0, ['A'], null].map((port) => [[34, 0], 'red', port, 0, 0]),
];

/** The same in the form of the sister section, which is an action, too. */
const SISTERS: readonly unknown[] = [
  ...[
    [34, 0, 'red', 'C', 0, 0],
    [34, 0, 'red', 'AB', 5, 5],
    [0, 0, 'red', 'A', 5, 5],
  ],
  ...[
    ['1', 0, 'red', 'C', 5, 5],
    [34, 45, 'red', 'C', 5, 5],
    [34, null, 'red', 'C', 5, 5],
  ],
  ...[
    [34, 0, 'red', 'A', 3, 0.5],
    [34, 0, 'red', 'A', '0', 0],
    [34, 0, null, 'A', 0, 0],
  ],
  ...[
    [34, 0, ['red'], 'A', 0, 0],
    [34, 0, 'red', 0, 0, 0],
    [34, 0, 'red', ['A'], 0, 0],
  ],
];

/** What is no board. Where an element is wrong, nothing else is said of its square and its avatar. */
const BOARDS: readonly unknown[] = [
  ...[closed(), null, 'board'],
  [
    [[35, 0], 'red', 'C', 0, 0],
    [[34, 0], 'red', 'C', 2, 0],
  ],
  [
    [[34, 0], 'pink', 'C', 0, 0],
    [[33, 0], 'red', 'C', 0, 0],
  ],
  ...[...ELEMENTS, ...SISTERS].map((element) => [element]),
];

/** Actions, each with something wrong. */
const ACTIONS: readonly unknown[] = [
  ...[closed(), null, 'red', [], [34, 0, 0]],
  ...[
    [null, null],
    ['pink', [34, 0]],
    ['red', 34],
    ['red', closed()],
  ],
  ...[
    [[35, 0], 'C', 0, 0],
    [[34, 0], 'I', 0, 0],
    [null, null, null, null],
  ],
  ...[
    ['red', 35, 0, 0, 0],
    ['red', 34, 45, 0, 0],
    [0, 0, 0, 0, -1],
  ],
  ...SISTERS,
];

/** Read a state that no game can be in, too. */
const read = (state: EncodedState, rules: Partial<tsuro.Rules> = {}) =>
  tsuro.decodeState(state, { rules, validate: false });

function readJson(
  name: string,
  value: unknown,
  result: { readonly ok: boolean; readonly issues?: readonly tsuro.TsuroIssue[] },
): Told {
  return [`${name} ${shown(value)}`, result.issues ?? []];
}

describeIssues(import.meta.dirname, tsuro.tsuro, tsuro, TSURO_ISSUE_TABLES, {
  states: [
    ...SHARED_TEXTS.map((text) => [shown(text), [text, 'A-B-C-'], {}] as const),
    ...PLAYERS_TEXTS.map((text) => [shown(text), ['A0HTB', text], {}] as const),
    ...STATES.map(([encoded, options]) => {
      const given = options === undefined ? '' : ` ${shown(options)}`;
      return [`${shown(encoded)}${given}`, encoded, options ?? {}] as const;
    }),
  ],
  malformedMoves: MALFORMED_MOVES,
  malformedChance: MALFORMED_DEALS,
  // Programs without types can give any value.
  others: () => [
    ...MOVES.map(([state, move, reference]): Told => {
      const given = read(state, reference ? { legality: 'reference' } : {});
      return [`${state.join(' ')} ${move}`, [tsuro.explainMove(given, move)]];
    }),
    ...PARTS.map((parts): Told => {
      const write = () => tsuro.encodeMove(parts as tsuro.MoveParts);
      return [`parts ${shown(parts)}`, issuesThrown(write)];
    }),
    ...DEALS.map(([state, deal, cycle]): Told => {
      const given = read(state, cycle ? { supply: 'cycle' } : {});
      const issues = issuesThrown(() => tsuro.applyChance(given, deal));
      return [`${state.join(' ')} deal ${deal}`, issues];
    }),
    ...FORFEITS.map(([state, player]): Told => {
      const issue = tsuro.tsuro.forfeits?.explain(read(state), player);
      return [`${state.join(' ')} forfeit ${player}`, [issue]];
    }),
    ...BOARDS.map((board) => readJson('board', board, tsuro.readCs4500Board(board))),
    ...ACTIONS.map((action) => readJson('action', action, tsuro.readCs4500Action(action, 'B'))),
  ],
});
