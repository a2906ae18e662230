/** Texts that people will look up: what each is, and which issue says why not. */

import {
  azul,
  DecodeError,
  decodeState,
  encodeState,
  inspect,
  isPlayersWellFormed,
  isSharedWellFormed,
  isStateValid,
  safeDecodeState,
  validateState,
} from 'azulejo';
import { type EncodedState, schemaOf } from 'azulejo/game';
import { describe, expect, test } from 'vitest';

const PILES = 'B2020202020D0000000000';
const FRESH: EncodedState = [`AFCf${PILES}`, 'A0MSFB0MSF'];

describe('the worked examples', () => {
  test('a fresh two-player game before its first deal is valid', () => {
    expect(validateState(FRESH)).toEqual([]);
    expect(decodeState(FRESH).phase).toBe('round-end');
  });

  test('factories 1 and 3 empty, factory 4 partly filled is well-formed', () => {
    expect(isSharedWellFormed('BF0aabe2ccdd4eCbdB1816171717D0000000000')).toBe(true);
  });

  test.each([
    ['F0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000', ['turn.missing']],
    ['E', ['turn.missing']],
    ['a', ['turn.missing']],
    ['', ['turn.missing']],
  ])('%j has no turn', (shared, codes) => {
    expect(isSharedWellFormed(shared)).toBe(false);
    const found = validateState([shared, 'A0MSFB0MSF']).map(({ code }) => code);
    expect(found.filter((code) => code.startsWith('turn'))).toEqual(codes);
  });

  test("the source's player breaks the order that its own page demands", () => {
    const players = 'A20Ma02a13b00e42S2a13e44a1FaabbeB30Mc01b11d21S0e12b2F';
    expect(isPlayersWellFormed(players)).toBe(false);
    const lenient = safeDecodeState([`AFCf${PILES}`, players], { lenient: true, validate: false });
    expect(lenient.ok && lenient.warnings.map(({ code }) => code)).toEqual([
      'mosaic.cells-unsorted',
    ]);
    expect(lenient.ok && encodeState(lenient.state)[1]).toBe(
      'A20Mb00a02a13e42S2a13e44a1FaabbeB30Mc01b11d21S0e12b2F',
    );
  });

  test("the source's stray f is an error, leniently too", () => {
    const players = 'A20Mb00FB30fMc01b11d21S0e12b2F';
    for (const lenient of [false, true]) {
      const codes = validateState([`AFCf${PILES}`, players], { lenient }).map(({ code }) => code);
      expect(codes).toContain('players.unexpected-character');
    }
  });
});

/** One fault in the shared string, and everything that is said about it. */
const SHARED_FAULTS: readonly [text: string, ...codes: string[]][] = [
  ['AF0CfB2020202020D0000000000', 'factory.empty'],
  ['AF1aabb0ccddCfB1818181820D0000000000', 'factory.unsorted'],
  ['AF0ababCfB1818202020D0000000000', 'factory.tiles-unsorted'],
  ['AF0aaaaaCfB1520202020D0000000000', 'factory.too-many-tiles'],
  ['AF0aaaa0bbbbCfB1616202020D0000000000', 'factory.repeated'],
  ['AF9aaaaCfB2020202020D0000000000', 'factory.number-unknown'],
  ['AFaaaaCfB2020202020D0000000000', 'factory.number-missing'],
  ['AF0aafaCfB2020202020D0000000000', 'shared.unexpected-character'],
  ['AF-0aaaaCfB1620202020D0000000000', 'shared.unexpected-character'],
  ['AFCfaB1920202020D0000000000', 'centre.tiles-unsorted'],
  ['AFCffB2020202020D0000000000', 'token.repeated'],
  [`AFC${'a'.repeat(28)}B2020202020D0000000000`, 'centre.too-many-tiles'],
  [`AFC${'a'.repeat(28)}fB2020202020D0000000000`, 'centre.too-many-tiles'],
  ['AFCf0B2020202020D0000000000', 'shared.unexpected-character'],
  ['AFCfB2120202020D0000000000', 'bag.count-out-of-range'],
  ['AFCfB202020202D0000000000', 'bag.count-malformed'],
  ['AFCfBD0000000000', 'bag.count-malformed'],
  ['AFCfB20202020200D0000000000', 'shared.unexpected-character'],
  ['AFCfB2020202020D00000000x0', 'discard.count-malformed'],
  ['AFCfB2020202020D9900000000', 'discard.count-out-of-range'],
  ['AFCfB2020202020', 'shared.section-missing'],
  ['AFCfB2020202020D0000000000F', 'shared.section-repeated'],
  ['ACfFB2020202020D0000000000', 'shared.sections-unsorted'],
  ['AxFCfB2020202020D0000000000', 'shared.unexpected-character'],
  [`${'A'.repeat(99)}`, 'shared.too-long'],
];

