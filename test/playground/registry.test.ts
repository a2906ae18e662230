/** The playground has the games of the package, in the same order. */
import { expect, test } from 'vitest';
import { GAMES as LISTED } from '../../playground/registry.js';
import { GAMES } from '../../src/games.js';

test('the menu lists the games of the package', () => {
  expect(LISTED.map(({ name }) => name)).toEqual(GAMES.map(({ name }) => name));
});
