/** The ends of every range: of moves, deals, states and JSON, each read and written. */

import type { EncodedState } from 'azulejo/game';
import {
  applyMove,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  explainMove,
  isLegalMove,
  isMove,
  legalMoves,
  type MoveParts,
  readCs4500Action,
  readCs4500Board,
  safeDecodeMove,
  tsuro,
  validateState,
  writeCs4500Action,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';

const MOVES: readonly (readonly [text: string, parts: MoveParts, json: unknown])[] = [
  ['A00n', { kind: 'turn', player: 'A', tile: 0, rotation: 'n' }, [0, 0]],
  ['E34w', { kind: 'turn', player: 'E', tile: 34, rotation: 'w' }, [34, 270]],
  [
    'A00n00a',
    { kind: 'setup', player: 'A', tile: 0, rotation: 'n', square: '00', port: 'a' },
    [[0, 0], 'A', 0, 0],
  ],
  [
    'C09e09h',
    { kind: 'setup', player: 'C', tile: 9, rotation: 'e', square: '09', port: 'h' },
    [[9, 90], 'H', 0, 9],
  ],
  [
    'B10s90a',
    { kind: 'setup', player: 'B', tile: 10, rotation: 's', square: '90', port: 'a' },
    [[10, 180], 'A', 9, 0],
  ],
  [
    'E34w99h',
    { kind: 'setup', player: 'E', tile: 34, rotation: 'w', square: '99', port: 'h' },
    [[34, 270], 'H', 9, 9],
  ],
];

describe('a move', () => {
  test.each(MOVES)('%s is read and written', (text, parts, json) => {
    expect(isMove(text)).toBe(true);
    expect(decodeMove(text)).toEqual(parts);
    expect(safeDecodeMove(text)).toEqual({ ok: true, move: parts });
    expect(encodeMove(parts)).toBe(text);
    expect(tsuro.checkMove(text)).toBeUndefined();
    expect(writeCs4500Action(encodeMove(parts))).toEqual(json);
    expect(readCs4500Action(json, parts.player)).toEqual({ ok: true, move: text });
  });

  test.each(['@00n', '@34w', '@34w99h', 'F00n', 'A02nxxa', 'A02n10`', 'A02n10A', 'A02n:0a', 'A02'])(
    '%s is none',
    (text) => {
      expect(isMove(text)).toBe(false);
      expect(safeDecodeMove(text).ok).toBe(false);
    },
  );

  test('is legal only in its phase, with its whole text', () => {
    const turn = decodeState(['A1H0033T1034n5034nB', 'A10gB55eCX1'], { validate: false });
    expect(isLegalMove(turn, 'A90n')).toBe(false);
    for (const text of ['', 'x', '@', 'A00n90e']) expect(isLegalMove(turn, text)).toBe(false);
    for (const move of legalMoves(turn)) expect(explainMove(turn, move)).toBeUndefined();
    // Tile 0 is the first by number, and all that is left.
    const only = decodeState(['A1H0000T1034n5034nB01-34', 'A10cB50eCF1']);
    expect(legalMoves(only)).toContain('A00n');
    for (const text of ['', 'x', '@', 'A00n90e']) expect(isLegalMove(only, text)).toBe(false);
    const first = decodeState(['A0H000304TB', 'A-B-C-']);
    expect(isLegalMove(first, 'A00n')).toBe(false);
    expect(isLegalMove(first, 'A00n00a')).toBe(false);
    expect(isLegalMove(first, 'A00n00c')).toBe(true);
    expect(encodeState(applyMove(first, 'A00n00c'))).toEqual(['B0HT0000nB', 'A00cB-C-']);
  });
});

test('a deal begins with D and three digits, and is a text', () => {
  const isDeal = (event: unknown) => tsuro.chance?.isEvent(event as string);
  expect(['D000', 'D0001', 'D000102', 'D9999'].map(isDeal)).toEqual([true, true, true, true]);
  const others = ['D', 'D00', 'D00n', 'xD000', ' D000102', 'd000102', 'A000', ['D000102'], 7, null];
  expect(others.map(isDeal)).toEqual(others.map(() => false));
  expect(['D0034', 'D000134'].map((deal) => tsuro.chance?.check(deal))).toEqual([
    undefined,
    undefined,
  ]);
});

describe('a state', () => {
  test.each<EncodedState>([
    ['A0HTB00-34', 'A-B-C-D-E-'],
    ['A999HT1002n3002nB00,34', 'A10cB30cCL999'],
    ['A100HT1000n9930wB00,01,03-05,33,34', 'A10cB99aCL1DF0'],
    ['D0HT0000n3000n5000nB', 'A00cB30cC50cD-'],
    ['A1HT0000n2000nB', 'A00eB20eCX0'],
    ['A2HT1002nB', 'A10cBF2CX0'],
    ['A1HT1002nB', 'A10cBX0CF1'],
    ['A1HT1002nB', 'A10cBX0CX0'],
    ['-7HT1002nB', 'A10cBX7CX0'],
  ])('%s %s is read and written', (shared, players) => {
    const state = decodeState([shared, players]);
    expect(encodeState(state)).toEqual([shared, players]);
    expect(state.rules.players).toBe(players.match(/[A-E]/g)?.length);
  });

  test.each([
    ['A7HT1002nB', 'A10cBX0CX0'],
    ['A2HT1002nB', 'A10cBX0CF1'],
    ['A1HT1002nB', 'A10cBL0CF0'],
  ])('%s %s is over: the player alone on the board has no turn after the round', (...given) => {
    expect(validateState(given).map(({ code }) => code)).toEqual(['turn.game-not-over']);
  });

  test.each([
    ['A0', 'A0'],
    ['A00', 'A0'],
    ['A0001', 'A1'],
    ['A000100', 'A100'],
    ['A000999', 'A999'],
    ['A0001000', undefined],
  ])('has at most 999 rounds: %s is %s', (text, meant) => {
    const given = [`${text}HTB`, 'A-B-C-'];
    const options = { lenient: true, validate: false };
    const codes = validateState(given, options).map(({ code }) => code);
    if (meant === undefined) expect(codes).toEqual(['round.malformed']);
    else {
      expect(codes).toEqual(text === meant ? [] : ['round.leading-zero']);
      const [shared] = encodeState(decodeState([`${text}HTB`, 'A-B-C-'], options));
      expect(shared).toBe(`${meant}HTB`);
    }
  });
});

describe('JSON', () => {
  test.each([
    [['white', [0, 0]], 'A00n'],
    [['blue', [34, 270]], 'E34w'],
    [['black', 0, 0, 0, 0], 'B00n'],
    [['green', 34, 270, 9, 9], 'D34w'],
    [[0, 0, 'white', 'A', 0, 0], 'A00n00e'],
    [[2, 90, 'blue', 'D', 9, 9], 'E02n99g'],
  ] as const)('%j is the move %s', (json, move) => {
    expect(readCs4500Action(json, 'C')).toEqual({ ok: true, move });
  });

  test.each([
    [[[[0, 0], 'white', 'E', 0, 0]], ['A1HT0000nB', 'A00eBX0CX0']],
    [[[[1, 90], 'blue', 'A', 9, 9]], ['E1HT9901nB', 'AX0BX0CX0DX0E99a']],
    [[[0, 0, 'white', 'A', 0, 0]], ['A1HT0000nB', 'A00eBX0CX0']],
    [
      [
        [[0, 0], 9, 0],
        [[0, 0], 'green', 'H', 9, 9],
      ],
      ['D1HT9000n9900nB', 'AX0BX0CX0D99h'],
    ],
  ] as const)('%j is a board', (json, encoded) => {
    const read = readCs4500Board(json);
    expect(read.ok && encodeState(read.state)).toEqual(encoded);
  });

  test('a list that is longer than any board is not read', () => {
    for (const list of [new Array(1001).fill('A'), new Array(2 ** 32 - 1)]) {
      const read = readCs4500Board(list);
      expect(read.ok || read.issues.map(({ code }) => code)).toEqual(['json.malformed']);
    }
  });
});
