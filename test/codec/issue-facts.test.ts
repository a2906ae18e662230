/**
 * What each issue says, word for word: its code, its index, its path, what was found, what was
 * expected. Programs read the path and the index, people the rest.
 */
import {
  type AzulIssue,
  applyChance,
  type Deal,
  decodeState,
  IllegalChanceError,
  safeDecodeMove,
  validateState,
} from 'azulejo';
import type { EncodedState } from 'azulejo/game';
import { describe, expect, test } from 'vitest';

/** One line that holds all of an issue: `code at index, path: found; expected`. */
function summary({ code, index, path, found, expected }: AzulIssue): string {
  const place = index === undefined ? code : `${code} at ${index}`;
  return `${[place, path.join(' ')].filter((text) => text !== '').join(', ')}: ${found}; ${expected}`;
}

const SHARED: readonly [text: string, ...issues: string[]][] = [
  [
    'AF1aaf0bbbbCfB2020202020D0000000000',
    'shared.unexpected-character at 5, factories 1: "f"; tiles a to e',
    'factory.unsorted at 6, factories 0: the factory after factory 1; factories in order',
  ],
  [
    'AF0cbaaCfB2020202020D0000000000',
    'factory.tiles-unsorted at 4, factories 0: "cbaa"; tiles in alphabetical order',
  ],
  [
    'AFCffaB2020202020D0000000000',
    'token.repeated at 4, centre: 2 tokens; at most one',
    'centre.tiles-unsorted at 5, centre: "ffa"; tiles in alphabetical order',
  ],
  [
    'AFCff0fB2020202020D0000000000',
    'token.repeated at 4, centre: 2 tokens; at most one',
    'shared.unexpected-character at 5, centre: "0f"; tiles a to e, then the token f at most once',
  ],
  [
    'AF0CfB2020202020D0000000000',
    'factory.empty at 2, factories 0: an empty factory; no factory without tiles',
  ],
  [
    'AF1aabb0ccddCfB1818181820D0000000000',
    'factory.unsorted at 7, factories 0: the factory after factory 1; factories in order',
  ],
  [
    'AF0ababCfB1818202020D0000000000',
    'factory.tiles-unsorted at 5, factories 0: "abab"; tiles in alphabetical order',
  ],
  [
    'AF0aaaaaCfB1520202020D0000000000',
    'factory.too-many-tiles at 7, factories 0: 5 tiles; at most 4',
  ],
  [
    'AF0aaaa0bbbbCfB1616202020D0000000000',
    'factory.repeated at 7, factories 0: the factory again; it once',
  ],
  [
    'AF9aaaaCfB2020202020D0000000000',
    'factory.number-unknown at 2, factories: "9aaaa"; a factory from 0 to 8',
  ],
  [
    'AFaaaaCfB2020202020D0000000000',
    'factory.number-missing at 2, factories: "aaaa"; a factory\'s number first',
  ],
  [
    'AF0aafaCfB2020202020D0000000000',
    'shared.unexpected-character at 5, factories 0: "fa"; tiles a to e',
  ],
  [
    'AF0aafa1bbbbCfB2020202020D0000000000',
    'shared.unexpected-character at 5, factories 0: "fa"; tiles a to e',
  ],
  [
    'AF-0aaaaCfB1620202020D0000000000',
    'shared.unexpected-character at 2, factories: "-"; factories\' numbers and tiles',
  ],
  [
    'AF--0aaaaCfB1620202020D0000000000',
    'shared.unexpected-character at 2, factories: "--"; factories\' numbers and tiles',
  ],
  [
    'AFCfaB1920202020D0000000000',
    'centre.tiles-unsorted at 4, centre: "fa"; tiles in alphabetical order',
  ],
  ['AFCffB2020202020D0000000000', 'token.repeated at 4, centre: 2 tokens; at most one'],
  [
    'AFCfafB2020202020D0000000000',
    'centre.tiles-unsorted at 4, centre: "faf"; tiles in alphabetical order',
    'token.repeated at 5, centre: 2 tokens; at most one',
  ],
  [
    `AFC${'a'.repeat(28)}B2020202020D0000000000`,
    'centre.too-many-tiles at 30, centre: 28 tiles; at most 27',
  ],
  [
    `AFCa${'b'.repeat(27)}fB2020202020D0000000000`,
    'centre.too-many-tiles at 30, centre: 28 tiles; at most 27',
  ],
  [
    'AFCf0B2020202020D0000000000',
    'shared.unexpected-character at 4, centre: "0"; tiles a to e, then the token f at most once',
  ],
  ['AFCfB2120202020D0000000000', 'bag.count-out-of-range at 5, bag a: 21; 00 to 20'],
  ['AFCfB202020202D0000000000', 'bag.count-malformed at 13, bag e: "2"; a count of two digits'],
  ['AFCfBD0000000000', 'bag.count-malformed at 5, bag a: nothing; a count of two digits'],
  [
    'AFCfB20202020200D0000000000',
    'shared.unexpected-character at 15, bag: "0"; five counts of two digits',
  ],
  [
    'AFCfB2020202020D00000000x0',
    'discard.count-malformed at 24, discard e: "x0"; a count of two digits',
  ],
  ['AFCfB2020202020D9900000000', 'discard.count-out-of-range at 16, discard a: 99; 00 to 20'],
  [
    'AFCfB2020202020',
    'shared.section-missing at 15, discard: nothing; the discard, which begins with D',
  ],
  [
    'A',
    'shared.section-missing at 1, factories: nothing; the factories, which begin with F',
    'shared.section-missing at 1, centre: nothing; the centre, which begins with C',
    'shared.section-missing at 1, bag: nothing; the bag, which begins with B',
    'shared.section-missing at 1, discard: nothing; the discard, which begins with D',
  ],
  [
    'AFCfB2020202020D0000000000F',
    'shared.section-repeated at 26, factories: the factories again; it once',
  ],
  [
    'AFCfCB2020202020D0000000000',
    'shared.section-repeated at 4, centre: the centre again; it once',
  ],
  [
    'ACfFB2020202020D0000000000',
    'shared.sections-unsorted at 3, factories: the factories here; the order F, C, B, D',
  ],
  [
    'AFD0000000000B2020202020Cf',
    'shared.sections-unsorted at 13, bag: the bag here; the order F, C, B, D',
    'shared.sections-unsorted at 24, centre: the centre here; the order F, C, B, D',
  ],
  ['AxFCfB2020202020D0000000000', 'shared.unexpected-character at 1: "x"; the sections F, C, B, D'],
  [`${'A'.repeat(99)}`, 'shared.too-long at 98: 99 characters; at most 98'],
  ['FCfB2020202020D0000000000', 'turn.missing at 0, turn: "F"; a player from A to D'],
  [
    'E',
    'turn.missing at 0, turn: "E"; a player from A to D',
    'shared.section-missing at 1, factories: nothing; the factories, which begin with F',
    'shared.section-missing at 1, centre: nothing; the centre, which begins with C',
    'shared.section-missing at 1, bag: nothing; the bag, which begins with B',
    'shared.section-missing at 1, discard: nothing; the discard, which begins with D',
  ],
  [
    '',
    'turn.missing at 0, turn: nothing; a player from A to D',
    'shared.section-missing at 0, factories: nothing; the factories, which begin with F',
    'shared.section-missing at 0, centre: nothing; the centre, which begins with C',
    'shared.section-missing at 0, bag: nothing; the bag, which begins with B',
    'shared.section-missing at 0, discard: nothing; the discard, which begins with D',
  ],
  ['EFCfB2020202020D0000000000', 'turn.missing at 0, turn: "E"; a player from A to D'],
  ['xyFCfB2020202020D0000000000', 'turn.missing at 0, turn: "x"; a player from A to D'],
];

