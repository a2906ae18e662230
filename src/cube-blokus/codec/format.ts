/** The format of states: the two strings, what they say, and how they are written. */
import type { EncodedState } from '../../engine/game/game.js';
import type { StateFormat } from '../../engine/game/read-state.js';
import { excerpt } from '../../text/message.js';
import {
  digitsAt,
  findNext,
  type Groups,
  pieceAt,
  readGroups,
  reportFault,
  reportOddity,
  type Reader as TextReader,
} from '../../text/reader.js';
import { own } from '../moves/play.js';
import { groupsIn, HandBits, HIGHEST_TOTAL, ownerOf, type Position } from '../state/position.js';
import { SETTINGS } from '../state/settings.js';
import { Cube, squareAt } from '../state/surface.js';
import { FACES, type Face, PLAYER_IDS, type PlayerId, type Rules } from '../state/vocabulary.js';
import { placeName, type TextIssues } from './issues.js';
import { FACE_LETTERS } from './notation.js';
import { type FoundPosition, violations } from './validity.js';
import { TEXT_WORDING } from './wording.js';

type Reader = TextReader<TextIssues>;

/** What the shared string says. */
interface Shared {
  /** The number of the player to move; that of nobody at the end. */
  readonly turn: number;
  /** The owner of each square; -1 for a free one. */
  readonly owners: Int8Array;
}

/** What the players string says of a player. */
interface PlayerReading {
  /** The points of earlier games. */
  readonly total: number;
  /** The bit of the mark, as {@link HandBits} has it; 0 for none. */
  readonly mark: number;
}

/** The format, from which decoding and all its issues follow. Nothing is made of a string with a fault. */
export const FORMAT: StateFormat<
  Rules,
  Shared | undefined,
  readonly PlayerReading[] | undefined,
  FoundPosition,
  TextIssues
> = {
  settings: SETTINGS,
  longest: { shared: 541, players: 64 },
  wording: TEXT_WORDING,
  placeName,
  readShared,
  readPlayers,
  combine: (rules, shared, players = []) => shared && findPosition(rules, shared, players),
  violations,
};

/** Make a position of what was read: the pieces that are left follow from those on the cube. */
function findPosition(
  rules: Rules,
  { turn, owners }: Shared,
  players: readonly PlayerReading[],
): FoundPosition {
  const squares = new Uint16Array(Cube.Squares);
  for (const [square, owner] of owners.entries()) if (owner >= 0) own(squares, square, owner);
  const groups = groupsIn({ squares });
  const hands = players.map(({ mark }, player) => {
    const placed = groups.filter((group) => group.player === player && group.piece >= 0);
    const left = placed.reduce((rest, { piece }) => rest & ~(1 << piece), HandBits.Pieces);
    return left | mark;
  });
  const carried = players.map(({ total }) => total);
  return { position: { rules, turn, squares, hands, carried }, groups };
}

/** The characters of the turn; the last one is that of the end. */
const TURNS = 'ABCD-';

/** The letters of owners, by player. */
const OWNERS = 'abcd';

/** Write both strings. */
export function writePosition(position: Omit<Position, 'rules'>): EncodedState {
  const faces = FACES.map((_, face) => writeFace(position, face));
  const players = PLAYER_IDS.map((player, index) => {
    return `${player}${position.carried[index]}${markOf(position.hands[index] ?? 0)}`;
  });
  return [`${TURNS.charAt(position.turn)}${faces.join('')}`, players.join('')];
}

function writeFace(position: Pick<Position, 'squares'>, face: number): string {
  const rows = Array.from({ length: Cube.Size }, (_, row) =>
    writeRow(position, squareAt(face, row, 0)),
  );
  return `${FACES[face]}${rows.join('/')}`;
}

/** Write a row of a face: the owners of squares, and the lengths of runs of free ones. */
function writeRow(position: Pick<Position, 'squares'>, first: number): string {
  let row = '';
  let free = 0;
  for (let square = first; square < first + Cube.Size; square++) {
    const owner = ownerOf(position, square);
    if (owner < 0) {
      free++;
      continue;
    }
    row += (free > 0 ? String(free) : '') + OWNERS.charAt(owner);
    free = 0;
  }
  return free > 0 ? row + String(free) : row;
}

/** Return the mark of a player: out, or I1 placed last. */
function markOf(hand: number): string {
  if ((hand & HandBits.Out) !== 0) return '!';
  return (hand & HandBits.SingleLast) !== 0 ? '+' : '';
}

function readShared(reader: Reader): Shared | undefined {
  const turn = readTurn(reader);
  const owners = new Int8Array(Cube.Squares).fill(-1);
  readGroups(reader, FACE_GROUPS, owners);
  return reader.readable ? { turn, owners } : undefined;
}

/** Read the first character; negative if it is not a turn. */
function readTurn(reader: Reader): number {
  const { text } = reader;
  const letter = text.charAt(0);
  const turn = letter === '' ? -1 : TURNS.indexOf(letter.toUpperCase());
  const player = PLAYER_IDS[turn];
  reader.index = turn < 0 ? findNext(text, 1, FACE_LETTERS) : 1;
  if (turn < 0) {
    // All that stands in the place of a turn is reported as one.
    const parameters = { text: excerpt(text.slice(0, reader.index)) };
    reportFault(reader, 0, 'turn.missing', ['turn'], parameters);
  } else if (player !== undefined && letter !== player) {
    reportOddity(reader, 0, 'turn.lower-case', ['turn'], { player });
  }
  return turn;
}

