/**
 * Reading a player's mosaic: cells of a tile, a row and a column.
 *
 * @packageDocumentation
 */
import { at, Board, Rule } from '../state/cells.js';
import { occupied } from '../state/mosaic.js';
import { COLOURS, member } from '../state/vocabulary.js';
import { excerpt } from '../text/message.js';
import { reportFault, reportOddity } from '../text/reader.js';
import type { AzulIssue } from './issue.js';
import { DIGIT, type Reader, TILE, valueAt } from './reader.js';

const CELL_LENGTH = 3;

/** Read cells up to a place. */
export function readMosaic(
  reader: Reader,
  end: number,
  path: AzulIssue['path'],
  board: number,
): void {
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
    reader.index += CELL_LENGTH;
    const cell = Rule.Size * row + column;
    if ((occupied(cells, board) >> cell) & 1) {
      const parameters = { row, column, colour: member(COLOURS, colour) };
      reportFault(reader, start, 'mosaic.cell-repeated', [...path, row, column], parameters);
      continue;
    }
    if (cell < last) {
      const cellPath = [...path, row, column];
      reportOddity(reader, start, 'mosaic.cells-unsorted', cellPath, { row, column });
    }
    const mosaic = board + Board.Mosaic + colour;
    cells[mosaic] = at(cells, mosaic) | (1 << cell);
    last = Math.max(last, cell);
  }
}

/** Report a malformed cell, and continue at the next tile's letter. */
function skipCell(reader: Reader, end: number, path: AzulIssue['path']): void {
  const { text, index: start } = reader;
  reader.index++;
  while (reader.index < end && valueAt(text, reader.index, TILE, Rule.Colours) < 0) reader.index++;
  const piece = { text: excerpt(text.slice(start, reader.index)) };
  reportFault(reader, start, 'mosaic.cell-malformed', path, piece);
}
