/** Reading tiles: of the centre and floors, of factories, and of a deal, which is written as factories are. */
import { at, type Cells } from '../state/cells.js';
import { Cell, FloorBits, Lane, Rule } from '../state/layout.js';
import { fillSource } from '../state/offers.js';
import { excerpt, shown } from '../text/message.js';
import { pieceAt, reportFault, reportOddity } from '../text/reader.js';
import type { AzulIssue, Path } from './issues.js';
import { type FactoryIssues, PLAY_WORDING, placeName, refuseDeal } from './play-wording.js';
import { DIGIT, type Reader, skipTo, TILE, valueAt } from './reader.js';

/** A run of tiles as read. */
interface Run {
  /** A lane for each colour holds its number. */
  readonly tiles: number;
  /** Number of characters. */
  readonly pieces: number;
  /** How many of them are tokens. */
  readonly tokens: number;
  /** Index of the first character that is out of order; -1 if none is. */
  readonly unsorted: number;
}

/**
 * Read tiles up to a place, or up to a character that is none.
 *
 * @param lane - bits of each colour's number in the result
 * @param letters - 6 if the token may be among the tiles, else 5
 */
function readRun(reader: Reader<unknown>, end: number, lane: number, letters: number): Run {
  let tiles = 0;
  let tokens = 0;
  let last = 0;
  let unsorted = -1;
  const start = reader.index;
  for (; reader.index < end; reader.index++) {
    const letter = valueAt(reader.text, reader.index, TILE, letters);
    if (letter < 0) break;
    if (letter < last && unsorted < 0) unsorted = reader.index;
    last = letter;
    if (letter === Rule.Colours) tokens++;
    else tiles += 1 << (lane * letter);
  }
  return { tiles, pieces: reader.index - start, tokens, unsorted };
}

/** Return what was read from a place on. */
function pieceFrom({ text, index }: Reader<unknown>, start: number): { readonly text: string } {
  return { text: excerpt(text.slice(start, index)) };
}

/** What lies in the centre or on a floor. */
interface Pile {
  /** A lane for each colour holds its number. */
  readonly tiles: number;
  readonly hasToken: boolean;
  /** Pieces, the token counting as one. */
  readonly pieces: number;
}

const NOTHING: Pile = { tiles: 0, hasToken: false, pieces: 0 };

/** The most tiles in the centre: all but one of each factory's. */
const MOST_IN_CENTRE = Rule.Factories * (Rule.FactoryTiles - 1);

/** Read the centre or a floor up to a place; what breaks a rule is reported, what has no meaning left out. */
export function readPile(reader: Reader, end: number, path: Path): Pile {
  const { part, text, index: start } = reader;
  const isCentre = part === 'shared';
  const lane = isCentre ? Lane.Width : FloorBits.CountWidth;
  const { tiles, pieces, tokens, unsorted } = readRun(reader, end, lane, Rule.Colours + 1);
  // On a floor, the token counts as one of the pieces.
  const count = isCentre ? pieces - tokens : pieces;
  const most = isCentre ? MOST_IN_CENTRE : Rule.FloorPlaces;
  const fits = count <= most;
  if (!fits) {
    const code = isCentre ? 'centre.too-many-tiles' : 'floor.too-many-pieces';
    reportFault(reader, start + most, code, path, { count, most });
  } else if (tokens > 1) {
    const index = text.lastIndexOf('f', reader.index - 1);
    reportFault(reader, index, 'token.repeated', path, { tokens, players: [] });
  }
  if (fits && unsorted >= 0) {
    const code = `${isCentre ? 'centre' : 'floor'}.tiles-unsorted` as const;
    reportOddity(reader, unsorted, code, path, pieceFrom(reader, start));
  }
  if (reader.index < end) {
    const parameters = { ...pieceAt(reader, end), expected: 'tiles-and-token' } as const;
    skipTo(reader, end, `${part}.unexpected-character`, path, parameters);
  }
  return fits ? { tiles, hasToken: tokens > 0, pieces } : NOTHING;
}