/** The same for the players string. */
const PLAYERS_FAULTS: readonly [text: string, ...codes: string[]][] = [
  ['', 'player.missing'],
  ['x', 'players.unexpected-character', 'player.missing'],
  ['A0MSFC0MSF', 'player.missing'],
  ['B0MSF', 'player.missing'],
  ['A0MSFA0MSF', 'player.repeated'],
  ['B0MSFA0MSF', 'player.unsorted'],
  ['AMSFB0MSF', 'score.missing'],
  ['A0MSFB1000MSF', 'score.too-long'],
  ['A07MSFB0MSF', 'score.leading-zero'],
  ['A0MSFB0MSFx', 'players.unexpected-character'],
  ['A0MSFB0SF', 'players.section-missing'],
  ['A0MSFB0MSMF', 'players.section-repeated'],
  ['A0SMFB0MSF', 'players.sections-unsorted'],
  ['A0Ma05SFB0MSF', 'mosaic.cell-malformed'],
  ['A0Ma0SFB0MSF', 'mosaic.cell-malformed'],
  ['A0M00aSFB0MSF', 'mosaic.cell-malformed', 'mosaic.cell-malformed'],
  ['A0Ma00b00SFB0MSF', 'mosaic.cell-repeated'],
  ['A0Ma01b00SFB0MSF', 'mosaic.cells-unsorted'],
  ['A0MS0a6FB0MSF', 'storage.line-malformed'],
  ['A0MSa00FB0MSF', 'storage.line-malformed'],
  ['A0MSx0a1FB0MSF', 'storage.line-malformed'],
  ['A0MS0a0FB0MSF', 'storage.line-empty'],
  ['A0MS1a11b1FB0MSF', 'storage.line-repeated'],
  ['A0MS1a10b1FB0MSF', 'storage.lines-unsorted'],
  ['A0MSFbaB0MSF', 'floor.tiles-unsorted'],
  ['A0MSFaaaaaaaaB0MSF', 'floor.too-many-pieces'],
  ['A0MSFffB0MSF', 'token.repeated'],
  ['A0MSFfB0MSFf', 'token.repeated'],
  [`A${'0'.repeat(420)}`, 'players.too-long'],
];

describe('the bounds', () => {
  test('of the strings are those of four players with everything full', () => {
    const places = [0, 1, 2, 3, 4];
    const factories = Array.from({ length: 9 }, (_, number) => `${number}abcd`).join('');
    const mosaic = places.flatMap((row) => places.map((column) => `a${row}${column}`)).join('');
    const board = `999M${mosaic}S${places.map((row) => `${row}b1`).join('')}Faaaaaaa`;
    const shared = `AF${factories}C${'a'.repeat(27)}f${PILES}`;
    const players = [...'ABCD'].map((player) => player + board).join('');
    expect([shared.length, isSharedWellFormed(shared)]).toEqual([98, true]);
    expect([players.length, isPlayersWellFormed(players)]).toEqual([416, true]);
  });

  test('of the centre are 27 tiles, with the token or without it', () => {
    for (const centre of ['a'.repeat(27), `${'a'.repeat(27)}f`]) {
      expect(isSharedWellFormed(`AFC${centre}${PILES}`)).toBe(true);
    }
  });
});

describe('one fault in the shared string', () => {
  test.each(SHARED_FAULTS)('%s', (text, ...codes) => {
    expect(isSharedWellFormed(text)).toBe(false);
    const issues = validateState([text, 'A0MSFB0MSF'], { validate: false });
    expect(issues.map(({ code }) => code)).toEqual(codes);
    expect(issues.every(({ index, part }) => part === 'shared' && index !== undefined)).toBe(true);
  });
});

