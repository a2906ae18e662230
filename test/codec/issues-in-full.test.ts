/** All that is said of every issue: its sentence, and what it is made of. */
import * as azul from 'azulejo';
import type { EncodedState } from 'azulejo/game';
import { expect, test } from 'vitest';
import { ISSUE_EXAMPLES } from '../support/issue-examples.js';
import { issuesThrown } from '../support/issue-tables.js';
import { describeIssues, shown, type Told } from '../support/issues-in-full.js';

const FRESH: EncodedState = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'];
const [SHARED, PLAYERS] = FRESH;
/** Piles that no game can have, of which nothing is said without a check of the whole. */
const PILES = 'B0000000000D0000000000';

/** Return an array that cannot be read. */
function closed(): unknown {
  const { proxy, revoke } = Proxy.revocable([...FRESH], {});
  revoke();
  return proxy;
}

/** What is not two strings. */
const VALUES: readonly unknown[] = [
  ...[FRESH.join(' '), FRESH.join(', '), ` ${FRESH.join('\n')} \n`, `x ${FRESH.join(' ')}`, ''],
  ...[
    `${FRESH.join(' ')} x`,
    `${SHARED}[`,
    JSON.stringify(FRESH),
    ` ${JSON.stringify(FRESH)}`,
    closed(),
  ],
  ...[[], { 0: SHARED, 1: PLAYERS, length: 2 }, null, undefined, 7],
  ['A'.repeat(5_000_000), 'A'.repeat(5_000_000)],
];

const RULES: readonly object[] = [
  ...[{ tilingOrder: 'up' }, { mosaic: 'gothic', tilingOrder: 7 }, { players: 7, mosaic: 'fixed' }],
];

/** Factories and centres that are not well-formed. */
const FACTORIES: readonly string[] = [
  ...['F1aaf0bbbbCf', 'F0aafa1bbbbCf', 'F--0aaaaCf', 'F0aa?1bbCf', 'F\u001b[2JCf'],
  ...['FCffa', 'FCff0f', 'FCfaf', 'FCcbaf', 'FCf?', `FC${'a'.repeat(28)}`, `FCa${'b'.repeat(27)}f`],
];

/** Piles that are not. */
const HEAPS: readonly string[] = [
  ...['BD0000000000', 'B20202020200D0000000000', 'B2020202020D00000000x0'],
  ...['B2020202020D9900000000', 'B2020202020D0000000000F'],
];

/** Shared strings that are not well-formed. */
const SHARED_TEXTS: readonly string[] = [
  ...FACTORIES.map((text) => `A${text}B2020202020D0000000000`),
  ...HEAPS.map((text) => `AFCf${text}`),
  // The sections, and the turn.
  ...['A', 'AFD0000000000B2020202020Cf', 'AxFCfB2020202020D0000000000', ''],
  ...['xyFCfB2020202020D0000000000', 'AF0baCfB2020992020D0000000000'],
];

/** Players strings that are not well-formed, or have a number with a zero before it. */
const PLAYERS_TEXTS: readonly string[] = [
  ...['', 'x', 'D0MSF', '?A0MSFB0MSF', 'A0MSFB000MSF', 'A0MSFB0', 'A0MSFB0MSMF', 'A0FSMFB0MSF'],
  ...['A0FSMB0MSF', 'A20Mb00FB30fMc01b11d21S0e12b2F'],
  // Mosaics, storages and floors.
  ...['M00aSF', 'Mxa00SF', 'Ma05SF', 'Ma12b11c10SF'].map((text) => `A0${text}B0MSF`),
  ...['-xa10b1', '-0a1', '0a0', '0a6', '3a12b11c1'].map((text) => `A0MS${text}FB0MSF`),
  ...['fa', 'afaf', 'a0', 'aaaaaaf', 'aaaaaaaf'].map((text) => `A0MSF${text}B0MSF`),
  ...['A0MSFaaaaaaafB0MSFf', 'A0MSFfB0MSFf', 'A0MSFfB0MSFC0MSFfD0MSFf'],
];

