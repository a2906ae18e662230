/** Parts of the browser that are lost at any moment: nothing of a game goes with them, and nobody waits for ever. */
import { describe, test } from 'vitest';
import { gamesAreSavedOrSaid, requestsAreAnsweredOrSaid } from './failing-properties.js';

describe('whatever happens to the browser', () => {
  test('a game is saved whole after each move, or the person is told', () =>
    gamesAreSavedOrSaid(100));

  test('a worker answers, or the person is told', () => requestsAreAnsweredOrSaid(200));
});
