/** What is wrong with a record, line by line. */
import { memoryUsage } from 'node:process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { azul } from '../../src/index.js';
import { readRecord, writeRecord } from '../../src/record.js';
import { changed, checkIssues, issuesOf, LINES, readWell, TEXT, told } from './example.js';

describe('what is wrong with a text', () => {
  const START = LINES[6] ?? '';

  test.each([
    ['no record', 'hello', ['record.not-a-record 1']],
    ['no record, several lines', 'hello\nthere\n', ['record.not-a-record 1']],
    ['another version', changed(1, 'azulejo-record 2'), ['record.version-unknown 1']],
    ['another game', changed(2, 'game chess'), ['record.game-unknown 2']],
    ['no game', changed(2), ['record.line-unexpected 2']],
    ['rules that are none', changed(3, 'rules players=2'), ['record.line-malformed 3']],
    [
      'five players',
      changed(3, 'rules players=5 mosaic=fixed tilingOrder=any'),
      ['record.line-malformed 3'],
    ],
    [
      'a board too few',
      changed(3, 'rules players=3 mosaic=variant tilingOrder=top-down'),
      ['record.line-unexpected 6', 'record.line-malformed 7'],
    ],
    ['a name without quotes', changed(4, 'player A Ada'), ['record.line-malformed 4']],
    ['the same player again', changed(5, LINES[3] ?? ''), ['record.line-malformed 5']],
    ['a player missing', changed(5), ['record.line-unexpected 5']],
    ['a seed that is no number', changed(6, 'seed one'), ['record.line-malformed 6']],
    ['a first state that is none', changed(7, 'start A'), ['record.line-malformed 7']],
    [
      'a first state without a space',
      changed(7, START.replace(' A1', 'A1')),
      ['record.line-malformed 7'],
    ],
    [
      'an invalid first state',
      changed(7, START.replace('SFf', 'SF')),
      ['record.line-malformed 7 token.not-one'],
    ],
    ['no first state', changed(7), ['record.line-unexpected 7']],
    ['a mistyped word', changed(8, 'moev ACe0'), ['record.line-unexpected 8']],
    ['a move that is none', changed(8, 'move ACe5'), ['record.line-malformed 8 move.malformed']],
    [
      'a deal that is none',
      changed(10, 'deal F9aaaa'),
      ['record.line-malformed 10 factory.number-unknown'],
    ],
    [
      'a deal out of order',
      changed(10, 'deal F1aabb0aabb'),
      ['record.line-malformed 10 factory.unsorted'],
    ],
    ['an empty line', changed(9, '', 'move A04'), ['record.line-unexpected 9']],
    [
      'a move after the result',
      changed(13, LINES[12] ?? '', 'move A04'),
      ['record.line-unexpected 14'],
    ],
    ['a result that is none', changed(11, 'result tired'), ['record.line-malformed 11']],
    ['a reason without quotes', changed(11, 'result limit rounds'), ['record.line-malformed 11']],
    [
      'no result',
      changed(11),
      ['record.line-unexpected 11', 'record.line-unexpected 12', 'record.line-unexpected 13'],
    ],
    ['a standing that is none', changed(12, 'standing A 19'), ['record.line-malformed 12']],
    ['a standing missing', changed(13), ['record.line-unexpected 13']],
    ['something after the end', `${TEXT}move A04\n`, ['record.line-unexpected 15']],
    ['the beginning of a line after the end', `${TEXT}garbage`, ['record.line-unexpected 15']],
    ['a space after the end', `${TEXT} `, ['record.line-unexpected 15']],
    [
      'line ends of another system, and something after the end',
      `${TEXT.replaceAll('\n', '\r\n')}\r`,
      ['record.not-canonical 1', 'record.line-unexpected 15'],
    ],
    [
      'two faults',
      changed(8, 'moev ACe0').replace('B "', 'B '),
      ['record.line-malformed 5', 'record.line-unexpected 8'],
    ],
  ] as const)('%s', (_, text, expected) => {
    const result = readRecord(azul, text);
    expect(result.ok).toBe(false);
    expect(issuesOf(text).map(told)).toEqual(expected);
    checkIssues(issuesOf(text), text);
  });

  test.each([
    ['line ends of another system', TEXT.replaceAll('\n', '\r\n'), ['record.not-canonical 1']],
    ['a byte order mark', `\ufeff${TEXT}`, ['record.not-canonical 1']],
    [
      'line ends of another system, and none of the last line',
      `${TEXT.trimEnd().replaceAll('\n', '\r\n')}\r`,
      ['record.not-canonical 1', 'record.not-canonical 14'],
    ],
    ['no end of the last line', TEXT.slice(0, -1), ['record.not-canonical 14']],
    ['a letter escaped', TEXT.replace('"Ada"', '"\\u0041da"'), ['record.not-canonical 4']],
    ['a seed with zeros', TEXT.replace('seed 42', 'seed 0042'), ['record.not-canonical 6']],
    ['a score with zeros', TEXT.replace('B9M', 'B009M'), ['record.not-canonical 7']],
    ['a space after the end', TEXT.replace('end\n', 'end \n'), ['record.not-canonical 14']],
  ])('nothing, but not canonical: %s', (_, text, expected) => {
    const result = readWell(text);
    expect(result.warnings.map(told)).toEqual(expected);
    expect(result.complete).toBe(true);
    expect(writeRecord(azul, result.record)).toBe(TEXT);
    checkIssues(result.warnings, text);
  });

  test.each([
    ['behind it', `${TEXT}\`\`\`\n`, [LINES.length + 1], 0],
    ['around it', `\`\`\`text\n${TEXT}\`\`\``, [1, LINES.length + 2], 1],
    [
      'around it, with lines of Windows',
      `\`\`\`\r\n${TEXT}\`\`\`\r\n\r\n`,
      [1, LINES.length + 2],
      1,
    ],
  ])('a code fence %s is read past, and said', (_, text, lines, moved) => {
    const read = readRecord(azul, text);
    expect(read.ok && read.record).toEqual(readWell(TEXT).record);
    const warnings = read.ok ? read.warnings : [];
    expect(warnings.map(({ code, line, found }) => [code, line, found])).toEqual(
      lines.map((line) => ['record.not-canonical', line, 'a code fence']),
    );
    // Lines are those of the text as it was given.
    const wrong = issuesOf(text.replace(LINES[7] ?? '', 'moev ACe0'));
    expect(wrong.find(({ severity }) => severity === 'error')?.line).toBe(8 + moved);
  });

  test('a value that is not a text is an issue', () => {
    fc.assert(
      fc.property(
        fc.anything().filter((value) => typeof value !== 'string'),
        (value) => {
          // An untyped caller could hand over anything.
          expect(issuesOf(value as string).map(told)).toEqual(['record.not-a-text 1']);
        },
      ),
    );
  });

  test('a very long text takes no memory for its lines', () => {
    const text = `${LINES.slice(0, 7).join('\n')}${'\n'.repeat(2 ** 22)}`;
    // Texts of many pieces become one when they are read first.
    expect(text.endsWith('\n')).toBe(true);
    const before = memoryUsage().heapTotal;
    const { complete } = readRecord(azul, text);
    expect(complete).toBe(false);
    // An object for each line would be forty times as much.
    expect(memoryUsage().heapTotal - before).toBeLessThan(2 * text.length);
  });

  test('a long text full of faults is answered with a hundred', () => {
    expect(issuesOf(`${LINES.slice(0, 7).join('\n')}${'\n'.repeat(100_000)}`).length).toBe(100);
  });
});
