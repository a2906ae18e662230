/** The tables of issues in the pages of formats are complete, and every example is correct. */
import { ISSUE_CODES } from 'azulejo';
import { ISSUE_CODES as CUBE_BLOKUS_ISSUE_CODES } from 'azulejo/cube-blokus';
import type { Issue } from 'azulejo/game';
import { ISSUE_CODES as ROYAL_UR_ISSUE_CODES } from 'azulejo/royal-ur';
import { ISSUE_CODES as TSURO_ISSUE_CODES } from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { CUBE_BLOKUS_ISSUE_EXAMPLES } from '../support/cube-blokus-issue-examples.js';
import { ISSUE_EXAMPLES } from '../support/issue-examples.js';
import type { IssueExample } from '../support/issue-tables.js';
import { ROYAL_UR_ISSUE_EXAMPLES } from '../support/royal-ur-issue-examples.js';
import { TSURO_ISSUE_TABLES } from '../support/tsuro-issue-tables.js';

/** The part of an issue of any game that is checked here. */
type Checked = Issue & { readonly parameters: object };

const GAMES: readonly (readonly [
  game: string,
  codes: readonly string[],
  examples: readonly IssueExample<Checked>[],
])[] = [
  ['Azul', ISSUE_CODES, ISSUE_EXAMPLES],
  ['the Royal Game of Ur', ROYAL_UR_ISSUE_CODES, ROYAL_UR_ISSUE_EXAMPLES],
  ['Tsuro', TSURO_ISSUE_CODES, TSURO_ISSUE_TABLES],
  ['Cube Blokus', CUBE_BLOKUS_ISSUE_CODES, CUBE_BLOKUS_ISSUE_EXAMPLES],
];

describe.each(GAMES)('the tables of issues of %s', (_, codes, examples) => {
  test('contain every code exactly once', () => {
    expect(examples.map(({ code }) => code).sort()).toEqual([...codes].sort());
  });

  test('have an example of each code that gives this issue and no other, as plain data', () => {
    for (const { code, example, judge } of examples) {
      const issues = judge(example, false);
      // What holds of both players can be said twice.
      expect([...new Set(issues.map((issue) => issue.code))], example).toEqual([code]);
      for (const issue of issues) {
        const { message, found, expected } = issue;
        expect(message.endsWith(`: found ${found}, expected ${expected}.`), message).toBe(true);
        // What JSON has no form for, such as undefined, would not come back.
        expect(JSON.parse(JSON.stringify(issue))).toStrictEqual(issue);
        expect(typeof issue.parameters).toBe('object');
      }
    }
  });

  test('say the severity of each issue in lenient decoding', () => {
    for (const { code, example, lenient, judge } of examples) {
      if (lenient === undefined) continue;
      const found = judge(example, true).map((issue) => `${issue.severity} ${issue.code}`);
      expect([...new Set(found)], example).toEqual([`${lenient} ${code}`]);
    }
  });
});
