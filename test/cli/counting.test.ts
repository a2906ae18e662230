/** Sentences of issues, which count from 0, for people, who count from 1. */
import { describe, expect, test } from 'vitest';
import { rewriteFromOne } from '../../src/azul/cli/narration.js';

describe('a sentence for people', () => {
  test.each([
    [
      'Player A, storage row 3: found 4 tiles already, expected a row with room for colour c.',
      'Player A, storage row 4: found 4 tiles already, expected a row with room for colour c.',
    ],
    [
      'Factory 2: found no tile of colour c, expected a colour that lies there.',
      'Factory 3: found no tile of colour c, expected a colour that lies there.',
    ],
    [
      'Player B, mosaic row 0, column 4: found a tile already, expected an empty cell.',
      'Player B, mosaic row 1, column 5: found a tile already, expected an empty cell.',
    ],
    [
      'Player A, storage row 4: found a row further down, expected row 2, the topmost full one.',
      'Player A, storage row 5: found a row further down, expected row 3, the topmost full one.',
    ],
    [
      'Phase: found the drafting move A0c2, expected a tiling move.',
      'Phase: found the drafting move H1 c 3, expected a tiling move.',
    ],
    [
      'Phase: found the tiling move B04, expected a drafting move.',
      'Phase: found the tiling move 1 5, expected a drafting move.',
    ],
    [
      'Turn: found a move by B, expected a move by A.',
      'Turn: found a move by B, expected a move by A.',
    ],
  ])('%s', (message, sentence) => {
    expect(rewriteFromOne(message)).toBe(sentence);
  });
});
