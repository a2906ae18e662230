/** A state with one token or two is valid exactly if a game reaches it, where a 0 passes the turn. */
import { expect, test } from 'vitest';
import { ALL_RULES } from '../royal-ur/all-rules.js';
import { acceptedTexts, reachedTexts } from '../royal-ur/reached.js';

test.each(ALL_RULES.filter(({ tokens, zero }) => tokens <= 2 && zero === 'pass'))('%j', (rules) => {
  const [accepted, reached] = [acceptedTexts(rules), reachedTexts(rules)];
  // As many of both, all of the one among the other: none is left out.
  expect(accepted.size).toBe(reached.size);
  expect([...reached].every((text) => accepted.has(text))).toBe(true);
});
