/** Records that are cut off anywhere: every reader drops the beginning of a line, and says so. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecordFile } from '../../playground/shell/model/record-file.js';
import { readPasted } from '../../playground/shell/sharing/pasted.js';
import { cubeGame, ENGLISH_SHELL } from './english.js';
import { expectAgreement, PLAYED, recordOf, textsOf } from './prefixes.js';

test.each(PLAYED.map((game) => ({ name: game.rules.name, game })))(
  'every reader agrees on prefixes of records: $name',
  ({ game }) => {
    const texts = textsOf(game, 6, 3);
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (text, at) => {
          expectAgreement(game, text, Math.round(at * text.length));
        },
      ),
      { numRuns: 200 },
    );
    // Ends of lines, and what is around them.
    for (const text of texts) {
      for (const { index } of text.matchAll(/\n/g)) {
        for (const end of [index, index + 1, index + 2]) expectAgreement(game, text, end);
      }
    }
  },
);

test('a piece of Cube Blokus that nobody laid is not the last move of a text that was cut off', () => {
  const text = recordOf(cubeGame, 3, 1).save();
  const cut = text.slice(0, text.lastIndexOf(' ') + 5);
  const pasted = readPasted(cut);
  const read =
    pasted.kind === 'record' &&
    readRecordFile({ game: cubeGame, words: ENGLISH_SHELL }, pasted.text);
  expect(read && read.ok && [read.line.events.length, read.isTorn]).toEqual([2, true]);
});
