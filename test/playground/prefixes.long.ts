/** Every beginning of records of every game, to every reader. */
import { test } from 'vitest';
import { expectAgreement, PLAYED, textsOf } from './prefixes.js';

test.each(PLAYED.map((game) => ({ name: game.rules.name, game })))(
  'every reader agrees on every prefix: $name',
  ({ game }) => {
    for (const text of textsOf(game, 30, 1)) {
      for (let end = 0; end <= text.length; end++) expectAgreement(game, text, end);
    }
  },
);
