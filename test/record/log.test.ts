/** Logs: one line for each attempted move, for grep and for playing again. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AzulTypes,
  azul,
  encodeState,
  explainMove,
  isMove,
  legalMoves,
  type Move,
  PLAYER_IDS,
} from '../../src/index.js';
import {
  type FailedMove,
  type GameRecord,
  readLog,
  readRecord,
  replay,
  writeLog,
  writeRecord,
} from '../../src/record.js';
import { allNotations } from '../oracle/index.js';
import { anyText } from '../support/any-text.js';
import { checkIssues, cutsOf, EXAMPLE, told } from './example.js';
import { finalStrings, HARMFUL, names, records } from './records.js';

const FAILED: readonly FailedMove<AzulTypes['move']>[] = [
  { move: 'ACa0', after: 0 },
  { move: 'BCeF', after: 0 },
  { move: 'A03', after: 1 },
];
const LOG = writeLog(azul, EXAMPLE, FAILED);
const LINES = LOG.split('\n').slice(0, -1);
const HEADER = 7;

function changed(number: number, ...by: readonly string[]): string {
  return `${LINES.toSpliced(number - 1, 1, ...by).join('\n')}\n`;
}

function readWell(text: string) {
  const result = readLog(azul, text);
  if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return result;
}

function issuesOf(text: string) {
  const result = readLog(azul, text);
  return result.ok ? result.warnings : result.issues;
}

describe('texts that are no moves', () => {
  const TRIED = [
    { player: 'B', text: ' A tries "x" fail', after: 0 },
    { move: 'ACa0', after: 0 },
    { player: 'A', text: '\\', after: 1 },
    { player: 'A', text: '', after: 1 },
  ] as const;

  test('have a line each, which names the player and quotes the text', () => {
    const log = writeLog(azul, EXAMPLE, TRIED);
    expect(log.split('\n').filter((line) => line.includes(' tries '))).toEqual([
      'Bob \\"the Builder\\" B tries " A tries \\"x\\" fail" fail',
      'Ada A tries "\\\\" fail',
      'Ada A tries "" fail',
    ]);
    const { record, attempts, failed, warnings } = readWell(log);
    expect(record).toEqual(EXAMPLE);
    expect(attempts).toEqual(TRIED);
    expect(failed).toEqual([{ move: 'ACa0', after: 0 }]);
    expect(warnings).toEqual([]);
  });

  test('are read again, whatever they and the names are', () => {
    const anything = fc.array(fc.tuple(fc.constantFrom('A', 'B'), anyText(30)), { maxLength: 5 });
    fc.assert(
      fc.property(anything, anyText(30), (texts, name) => {
        const attempts = texts.map(([player, text]) => ({ player, text, after: 0 }));
        const record = { ...EXAMPLE, names: [name, ' B tries "x'] };
        const read = readWell(writeLog(azul, record, attempts));
        expect(read.attempts).toEqual(attempts);
        expect(read.record).toEqual(record);
      }),
    );
  });

  test.each([
    ['Ada A tries "x" success', 'log.line-malformed'],
    ['Ada A tries x fail', 'log.line-malformed'],
    ['Ada A tries "x"y" fail', 'log.line-malformed'],
    ['Ada B tries "x" fail', 'log.player-unknown'],
    ['Ada C tries "x" fail', 'log.player-unknown'],
  ])('%s has the issue %s', (line, code) => {
    expect(issuesOf(changed(8, line)).map((issue) => issue.code)).toEqual([code]);
  });

  test.each([
    [{ player: 'C', text: 'x', after: 0 }],
    [{ player: 'AB', text: 'x', after: 0 }],
    [{ player: 'A', text: 1, after: 0 }],
    [{ player: 'A', text: 'x', after: 9 }],
  ])('%j cannot be written', (attempt) => {
    expect(() => writeLog(azul, EXAMPLE, [attempt as never])).toThrow(RangeError);
  });
});

const NOTATIONS: readonly Move[] = allNotations().filter(isMove);

/** A game, and moves that failed in it. */
const logs: fc.Arbitrary<
  readonly [GameRecord<AzulTypes>, readonly FailedMove<AzulTypes['move']>[]]