/** What no game can be in, by the default rules or with the fixed mosaic. */
const PAIRS: readonly (readonly [shared: string, players: string, mosaic?: 'fixed'])[] = [
  [`D${SHARED.slice(1)}`, 'A0MSFB0MSFC0MSF'],
  ['AF8aaaaCfB1620202020D0000000000', 'A0MSFB0MSFC0MSF'],
  [SHARED, 'A0MSFfB0MSF'],
  ['AFCfB1820202020D0000000000', 'A0MSFB0Ma13a33SF'],
  ['AFCfB1820202020D0000000000', 'A0MSFB0Ma12S1a1F'],
  ['AF0a1aaaaCfB1520202020D0000000000', PLAYERS],
  ['AFCfB1920202020D0000000000', 'A0Mb00SFB0MSF', 'fixed'],
  ['AFCfB2020202019D0000000000', 'A0MSFB0Me41SF', 'fixed'],
  // A full row holds a tile of the round, and each row can be complete.
  ['AF0aaaa1aaaa2aaaa3aaaa4bbbbCfB0316202020D0000000000', 'A0MS0a1FB0MSF'],
  [
    'AF0aaaaCfB1216161616D0000000000',
    'A0Ma10b11c12d13e14e20a21b22c23d24d30e31a32b33c34c40d41e42a43b44SFB0MSF',
  ],
  ['AFCafB1819191919D0000000000', 'A0Ma00b01c02d03e04SFB0MSF'],
  // Without tiles on offer, rows may be complete, and all that was taken is not counted.
  ['AFCfB1919191919D0000000000', 'A0Ma00b01c02d03e04SFB0MSF'],
  ['AFCB1412101110D0000000000', 'A0MS0a11b22c33d44e5FaabbccfB0MS0a11b22c33d44e5Faabbccd'],
  // In the fixed mosaic alone.
  ['AFCfB1920202020D0000000000', 'A0Ma01SFB0MSF'],
  ['AFCfB1920202020D0000000000', 'A0Ma01SFB0MSF', 'fixed'],
  // One does not hide those that follow it.
  ['CF0a1bCfB2020202020D0000000000', 'A0Mb00b10S1b1Ff'],
  ['AF0baCfB2020992020D0000000000', 'A0Ma00a01S1b3FaB0MS0c1F'],
  // Where a part cannot be read, nothing is said of the whole.
  ['AF0aaa1aaaaCfB20D0000000000', PLAYERS],
  ['AFCfB20D0000000000', PLAYERS],
  ['AF0aaaaCfB20D0000000000', 'A0Ma00b01c02d03e04SFB0MSF'],
];

const MALFORMED_MOVES: readonly unknown[] = [
  ...['', 'E0a0', 'A', 'A9a0', 'A0', 'A05', 'A80', 'A0\u0000', 'A0a', 'A0a5', 'A0a00', 'A00é'],
  ...[7, null],
];

/** Moves that are illegal, by the default rules or others. */
const ILLEGAL_MOVES: readonly (readonly [
  shared: string,
  players: string,
  moves: readonly string[],
  rules?: Partial<azul.Rules>,
])[] = [
  ['AF0aabcCf', PLAYERS, ['A00']],
  ['AFCf', 'A0MS0a1FB0MSF', ['A0a0']],
  ['AFCf', PLAYERS, ['B40', 'BCe1']],
  ['AFCf', 'A0Ma00b01c02d03e04SFB0MSF', ['A0a0']],
  ['AFCf', 'A0MSFB0MSFC0MS0a1F', ['B00']],
  ['DF0aabcCf', PLAYERS, ['A0a0']],
  ['AF3aabcCbb', 'A0MSFfB0MSF', ['A3dF', 'A4aF', 'ACc0']],
  ['AF0aaaaCf', 'A0Ma00S1b12a33a2FB0MSF', ['A0a0', 'A0a1', 'A0a2']],
  ['BFCf', 'A0MSFB0Ma00S2c23d4F', ['B20']],
  ['BFCf', 'A0MSFB0Ma00S2c33d44e5F', ['B4F']],
  ['BFCf', 'A0MSFB0Ma00S2c33d44e5F', ['B4F'], { tilingOrder: 'any' }],
  ['BFCf', 'A0MSFB0Mc01a20S2c3F', ['B2F', 'B20', 'B21']],
  ['BFCf', 'A0MSFB0MS2c3F', ['B21', 'B2F'], { mosaic: 'fixed' }],
  ['BFCf', 'A0MSFB0Mb24S2c3F', ['B24'], { mosaic: 'fixed' }],
  ['BFCf', 'A0MSFB0Mc14S2c3F', ['B24'], { mosaic: 'fixed' }],
];

