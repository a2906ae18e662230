/** The shortest record of a finished game, its text, and what tests ask about texts. */
import { expect } from 'vitest';
import { type AzulTypes, azul } from '../../src/index.js';
import { type GameRecord, type RecordIssue, readRecord, writeRecord } from '../../src/record.js';

/** What happens in the shortest game there is, with its end: the example of the page. */
export const EXAMPLE: GameRecord<AzulTypes> = {
  game: 'azul',
  rules: { players: 2, mosaic: 'variant', tilingOrder: 'top-down' },
  names: ['Ada', 'Bob "the Builder"'],
  seed: 42,
  start: ['AFCeB1919191919D0000000000', 'A12Ma00b01c02d03SFB9MSFf'],
  events: ['ACe0', 'A04', 'F'],
  result: {
    kind: 'finished',
    standings: [
      { player: 'A', score: 19, rows: 1, winner: true },
      { player: 'B', score: 8, rows: 0, winner: false },
    ],
  },
};

export const TEXT = writeRecord(azul, EXAMPLE);
export const LINES = TEXT.split('\n').slice(0, -1);

/** The text of the example with one line changed, put in (before that line) or taken out. */
export function changed(number: number, ...by: readonly string[]): string {
  return LINES.toSpliced(number - 1, 1, ...by)
    .join('\n')
    .concat('\n');
}

export function readWell(text: string) {
  const result = readRecord(azul, text);
  if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join('\n'));
  return result;
}

export function issuesOf(text: string): readonly RecordIssue[] {
  const result = readRecord(azul, text);
  return result.ok ? result.warnings : result.issues;
}

/** List lengths to which a text can be cut: around the end of each line, and many within lines. */
export function cutsOf(text: string): number[] {
  const all = Array.from({ length: text.length + 1 }, (_, length) => length);
  return all.filter(
    (length) => length % 5 === 0 || text.slice(length - 2, length + 1).includes('\n'),
  );
}

/** Leave out what an issue says in words. */
export function told({ code, line, event, cause }: RecordIssue): string {
  return [code, line, ...(event === undefined ? [] : [`event ${event}`]), cause ?? '']
    .join(' ')
    .trim();
}

/** Every issue names a line of the text, or the one after it, and can be printed. */
export function checkIssues(issues: readonly RecordIssue[], text: string): void {
  const lines = text.split('\n').length;
  for (const { line, found, expected, message } of issues) {
    if (line < 1 || line > lines) throw new Error(`line ${line} of ${lines}: ${message}`);
    expect(message).toMatch(/^Line \d+: [ -~…]+\.$/);
    expect(found).not.toBe('');
    expect(expected).not.toBe('');
  }
}
