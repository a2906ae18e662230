/** Every issue: what gives it, where, what was found, what was expected. */
import { join } from 'node:path';
import { schemaOf } from 'azulejo/game';
import {
  encodeState,
  ISSUE_CODES,
  isMove,
  isStateValid,
  safeDecodeMove,
  safeDecodeState,
  tsuro,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { TSURO_ISSUES } from '../support/tsuro-issue-examples.js';

test('every code has an example', () => {
  const codes = TSURO_ISSUES.map(({ code }) => code);
  expect([...new Set(codes)].sort()).toEqual([...ISSUE_CODES].sort());
});

describe('an example', () => {
  test.each(TSURO_ISSUES)('of $code gives it and no other: $example', ({ code, judge }) => {
    const issues = judge(false);
    expect(issues.map((issue) => [issue.code, issue.severity])).toEqual([[code, 'error']]);
    // What JSON has no form for, such as undefined, would not come back.
    expect(JSON.parse(JSON.stringify(issues))).toStrictEqual(issues);
  });

  test.each(TSURO_ISSUES)('of $code in lenient reading: $example', ({ code, lenient, judge }) => {
    const found = judge(true).map((issue) => [issue.code, issue.severity]);
    expect(found).toEqual([[code, lenient ?? 'error']]);
  });
});

test('what every issue says, where, and of which parameters', async () => {
  const lines = TSURO_ISSUES.flatMap(({ example, judge }) =>
    judge(false).map(({ code, part, index, path, message, parameters }) =>
      [
        `${code}  ${example.length > 80 ? `${example.slice(0, 80)}…` : example}`,
        `  ${message}`,
        `  ${part}${index === undefined ? '' : ` ${index}`} ${JSON.stringify(path)} ${JSON.stringify(parameters)}`,
      ].join('\n'),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'issues.txt'),
  );
});

test('several issues of a text are all found, in its order', () => {
  const read = safeDecodeState(['x0H99T0503n0625eB00,00', 'A-BX']);
  expect(!read.ok && read.issues.map(({ code, index }) => `${code} ${index}`)).toEqual([
    'turn.missing 0',
    'hand.tile-malformed 3',
    'bag.tile-repeated 20',
    'status.malformed 3',
  ]);
});

describe('lenient reading', () => {
  test.each([
    [
      ['A0THB00-34', 'A-B-C-'],
      ['A0HTB00-34', 'A-B-C-'],
    ],
    [
      ['A00HTB00-34', 'A-B-C-'],
      ['A0HTB00-34', 'A-B-C-'],
    ],
    [
      ['C0HT3003n1002nB', 'A10cB30cC-'],
      ['C0HT1002n3003nB', 'A10cB30cC-'],
    ],
    [
      ['B0HT1002eB', 'A10cB-C-'],
      ['B0HT1002nB', 'A10cB-C-'],
    ],
    [
      ['A0HTB03,01', 'A-B-C-'],
      ['A0HTB01,03', 'A-B-C-'],
    ],
    [
      ['A0HTB00,01,02,05-06', 'A-B-C-'],
      ['A0HTB00-02,05,06', 'A-B-C-'],
    ],
    [
      ['A0HTB', 'C-A-B-'],
      ['A0HTB', 'A-B-C-'],
    ],
    [
      ['B0HTB', 'AF000B-C-'],
      ['B0HTB', 'AF0B-C-'],
    ],
  ] as const)('takes %j for %j', (given, meant) => {
    const strict = safeDecodeState(given);
    const lenient = safeDecodeState(given, { lenient: true });
    expect([strict.ok, isStateValid(given, { lenient: true })]).toEqual([false, true]);
    if (!lenient.ok) throw new Error('refused');
    expect(encodeState(lenient.state)).toEqual(meant);
    expect(lenient.warnings.length).toBeGreaterThan(0);
  });
});

test('anything can be asked whether it is a move', () => {
  const given = [
    undefined,
    null,
    0,
    {},
    [],
    'A',
    'A02N',
    ' A02n',
    'A02n\n',
    'a02n',
    'A2n',
    '💥02n',
  ];
  for (const value of given) {
    expect(isMove(value)).toBe(false);
    const read = safeDecodeMove(value);
    expect(!read.ok && read.issues[0]?.code).toBe('move.malformed');
  }
});

test('the schema gives the issues of decoding', async () => {
  const result = await schemaOf(tsuro)['~standard'].validate(['A0HTB00-34', 'A-B-']);
  expect(result.issues?.map(({ message }) => message)).toEqual([
    'Players: found 2 players, expected 3 to 5 players.',
  ]);
});