describe('one fault in the players string', () => {
  test.each(PLAYERS_FAULTS)('%s', (text, ...codes) => {
    expect(isPlayersWellFormed(text)).toBe(codes[0] === 'score.leading-zero');
    const issues = validateState([`AFCf${PILES}`, text], { validate: false });
    expect(issues.map(({ code }) => code)).toEqual(codes);
    expect(issues.every(({ index, part }) => part === 'players' && index !== undefined)).toBe(true);
  });
});

/** States that are well-formed but cannot be, with what is said about them. */
const INVALID: readonly [shared: string, players: string, ...codes: string[]][] = [
  [`AFCf${PILES}`, 'A0MSF', 'players.too-few'],
  [`CFCf${PILES}`, 'A0MSFB0MSF', 'turn.unknown-player'],
  ['AF5aaaaCfB1620202020D0000000000', 'A0MSFB0MSF', 'factory.not-in-game'],
  ['AFCfB1920202020D0000000000', 'A0MSFB0MSF', 'tiles.not-conserved'],
  [`AFC${PILES}`, 'A0MSFB0MSF', 'token.not-one'],
  [`AFCf${PILES}`, 'A0MSFfB0MSF', 'token.not-one'],
  ['AFCfB1820202020D0000000000', 'A0Ma00a04SFB0MSF', 'mosaic.colour-repeated-in-row'],
  ['AFCfB1820202020D0000000000', 'A0Ma00a40SFB0MSF', 'mosaic.colour-repeated-in-column'],
  ['AFCfB1820202020D0000000000', 'A0MS0a2FB0MSF', 'storage.line-overfull'],
  ['AFCfB1820202020D0000000000', 'A0Ma02S0a1FB0MSF', 'storage.colour-in-mosaic-row'],
  [
    'AF0aaaa1aaaa2aaaa3aaaaCbbbbfB0416202020D0000000000',
    'A0MSFB0MSF',
    'centre.more-than-factories-left',
  ],
  ['AF0aaa1aaaaCfB1320202020D0000000000', 'A0MSFB0MSF', 'factory.partly-filled-early'],
  [
    'CF0a1bCfB2020202020D0000000000',
    'A0Mb00b10S1b1Ff',
    'players.too-few',
    'turn.unknown-player',
    'tiles.not-conserved',
    'tiles.not-conserved',
    'token.not-one',
    'factory.partly-filled-early',
    'mosaic.colour-repeated-in-column',
    'storage.colour-in-mosaic-row',
  ],
];

describe('well-formed texts that no game can be in', () => {
  test.each(INVALID)('%s %s', (shared, players, ...codes) => {
    expect(isSharedWellFormed(shared) && isPlayersWellFormed(players)).toBe(true);
    expect(validateState([shared, players]).map(({ code }) => code)).toEqual(codes);
    expect(encodeState(decodeState([shared, players], { validate: false }))).toEqual([
      shared,
      players,
    ]);
  });

  test('with the fixed mosaic every tile lies on its own cell', () => {
    const encoded: EncodedState = ['AFCfB1920202020D0000000000', 'A0Ma01SFB0MSF'];
    expect(isStateValid(encoded)).toBe(true);
    expect(validateState(encoded, { rules: { mosaic: 'fixed' } })).toMatchObject([
      {
        code: 'mosaic.colour-off-its-cell',
        path: ['players', 'A', 'mosaic', 0, 1],
        found: 'a tile of colour a',
        expected: 'colour b',
      },
    ]);
  });
});

describe('a state with faults of many kinds', () => {
  test('has them all listed, each at its place', () => {
    const issues = validateState(['AF0baCfB2020992020D0000000000', 'A0Ma00a01S1b3FaB0MS0c1F']);
    expect(issues.map(({ code, index }) => [code, index])).toEqual([
      ['factory.tiles-unsorted', 4],
      ['bag.count-out-of-range', 12],
      ['mosaic.colour-repeated-in-row', undefined],
      ['storage.line-overfull', undefined],
    ]);
  });

  test('conditions over the whole state are judged only where all of it could be read', () => {
    for (const factories of ['F', 'F0aaa1aaaa']) {
      const shared = `A${factories}CfB20D0000000000`;
      const codes = validateState([shared, 'A0MSFB0MSF']).map(({ code }) => code);
      expect(codes).toEqual(['bag.count-malformed']);
    }
  });
});

