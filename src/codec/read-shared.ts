/**
 * Reading the shared string (format: "Grammar").
 *
 * @packageDocumentation
 */
import { Cell, Lane, Place, Rule } from '../state/cells.js';
import { fillSource } from '../state/offers.js';
import { COLOURS, PLAYER_IDS } from '../state/vocabulary.js';
import { excerpt } from '../text/message.js';
import { reportFault } from '../text/reader.js';
import type { AzulIssue } from './issue.js';
import { readFactories } from './read-factories.js';
import { readSections, type Sections } from './read-sections.js';
import { type PileRule, readPile } from './read-tiles.js';
import { DIGIT, findEnd, type Reader, skipUnexpected, valueAt } from './reader.js';

const CENTRE: PileRule = {
  most: 3 * Rule.Factories,
  countsToken: false,
  lane: Lane.Width,
  unsorted: 'centre.tiles-unsorted',
  tooMany: 'centre.too-many-tiles',
};

const LETTERS = 'FCBD';
const SECTIONS: Sections = {
  list: [
    {
      letter: 'F',
      name: 'factories',
      path: ['factories'],
      read: (reader, end) => readFactories(reader, end, 'factories'),
    },
    { letter: 'C', name: 'centre', path: ['centre'], read: readCentre },
    {
      letter: 'B',
      name: 'bag',
      path: ['bag'],
      read: (reader, end) => readCounts(reader, end, 'bag'),
    },
    {
      letter: 'D',
      name: 'discard',
      path: ['discard'],
      read: (reader, end) => readCounts(reader, end, 'discard'),
    },
  ],
  letters: LETTERS,
  path: [],
};
const PLAYERS: readonly string[] = PLAYER_IDS;

/** Read the whole shared string. */
export function readShared(reader: Reader): void {
  readTurn(reader);
  readSections(reader, reader.text.length, SECTIONS);
}

function readTurn(reader: Reader): void {
  const first = reader.text.charAt(0);
  const turn = PLAYERS.indexOf(first);
  if (turn < 0) {
    reportFault(reader, 0, 'turn.missing', ['turn'], { text: excerpt(first) });
    // Text before the first section can only be meant as the turn.
    reader.index = findEnd(reader.text, 0, LETTERS);
    return;
  }
  reader.cells[Cell.Turn] = turn;
  reader.index = 1;
}

function readCentre(reader: Reader, end: number, path: AzulIssue['path']): void {
  const { tiles, hasToken } = readPile(reader, end, CENTRE, path);
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
      const piece = { text: excerpt(reader.text.slice(start, end)) };
      reportFault(reader, start, `${pile}.count-malformed`, [pile, colour], piece);
      reader.index = end;
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
    skipUnexpected(reader, end, [pile], { expected: 'counts' }, 'five counts of two digits');
  }
}