const PLAYERS: readonly [text: string, ...issues: string[]][] = [
  [
    'A0MS-xa10b1FB0MSF',
    'storage.line-malformed at 4, players A storage: "-xa1"; a row from 0 to 4, a tile a to e and a number from 1 to 5',
  ],
  ['A0MSFaaaaaaaaB0MSFf', 'floor.too-many-pieces at 12, players A floor: 8 pieces; at most 7'],
  ['', 'player.missing at 0, players A: nothing; a board'],
  [
    'x',
    'players.unexpected-character at 0, players: "x"; a player from A to D',
    'player.missing at 1, players A: nothing; a board',
  ],
  ['A0MSFC0MSF', 'player.missing at 10, players B: nothing; a board'],
  ['B0MSF', 'player.missing at 5, players A: nothing; a board'],
  [
    'D0MSF',
    'player.missing at 5, players A: nothing; a board',
    'player.missing at 5, players B: nothing; a board',
    'player.missing at 5, players C: nothing; a board',
  ],
  ['A0MSFA0MSF', 'player.repeated at 5, players A: the player again; the player once'],
  ['B0MSFA0MSF', 'player.unsorted at 5, players A: the player after a later one; players in order'],
  ['AMSFB0MSF', 'score.missing at 1, players A score: nothing; one to three digits'],
  ['A0MSFB1000MSF', 'score.too-long at 6, players B score: 4 digits; one to three digits'],
  ['A07MSFB0MSF', 'score.leading-zero at 1, players A score: 07; 7'],
  ['A0MSFB000MSF', 'score.leading-zero at 6, players B score: 000; 0'],
  [
    'A0MSFB0MSFx',
    'players.unexpected-character at 10, players B floor: "x"; tiles a to e, then the token f at most once',
  ],
  [
    'A0MSFB0SF',
    'players.section-missing at 9, players B mosaic: nothing; the mosaic, which begins with M',
  ],
  [
    'A0MSFB0',
    'players.section-missing at 7, players B mosaic: nothing; the mosaic, which begins with M',
    'players.section-missing at 7, players B storage: nothing; the storage, which begins with S',
    'players.section-missing at 7, players B floor: nothing; the floor, which begins with F',
  ],
  ['A0MSFB0MSMF', 'players.section-repeated at 9, players B mosaic: the mosaic again; it once'],
  [
    'A0SMFB0MSF',
    'players.sections-unsorted at 3, players A mosaic: the mosaic here; the order M, S, F',
  ],
  [
    'A0FSMB0MSF',
    'players.sections-unsorted at 3, players A storage: the storage here; the order M, S, F',
    'players.sections-unsorted at 4, players A mosaic: the mosaic here; the order M, S, F',
  ],
  ['A0xMSFB0MSF', 'players.unexpected-character at 2, players A: "x"; the sections M, S, F'],
  [
    'A0Ma05SFB0MSF',
    'mosaic.cell-malformed at 3, players A mosaic: "a05"; a tile a to e, a row and a column from 0 to 4',
  ],
  [
    'A0Ma0SFB0MSF',
    'mosaic.cell-malformed at 3, players A mosaic: "a0"; a tile a to e, a row and a column from 0 to 4',
  ],
  [
    'A0M00aSFB0MSF',
    'mosaic.cell-malformed at 3, players A mosaic: "00"; a tile a to e, a row and a column from 0 to 4',
    'mosaic.cell-malformed at 5, players A mosaic: "a"; a tile a to e, a row and a column from 0 to 4',
  ],
  [
    'A0Mxa00SFB0MSF',
    'mosaic.cell-malformed at 3, players A mosaic: "x"; a tile a to e, a row and a column from 0 to 4',
  ],
  [
    'A0Ma00b00SFB0MSF',
    'mosaic.cell-repeated at 6, players A mosaic 0 0: a second tile, b; each cell once',
  ],
  [
    'A0Ma01b00SFB0MSF',
    'mosaic.cells-unsorted at 6, players A mosaic 0 0: the cell after a later one; cells by row, then column',
  ],
  [
    'A0Ma12b11c10SFB0MSF',
    'mosaic.cells-unsorted at 6, players A mosaic 1 1: the cell after a later one; cells by row, then column',
    'mosaic.cells-unsorted at 9, players A mosaic 1 0: the cell after a later one; cells by row, then column',
  ],
  [
    'A0MS0a6FB0MSF',
    'storage.line-malformed at 4, players A storage: "0a6"; a row from 0 to 4, a tile a to e and a number from 1 to 5',
  ],
  [
    'A0MSa00FB0MSF',
    'storage.line-malformed at 4, players A storage: "a00"; a row from 0 to 4, a tile a to e and a number from 1 to 5',
  ],
  [
    'A0MSx0a1FB0MSF',
    'storage.line-malformed at 4, players A storage: "x"; a row from 0 to 4, a tile a to e and a number from 1 to 5',
  ],
  [
    'A0MS0a0FB0MSF',
    'storage.line-empty at 4, players A storage 0: an empty line; no line without tiles',
  ],
  ['A0MS1a11b1FB0MSF', 'storage.line-repeated at 7, players A storage 1: the row again; it once'],
  [
    'A0MS1a10b1FB0MSF',
    'storage.lines-unsorted at 7, players A storage 0: the row after row 1; rows in order',
  ],
  [
    'A0MS3a12b11c1FB0MSF',
    'storage.lines-unsorted at 7, players A storage 2: the row after row 3; rows in order',
    'storage.lines-unsorted at 10, players A storage 1: the row after row 3; rows in order',
  ],
  ['A0MSFbaB0MSF', 'floor.tiles-unsorted at 6, players A floor: "ba"; tiles in alphabetical order'],
  ['A0MSFfaB0MSF', 'floor.tiles-unsorted at 6, players A floor: "fa"; tiles in alphabetical order'],
  ['A0MSFaaaaaaaaB0MSF', 'floor.too-many-pieces at 12, players A floor: 8 pieces; at most 7'],
  ['A0MSFffB0MSF', 'token.repeated at 6, players A floor: 2 tokens; at most one'],
  [
    'A0MSFafafB0MSF',
    'floor.tiles-unsorted at 7, players A floor: "afaf"; tiles in alphabetical order',
    'token.repeated at 8, players A floor: 2 tokens; at most one',
  ],
  [
    'A0MSFfB0MSFf',
    'token.repeated at 11, players B floor: a token on the floors of A and B; at most one token',
  ],
  [
    'A0MSFfB0MSFC0MSFfD0MSFf',
    'token.repeated at 22, players D floor: a token on the floors of A and C and D; at most one token',
  ],
  [
    'A0MSFa0B0MSF',
    'players.unexpected-character at 6, players A floor: "0"; tiles a to e, then the token f at most once',
  ],
  [`${'x'.repeat(417)}`, 'players.too-long at 416: 417 characters; at most 416'],
];

