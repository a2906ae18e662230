/**
 * Reading the shared string: the turn, and the six faces.
 *
 * @packageDocumentation
 */
import { excerpt } from '../../text/message.js';
import { reportFault, reportOddity } from '../../text/reader.js';
import { Cube, squareAt } from '../state/surface.js';
import { FACES, type Face, PLAYER_IDS } from '../state/vocabulary.js';
import { OWNERS, TURNS } from './encode.js';
import type { Reader } from './reader.js';

/** What the shared string says. */
export interface SharedReading {
  /** The number of the player to move; that of nobody at the end. */
  readonly turn: number;
  /** The owner of each square; -1 for a free one. */
  readonly owners: Int8Array;
}

/** Read the whole shared string; return nothing if it has a fault. */
export function readShared(reader: Reader): SharedReading | undefined {
  const { text } = reader;
  const first = text.slice(1).search(FACE) + 1;
  const start = first === 0 ? text.length : first;
  const turn = readTurn(reader, start);
  // All that stands in the place of a turn was reported as one.
  const begin = turn < 0 ? start : 1;
  if (begin < start) {
    const parameters = { text: excerpt(text.slice(begin, start)), expected: 'face' } as const;
    reportFault(reader, begin, 'shared.unexpected-character', ['faces'], parameters);
  }
  const owners = new Int8Array(Cube.Squares).fill(-1);
  readFaces(reader, start, owners);
  return reader.readable ? { turn, owners } : undefined;
}

/** The faces in order. */
const FACES_TEXT = FACES.join('');

/** A letter of a face. */
const FACE = /[ULFRBD]/;

/** Read the first character; negative if it is no turn, which is reported up to where the faces start. */
function readTurn(reader: Reader, start: number): number {
  const { text } = reader;
  const letter = text.charAt(0);
  const turn = letter === '' ? -1 : TURNS.indexOf(letter.toUpperCase());
  const player = PLAYER_IDS[turn];
  if (turn < 0) {
    const parameters = { text: excerpt(text.slice(0, start)) };
    reportFault(reader, 0, 'turn.missing', ['turn'], parameters);
  } else if (player !== undefined && letter !== player) {
    reportOddity(reader, 0, 'turn.lower-case', ['turn'], { player });
  }
  return turn;
}

/** Read the faces from an index on. */
function readFaces(reader: Reader, start: number, owners: Int8Array): void {
  const { text } = reader;
  const seen = new Set<number>();
  let last = -1;
  for (let index = start; index < text.length; ) {
    const face = FACES_TEXT.indexOf(text.charAt(index));
    const name = faceName(face);
    const length = text.slice(index + 1).search(FACE);
    const end = length < 0 ? text.length : index + 1 + length;
    if (seen.has(face)) {
      reportFault(reader, index, 'face.repeated', ['faces', name], { face: name });
    } else {
      if (face < last) {
        reportOddity(reader, index, 'face.unsorted', ['faces', name], { face: name });
      }
      seen.add(face);
      last = Math.max(last, face);
      readFace(reader, index + 1, end, face, owners);
    }
    index = end;
  }
  for (const [face, name] of FACES.entries()) {
    if (seen.has(face)) continue;
    reportFault(reader, text.length, 'face.missing', ['faces', name], { face: name });
  }
}

function faceName(face: number): Face {
  // Only the numbers of faces are asked for.
  return FACES[face] as Face;
}

function readFace(
  reader: Reader,
  start: number,
  end: number,
  face: number,
  owners: Int8Array,
): void {
  const name = faceName(face);
  const rows = reader.text.slice(start, end).split('/');
  if (rows.length !== Cube.Size) {
    const parameters = { face: name, rows: rows.length };
    reportFault(reader, start, 'face.wrong-rows', ['faces', name], parameters);
    return;
  }
  let index = start;
  for (const [row, text] of rows.entries()) {
    readRow(reader, index, text, face, row, owners);
    index += text.length + 1;
  }
}

/** The parts of a row: a square of a player, a run of free squares, or what is neither. */
const PARTS = /[a-d]|[1-9]+|[^a-d1-9]+/g;

function readRow(
  reader: Reader,
  start: number,
  text: string,
  face: number,
  row: number,
  owners: Int8Array,
): void {
  const name = faceName(face);
  const path = ['faces', name, 'rows', row + 1];
  let column = 0;
  let isClear = true;
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    const owner = OWNERS.indexOf(part);
    if (owner >= 0) {
      // A row can be too long, but then nothing is made of what was read.
      owners[squareAt(face, row, column)] = owner;
      column++;
    } else if (/[1-9]/.test(part)) {
      if (part.length > 1) {
        const parameters = { face: name, row: row + 1, digits: part };
        reportOddity(reader, start + index, 'row.split-run', path, parameters);
      }
      for (const digit of part) column += Number(digit);
    } else {
      const parameters = { text: excerpt(part), expected: 'row' } as const;
      reportFault(reader, start + index, 'shared.unexpected-character', path, parameters);
      isClear = false;
    }
  }
  if (column === Cube.Size || !isClear) return;
  const parameters = { face: name, row: row + 1, squares: column };
  reportFault(reader, start, 'row.wrong-length', path, parameters);
}
