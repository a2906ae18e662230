/** docs/records.md shows texts that are as they say, and lists every code. */
import { expect, test } from 'vitest';
import { RECORD_ISSUE_CODES } from '../../src/engine/record/record-issue.js';
import { azul } from '../../src/index.js';
import { readLog, readRecord, replay, writeLog, writeRecord } from '../../src/record.js';
import { read, tableUnder } from '../docs/pages.js';
import { EXAMPLE } from './example.js';

const PAGE = 'docs/records.md';

/** Find the block of text on the page that begins with a line. */
function blockOf(first: string): string {
  const [, block] = new RegExp(`\`\`\`text\n(${first}\n[^]*?)\`\`\``).exec(read(PAGE)) ?? [];
  if (block === undefined) throw new Error(`${PAGE} has no text that begins with ${first}`);
  return block;
}

test('the record on the page reads, plays, and is canonical', () => {
  const text = blockOf('azulejo-record 1');
  const result = readRecord(azul, text);
  expect(result).toEqual({ ok: true, record: EXAMPLE, complete: true, warnings: [] });
  expect(result.ok && writeRecord(azul, result.record)).toBe(text);
  expect(replay(azul, EXAMPLE).ok).toBe(true);
});

test('the lines of a log on the page are those of the same game', () => {
  const failed = [
    { move: 'ACa0', after: 0 },
    { move: 'BCeF', after: 0 },
  ] as const;
  const log = writeLog(azul, EXAMPLE, failed);
  expect(log).toContain(blockOf('# start .*'));
  const result = readLog(azul, log);
  expect(result.ok && result.record).toEqual(EXAMPLE);
  expect(result.ok && result.failed).toEqual(failed);
});

test('the table of issues holds every code there is, once', () => {
  expect(tableUnder(PAGE, 'Issues').map(([code]) => code)).toEqual([...RECORD_ISSUE_CODES]);
});
