/** Texts that people will look up: what each is, and which issue says why not. */

import {
  azul,
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
});

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

test('no options at all are the default ones', () => {
  // An untyped caller can pass null.
  const none = null as unknown as undefined;
  expect(safeDecodeState(FRESH, none).ok).toBe(true);
  expect(validateState(FRESH, none)).toEqual([]);
  expect(isStateValid(FRESH, none)).toBe(true);
});

test("an issue is its reader's own: what is done to one shows in no other", () => {
  const [first] = validateState(['AFCbaB2020202020D0000000000', 'A0MSFB0MSF']);
  // An untyped caller can write to what is only to be read.
  (first?.path as string[] | undefined)?.push('changed');
  const [second] = validateState(['AFCbaB2020202020D0000000000', 'A0MSFB0MSF']);
  expect(second).toMatchObject({ code: 'centre.tiles-unsorted', path: ['centre'] });
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
