/** Reading the players string (format: "Grammar"). */
import { occupied } from '../state/board.js';
import { at, boardOf } from '../state/cells.js';
import { Board, FloorBits, Lane, Rule, StorageBits } from '../state/layout.js';
import { COLOURS, member, PLAYER_IDS } from '../state/vocabulary.js';
import { findNext, pieceAt, reportFault, reportOddity, reportWarning } from '../text/reader.js';
import type { Path } from './issues.js';
import { readPile } from './read-tiles.js';
import {
  DIGIT,
  type Reader,
  readSections,
  type Sections,
  skipTo,
  TILE,
  valueAt,
} from './reader.js';

const PLAYERS = 'ABCD';

/** Most digits of a score. */
const SCORE_DIGITS = 3;

/** Characters of a cell of the mosaic, and of a line of the storage. */
const LENGTH = 3;

/** The sections of every player's board. */
const SECTIONS = PLAYER_IDS.map((id, player): Sections => {
  const path = ['players', id];
  return {
    letters: `MSF${PLAYERS}`,
    list: [
      { name: 'mosaic', path: [...path, 'mosaic'], read: readMosaic },
      { name: 'storage', path: [...path, 'storage'], read: readStorage },
      { name: 'floor', path: [...path, 'floor'], read: readFloor },
    ],
    path,
    board: boardOf(player),
  };
});

/** Read the whole players string; answer how many players there are. */
export function readPlayers(reader: Reader): number {
  const { text } = reader;
  let seen = 0;
  let last = -1;
  while (reader.index < text.length) {
    const start = reader.index;
    const end = findNext(text, start + 1, PLAYERS);
    const place = PLAYERS.indexOf(text.charAt(start));
    if (place < 0) {
      const parameters = { ...pieceAt(reader, end), expected: 'players' } as const;
      skipTo(reader, end, 'players.unexpected-character', ['players'], parameters);
      continue;
    }
    const player = member(PLAYER_IDS, place);
    const sections = member(SECTIONS, place);
    const { path } = sections;
    if ((seen >> place) & 1) {
      skipTo(reader, end, 'player.repeated', path, { player });
      continue;
    }
    if (place < last) reportOddity(reader, start, 'player.unsorted', path, { player });
    reader.index++;
    readScore(reader, sections);
    readSections(reader, end, sections);
    seen |= 1 << place;
    last = Math.max(last, place);
  }
  reportMissingPlayers(reader, seen, last + 1);
  reportSecondToken(reader);
  return last + 1;
}

/** Players follow each other without a gap, beginning with A. */
function reportMissingPlayers(reader: Reader, seen: number, count: number): void {
  for (const [place, player] of PLAYER_IDS.slice(0, Math.max(count, 1)).entries()) {
    if ((seen >> place) & 1) continue;
    const { length } = reader.text;
    reportFault(reader, length, 'player.missing', ['players', player], { player });
  }
}

/** A string holds the token at most once. */
function reportSecondToken(reader: Reader): void {
  const players = PLAYER_IDS.filter(
    (_, player) => at(reader.cells, boardOf(player) + Board.Floor) & FloorBits.Token,
  );
  const tokens = players.length;
  if (tokens < 2) return;
  const index = reader.text.lastIndexOf('f');
  const path = ['players', `${players.at(-1)}`, 'floor'];
  reportFault(reader, index, 'token.repeated', path, { tokens, players });
}

function readScore(reader: Reader, { path: player, board }: Sections): void {
  const { text, index: start } = reader;
  while (valueAt(text, reader.index, DIGIT, 10) >= 0) reader.index++;
  const digits = text.slice(start, reader.index);
  const score = Number(digits);
  const { length } = digits;
  if (length === 0) reportFault(reader, start, 'score.missing', [...player, 'score'], {});
  else if (length > SCORE_DIGITS) {
    reportFault(reader, start, 'score.too-long', [...player, 'score'], { digits: length });
  } else {
    if (length > 1 && digits.startsWith('0')) {
      reportWarning(reader, start, 'score.leading-zero', [...player, 'score'], { digits, score });
    }
    reader.cells[board + Board.Score] = score;
  }
}