/** Read factories up to a place, each a number and its tiles. */
export function readFactories(reader: Reader<FactoryIssues>, end: number, path: Path): void {
  let seen = 0;
  let last = -1;
  while (reader.index < end) {
    const start = reader.index;
    const factory = readNumber(reader, end, path);
    if (factory < 0) continue;
    const place = [...path, factory];
    if ((seen >> factory) & 1) {
      reportFault(reader, start, 'factory.repeated', place, { factory });
    } else if (factory < last) {
      reportOddity(reader, start, 'factory.unsorted', place, { factory, after: last });
    }
    readFactory(reader, end, factory, place);
    seen |= 1 << factory;
    last = Math.max(last, factory);
  }
}

/** Find where the next factory begins: at a digit, or at the end. */
function findDigit({ text, index }: Reader<unknown>, end: number): number {
  let next = index + 1;
  while (next < end && valueAt(text, next, DIGIT, 10) < 0) next++;
  return next;
}

/** Read a factory's number; report and skip anything else in its place. */
function readNumber(reader: Reader<FactoryIssues>, end: number, path: Path): number {
  const { text, index } = reader;
  const number = valueAt(text, index, DIGIT, 10);
  if (number >= 0 && number < Rule.Factories) {
    reader.index++;
    return number;
  }
  const next = findDigit(reader, end);
  const piece = pieceAt(reader, next);
  if (number >= 0) {
    skipTo(reader, next, 'factory.number-unknown', path, piece);
  } else if (valueAt(text, index, TILE, Rule.Colours) >= 0) {
    skipTo(reader, next, 'factory.number-missing', path, piece);
  } else {
    const parameters = { ...piece, expected: 'factories' } as const;
    skipTo(reader, next, 'shared.unexpected-character', path, parameters);
  }
  return -1;
}

/** Read one factory's tiles. */
function readFactory(
  reader: Reader<FactoryIssues>,
  end: number,
  factory: number,
  path: Path,
): void {
  const start = reader.index;
  const { tiles, pieces, unsorted } = readRun(reader, end, Lane.Width, Rule.Colours);
  const most = Rule.FactoryTiles;
  const fits = pieces <= most;
  if (!fits) {
    reportFault(reader, start + most, 'factory.too-many-tiles', path, { count: pieces, most });
  } else if (unsorted >= 0) {
    reportOddity(reader, unsorted, 'factory.tiles-unsorted', path, pieceFrom(reader, start));
  } else if (pieces === 0) {
    reportOddity(reader, start - 1, 'factory.empty', path, { factory });
  }
  if (reader.index < end && valueAt(reader.text, reader.index, DIGIT, 10) < 0) {
    const next = findDigit(reader, end);
    const parameters = { ...pieceAt(reader, next), expected: 'tiles' } as const;
    skipTo(reader, next, 'shared.unexpected-character', path, parameters);
  }
  fillSource(reader.cells, factory, fits ? tiles : 0);
}

/** The longest deal: nine factories of four tiles. */
const LONGEST_DEAL = 1 + Rule.Factories * (1 + Rule.FactoryTiles);

/** Read the tiles of each factory, or return the first fault of the text (format: "Deals"). */
export function readDeal(text: unknown, factories: number): number[] | AzulIssue {
  if (typeof text !== 'string' || !text.startsWith('F') || text.length > LONGEST_DEAL) {
    return refuseDeal('deal.malformed', ['deal'], { value: shown(text) });
  }
  const cells: Cells = new Array<number>(Cell.Bag).fill(0);
  const issues: AzulIssue[] = [];
  const reader: Reader<FactoryIssues> = {
    text,
    part: 'shared',
    cells,
    wording: PLAY_WORDING,
    placeName,
    issues,
    lenient: false,
    index: 1,
    readable: true,
  };
  readFactories(reader, text.length, ['deal']);
  for (let factory = factories; factory < Rule.Factories; factory++) {
    if (at(cells, Cell.Sources + factory) === 0) continue;
    const parameters = { factory, factories, players: (factories - 1) / 2 };
    issues.push(refuseDeal('factory.not-in-game', ['deal', factory], parameters));
  }
  return issues[0] ?? cells.slice(Cell.Sources, Cell.Sources + factories);
}
