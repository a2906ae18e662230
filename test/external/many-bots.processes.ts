/** Programs that fail now and then: few of them here, 64 with `npm run suite -- bots`. */
import { expect, test } from 'vitest';
import { playTournament, running } from './many-bots.js';

test('every game ends, the table comes out the same again, and nothing is left running', async () => {
  const many = { bots: 7, timeLimit: 1500, mark: 'few-bots' };
  // Side by side, as most of the time is spent waiting for those that hang.
  const [result, again] = await Promise.all([playTournament(many), playTournament(many)]);
  expect(result.cycles.flat().map(({ record }) => record.result?.kind)).toContain('finished');
  expect(result.forfeits.length).toBeGreaterThan(2);
  expect(again).toEqual(result);
  expect(running(many.mark)).toEqual([]);
});
