/** Reading the shared string (format: "Grammar"). */
import { Cell, Place, Rule } from '../state/layout.js';
import { fillSource } from '../state/offers.js';
import { COLOURS, PLAYER_IDS } from '../state/vocabulary.js';
import { excerpt } from '../text/message.js';
import { findNext, pieceAt, reportFault } from '../text/reader.js';
import type { Path } from './issues.js';
import { readFactories, readPile } from './read-tiles.js';
import { DIGIT, type Reader, readSections, type Sections, skipTo, valueAt } from './reader.js';

const SECTIONS: Sections = {
  letters: 'FCBD',
  list: [
    { name: 'factories', path: ['factories'], read: readFactories },
    { name: 'centre', path: ['centre'], read: readCentre },
    { name: 'bag', path: ['bag'], read: (reader, end) => readCounts(reader, end, 'bag') },
    {
      name: 'discard',
      path: ['discard'],
      read: (reader, end) => readCounts(reader, end, 'discard'),
    },
  ],
  path: [],
  board: 0,
};

const PLAYERS: readonly string[] = PLAYER_IDS;

/** Read the whole shared string. */
export function readShared(reader: Reader): void {
  const { text, cells } = reader;
  const turn = PLAYERS.indexOf(text.charAt(0));
  if (turn >= 0) {
    cells[Cell.Turn] = turn;
    reader.index = 1;
  } else {
    reportFault(reader, 0, 'turn.missing', ['turn'], { text: excerpt(text.charAt(0)) });
    // Text before the first section can only be meant as the turn.
    reader.index = findNext(text, 0, SECTIONS.letters);
  }
  readSections(reader, text.length, SECTIONS);
}

function readCentre(reader: Reader, end: number, path: Path): void {
  const { tiles, hasToken } = readPile(reader, end, path);
  fillSource(reader.cells, Place.Centre, tiles);
  reader.cells[Cell.Token] = hasToken ? 1 : 0;
}

/** Read the five counts of the bag or the discard, two digits each. */
function readCounts(reader: Reader, end: number, pile: 'bag' | 'discard'): void {
  const first = pile === 'bag' ? Cell.Bag : Cell.Discard;
  for (const [index, colour] of COLOURS.entries()) {
    const start = reader.index;
    const tens = valueAt(reader.text, start, DIGIT, 10);
    const ones = valueAt(reader.text, start + 1, DIGIT, 10);
    if ((tens | ones) < 0) {
      skipTo(reader, end, `${pile}.count-malformed`, [pile, colour], pieceAt(reader, end));
      return;
    }
    const count = 10 * tens + ones;
    if (count > Rule.TilesOfColour) {
      const parameters = { count, most: Rule.TilesOfColour };
      reportFault(reader, start, `${pile}.count-out-of-range`, [pile, colour], parameters);
    }
    reader.cells[first + index] = count;
    reader.index += 2;
  }
  if (reader.index < end) {
    const parameters = { ...pieceAt(reader, end), expected: 'counts' } as const;
    skipTo(reader, end, 'shared.unexpected-character', [pile], parameters);
  }
}
