/** What is refused before a state or a move is read: values of other kinds, options, parts. */
import {
  applyChance,
  applyMove,
  azul,
  DecodeError,
  decodeState,
  encodeMove,
  explainMove,
  IllegalChanceError,
  IllegalMoveError,
  type MoveParts,
  type Rules,
  validateState,
} from 'azulejo';
import type { DecodeOptions, Issue } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';

const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
const [SHARED, PLAYERS] = FRESH;

describe('what is not two strings', () => {
  const found = (value: unknown) => validateState(value).map(({ parameters }) => parameters);

  test.each([
    `${SHARED} ${PLAYERS}`,
    `${SHARED},${PLAYERS}`,
    `${SHARED}, ${PLAYERS}`,
    ` ${SHARED}\n${PLAYERS} \n`,
  ])('is both parts in one text: %j', (text) => {
    expect(found(text)).toEqual([{ found: 'both-parts' }]);
  });

  test.each([
    `x ${SHARED} ${PLAYERS}`,
    `${SHARED};${PLAYERS}`,
    `${FRESH.join(' ')} x`,
    SHARED,
    'x[1]',
  ])('is one text: %j', (text) => expect(found(text)).toEqual([{ found: 'string' }]));

  test.each([JSON.stringify(FRESH), ` ${JSON.stringify(FRESH)}`])('is JSON: %j', (text) => {
    expect(found(text)).toEqual([{ found: 'json' }]);
  });

  test('is an object that cannot be read', () => {
    const { proxy, revoke } = Proxy.revocable([...FRESH], {});
    revoke();
    expect(found(proxy)).toEqual([{ found: 'object' }]);
  });
});

describe('options', () => {
  test('that are not an object, or cannot be read, are an error of the program', () => {
    // Programs without types can pass anything.
    const validate = (options: unknown) => () =>
      validateState(FRESH, options as DecodeOptions<Rules>);
    expect(String(thrownBy(validate(5)))).toBe('TypeError: Options: found 5, expected an object.');
    const unreadable = {
      get lenient(): boolean {
        throw new Error('no');
      },
    };
    expect(String(thrownBy(validate(unreadable)))).toBe(
      'TypeError: Options: found a value of type object that cannot be read, expected plain data.',
    );
  });

  test('have no rules but those that exist', () => {
    // Programs without types can pass anything.
    const options = { rules: { players: 7 as 2, mosaic: 'fixed' } } as const;
    expect(validateState(FRESH, options).map(({ message }) => message)).toEqual([
      'Rules, players: found 7, expected 2, 3 or 4.',
    ]);
  });
});

describe('the parts of a move', () => {
  // Programs without types can pass anything.
  const issueOf = (parts: unknown): Partial<Issue> => {
    const error = thrownBy(() => encodeMove(parts as MoveParts));
    return error instanceof DecodeError ? (error.issues[0] ?? {}) : {};
  };

  test.each([
    [
      { kind: 'pass', player: 'A' },
      { expected: 'kind', value: { type: 'string', text: 'pass' } },
      'Move: found "pass", expected the kind draft or tiling.',
    ],
    [
      { kind: 'tiling', player: 'A', row: null, column: 0 },
      { expected: 'part', kind: 'tiling', name: 'row', value: { type: 'null', text: '' } },
      'Move: found null as row, expected the parts of a tiling move.',
    ],
    [
      { kind: 'draft', player: 'A', source: 0, colour: 0, target: '' },
      { expected: 'parts', kind: 'draft', move: 'A00' },
      'Move: found the tiling move A00, expected the parts of a draft move.',
    ],
    [
      { kind: 'tiling', player: 'A', row: '0a', column: 0 },
      { expected: 'parts', kind: 'tiling', move: 'A0a0' },
      'Move: found the draft move A0a0, expected the parts of a tiling move.',
    ],
  ])('%j are refused', (parts, parameters, message) => {
    expect(issueOf(parts)).toMatchObject({
      code: 'move.malformed',
      part: 'move',
      parameters,
      message,
    });
  });

  test('are an object', () => {
    expect(String(thrownBy(() => encodeMove(5 as never)))).toBe(
      'TypeError: Move: found 5, expected an object.',
    );
  });
});