describe('a value that is not a pair of strings', () => {
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  test.each<[code: string, value: () => unknown]>([
    ['state.not-two-strings', () => undefined],
    ['state.not-two-strings', () => null],
    ['state.not-two-strings', () => []],
    ['state.not-two-strings', () => ['A']],
    ['state.not-two-strings', () => [...FRESH, '']],
    ['state.not-two-strings', () => 'AFCf'],
    ['state.not-two-strings', () => ({ 0: FRESH[0], 1: FRESH[1], length: 2 })],
    ['state.not-two-strings', () => revoked.proxy],
    ['shared.not-a-string', () => [1, 'A0MSFB0MSF']],
    ['players.not-a-string', () => [FRESH[0], null]],
  ])('is refused: %s, case %#', (code, value) => {
    // An untyped caller can hand over anything.
    const encoded = value() as EncodedState;
    expect(validateState(encoded).map((issue) => issue.code)).toEqual([code]);
    expect(() => decodeState(encoded)).toThrow(DecodeError);
  });

  test('a setting that does not exist is an issue, too', () => {
    // An untyped caller can ask for any mosaic.
    const options = { rules: { mosaic: 'gothic' as 'fixed' } };
    expect(validateState(FRESH, options)).toMatchObject([
      { code: 'rules.unknown-value', path: ['rules', 'mosaic'], found: '"gothic"' },
    ]);
    const order = { rules: { tilingOrder: 7 as unknown as 'any' } };
    expect(validateState(FRESH, order)).toMatchObject([{ path: ['rules', 'tilingOrder'] }]);
    const found = (encoded: unknown) =>
      validateState(encoded, { rules: { ...options.rules, ...order.rules } }).map(
        ({ code, path }) => [code, ...path],
      );
    const wrong = [
      ['rules.unknown-value', 'rules', 'mosaic'],
      ['rules.unknown-value', 'rules', 'tilingOrder'],
    ];
    expect(found(FRESH)).toEqual(wrong);
    expect(found([FRESH[0], 'A0MS'])).toEqual([
      ...wrong,
      ['players.section-missing', 'players', 'A', 'floor'],
    ]);
    expect(found('AFCf')).toEqual([...wrong, ['state.not-two-strings', 'state']]);
  });

  test('no options at all are the default ones', () => {
    // An untyped caller can pass null.
    const none = null as unknown as undefined;
    expect(safeDecodeState(FRESH, none).ok).toBe(true);
    expect(validateState(FRESH, none)).toEqual([]);
    expect(isStateValid(FRESH, none)).toBe(true);
  });

  test('megabytes are refused before they are read', () => {
    const huge = 'A'.repeat(5_000_000);
    expect(validateState([huge, huge]).map(({ code }) => code)).toEqual([
      'shared.too-long',
      'players.too-long',
    ]);
  });
});

describe('an issue', () => {
  test('says what was found, what was expected, where, as data and as a sentence', () => {
    expect(validateState(['AFCfB9920202020D0000000000', 'A0MSFB0MSF'])).toEqual([
      {
        code: 'bag.count-out-of-range',
        severity: 'error',
        part: 'shared',
        index: 5,
        path: ['bag', 'a'],
        parameters: { count: 99, most: 20 },
        found: '99',
        expected: '00 to 20',
        message: 'Bag, colour a: found 99, expected 00 to 20.',
      },
    ]);
  });

  test("is its reader's own: what is done to one shows in no other", () => {
    const [first] = validateState(['AFCbaB2020202020D0000000000', 'A0MSFB0MSF']);
    // An untyped caller can write to what is only to be read.
    (first?.path as string[] | undefined)?.push('changed');
    const [second] = validateState(['AFCbaB2020202020D0000000000', 'A0MSFB0MSF']);
    expect(second).toMatchObject({ code: 'centre.tiles-unsorted', path: ['centre'] });
  });

  test.each([
    ['AF0baCf', 'Factory 0: found "ba", expected tiles in alphabetical order.'],
    ['AF\u001b[2JCf', 'Factories: found "\\u001b["'],
  ])('of %j reads %s', (text, message) => {
    expect(validateState([text, 'A0MSFB0MSF'])[0]?.message).toContain(message);
  });
});

