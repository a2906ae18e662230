/** The tables of issues in docs/format.md are complete, and every example is correct. */
import { ISSUE_CODES } from 'azulejo';
import { describe, expect, test } from 'vitest';
import { ISSUE_EXAMPLES } from '../support/issue-examples.js';

describe('the tables of issues', () => {
  test('contain every code exactly once', () => {
    expect(ISSUE_EXAMPLES.map(({ code }) => code).sort()).toEqual([...ISSUE_CODES].sort());
  });

  test.each(ISSUE_EXAMPLES)(
    '$code: $example gives this issue and no other',
    ({ code, example, judge }) => {
      expect(judge(example, false).map((issue) => issue.code)).toEqual([code]);
    },
  );

  test.each(ISSUE_EXAMPLES)('$code: its parameters are plain data', ({ example, judge }) => {
    const issues = judge(example, false);
    // What JSON has no form for, such as undefined, would not come back.
    expect(JSON.parse(JSON.stringify(issues))).toStrictEqual(issues);
    expect(issues.map(({ parameters }) => typeof parameters)).toEqual(['object']);
  });

  test.each(ISSUE_EXAMPLES.filter(({ lenient }) => lenient !== undefined))(
    '$code: its severity in lenient decoding is $lenient',
    ({ code, example, lenient, judge }) => {
      expect(judge(example, true).map((issue) => [issue.code, issue.severity])).toEqual([
        [code, lenient],
      ]);
    },
  );
});