/** The faces, which are read into the owners of all squares. */
const FACE_GROUPS: Groups<TextIssues, Int8Array, Face> = {
  letters: FACE_LETTERS,
  names: FACES,
  unexpected: (reader, end) => {
    const parameters = { ...pieceAt(reader, end), expected: 'face' } as const;
    reportFault(reader, reader.index, 'shared.unexpected-character', ['faces'], parameters);
  },
  repeated: (reader, face) =>
    reportFault(reader, reader.index, 'face.repeated', ['faces', face], { face }),
  late: (reader, face) =>
    reportOddity(reader, reader.index, 'face.unsorted', ['faces', face], { face }),
  missing: (reader, face) =>
    reportFault(reader, reader.text.length, 'face.missing', ['faces', face], { face }),
  read: readFace,
};

function readFace(reader: Reader, face: Face, end: number, owners: Int8Array): void {
  const rows = reader.text.slice(reader.index, end).split('/');
  if (rows.length !== Cube.Size) {
    const parameters = { face, rows: rows.length };
    reportFault(reader, reader.index, 'face.wrong-rows', ['faces', face], parameters);
    return;
  }
  for (const [row, text] of rows.entries()) {
    readRow(reader, text, owners, {
      face,
      row: row + 1,
      first: squareAt(FACES.indexOf(face), row, 0),
    });
    reader.index += text.length + 1;
  }
}

/** What a row consists of: squares of players, runs of free squares, and what is neither. */
const ROW = /[a-d]|[1-9]+|[^a-d1-9]+/g;

/** Read a row, which begins at the next character. */
function readRow(
  reader: Reader,
  text: string,
  owners: Int8Array,
  { face, row, first }: { readonly face: Face; readonly row: number; readonly first: number },
): void {
  const path = ['faces', face, 'rows', row];
  let squares = 0;
  let isClear = true;
  for (const { 0: found, index } of text.matchAll(ROW)) {
    const owner = OWNERS.indexOf(found);
    const place = reader.index + index;
    if (owner >= 0) {
      // A row can be too long, but then nothing is made of what was read.
      owners[first + squares] = owner;
      squares++;
    } else if (/[1-9]/.test(found)) {
      if (found.length > 1) {
        reportOddity(reader, place, 'row.split-run', path, { face, row, digits: found });
      }
      for (const digit of found) squares += Number(digit);
    } else {
      const parameters = { text: excerpt(found), expected: 'row' } as const;
      reportFault(reader, place, 'shared.unexpected-character', path, parameters);
      isClear = false;
    }
  }
  if (squares === Cube.Size || !isClear) return;
  reportFault(reader, reader.index, 'row.wrong-length', path, { face, row, squares });
}

function readPlayers(reader: Reader): readonly PlayerReading[] | undefined {
  const players = PLAYER_IDS.map((player) => readPlayer(reader, player));
  skipTo(reader, reader.text.length, 'end');
  return reader.readable ? players : undefined;
}

const NOT_THERE: PlayerReading = { total: 0, mark: 0 };

/** The bit of each mark. */
const MARKS: Readonly<Record<string, HandBits>> = { '!': HandBits.Out, '+': HandBits.SingleLast };

/** Read a player's points and mark. */
function readPlayer(reader: Reader, player: PlayerId): PlayerReading {
  const { text, index } = reader;
  const path = ['players', player];
  const start = findNext(text, index, `${player}${player.toLowerCase()}`);
  if (start === text.length) {
    reportFault(reader, index, 'player.missing', path, { player });
    return NOT_THERE;
  }
  skipTo(reader, start, player);
  if (text.charAt(start) !== player) {
    reportOddity(reader, start, 'player.lower-case', path, { player });
  }
  reader.index++;
  const total = readTotal(reader, player);
  const mark: number = MARKS[text.charAt(reader.index)] ?? 0;
  if (mark !== 0) reader.index++;
  return { total, mark };
}

/** Skip and report characters up to a place: they mean nothing here. */
function skipTo(reader: Reader, end: number, expected: PlayerId | 'end'): void {
  const { index } = reader;
  if (index >= end) return;
  const parameters = { ...pieceAt(reader, end), expected };
  reportFault(reader, index, 'players.unexpected-character', ['players'], parameters);
  reader.index = end;
}

function readTotal(reader: Reader, player: PlayerId): number {
  const { text, index } = reader;
  const path = ['players', player, 'total'];
  const { digits, number: total, zero } = digitsAt(text, index);
  if (digits === '') {
    const parameters = { player, ...pieceAt(reader, index + 1) };
    reportFault(reader, index, 'total.missing', path, parameters);
  } else if (total > HIGHEST_TOTAL) {
    const parameters = { player, digits: excerpt(digits), most: HIGHEST_TOTAL };
    reportFault(reader, index, 'total.too-high', path, parameters);
  } else if (zero !== undefined) {
    reportOddity(reader, index, 'total.leading-zero', path, { player, digits, total });
  }
  reader.index += digits.length;
  return total;
}