describe('decoding for other libraries', () => {
  const { validate, version, vendor } = schemaOf(azul)['~standard'];

  test('follows Standard Schema v1', async () => {
    expect([version, vendor]).toEqual([1, 'azulejo']);
    const good = await validate(FRESH);
    expect('value' in good && encodeState(good.value)).toEqual(FRESH);
    const bad = await validate(['EFCfB2020202020D0000000000', 'A0MSFB0MSF']);
    expect(bad).toMatchObject({
      issues: [{ code: 'turn.missing', message: expect.any(String), path: ['turn'] }],
    });
  });
});

describe('the schema of some rules', () => {
  const moved = ['AFCfB1920202020D0000000000', 'A1Ma03SFB0MSF'] as const;

  test('decodes by these rules', async () => {
    const rules = { players: 2, mosaic: 'fixed', tilingOrder: 'any' } as const;
    const good = await schemaOf(azul, { rules })['~standard'].validate(FRESH);
    expect('value' in good && good.value.rules).toEqual(rules);
    const bad = await schemaOf(azul, { rules: { mosaic: 'fixed' } })['~standard'].validate(moved);
    expect(bad).toMatchObject({ issues: [{ code: 'mosaic.colour-off-its-cell' }] });
    expect(await schemaOf(azul)['~standard'].validate(moved)).toHaveProperty('value');
  });

  test('takes the other options of the decoder, and does not follow their changes', async () => {
    const options: { lenient?: boolean } = { lenient: true };
    const { validate } = schemaOf(azul, options)['~standard'];
    options.lenient = false;
    const unsorted = ['AFCfB1919202020D0000000000', 'A0Mb10a00SFB0MSF'];
    expect(await validate(unsorted)).toHaveProperty('value');
    expect(await schemaOf(azul)['~standard'].validate(unsorted)).toHaveProperty('issues');
  });

  test('refuses rules that do not exist before it is used', () => {
    expect(() => schemaOf(azul, { rules: { mosaic: 'gothic' as 'fixed' } })).toThrow(RangeError);
  });
});

describe('a decoded state', () => {
  test('knows the rules it was decoded with', () => {
    const rules = { mosaic: 'fixed', tilingOrder: 'any' } as const;
    expect(decodeState(FRESH, { rules }).rules).toEqual({ players: 2, ...rules });
    expect(decodeState(FRESH).rules).toEqual({
      ...{ players: 2, mosaic: 'variant', tilingOrder: 'top-down' },
    });
  });

  test('shows itself as plain data', () => {
    const state = decodeState(['BF0aabe2ccddCbfB1717171718D0100000000', 'A12Mc04S2a1FabB7MS4e2F'], {
      validate: false,
    });
    const none = { a: 0, b: 0, c: 0, d: 0, e: 0 };
    const view = inspect(state);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(structuredClone(view)).toEqual(view);
    expect(view).toEqual({
      turn: 'B',
      phase: 'drafting',
      rules: { players: 2, mosaic: 'variant', tilingOrder: 'top-down' },
      factories: [{ ...none, a: 2, b: 1, e: 1 }, none, { ...none, c: 2, d: 2 }, none, none],
      centre: { tiles: { ...none, b: 1 }, token: true },
      bag: { a: 17, b: 17, c: 17, d: 17, e: 18 },
      discard: { ...none, a: 1 },
      players: [
        {
          player: 'A',
          score: 12,
          mosaic: [[null, null, null, null, 'c'], ...Array(4).fill(Array(5).fill(null))],
          storage: [null, null, { colour: 'a', number: 1 }, null, null],
          floor: { tiles: { ...none, a: 1, b: 1 }, token: false },
        },
        {
          player: 'B',
          score: 7,
          mosaic: Array(5).fill(Array(5).fill(null)),
          storage: [null, null, null, null, { colour: 'e', number: 2 }],
          floor: { tiles: none, token: false },
        },
      ],
    });
  });
});
