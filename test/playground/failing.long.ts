/** Parts of the browser that are lost at a thousand moments. */
import { test } from 'vitest';
import { gamesAreSavedOrSaid, requestsAreAnsweredOrSaid } from './failing-properties.js';

test('a game is saved whole after each move, or the person is told', () =>
  gamesAreSavedOrSaid(1000));

test('a worker answers, or the person is told', () => requestsAreAnsweredOrSaid(3000));
