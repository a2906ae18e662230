/**
 * Reading the shared string.
 *
 * @packageDocumentation
 */
import { pieceAt, reportFault, reportOddity } from '../../text/reader.js';
import { type Bag, EMPTY_BAG, hasTile, tilesOf, withTile } from '../state/bag.js';
import { emptySquares } from '../state/board.js';
import { NOBODY } from '../state/position.js';
import { Count, canonicalOption } from '../state/tiles.js';
import { PLAYER_IDS } from '../state/vocabulary.js';
import type { SectionName } from './issue-parameters.js';
import {
  readRotation,
  readSquare,
  readTile,
  rotationLetter,
  writeBag,
  writeSquare,
  writeTile,
} from './notation.js';
import { digitsAt, findNext, leadingZeroOf, type Reader, roundOf } from './reader.js';

/** What the shared string says. */
export interface SharedReading {
  turn: number;
  round: number;
  hand: readonly number[];
  readonly board: number[];
  bag: Bag;
}

/** One kind of section. */
interface Section {
  readonly letter: string;
  readonly name: SectionName;
  /** Read the text after the letter, up to an index. */
  readonly read: (reader: Reader, end: number, into: SharedReading) => void;
}

const LETTERS = 'HTB';
const SECTIONS: readonly Section[] = [
  { letter: 'H', name: 'hand', read: readHand },
  { letter: 'T', name: 'tiles', read: readTiles },
  { letter: 'B', name: 'bag', read: readBag },
];
const TURNS: readonly string[] = PLAYER_IDS;

/** Where in the state each section is. */
const PATHS = { hand: 'hand', tiles: 'board', bag: 'bag' } as const;

/** What is taken for the shared string until it is read, and where there is none. */
export function nothingShared(): SharedReading {
  return { turn: 0, round: 0, hand: [], board: emptySquares(), bag: EMPTY_BAG };
}

/** Read the whole shared string. */
export function readShared(reader: Reader): SharedReading {
  const into = nothingShared();
  readTurn(reader, into);
  readRound(reader, into);
  readSections(reader, into);
  return into;
}

function readTurn(reader: Reader, into: SharedReading): void {
  const letter = reader.text.charAt(0);
  const turn = letter === '-' ? NOBODY : TURNS.indexOf(letter);
  if (letter !== '-' && turn < 0) {
    // Text before the round can only be meant as the turn.
    const end = findNext(reader.text, 0, `0123456789${LETTERS}`);
    reportFault(reader, 0, 'turn.missing', ['turn'], pieceAt(reader, Math.max(end, 1)));
    reader.index = end;
    return;
  }
  into.turn = turn;
  reader.index = 1;
}

function readRound(reader: Reader, into: SharedReading): void {
  const { text, index } = reader;
  const digits = digitsAt(text, index);
  const round = roundOf(digits);
  const path = ['round'];
  if (round === undefined) {
    const end = findNext(text, index, LETTERS);
    reportFault(reader, index, 'round.malformed', path, pieceAt(reader, Math.max(end, index + 1)));
    reader.index = end;
    return;
  }
  const zero = leadingZeroOf(digits);
  if (zero !== undefined) reportOddity(reader, index, 'round.leading-zero', path, zero);
  into.round = round;
  reader.index += digits.length;
}

/** Read the sections: each once, in their order. */
function readSections(reader: Reader, into: SharedReading): void {
  const { text } = reader;
  const seen = new Set<number>();
  while (reader.index < text.length) {
    const start = reader.index;
    const end = findNext(text, start + 1, LETTERS);
    const place = LETTERS.indexOf(text.charAt(start));
    const section = SECTIONS[place];
    if (section === undefined) {
      const parameters = { ...pieceAt(reader, end), expected: 'sections' } as const;
      reportFault(reader, start, 'shared.unexpected-character', [], parameters);
    } else if (seen.has(place)) {
      const path = [PATHS[section.name]];
      reportFault(reader, start, 'shared.section-repeated', path, { section: section.name });
    } else {
      const isLate = [...seen].some((other) => other > place);
      const path = [PATHS[section.name]];
      if (isLate) {
        reportOddity(reader, start, 'shared.sections-unsorted', path, { section: section.name });
      }
      seen.add(place);
      reader.index++;
      section.read(reader, end, into);
    }
    reader.index = end;
  }
  for (const [place, { letter, name }] of SECTIONS.entries()) {
    if (seen.has(place)) continue;
    const parameters = { section: name, letter };
    reportFault(reader, text.length, 'shared.section-missing', [PATHS[name]], parameters);
  }
}