const WHOLE: readonly [
  shared: string,
  players: string,
  mosaic: 'variant' | 'fixed',
  ...issues: string[],
][] = [
  [
    'AFCfB2020202020D0000000000',
    'A0MSF',
    'variant',
    'players.too-few, players: 1 player; 2 to 4 players',
  ],
  [
    'CFCfB2020202020D0000000000',
    'A0MSFB0MSF',
    'variant',
    'turn.unknown-player, turn: C; a player of the game, A or B',
  ],
  [
    'DFCfB2020202020D0000000000',
    'A0MSFB0MSFC0MSF',
    'variant',
    'turn.unknown-player, turn: D; a player of the game, A, B or C',
  ],
  [
    'AF5aaaaCfB1620202020D0000000000',
    'A0MSFB0MSF',
    'variant',
    'factory.not-in-game, factories 5: tiles; only factories 0 to 4 with 2 players',
  ],
  [
    'AF8aaaaCfB1620202020D0000000000',
    'A0MSFB0MSFC0MSF',
    'variant',
    'factory.not-in-game, factories 8: tiles; only factories 0 to 6 with 3 players',
  ],
  [
    'AFCfB1920202020D0000000000',
    'A0MSFB0MSF',
    'variant',
    'tiles.not-conserved, tiles a: 19 tiles; 20 over all places',
  ],
  [
    'AFCB2020202020D0000000000',
    'A0MSFB0MSF',
    'variant',
    'token.not-one, token: 0 tokens; exactly one, in the centre or on a floor',
  ],
  [
    'AFCfB2020202020D0000000000',
    'A0MSFfB0MSF',
    'variant',
    'token.not-one, token: 2 tokens; exactly one, in the centre or on a floor',
  ],
  [
    'AFCfB1820202020D0000000000',
    'A0Ma00a04SFB0MSF',
    'variant',
    'mosaic.colour-repeated-in-row, players A mosaic 0 4: another tile of colour a; each colour once in a row',
  ],
  [
    'AFCfB1820202020D0000000000',
    'A0Ma00a40SFB0MSF',
    'variant',
    'mosaic.colour-repeated-in-column, players A mosaic 4 0: another tile of colour a; each colour once in a column',
  ],
  [
    'AFCfB1820202020D0000000000',
    'A0MSFB0Ma13a33SF',
    'variant',
    'mosaic.colour-repeated-in-column, players B mosaic 3 3: another tile of colour a; each colour once in a column',
  ],
  [
    'AFCfB1820202020D0000000000',
    'A0MS0a2FB0MSF',
    'variant',
    'storage.line-overfull, players A storage 0: 2 tiles; at most 1',
  ],
  [
    'AFCfB1820202020D0000000000',
    'A0MSFB0Ma12S1a1F',
    'variant',
    'storage.colour-in-mosaic-row, players B storage 1: colour a; a colour that the mosaic row beside it does not have',
  ],
  [
    'AF0aaaa1aaaa2aaaa3aaaaCbbbbfB0416202020D0000000000',
    'A0MSFB0MSF',
    'variant',
    'centre.more-than-factories-left, centre: 4 tiles; at most 3, three for each empty factory',
  ],
  [
    'AF0aaa1aaaaCfB1320202020D0000000000',
    'A0MSFB0MSF',
    'variant',
    'factory.partly-filled-early, factories 0: 3 tiles; 4, as a later factory is filled',
  ],
  [
    'AF0a1aaaaCfB1520202020D0000000000',
    'A0MSFB0MSF',
    'variant',
    'factory.partly-filled-early, factories 0: 1 tile; 4, as a later factory is filled',
  ],
  [
    'AFCfB1920202020D0000000000',
    'A0Mb00SFB0MSF',
    'fixed',
    'tiles.not-conserved, tiles a: 19 tiles; 20 over all places',
    'tiles.not-conserved, tiles b: 21 tiles; 20 over all places',
    'mosaic.colour-off-its-cell, players A mosaic 0 0: a tile of colour b; colour a',
  ],
  [
    'AFCfB2020202019D0000000000',
    'A0MSFB0Me41SF',
    'fixed',
    'mosaic.colour-off-its-cell, players B mosaic 4 1: a tile of colour e; colour c',
  ],
];