/** Read cells of the mosaic up to a place: a tile, a row and a column each. */
function readMosaic(reader: Reader, end: number, path: Path, board: number): void {
  const { text, cells } = reader;
  let last = -1;
  while (reader.index < end) {
    const start = reader.index;
    const colour = valueAt(text, start, TILE, Rule.Colours);
    const row = valueAt(text, start + 1, DIGIT, Rule.Size);
    const column = valueAt(text, start + 2, DIGIT, Rule.Size);
    if ((colour | row | column) < 0) {
      skipCell(reader, end, path);
      continue;
    }
    reader.index += LENGTH;
    const cell = Rule.Size * row + column;
    if ((occupied(cells, board) >> cell) & 1) {
      const parameters = { row, column, colour: member(COLOURS, colour) };
      reportFault(reader, start, 'mosaic.cell-repeated', [...path, row, column], parameters);
      continue;
    }
    if (cell < last) {
      reportOddity(reader, start, 'mosaic.cells-unsorted', [...path, row, column], { row, column });
    }
    const mosaic = board + Board.Mosaic + colour;
    cells[mosaic] = at(cells, mosaic) | (1 << cell);
    last = Math.max(last, cell);
  }
}

/** Report a malformed cell, and continue at the next tile's letter. */
function skipCell(reader: Reader, end: number, path: Path): void {
  const { text, index } = reader;
  let next = index + 1;
  while (next < end && valueAt(text, next, TILE, Rule.Colours) < 0) next++;
  skipTo(reader, next, 'mosaic.cell-malformed', path, pieceAt(reader, next));
}

/** Read lines of the storage up to a place: a row, a tile and a number each. */
function readStorage(reader: Reader, end: number, path: Path, board: number): void {
  const { text, cells } = reader;
  let seen = 0;
  let last = -1;
  while (reader.index < end) {
    const start = reader.index;
    const row = valueAt(text, start, DIGIT, Rule.Size);
    const colour = valueAt(text, start + 1, TILE, Rule.Colours);
    const number = valueAt(text, start + 2, DIGIT, Rule.Size + 1);
    if ((row | colour | number) < 0) {
      skipLine(reader, end, path);
      continue;
    }
    reader.index += LENGTH;
    if ((seen >> row) & 1) {
      reportFault(reader, start, 'storage.line-repeated', [...path, row], { row });
      continue;
    }
    if (row < last) {
      reportOddity(reader, start, 'storage.lines-unsorted', [...path, row], { row, after: last });
    }
    if (number === 0) reportOddity(reader, start, 'storage.line-empty', [...path, row], { row });
    else {
      const line = (colour << StorageBits.ColourShift) | number;
      const storage = board + Board.Storage;
      cells[storage] = at(cells, storage) | (line << (Lane.Width * row));
    }
    seen |= 1 << row;
    last = Math.max(last, row);
  }
}

/** Report a malformed line, and continue at the next digit before a tile's letter. */
function skipLine(reader: Reader, end: number, path: Path): void {
  const { text, index } = reader;
  let next = index + 1;
  while (next < end && !isLineAt(text, next)) next++;
  skipTo(reader, next, 'storage.line-malformed', path, pieceAt(reader, next));
}

function isLineAt(text: string, index: number): boolean {
  return valueAt(text, index, DIGIT, 10) >= 0 && valueAt(text, index + 1, TILE, Rule.Colours) >= 0;
}

function readFloor(reader: Reader, end: number, path: Path, board: number): void {
  const { tiles, hasToken, pieces } = readPile(reader, end, path);
  reader.cells[board + Board.Floor] =
    tiles | (hasToken ? FloorBits.Token : 0) | (pieces << FloorBits.PiecesShift);
}