> = fc
  .tuple(records, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 }))
  .map(([record, attempts]) => {
    const players = PLAYER_IDS.slice(0, record.rules.players);
    const moves = NOTATIONS.filter((move) => players.some((player) => move.startsWith(player)));
    const failed = attempts.map(([move, place]) => ({
      move: moves[move % moves.length] ?? 'A00',
      after: place % (record.events.length + 1),
    }));
    return [record, failed.toSorted((one, other) => one.after - other.after)];
  });

describe('a log', () => {
  test('has a line of the desktop specification for each attempt, whether it succeeds or not', () => {
    expect(LINES.filter((line) => !line.startsWith('#'))).toEqual([
      'Ada A takes C:a 1 fail',
      'Bob \\"the Builder\\" B takes C:e F fail',
      'Ada A takes C:e 1 success',
      'Ada A places 1 4 fail',
      'Ada A places 1 5 success',
    ]);
  });

  test('counts factories, rows and columns from 1', () => {
    const { result: _, ...going } = EXAMPLE;
    const text = writeLog(azul, going, [
      { move: 'A0a0', after: 3 },
      { move: 'B8e4', after: 3 },
      { move: 'A00', after: 3 },
      { move: 'B4F', after: 3 },
    ]);
    expect(text.split('\n').slice(-5, -1)).toEqual([
      'Ada A takes H1:a 1 fail',
      'Bob \\"the Builder\\" B takes H9:e 5 fail',
      'Ada A places 1 1 fail',
      'Bob \\"the Builder\\" B places 5 F fail',
    ]);
  });

  test('is a record after its marks', () => {
    const text = LINES.map((line) => line.replace(/^# /, ''));
    const rest = text.filter((line) => !/ (?:success|fail)$/.test(line)).join('\n');
    expect(rest).toBe(writeRecord(azul, { ...EXAMPLE, events: ['F'] }).trimEnd());
  });

  test('reads back as what was written, and its game ends in the same strings', () => {
    fc.assert(
      fc.property(logs, ([record, failed]) => {
        const text = writeLog(azul, record, failed);
        const result = readWell(text);
        expect(result.record).toEqual(record);
        expect(result.failed).toEqual(failed);
        expect(writeLog(azul, result.record, result.failed)).toBe(text);
        expect(result.warnings.map(({ code }) => code)).toEqual(
          record.result === undefined ? ['record.cut-off'] : [],
        );
        expect(text).not.toMatch(HARMFUL);
        const { ok, states } = replay(azul, result.record);
        const last = states.at(-1);
        expect(ok).toBe(true);
        expect(last && encodeState(last)).toEqual(finalStrings(record));
      }),
      { numRuns: 30 },
    );
  });

  test('keeps any name in the shape of its lines', () => {
    fc.assert(
      fc.property(names, names, (one, other) => {
        const record = { ...EXAMPLE, names: [one, other] };
        const text = writeLog(azul, record, FAILED);
        const result = readWell(text);
        expect(result.record).toEqual(record);
        expect(result.failed).toEqual(FAILED);
        expect(text).not.toMatch(HARMFUL);
        const shape = / [AB] (?:takes (?:C|H[1-9]):[a-e]|places [1-5]) [1-5F] (?:success|fail)$/;
        expect(
          text.split('\n').filter((line) => shape.test(line) && !/^# /.test(line)).length,
        ).toBe(5);
      }),
      { numRuns: 300 },
    );
  });

  test('says which line has each event', () => {
    fc.assert(
      fc.property(logs, ([record, failed]) => {
        const text = writeLog(azul, record, failed);
        const lines = text.split('\n');
        const { eventLines } = readWell(text);
        expect(eventLines.length).toBe(record.events.length);
        record.events.forEach((event, index) => {
          const line = lines[(eventLines[index] ?? 0) - 1];
          expect(line).toMatch(event.startsWith('F') ? `# deal ${event}` : / success$/);
        });
      }),
      { numRuns: 20 },
    );
  });

  test('of a game in progress can be resumed', () => {
    const { result: _, ...going } = { ...EXAMPLE, events: EXAMPLE.events.slice(0, 1) };
    const saved = writeLog(azul, going, FAILED.slice(0, 2));
    expect(LOG.startsWith(saved)).toBe(true);
    const { record } = readWell(saved);
    const state = replay(azul, record).states.at(-1);
    expect(state && legalMoves(state)).toContain('A04');
    expect(state && explainMove(state, 'A03')?.code).toBe('move.cell-taken');
  });

  test('is refused where no text could be written for it', () => {
    // Untyped callers can hand over anything.
    const wrong = [
      { move: 'C00', after: 0 },
      { move: 'Z', after: 0 },
      { move: undefined, after: 0 },
      { move: 'A00', after: 4 },
      { move: 'A00', after: -1 },
      { move: 'A00', after: 0.5 },
      { player: 'A', text: 'x'.repeat(100_001), after: 0 },
    ] as unknown as FailedMove<AzulTypes['move']>[];
    for (const one of wrong) expect(() => writeLog(azul, EXAMPLE, [one])).toThrow(RangeError);
    const longest = { player: 'A', text: 'x'.repeat(100_000), after: 0 };
    const { attempts } = readWell(writeLog(azul, EXAMPLE, [longest]));
    expect(isDeepStrictEqual(attempts, [longest])).toBe(true);
    expect(() => writeLog(azul, { ...EXAMPLE, names: ['Ada'] })).toThrow(RangeError);
    expect(() => writeLog(azul, { ...EXAMPLE, events: ['D04'] })).toThrow(RangeError);
  });
});

describe('a log that was cut off', () => {
  test('anywhere, reads up to the cut and says so', () => {
    for (const length of cutsOf(LOG)) {
      const cut = LOG.slice(0, length);
      const result = readLog(azul, cut);
      const whole = cut.split('\n').length - 1;
      checkIssues(issuesOf(cut), cut);
      expect(result.complete).toBe(length >= LOG.length - 1);
      if (!result.complete) {
        expect(issuesOf(cut).map(told)).toEqual([`record.cut-off ${whole + 1}`]);
      }
      expect(result.ok).toBe(whole >= HEADER);
      if (!result.ok) continue;
      const attempts = LINES.slice(HEADER, whole);
      expect(result.failed.length).toBe(attempts.filter((line) => line.endsWith('fail')).length);
      expect(result.record.events).toEqual(
        EXAMPLE.events.slice(0, attempts.filter((line) => /success$|^# deal/.test(line)).length),
      );
      expect(replay(azul, result.record).ok).toBe(true);
    }
  });

  test('in any game, plays as far as it goes', () => {
    fc.assert(
      fc.property(logs, fc.nat(), ([record, failed], at) => {
        const text = writeLog(azul, record, failed);
        const result = readLog(azul, text.slice(0, at % text.length));
        if (!result.ok) {
          expect(result.issues.map(({ code }) => code)).toEqual(['record.cut-off']);
          return;
        }
        const { events } = result.record;
        expect(events).toEqual(record.events.slice(0, events.length));
        expect(replay(azul, result.record).ok).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what is wrong with a log', () => {
  test.each([
    ['no log', 'hello', ['record.not-a-record 1']],
    ['a record', 'azulejo-record 1\ngame azul\n', ['record.not-a-record 1']],
    ['something else after marks', '# hello\n', ['record.not-a-record 1']],
    ['something else in a code fence', '```\n# hello\n```\n', ['record.not-a-record 2']],
    ['another verb', changed(10, 'Ada A grabs C:e 1 success'), ['log.line-malformed 10']],
    ['no outcome', changed(10, 'Ada A takes C:e 1'), ['log.line-malformed 10']],
    ['a column after the last', changed(12, 'Ada A places 1 6 success'), ['log.line-malformed 12']],
    ['a colour that is none', changed(10, 'Ada A takes C:f 1 success'), ['log.line-malformed 10']],
    [
      'a factory that is none',
      changed(10, 'Ada A takes H0:e 1 success'),
      ['log.line-malformed 10'],
    ],
    [
      'a name that is not escaped',
      changed(9, 'Bob "the Builder" B takes C:e F fail'),
      ['log.line-malformed 9'],
    ],
    ['another name', changed(8, 'Eve A takes C:a 1 fail'), ['log.player-unknown 8']],
    [
      'the name of another player',
      changed(10, 'Ada B takes C:e 1 success'),
      ['log.player-unknown 10'],
    ],
    ['a player who is not there', changed(8, 'Ada C takes C:a 1 fail'), ['log.player-unknown 8']],
    [
      'a fault of the record',
      changed(13, '# deal F9aaaa'),
      ['record.line-malformed 13 factory.number-unknown'],
    ],
    ['the beginning of a line after the end', `${LOG}garbage`, ['record.line-unexpected 18']],
    ['a move after the end', `${LOG}Ada A takes C:a 1 fail\n`, ['record.line-unexpected 18']],
    ['an empty line', changed(8, '', LINES[7] ?? ''), ['log.line-malformed 8']],
  ])('%s', (_, text, expected) => {
    expect(readLog(azul, text).ok).toBe(false);
    expect(issuesOf(text).map(told)).toEqual(expected);
    checkIssues(issuesOf(text), text);
  });

  test.each([
    ['a move as a record has it', changed(10, '# move ACe0'), ['record.not-canonical 10']],
    ['no end of the last line', LOG.slice(0, -1), ['record.not-canonical 17']],
    ['line ends of another system', LOG.replaceAll('\n', '\r\n'), ['record.not-canonical 1']],
    ['a letter escaped', changed(8, '\\u0041da A takes C:a 1 fail'), ['record.not-canonical 8']],
  ])('nothing, but not canonical: %s', (_, text, expected) => {
    const result = readWell(text);
    expect(result.warnings.map(told)).toEqual(expected);
    expect(writeLog(azul, result.record, result.failed)).toBe(LOG);
  });

  test('a move that cannot have succeeded shows when it is played', () => {
    const { record, eventLines } = readWell(changed(12, 'Ada A places 1 4 success'));
    const result = replay(azul, record);
    expect(result.ok || result.issues.map(told)).toEqual([
      'replay.event-impossible 9 event 1 move.cell-taken',
    ]);
    expect(eventLines).toEqual([10, 12, 13]);
  });

  test.each([
    ['escaped quotes', '\\"'],
    ['quotes', '"'],
    ['attempts', 'A A tries '],
    ['names', 'A A plays '],
  ])('a line of nothing but %s is malformed, however long', (_, part) => {
    const long = part.repeat(Math.floor(8_000_000 / part.length));
    const result = readLog(azul, [...LINES.slice(0, HEADER), long, ''].join('\n'));
    expect(result.ok || result.issues.map(({ code }) => code)).toContain('log.line-malformed');
  });

  test('reading any text returns a log or issues, and never throws', () => {
    const pieces = fc.constantFrom(...LINES, '# ', ' A takes ', 'success', '\r', '\\u');
    const texts = fc
      .array(fc.oneof(pieces, fc.constant('\n'), anyText(5)))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        checkIssues(issuesOf(text), text);
        checkIssues(issuesOf(LINES.slice(0, HEADER).join('\n') + text), LOG + text);
      }),
      { numRuns: 500 },
    );
    // An untyped caller could hand over anything.
    expect(issuesOf(undefined as unknown as string).map(told)).toEqual(['record.not-a-text 1']);
    expect(readRecord(azul, LOG).ok).toBe(false);
  });
});

test.each([
  ['letters', 'x'.repeat(99_990)],
  ['characters that are escaped', '\u200b'.repeat(99_990)],
  ['characters of two units', '\u{1f600}'.repeat(40_000)],
])('is no longer than what can be read, with names of %s', (_, name) => {
  const record = { ...EXAMPLE, names: [name, 'Bob'] };
  const text = writeLog(azul, record, FAILED);
  // Each name is there once as a whole, and a record of as many events is as long.
  expect(text.length).toBeLessThan(writeRecord(azul, record).length + 700 * LINES.length);
  const { record: read, failed } = readWell(text);
  expect(read).toEqual(record);
  expect(failed).toEqual(FAILED);
});