function dealIssue(deal: unknown): AzulIssue | undefined {
  try {
    // An untyped caller can hand over anything.
    applyChance(decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']), deal as Deal);
  } catch (error) {
    // Azul throws no other issues.
    if (error instanceof IllegalChanceError) return error.issue as AzulIssue;
    throw error;
  }
  return undefined;
}

describe('an issue says what, where, what was found, what was expected', () => {
  test.each(SHARED)('in the shared string %s', (text, ...issues) => {
    const found = validateState([text, 'A0MSFB0MSF'], { validate: false });
    expect(found.map(summary)).toEqual(issues);
    expect(found.map(({ part, severity }) => [part, severity])).toEqual(
      issues.map(() => ['shared', 'error']),
    );
  });

  test.each(PLAYERS)('in the players string %s', (text, ...issues) => {
    const found = validateState(['AFCfB2020202020D0000000000', text], { validate: false });
    expect(found.map(summary)).toEqual(issues);
    expect(found.map(({ part, severity }) => [part, severity])).toEqual(
      issues.map((issue) => ['players', issue.includes('leading-zero') ? 'warning' : 'error']),
    );
  });

  test.each(WHOLE)('of the whole state %s %s, mosaic %s', (shared, players, mosaic, ...issues) => {
    const found = validateState([shared, players], { rules: { mosaic } });
    expect(found.map(summary)).toEqual(issues);
    expect(found.map(({ part, severity }) => [part, severity])).toEqual(
      issues.map((issue) => [
        /^(players|mosaic|storage)\./.test(issue) ? 'players' : 'shared',
        'error',
      ]),
    );
  });

  test.each<[what: string, value: unknown, options: object, issue: string]>([
    ['a number', [7, 'A0MSFB0MSF'], {}, 'shared.not-a-string: a value of type number; a string'],
    ['null', ['AFCfB2020202020D0000000000', null], {}, 'players.not-a-string: null; a string'],
    [
      'an unknown mosaic',
      ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'],
      { rules: { mosaic: 'gothic' } },
      'rules.unknown-value, rules mosaic: "gothic"; variant or fixed',
    ],
    [
      'a mosaic that is not a text',
      ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'],
      { rules: { mosaic: 7 } },
      'rules.unknown-value, rules mosaic: 7; variant or fixed',
    ],
    [
      'an unknown order',
      ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'],
      { rules: { tilingOrder: 'up' } },
      'rules.unknown-value, rules tilingOrder: "up"; top-down or any',
    ],
  ])('of what is passed: %s', (_, value, options, issue) => {
    // An untyped caller can hand over anything.
    const found = validateState(value as EncodedState, options);
    expect(found.map(summary)).toEqual([issue]);
    const part = issue.startsWith('players') ? 'players' : 'shared';
    expect(found.map((each) => [each.part, each.severity])).toEqual([[part, 'error']]);
  });

  const BOTH = 'AFCfB2020202020D0000000000 A0MSFB0MSF';
  const PAIR = 'an array of two texts, the shared string and the players string';

  test.each<[value: unknown, found: string, parameters: object, expected?: string]>([
    [BOTH, 'one text with both parts', { found: 'both-parts' }],
    [BOTH.replace(' ', '\n'), 'one text with both parts', { found: 'both-parts' }],
    [BOTH.replace(' ', ','), 'one text with both parts', { found: 'both-parts' }],
    [`${BOTH} A0a0`, 'one text', { found: 'string' }],
    ['', 'one text', { found: 'string' }],
    [
      JSON.stringify(BOTH.split(' ')),
      'a JSON text',
      { found: 'json' },
      `what JSON.parse makes of it, ${PAIR}`,
    ],
    [[], 'an empty array', { found: 'array', length: 0 }],
    [[BOTH], 'an array of 1 value', { found: 'array', length: 1 }],
    [['', '', ''], 'an array of 3 values', { found: 'array', length: 3 }],
    [{ shared: '', players: '' }, 'an object', { found: 'object' }],
    [null, 'null', { found: 'null' }],
    [undefined, 'nothing', { found: 'undefined' }],
    [7, 'a value of type number', { found: 'number' }],
  ])('of what is no pair of texts: %j', (value, found, parameters, expected = PAIR) => {
    expect(validateState(value)).toEqual([
      {
        ...{ code: 'state.not-two-strings', severity: 'error', part: 'shared', path: ['state'] },
        ...{ parameters, found, expected },
        message: `State: found ${found}, expected ${expected}.`,
      },
    ]);
  });

  test.each<[deal: unknown, issue: string]>([
    [7, 'deal.malformed, deal: 7; F, then factories in order, each a number and its tiles'],
    [
      '0aaaa',
      'deal.malformed, deal: "0aaaa"; F, then factories in order, each a number and its tiles',
    ],
    [
      'F0aaaa0aaaa0aaaa0aaaa0aaaa0aaaa0aaaa0aaaa0aaaaa',
      'deal.malformed, deal: "F0aaaa0aaaa0aaaa0aaaa0aaaa0aaaa0aaaa0aaa…"; F, then factories in order, each a number and its tiles',
    ],
    [
      'F',
      'deal.impossible, deal 0: nothing; 4 tiles, or all that are left, that the bag and then the discard can give',
    ],
    [
      'F0aaaa1aaaa2aaaa3aaaa4aaa',
      'deal.impossible, deal 4: "aaa"; 4 tiles, or all that are left, that the bag and then the discard can give',
    ],
    ['F0baaa', 'factory.tiles-unsorted at 3, deal 0: "baaa"; tiles in alphabetical order'],
    ['F0aaaa0bbbb', 'factory.repeated at 6, deal 0: the factory again; it once'],
    [
      'F1aaaa0bbbb',
      'factory.unsorted at 6, deal 0: the factory after factory 1; factories in order',
    ],
    ['F0aaaaa', 'factory.too-many-tiles at 6, deal 0: 5 tiles; at most 4'],
    ['F0', 'factory.empty at 1, deal 0: an empty factory; no factory without tiles'],
    ['Faaaa', 'factory.number-missing at 1, deal: "aaaa"; a factory\'s number first'],
    ['F9aaaa', 'factory.number-unknown at 1, deal: "9aaaa"; a factory from 0 to 8'],
    ['F0aaaaC', 'shared.unexpected-character at 6, deal 0: "C"; tiles a to e'],
    [
      'F0aaaa1aaaa2aaaa3aaaa4bbbb5bbbb8cccc',
      'factory.not-in-game, deal 5: tiles; only factories 0 to 4 with 2 players',
    ],
  ])('of the deal %j', (deal, issue) => {
    const found = dealIssue(deal);
    expect(found && summary(found)).toBe(issue);
    expect([found?.part, found?.severity]).toEqual(['shared', 'error']);
  });

  test.each<[move: unknown, issue: string]>([
    [7, 'move.malformed: a value of type number; a move of 3 or 4 characters'],
    [undefined, 'move.malformed: a value of type undefined; a move of 3 or 4 characters'],
    ['', 'move.malformed at 0: nothing; a player from A to D'],
    ['E0a0', 'move.malformed at 0: "E0a0"; a player from A to D'],
    ['x', 'move.malformed at 0: "x"; a player from A to D'],
    [
      'A',
      'move.malformed at 1: nothing; a factory from 0 to 8, C for the centre, or a storage row from 0 to 4',
    ],
    [
      'A9a0',
      'move.malformed at 1: "9a0"; a factory from 0 to 8, C for the centre, or a storage row from 0 to 4',
    ],
    [
      'AxF',
      'move.malformed at 1: "xF"; a factory from 0 to 8, C for the centre, or a storage row from 0 to 4',
    ],
    ['A0', 'move.malformed at 2: nothing; a tile a to e, or after a row a column from 0 to 4 or F'],
    ['A05', 'move.malformed at 2: "5"; a tile a to e, or after a row a column from 0 to 4 or F'],
    ['A50', 'move.malformed at 2: "0"; a tile a to e, or after a row a column from 0 to 4 or F'],
    ['A80', 'move.malformed at 2: "0"; a tile a to e, or after a row a column from 0 to 4 or F'],
    ['ACF', 'move.malformed at 2: "F"; a tile a to e, or after a row a column from 0 to 4 or F'],
    ['A0f0', 'move.malformed at 2: "f0"; a tile a to e, or after a row a column from 0 to 4 or F'],
    [
      'A0\u0000',
      'move.malformed at 2: "\\u0000"; a tile a to e, or after a row a column from 0 to 4 or F',
    ],
    ['A0a', 'move.malformed at 3: nothing; a row from 0 to 4, or F for the floor'],
    ['A0a5', 'move.malformed at 3: "5"; a row from 0 to 4, or F for the floor'],
    ['A0a00', 'move.malformed at 4: "0"; the end of the move'],
    ['A000', 'move.malformed at 3: "0"; the end of the move'],
    ['A00é', 'move.malformed at 3: "\\u00e9"; the end of the move'],
    ['\u00e90a0', 'move.malformed at 0: "\\u00e90a0"; a player from A to D'],
    ['xA03', 'move.malformed at 0: "xA03"; a player from A to D'],
    [
      'A0f0a',
      'move.malformed at 2: "f0a"; a tile a to e, or after a row a column from 0 to 4 or F',
    ],
    [
      'A0f00',
      'move.malformed at 2: "f00"; a tile a to e, or after a row a column from 0 to 4 or F',
    ],
    ['A0a5a0', 'move.malformed at 3: "5a0"; a row from 0 to 4, or F for the floor'],
  ])('of the move %j', (move, issue) => {
    // An untyped caller can hand over anything.
    const result = safeDecodeMove(move as string);
    expect(!result.ok && result.issues.map(summary)).toEqual([issue]);
    expect(!result.ok && result.issues.map(({ part }) => part)).toEqual(['move']);
  });
});
