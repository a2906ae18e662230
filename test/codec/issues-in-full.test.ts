/** All that is said of every issue: its sentence, and what it is made of. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ISSUE_EXAMPLES } from '../support/issue-examples.js';

test('every documented issue says the same as before, in words and as data', async () => {
  const lines = ISSUE_EXAMPLES.flatMap(({ example, judge }) => [
    '',
    example,
    ...judge(example, false).flatMap(({ code, part, index, path, message, parameters }) => [
      `  ${message}`,
      `  ${code} ${part} ${JSON.stringify([index, path, parameters])}`,
    ]),
  ]);
  await expect(`${lines.join('\n').trimStart()}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'issues-in-full.txt'),
  );
});
