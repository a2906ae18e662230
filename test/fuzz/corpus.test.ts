/** What once did harm, does none. */
import { expect, test } from 'vitest';
import { textProblem } from './checks.js';
import { CORPUS } from './corpus.js';

test.each(CORPUS)('$was: no more', ({ input }) => {
  expect(textProblem(input)).toBeUndefined();
});