describe('a character in the wrong place', () => {
  test.each([
    ['AF0aa?1bbCfB2020202020D0000000000', PLAYERS, { text: '?', expected: 'tiles' }],
    ['AF?CfB2020202020D0000000000', PLAYERS, { text: '?', expected: 'factories' }],
    ['AFCf?B2020202020D0000000000', PLAYERS, { text: '?', expected: 'tiles-and-token' }],
    ['AFCfB2020202020?D0000000000', PLAYERS, { text: '?', expected: 'counts' }],
    [
      'A?FCfB2020202020D0000000000',
      PLAYERS,
      { text: '?', expected: 'sections', letters: ['F', 'C', 'B', 'D'] },
    ],
    [SHARED, `?${PLAYERS}`, { text: '?', expected: 'players' }],
  ])('says what can be there: %s %s', (shared, players, parameters) => {
    const codes = ['shared.unexpected-character', 'players.unexpected-character'];
    const issues = validateState([shared, players], { validate: false } as DecodeOptions<Rules>);
    expect(
      issues.filter(({ code }) => codes.includes(code)).map((each) => each.parameters),
    ).toEqual([parameters]);
  });
});

describe('a floor', () => {
  const codesOf = (players: string) =>
    validateState([SHARED, players], { validate: false }).map(({ code }) => code);

  test('has seven places, one of which the token takes', () => {
    expect(codesOf('A0MSFaaaaaafB0MSF')).toEqual([]);
    expect(codesOf('A0MSFaaaaaaafB0MSF')).toEqual(['floor.too-many-pieces']);
  });

  test('that is overfull is not taken for one with the token', () => {
    expect(codesOf('A0MSFaaaaaaafB0MSFf')).toEqual(['floor.too-many-pieces']);
  });
});

test('a notation is checked without a state', () => {
  expect(explainMove(decodeState(FRESH), 5)).toMatchObject({
    found: 'a value of type number',
    parameters: { expected: 'text', type: 'number' },
  });
  expect(azul.checkMove('A0a0')).toBeUndefined();
  expect(azul.checkMove('A0a9')).toMatchObject({ code: 'move.malformed', index: 3 });
});

test('errors have the names of their classes', () => {
  const state = decodeState(FRESH);
  const errors = [
    [() => decodeState(['', '']), DecodeError, 'DecodeError'],
    [() => applyMove(state, 'A0a0'), IllegalMoveError, 'IllegalMoveError'],
    [() => applyChance(state, 'Fx' as never), IllegalChanceError, 'IllegalChanceError'],
  ] as const;
  for (const [action, kind, name] of errors) {
    const error = thrownBy(action);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ name });
  }
  expect(explainMove(state, 'A0a0')?.code).toBe('move.wrong-phase');
});

test('a deal at the end of the game is F alone', () => {
  const over = decodeState(['AFCfB0000000000D1520202020', 'A0Ma00b01c02d03e04SFB0MSF'], {
    validate: false,
  });
  expect(thrownBy(() => applyChance(over, 'F0aaaa'))).toMatchObject({
    issue: { code: 'deal.impossible', path: ['phase'] },
  });
  const ending = decodeState(['AFCB2020202020D0000000000', 'A0Ma00b01c02d03e04SFfB0MSF'], {
    validate: false,
  });
  expect(ending.phase).toBe('round-end');
  expect(thrownBy(() => applyChance(ending, 'F0aaaa'))).toMatchObject({
    issue: {
      code: 'deal.impossible',
      message: 'Deal: found "F0aaaa", expected F alone, as the game is over.',
      parameters: { expected: 'empty-deal', value: { type: 'string', text: 'F0aaaa' } },
    },
  });
});
