/** What holds for every text, however far it is from a record or near to one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { azul, decodeState, encodeState, equalStates } from '../../src/index.js';
import { readRecord, replay, writeRecord } from '../../src/record.js';
import { anyText } from '../support/any-text.js';
import { checkIssues, issuesOf, LINES } from './example.js';
import { finalStrings, firstState, records } from './records.js';

describe('of any text', () => {
  const pieces = fc
    .array(
      fc.oneof(
        fc.constantFrom(...LINES, ' ', 'end', 'move', 'deal F', 'player A "', '\r', '#'),
        fc.constantFrom('\n'),
        anyText(5),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  test('reading returns a record or issues, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(pieces, anyText(80)), (text) => {
        checkIssues(issuesOf(text), text);
      }),
      { numRuns: 1000 },
    );
  });

  /** Change a text at random: a character, or a whole line. */
  const edits = fc.record({
    kind: fc.constantFrom('character', 'cut', 'line out', 'line twice', 'lines swapped'),
    at: fc.nat(),
    to: fc.nat(),
    put: fc.constantFrom(...'ABCDFabcde01234 "\\=#\n\u0000é'),
  });

  function edited(
    text: string,
    { kind, at, to, put }: Readonly<{ kind: string; at: number; to: number; put: string }>,
  ): string {
    const place = at % text.length;
    const lines = text.split('\n').slice(0, -1);
    const line = at % lines.length;
    const one = lines[line] ?? '';
    const other = lines[to % lines.length] ?? '';
    switch (kind) {
      case 'character':
        return text.slice(0, place) + put + text.slice(place + 1);
      case 'cut':
        return text.slice(0, place) + text.slice(place + 1 + (to % 5));
      case 'line out':
        return `${lines.toSpliced(line, 1).join('\n')}\n`;
      case 'line twice':
        return `${lines.toSpliced(line, 0, one).join('\n')}\n`;
      default:
        return `${lines
          .with(line, other)
          .with(to % lines.length, one)
          .join('\n')}\n`;
    }
  }

  test('an edited record is refused by a line, or is that of a game by the rules', () => {
    const seen = { refused: 0, impossible: 0, played: 0 };
    fc.assert(
      fc.property(records, fc.array(edits, { minLength: 12, maxLength: 12 }), (record, changes) => {
        const text = writeRecord(azul, record);
        for (const change of changes) {
          const after = edited(text, change);
          const read = readRecord(azul, after);
          checkIssues(issuesOf(after), after);
          if (!read.ok) {
            seen.refused++;
            continue;
          }
          const result = replay(azul, read.record);
          if (!result.ok) {
            seen.impossible++;
            checkIssues(result.issues, after);
            continue;
          }
          seen.played++;
          const { mosaic, tilingOrder } = read.record.rules;
          const last = result.states.at(-1);
          expect(last && encodeState(last)).toEqual(finalStrings(read.record));
          expect(
            equalStates(
              firstState(read.record),
              decodeState(read.record.start, { rules: { mosaic, tilingOrder } }),
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
    expect(Object.values(seen).every((count) => count > 0)).toBe(true);
  });
});
