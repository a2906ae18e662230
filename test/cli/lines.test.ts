/** Many questions, a line each. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answerer,
  answerLines,
  batchesOfLines,
  LONGEST_LINE,
} from '../../src/engine/cli/questions.js';
import { plainText } from '../../src/text/lines.js';
import { writeJson } from '../../src/text/parsed.js';

async function* each(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

async function linesOf(chunks: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const batch of batchesOfLines(each(chunks))) lines.push(...batch);
  return lines;
}

/** Answer yes to numbers, and repeat what was asked. */
const ECHO: Answerer = {
  answer: (value) => ({ yes: typeof value === 'number', json: { value } }),
  refuse: (issue) => ({ refused: issue.code }),
};

function answers(...lines: readonly string[]): string[] {
  return answerLines(lines, ECHO).map(({ json }) => writeJson(json));
}

describe('lines', () => {
  test('are the same, however the text is cut into pieces', async () => {
    const unit = fc.constantFrom('a', 'b', '\n', '\r', '\ufeff');
    const pieces = fc.array(fc.string({ unit }));
    await fc.assert(
      fc.asyncProperty(pieces, async (chunks) => {
        const text = chunks.join('');
        expect(await linesOf(chunks)).toEqual(plainText(text).split('\n'));
        expect(plainText(text)).toBe(text.replace(/^\ufeff/, '').replace(/\r(\n|$)/g, '$1'));
      }),
    );
  });

  test('that never end are not kept', async () => {
    const chunks = new Array<string>(20).fill('x'.repeat(LONGEST_LINE / 8));
    const lines = await linesOf([...chunks, '\nnext']);
    expect(lines.map(({ length }) => length <= LONGEST_LINE + LONGEST_LINE / 8)).toEqual([
      true,
      true,
    ]);
    expect(lines.at(-1)).toBe('next');
  });
});

describe('the answers to lines', () => {
  test('are in the order of the lines, without blank ones', () => {
    expect(answers('1', '', ' \t\r', '[2]', '3\r')).toEqual([
      '{"value":1}',
      '{"value":[2]}',
      '{"value":3}',
    ]);
  });

  test('continue after a line that is not JSON', () => {
    expect(answers('{', '['.repeat(100_000), '1')).toEqual([
      '{"refused":"line.not-json"}',
      '{"refused":"line.not-json"}',
      '{"value":1}',
    ]);
  });

  test('go on after a line that is too long, even if its beginning is JSON', () => {
    expect(answers(`1${' '.repeat(LONGEST_LINE)}`, '1')).toEqual([
      '{"refused":"line.too-long"}',
      '{"value":1}',
    ]);
  });

  test('may begin with a byte order mark', () => {
    expect(answers('\ufeff1')).toEqual(['{"value":1}']);
  });

  test('say in a sentence what was found, with control characters escaped', () => {
    const [answer] = answerLines(['\u001b[31m'], { ...ECHO, refuse: (issue) => issue });
    expect(answer).toEqual({
      yes: false,
      json: {
        code: 'line.not-json',
        severity: 'error',
        part: 'line',
        path: [],
        found: '"\\u001b[31m"',
        expected: 'a JSON array',
        message: 'Line: found "\\u001b[31m", expected a JSON array.',
      },
    });
  });
});
