/**
 * Reading a player's storage: lines of a row, a tile and a number.
 *
 * @packageDocumentation
 */
import { at, Board, Lane, Rule, StorageBits } from '../state/cells.js';
import { excerpt } from '../text/message.js';
import { reportFault, reportOddity } from '../text/reader.js';
import type { AzulIssue } from './issue.js';
import { DIGIT, type Reader, TILE, valueAt } from './reader.js';

const LINE_LENGTH = 3;

/** Read lines up to a place. */
export function readStorage(
  reader: Reader,
  end: number,
  path: AzulIssue['path'],
  board: number,
): void {
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
    reader.index += LINE_LENGTH;
    if ((seen >> row) & 1) {
      reportFault(reader, start, 'storage.line-repeated', [...path, row], { row });
      continue;
    }
    if (row < last) {
      const parameters = { row, after: last };
      reportOddity(reader, start, 'storage.lines-unsorted', [...path, row], parameters);
    }
    if (number === 0) {
      reportOddity(reader, start, 'storage.line-empty', [...path, row], { row });
    } else {
      const line = (colour << StorageBits.ColourShift) | number;
      const storage = board + Board.Storage;
      cells[storage] = at(cells, storage) | (line << (Lane.Width * row));
    }
    seen |= 1 << row;
    last = Math.max(last, row);
  }
}

/** Report a malformed line, and continue at the next digit before a tile's letter. */
function skipLine(reader: Reader, end: number, path: AzulIssue['path']): void {
  const { text, index: start } = reader;
  reader.index++;
  while (reader.index < end && !isLineAt(text, reader.index)) reader.index++;
  const piece = { text: excerpt(text.slice(start, reader.index)) };
  reportFault(reader, start, 'storage.line-malformed', path, piece);
}

function isLineAt(text: string, index: number): boolean {
  return valueAt(text, index, DIGIT, 10) >= 0 && valueAt(text, index + 1, TILE, Rule.Colours) >= 0;
}