/** Parts of which no move is made. */
const PARTS: readonly object[] = [
  { kind: 'pass', player: 'A' },
  { kind: 'tiling', player: 'A', row: null, column: 0 },
  { kind: 'tiling', player: 'A', row: '0a', column: 3 },
  { kind: 'tiling', player: 'A0', row: '', column: 3 },
  { kind: 'tiling', player: 'A', row: '0', column: 3 },
  { kind: 'tiling', player: 'A', row: 0, column: '3' },
  { kind: 'tiling', player: 'A', row: 7, column: 0 },
  { kind: 'draft', player: 'A', source: 0, colour: '', target: 3 },
  { kind: 'draft', player: 'A', source: 0, colour: 0, target: '' },
  { kind: 'draft', player: '', source: 'A1', colour: 'a', target: 0 },
  { kind: 'draft', player: 'A', source: 1, colour: 'a0', target: '' },
  ...[undefined, null, {}, ['a'], true].map((colour) => ({
    ...{ kind: 'draft', player: 'A', source: 0, colour, target: 3 },
  })),
];

const MALFORMED_DEALS: readonly unknown[] = [
  ...[7, undefined, `F${'0aaaa'.repeat(10)}`],
  ...['F0baaa', 'F0aaaa0bbbb', 'F1aaaa0bbbb', 'F0aaaaa', 'F0', 'Faaaa', 'F9aaaa', 'F0aaaaC'],
];

const IMPOSSIBLE_DEALS = ['F', 'F0aaaa1aaaa2aaaa3aaaa4aaa', 'F0aaaa1aaaa2aaaa3aaaa4bbbb5bbbb8cccc'];

/** States that the game is over in, or is with the deal F. */
const OVER: readonly EncodedState[] = [
  ['AFCfB0000000000D1520202020', 'A0Ma00b01c02d03e04SFB0MSF'],
  ['AFCB2020202020D0000000000', 'A0Ma00b01c02d03e04SFfB0MSF'],
];

/** Read a state that no game can be in, too. */
const read = (encoded: EncodedState, rules: Partial<azul.Rules> = {}) =>
  azul.decodeState(encoded, { rules, validate: false });

function dealt(encoded: EncodedState, deal: unknown): Told {
  const issues = issuesThrown(() => azul.applyChance(read(encoded), deal as azul.Deal));
  return [`${encoded.join(' ')} deal ${shown(deal)}`, issues];
}

const UNCHECKED = { validate: false };

describeIssues(import.meta.dirname, azul.azul, azul, ISSUE_EXAMPLES, {
  states: [
    ...VALUES.map((value) => [shown(value).slice(0, 60), value] as const),
    ...RULES.map((rules) => [`rules ${shown(rules)}`, FRESH, { rules }] as const),
    ['rules {"mosaic":7}, and another fault', [SHARED, 'A0MS'], { rules: { mosaic: 7 } }],
    ['rules {"mosaic":7}, and no state', SHARED, { rules: { mosaic: 7 } }],
    ...SHARED_TEXTS.map((text) => [shown(text), [text, PLAYERS], UNCHECKED] as const),
    ...PLAYERS_TEXTS.map((text) => [shown(text), [SHARED, text], UNCHECKED] as const),
    ...PAIRS.map(([shared, players, mosaic]) => {
      const example = [shared, players, mosaic].join(' ').trimEnd();
      return [example, [shared, players], mosaic ? { rules: { mosaic } } : {}] as const;
    }),
  ],
  malformedMoves: MALFORMED_MOVES,
  malformedChance: MALFORMED_DEALS,
  // Programs without types can give any value.
  others: () => [
    ...ILLEGAL_MOVES.flatMap(([shared, players, moves, rules]) =>
      moves.map((move): Told => {
        const state = read([shared + PILES, players], rules);
        const options = rules === undefined ? '' : ` ${shown(rules)}`;
        return [`${shared} ${players} ${move}${options}`, [azul.explainMove(state, move)]];
      }),
    ),
    ...PARTS.map((parts): Told => {
      return [`parts ${shown(parts)}`, issuesThrown(() => azul.encodeMove(parts as never))];
    }),
    ...IMPOSSIBLE_DEALS.map((deal) => dealt(FRESH, deal)),
    ...OVER.map((state) => dealt(state, 'F0aaaa')),
  ],
});

test('each string alone is well-formed if both are beside one that is', () => {
  for (const text of [...SHARED_TEXTS, ...PAIRS.map(([shared]) => shared)]) {
    const isValid = azul.isStateValid([text, PLAYERS], UNCHECKED);
    expect([text, azul.isSharedWellFormed(text)]).toEqual([text, isValid]);
  }
  for (const text of [...PLAYERS_TEXTS, ...PAIRS.map(([, players]) => players)]) {
    const isValid = azul.isStateValid([SHARED, text], UNCHECKED);
    expect([text, azul.isPlayersWellFormed(text)]).toEqual([text, isValid]);
  }
});