// A section's letter, or the end of the text, is neither a digit nor a rotation: nothing beyond the end of a
// section is read as a tile.

function readHand(reader: Reader, end: number, into: SharedReading): void {
  const hand: number[] = [];
  for (; reader.index < end; reader.index += 2) {
    const tile = readTile(reader.text, reader.index);
    if (tile < 0) {
      const piece = pieceAt(reader, end);
      reportFault(reader, reader.index, 'hand.tile-malformed', ['hand', hand.length], piece);
      return;
    }
    hand.push(tile);
  }
  into.hand = hand;
}

/** Number of characters of a tile on the board: square, tile, rotation. */
const TILE_LENGTH = 5;

function readTiles(reader: Reader, end: number, into: SharedReading): void {
  const { text } = reader;
  let last = -1;
  for (; reader.index < end; reader.index += TILE_LENGTH) {
    const { index } = reader;
    const square = readSquare(text, index);
    const tile = readTile(text, index + 2);
    const rotation = readRotation(text, index + 4);
    if (square < 0 || tile < 0 || rotation < 0) {
      const piece = pieceAt(reader, Math.min(index + TILE_LENGTH, end));
      reportFault(reader, index, 'board.tile-malformed', ['board'], piece);
      // What follows a tile of another length cannot be told apart.
      if (rotation < 0) return;
      continue;
    }
    const option = Count.Rotations * tile + rotation;
    checkTile(reader, into, square, option, last);
    into.board[square] = canonicalOption(option) + 1;
    last = Math.max(last, square);
  }
}

/** Report what is wrong with a tile on a square. */
function checkTile(
  reader: Reader,
  { board }: SharedReading,
  number: number,
  option: number,
  last: number,
): void {
  const { index } = reader;
  const square = writeSquare(number);
  const path = ['board', square];
  if (board[number] !== 0) {
    reportFault(reader, index, 'board.square-repeated', path, { square });
  } else if (number < last) {
    const after = writeSquare(last);
    reportOddity(reader, index, 'board.tiles-unsorted', path, { square, after });
  }
  const canonical = canonicalOption(option);
  if (canonical === option) return;
  const rotations = { rotation: rotationLetter(option), canonical: rotationLetter(canonical) };
  const parameters = { square, ...rotations };
  reportOddity(reader, index + 4, 'board.rotation-not-canonical', path, parameters);
}

/** Read an item of the bag: its first and last tile; `undefined` if it is none. */
function itemOf(item: string): readonly [first: number, last: number] | undefined {
  const first = readTile(item, 0);
  if (item.length === 2) return first < 0 ? undefined : [first, first];
  const last = item.charAt(2) === '-' && item.length === 5 ? readTile(item, 3) : -1;
  return first < 0 || last < first ? undefined : [first, last];
}

function readBag(reader: Reader, end: number, into: SharedReading): void {
  const start = reader.index;
  const text = reader.text.slice(start, end);
  if (text === '') return;
  const isSound = text.split(',').map((item) => {
    const isItem = readItem(reader, item, into);
    reader.index += item.length + 1;
    return isItem;
  });
  const canonical = writeBag(into.bag);
  if (!isSound.every(Boolean) || text === canonical) return;
  reader.index = start;
  const parameters = { ...pieceAt(reader, end), canonical };
  reportOddity(reader, start, 'bag.runs-not-merged', ['bag'], parameters);
}

/** Read one item into the bag; answer whether it is there in its order, and once. */
function readItem(reader: Reader, item: string, into: SharedReading): boolean {
  const { index } = reader;
  const piece = pieceAt(reader, index + item.length);
  const range = itemOf(item);
  if (range === undefined) {
    reportFault(reader, index, 'bag.item-malformed', ['bag'], piece);
    return false;
  }
  const [first, last] = range;
  const before = into.bag;
  for (let tile = first; tile <= last; tile++) {
    if (hasTile(before, tile)) {
      reportFault(reader, index, 'bag.tile-repeated', ['bag'], { tile: writeTile(tile) });
      return false;
    }
    into.bag = withTile(into.bag, tile);
  }
  if (!tilesOf(before).some((tile) => tile > last)) return true;
  reportOddity(reader, index, 'bag.tiles-unsorted', ['bag'], piece);
  return false;
}
